import { GatewayError } from '../core/gateway-error.ts';
import type { UpstreamAnswer } from '../core/provider.ts';
import type { RoutedCall } from '../core/router.ts';
import { AttemptHistory } from './attempt-history.ts';
import type { Candidate, CandidateGroup } from './candidate.ts';
import { chooseCandidate, hasFullCandidate, type ChoiceContext } from './choose-candidate.ts';
import { FailedCall, makeAttempt } from './make-attempt.ts';
import { planWait } from './plan-wait.ts';
import type { AskContext } from './router-context.ts';
import { createCancellation, waitFor } from './wait-for.ts';

/** No deployment of a group could answer, and another model may be asked. */
export class ExhaustedGroup {
  /** The last failure; of a group that was not asked, why not. */
  readonly error: unknown;
  readonly wasAsked: boolean;

  constructor(error: unknown, wasAsked: boolean) {
    this.error = error;
    this.wasAsked = wasAsked;
  }
}

/** How a group is asked: see {@link ChoiceContext.reach}. */
export interface GroupQuestion {
  readonly group: CandidateGroup;
  readonly reach: ChoiceContext['reach'];
}

/**
 * Makes attempts at the deployments of one group until one answers, none is left, the configured number is used up or the
 * time is over. A group that has only deployments that are left out gets one attempt. Throws a failure that no other deployment
 * and no other model can mend.
 */
export async function askGroup(
  call: RoutedCall,
  { group, reach }: GroupQuestion,
  context: AskContext,
): Promise<UpstreamAnswer | ExhaustedGroup> {
  let history: AttemptHistory | null = null;
  let attempts = context.routing.attempts;
  while (history === null || history.count < attempts) {
    const candidate = choose(group, { history, reach, context });
    if (candidate === null) break;
    if (history === null && isLeftOut(candidate, context)) attempts = 1;
    const waitMs = planStart(call, candidate, { history, context });
    if (waitMs === Infinity) break;
    // Nobody may come between a choice and its attempt, unless there is something to wait for.
    if (waitMs > 0 && (await waitForStart(call, candidate, { waitMs, context })) === 'full') continue;
    const answer = await makeAttempt(call, candidate, context);
    if (!(answer instanceof FailedCall)) return answer;
    history = recordFailure(answer, candidate, { history, context });
  }
  if (history !== null) return new ExhaustedGroup(history.lastError, true);
  return new ExhaustedGroup(explainUnasked(group), false);
}

interface Progress {
  readonly history: AttemptHistory | null;
  readonly context: AskContext;
}

function choose(
  group: CandidateGroup,
  { history, reach, context }: Progress & Pick<GroupQuestion, 'reach'>,
): Candidate | null {
  const { routing, random, now } = context;
  const { strategy } = routing;
  return chooseCandidate(group, { strategy, now: now(), random, history, reach });
}

/** Whether it is asked only because nothing else is left. */
function isLeftOut({ tracker }: Candidate, { routing, now }: AskContext): boolean {
  return tracker.isCooling(now()) || tracker.boundUntil - now() > routing.maxBackoffMs;
}

/** How long to wait before this candidate is asked, in milliseconds; `Infinity` where the time would be over. */
function planStart({ signal }: RoutedCall, candidate: Candidate, { history, context }: Progress): number {
  if (signal.aborted) throw createCancellation(signal);
  const now = context.now();
  const { boundUntil } = candidate.tracker;
  // Of one that asked for longer it is known what it would say; but nothing else is left to be asked.
  const boundAt = boundUntil - now <= context.routing.maxBackoffMs ? boundUntil : 0;
  const startAt = Math.max(history?.findStart(candidate) ?? 0, boundAt, now);
  return startAt < context.deadlineAt ? startAt - now : Infinity;
}

/** Others may have taken the last place meanwhile. */
async function waitForStart(
  { signal, notes }: RoutedCall,
  { tracker }: Candidate,
  { waitMs, context }: { readonly waitMs: number; readonly context: AskContext },
): Promise<'free' | 'full'> {
  const startedAt = context.now();
  await waitFor(waitMs, signal);
  notes.waitMs = (notes.waitMs ?? 0) + context.now() - startedAt;
  return tracker.isFull ? 'full' : 'free';
}

/** Throws the failure where nothing more can be done about it. */
function recordFailure(
  { error, next }: FailedCall,
  candidate: Candidate,
  { history, context }: Progress,
): AttemptHistory {
  if (next === 'stop') throw error;
  if (next === 'give-up') throw error instanceof GatewayError ? error.toFinal() : error;
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

function explainUnasked(group: CandidateGroup): Error {
  if (hasFullCandidate(group)) {
    const message = 'Every upstream of this model has as many requests as it may. Try again.';
    return new GatewayError('overloaded', message, { reason: 'overloaded', retryAfterMs: fullRetryAfterMs });
  }
  return new GatewayError('unavailable', 'The upstreams of this model do not answer. Try again later.', {
    reason: 'upstream_error',
  });
}
