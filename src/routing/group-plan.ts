import { GatewayError } from '../core/gateway-error.ts';
import { hasReturned } from '../core/passed-gateways.ts';
import { AttemptHistory } from './attempt-history.ts';
import type { CandidateGroup, Choosable } from './candidate.ts';
import {
  chooseCandidate,
  hasBusyCandidate,
  hasFullCandidate,
  type ChoiceContext,
} from './choose-candidate.ts';
import { isDue } from './is-due.ts';
import { isGateway, leaveOutGateways } from './leave-out-gateways.ts';
import { planWait } from './plan-wait.ts';
import type { PlanAsk } from './router-context.ts';
import { createCancellation } from '../core/create-cancellation.ts';

/**
 * Whom a request asks next of one group: deployments one after the other, until none is left, the configured number of
 * attempts is used up or the time is over. A group that has only deployments that are left out gets one attempt. Asked first for those
 * that are not left out, and then for any. Per request.
 */
export class GroupPlan<One extends Choosable> {
  readonly #group: CandidateGroup<One>;
  readonly #ask: PlanAsk;
  #history: AttemptHistory<One> | null = null;
  #attempts: number;
  #chosen: One | null = null;
  #waitMs = 0;
  #isResting = false;

  constructor(group: CandidateGroup<One>, ask: PlanAsk) {
    this.#group = hasReturned(ask.call.request.passed) ? leaveOutGateways(group) : group;
    this.#ask = ask;
    this.#attempts = ask.router.routing.attempts;
  }

  /** How long to wait before the one that was chosen last is asked, in milliseconds. */
  get waitMs(): number {
    return this.#waitMs;
  }

  /**
   * Whether it has had its attempts, or needs none. It has not where what was asked wants to be left alone for a while, and others were to
   * be asked meanwhile.
   */
  get isDone(): boolean {
    return (this.#hasFailed && !this.#isResting) || this.isRefused;
  }

  /** Whether none of them can take this request. */
  get isRefused(): boolean {
    const refused = this.#history?.refused;
    if (refused === undefined || refused.size === 0) return false;
    return this.#group.tiers.every((tier) => tier.every((candidate) => refused.has(candidate)));
  }

  /** Why it did not answer; of a group that was not asked, why not. */
  get error(): unknown {
    if (this.#hasFailed) return this.#history?.error;
    return this.isRefused ? this.#history?.refusal : explainUnasked(this.#group);
  }

  get #hasFailed(): boolean {
    return this.#history !== null && this.#history.count > 0;
  }

  /** `null` when nobody is left, or nobody can be asked in time. Throws a cancellation when the client has left. */
  choose(reach: ChoiceContext<One>['reach']): One | null {
    const { router, call, deadlineAt } = this.#ask;
    const history = this.#history;
    this.#isResting = false;
    if (history !== null && history.count >= this.#attempts) return null;
    const { routing, random } = router;
    const now = router.now();
    const { strategy, maxBackoffMs } = routing;
    const patienceMs = Math.min(maxBackoffMs, deadlineAt - now);
    const context = { strategy, now, random, history, reach, patienceMs };
    const candidate = chooseCandidate(this.#group, context);
    if (candidate === null) {
      this.#isResting = isResting(history, now);
      return null;
    }
    if (call.request.signal.aborted) throw createCancellation(call.request.signal);
    const startAt = this.#planStart(candidate, context);
    const wasAnyAsked = (call.request.notes.attempts ?? 0) > 0;
    if (wasAnyAsked ? isDue(deadlineAt, startAt) : startAt >= deadlineAt) return null;
    this.#chosen = candidate;
    this.#waitMs = startAt - now;
    return candidate;
  }

  /** The one that was chosen last has failed; `elsewhere`: it is not to be asked again. */
  noteFailure(error: unknown, next: 'retry' | 'elsewhere'): void {
    if (this.#chosen === null) return;
    const { routing, random, now } = this.#ask.router;
    const history = (this.#history ??= new AttemptHistory<One>());
    const retryAfterMs = error instanceof GatewayError ? (error.upstream?.retryAfterMs ?? null) : null;
    const pauseMs =
      next === 'elsewhere'
        ? Infinity
        : planWait({ count: history.count + 1, retryAfterMs }, routing, random());
    const notBefore = now() + pauseMs;
    history.add(this.#chosen, { error, notBefore, mayRecover: next === 'retry' || isLimited(error) });
  }

  /**
   * The one that was chosen last cannot take this request; another one may. Where a vendor says so of its model, that holds
   * wherever else in the group the model is. What another gateway calls a model is its own.
   */
  noteRefusal(error: unknown): void {
    if (this.#chosen === null) return;
    const history = (this.#history ??= new AttemptHistory<One>());
    const isOfModel = error instanceof GatewayError && error.upstream?.beyond === 'model';
    const refused =
      isOfModel && !isGateway(this.#chosen.deployment) ? this.#listAlike(this.#chosen) : [this.#chosen];
    for (const candidate of refused) history.addRefusal(candidate, error);
  }

  #listAlike({ deployment, upstreamModel }: One): readonly One[] {
    return this.#group.tiers
      .flat()
      .filter(
        (other) =>
          other.upstreamModel === upstreamModel &&
          other.deployment.provider.name === deployment.provider.name,
      );
  }

  #planStart(candidate: One, { now, patienceMs }: Pick<ChoiceContext, 'now' | 'patienceMs'>): number {
    const { tracker } = candidate;
    const { boundUntil } = tracker;
    // Of one that asked for longer it is known what it would say; but nothing else is left to be asked.
    const isBoundLong = boundUntil - now > patienceMs;
    if (!this.#hasFailed && (isBoundLong || tracker.isCooling(now))) this.#attempts = 1;
    return Math.max(this.#history?.findStart(candidate) ?? 0, isBoundLong ? 0 : boundUntil, now);
  }
}

/** Whether somebody who has failed wants to be left alone, and may be asked after that. */
function isResting(history: AttemptHistory<Choosable> | null, now: number): boolean {
  return (history?.tried ?? []).some(({ candidate: { tracker }, notBefore }) => {
    return notBefore < Infinity && tracker.boundUntil > now && !tracker.isCooling(now);
  });
}

/** A limit that ends, however late, as opposed to one that the request itself is too much for, and to an account without money. */
function isLimited(error: unknown): boolean {
  if (!(error instanceof GatewayError) || error.reason === 'insufficient_quota') return false;
  return error.upstream?.kind === 'rate_limited' && error.upstream.retryAfterMs !== null;
}

/** How soon a client may come back to deployments that are full, in milliseconds. */
const fullRetryAfterMs = 1000;

function explainUnasked(group: CandidateGroup<Choosable>): Error {
  if (hasFullCandidate(group)) {
    const message = hasBusyCandidate(group)
      ? 'Every upstream of this model has as many requests as it may. Try again.'
      : 'Every upstream of this model is out of service now. Try again later.';
    return new GatewayError('overloaded', message, { reason: 'overloaded', retryAfterMs: fullRetryAfterMs });
  }
  return new GatewayError('unavailable', 'The upstreams of this model do not answer. Try again later.', {
    reason: 'upstream_error',
  });
}
