import { GatewayError, type LimitKind } from '../../core/gateway-error.ts';
import type {
  LimitedParty,
  Limiter,
  LimitLease,
  LimitRefusal,
  LimitReport,
  RateLimits,
} from '../../core/limiter.ts';
import type { Principal } from '../../core/principal.ts';

/** How much a request may take of limits on tokens. */
export interface TokenDemand {
  readonly input: number;
  readonly output: number;
}

/** A request that is to keep the limits of its key and its user. */
export interface LimitedCall {
  readonly requestId: string;
  readonly parties: readonly LimitedParty[];
  /** Asked only where tokens are limited. */
  readonly readTokens: () => TokenDemand;
  /** What tells its client how long to wait: the head of the answer, which is the default, or its words alone. */
  readonly waitIsIn?: 'head' | 'words';
}

/** Told of the level of the limits, also where they refuse. */
export type OnReport = (report: LimitReport) => void;

const unlimited: RateLimits = { rpm: null, tpm: null, concurrency: null };

/** Who of a request's key and user is limited. The user comes first: all that is counted for it is counted in one place. */
export function listParties(
  { keyId, userId, keyLimits, userLimits }: Principal,
  defaults: RateLimits | null,
): readonly LimitedParty[] {
  const parties: LimitedParty[] = [];
  if (userLimits !== null || defaults !== null) {
    const limits = { ...(defaults ?? unlimited), ...userLimits };
    parties.push({ id: `user:${userId ?? ''}`, limits });
  }
  if (keyLimits !== null) parties.push({ id: `key:${keyId}`, limits: keyLimits });
  return parties;
}

/** Takes a request, its tokens and its slot. Throws `resource_exhausted` where a limit stands in the way. */
export async function takeLimits(
  { requestId, parties, readTokens, waitIsIn = 'head' }: LimitedCall,
  limiter: Limiter,
  onReport: OnReport,
): Promise<LimitLease> {
  const tpm = Math.min(...parties.map(({ limits }) => limits.tpm ?? Infinity));
  const { input, output } = tpm === Infinity ? { input: 0, output: 0 } : readTokens();
  if (input > tpm) throw createTooLarge(input, tpm);
  const { report, outcome } = await limiter.take({ requestId, parties, tokens: input + output });
  onReport(report);
  if ('end' in outcome) return outcome;
  throw createRefusal(outcome, waitIsIn === 'head' ? 'as long as retry-after says' : describeWait(outcome));
}

const findings: Readonly<Record<LimitKind, string>> = {
  requests: 'Too many requests in a minute.',
  tokens: 'Too many tokens in a minute.',
  concurrency: 'Too many requests at a time.',
};

function createRefusal({ kind, retryAfterMs }: LimitRefusal, wait: string): GatewayError {
  const message = `${findings[kind]} Wait ${wait}, then try again.`;
  return new GatewayError('resource_exhausted', message, {
    reason: 'rate_limit_exceeded',
    limit: kind,
    retryAfterMs,
  });
}

function describeWait({ retryAfterMs }: LimitRefusal): string {
  const seconds = Math.max(1, Math.ceil(retryAfterMs / 1_000));
  return seconds === 1 ? '1 second' : `${String(seconds)} seconds`;
}

/** It would never fit, however long its client waits. */
function createTooLarge(tokens: number, limit: number): GatewayError {
  const message = `This request has about ${String(tokens)} tokens, and ${String(limit)} are allowed in a minute. Send less.`;
  return new GatewayError('resource_exhausted', message, { reason: 'rate_limit_exceeded', final: true });
}
