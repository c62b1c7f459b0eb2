import { GatewayError } from '../core/gateway-error.ts';
import type { UpstreamAnswer } from '../core/provider.ts';
import type { RoutedCall } from '../core/router.ts';
import { AttemptHistory } from './attempt-history.ts';
import type { Candidate, CandidateGroup } from './candidate.ts';
import { chooseCandidate, hasFullCandidate } from './choose-candidate.ts';
import { judgeFailure } from './judge-failure.ts';
import { makeAttempt } from './make-attempt.ts';
import { planWait } from './plan-wait.ts';
import type { RouterContext } from './router-context.ts';
import { createCancellation, waitFor } from './wait-for.ts';

/** No deployment of a group could answer, and another model may be asked. */
export class ExhaustedGroup {
  readonly error: unknown;

  constructor(error: unknown) {
    this.error = error;
  }
}

/**
 * Makes attempts at the deployments of one group until one answers, none is left, or the configured number is used up.
 * Throws a failure that no other deployment and no other model can mend.
 */
export async function askGroup(
  call: RoutedCall,
  group: CandidateGroup,
  context: RouterContext,
): Promise<UpstreamAnswer | ExhaustedGroup> {
  let history: AttemptHistory | null = null;
  while (history === null || history.count < context.routing.attempts) {
    const candidate = choose(group, history, context);
    if (candidate === null) break;
    if (history !== null && (await waitForStart(call, candidate, { history, context })) === 'full') continue;
    try {
      return await makeAttempt(call, candidate, context);
    } catch (error) {
      history = recordFailure(error, candidate, { history, context });
    }
  }
  return new ExhaustedGroup(history === null ? createOverloadedError(group) : history.lastError);
}

function choose(
  group: CandidateGroup,
  history: AttemptHistory | null,
  { routing, random, now }: RouterContext,
): Candidate | null {
  return chooseCandidate(group, { strategy: routing.strategy, now: now(), random, history });
}

interface Progress {
  readonly history: AttemptHistory | null;
  readonly context: RouterContext;
}

/** Others may have taken the last place meanwhile. */
async function waitForStart(
  { signal, notes }: RoutedCall,
  candidate: Candidate,
  { history, context }: Progress,
): Promise<'free' | 'full'> {
  if (signal.aborted) throw createCancellation(signal);
  const startedAt = context.now();
  const waitMs = (history?.findStart(candidate) ?? 0) - startedAt;
  if (waitMs <= 0) return 'free';
  await waitFor(waitMs, signal);
  notes.waitMs = (notes.waitMs ?? 0) + context.now() - startedAt;
  return candidate.tracker.isFull ? 'full' : 'free';
}

/** Throws the failure where nothing more can be done about it. */
function recordFailure(error: unknown, candidate: Candidate, { history, context }: Progress): AttemptHistory {
  const { next } = judgeFailure(error, candidate.repeatRule);
  if (next === 'stop') throw error;
  const record = history ?? new AttemptHistory();
  const retryAfterMs = error instanceof GatewayError ? (error.upstream?.retryAfterMs ?? null) : null;
  const pauseMs =
    next === 'elsewhere'
      ? Infinity
      : planWait({ count: record.count + 1, retryAfterMs }, context.routing, context.random());
  record.add(candidate, { error, notBefore: context.now() + pauseMs });
  return record;
}

/** How soon a client may come back to deployments that are full, in milliseconds. */
const fullRetryAfterMs = 1000;

function createOverloadedError(group: CandidateGroup): Error {
  if (!hasFullCandidate(group)) return new Error('A model group without deployments');
  return new GatewayError(
    'overloaded',
    'Every upstream of this model has as many requests as it may. Try again.',
    {
      reason: 'overloaded',
      retryAfterMs: fullRetryAfterMs,
    },
  );
}
