import type { LimitAnswer, LimitedParty, Limiter, LimitRequest, SharedLimiter } from '../core/limiter.ts';

export interface FallbackLimiterOptions {
  readonly shared: SharedLimiter;
  /** Counts while the shared one is away. */
  readonly local: Limiter;
  /** Why the shared one is away from the beginning. Default: `null`, it is not. */
  readonly away?: Error | null;
  /** A monotonic clock, in milliseconds. Default: the time since the process began. */
  readonly now?: () => number;
  /** Told when the shared limiter is given up for a while, and when it answers again. */
  readonly onState: (state: 'away' | 'back', error: unknown) => void;
}

/** Failures in a row after which nobody waits for the shared limiter any more. */
const maxFailures = 3;

/** How long it is left alone then, in milliseconds. */
const pauseMs = 1_000;

/**
 * Limits of all nodes together, and of this node alone while those cannot be asked: then each node allows its share, rounded
 * up. Losing the shared limiter costs precision and never a request.
 */
export function createFallbackLimiter(options: FallbackLimiterOptions): Limiter {
  const { shared, local, away = null, now = () => performance.now(), onState } = options;
  let failures = away === null ? 0 : maxFailures;
  let localUntil = -Infinity;
  const noteFailure = (error: unknown) => {
    failures += 1;
    if (failures < maxFailures) return;
    if (failures === maxFailures) onState('away', error);
    localUntil = now() + pauseMs;
  };
  const noteAnswer = () => {
    if (failures >= maxFailures) onState('back', null);
    failures = 0;
    localUntil = -Infinity;
  };
  if (away !== null) onState('away', away);
  const takeHere = (request: LimitRequest) => local.take(divide(request, shared.nodeCount));
  const wait = async (request: LimitRequest, asked: Promise<LimitAnswer>) => {
    try {
      const answer = await asked;
      noteAnswer();
      return answer;
    } catch (error) {
      noteFailure(error);
      return await takeHere(request);
    }
  };
  return {
    take: (request) => {
      const at = now();
      if (at < localUntil) return takeHere(request);
      // One request tries it; the others need not wait for what becomes of that.
      if (failures >= maxFailures) localUntil = at + pauseMs;
      const asked = shared.take(request);
      // Who was answered at once has asked nobody.
      return asked instanceof Promise ? wait(request, asked) : asked;
    },
    close: async () => {
      await Promise.all([shared.close(), local.close()]);
    },
  };
}

function divide(request: LimitRequest, nodeCount: number): LimitRequest {
  if (nodeCount === 1) return request;
  const share = (limit: number | null) => (limit === null ? null : Math.ceil(limit / nodeCount));
  const parties = request.parties.map(({ id, limits: { rpm, tpm, concurrency } }): LimitedParty => {
    return { id, limits: { rpm: share(rpm), tpm: share(tpm), concurrency: share(concurrency) } };
  });
  return { ...request, parties };
}
