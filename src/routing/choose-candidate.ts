import type { RoutingConfig } from '../core/config.ts';
import type { AttemptHistory, TriedCandidate } from './attempt-history.ts';
import type { Candidate, CandidateGroup, Choosable } from './candidate.ts';

/** What a choice depends on beside the candidates. */
export interface ChoiceContext<One extends Choosable = Candidate> {
  readonly strategy: RoutingConfig['strategy'];
  /** On the router's clock, in milliseconds. */
  readonly now: number;
  /** From 0 to below 1; asked only where there is a choice. */
  readonly random: () => number;
  /** `null` before the first failure. */
  readonly history: AttemptHistory<One> | null;
  /**
   * `ready`: only those that are not left out, because something else can be asked in their place. `any`: these first, and
   * the others where there are none.
   */
  readonly reach: 'ready' | 'any';
  /** How long a request waits for one that wants to be left alone, in milliseconds. */
  readonly patienceMs: number;
}

type Test = (candidate: Choosable, context: ChoiceContext<Choosable>) => boolean;

/**
 * The candidate to ask next; `null` when none is left. Full deployments are never chosen. The order: one that has not
 * failed for this request, from the first tier that has one; one that has failed and may be asked again; and where nothing
 * else can be asked, one that is left out, which is better than no answer: first what can be waited for, whether it has failed or
 * not, and last what wants to be left alone for long.
 */
export function chooseCandidate<One extends Choosable>(
  group: CandidateGroup<One>,
  context: ChoiceContext<One>,
): One | null {
  const ready = pickFromTiers(group, context, isReady) ?? findAgain(context, isRested);
  if (ready !== null || context.reach === 'ready') return ready;
  return (
    findFreeSoonest(group, context, isAwaited) ??
    pickFromTiers(group, context, isUnbound) ??
    findFreeSoonest(group, context, isUntried) ??
    findAgain(context, isAnything)
  );
}

/** Whether some candidate is left out only because it has as much to do as it may, or is out of service. */
export function hasFullCandidate({ tiers }: CandidateGroup<Choosable>): boolean {
  return tiers.some((tier) => tier.some(({ tracker }) => tracker.isFull));
}

/** Whether some candidate has as much to do as it may, as opposed to one that somebody took out of service. */
export function hasBusyCandidate({ tiers }: CandidateGroup<Choosable>): boolean {
  return tiers.flat().some(({ tracker }) => tracker.isFull && !tracker.isDrained);
}

const isReady: Test = (candidate, context) =>
  isUnbound(candidate, context) && !candidate.tracker.isCooling(context.now);

const isUntried: Test = (candidate, { history }) =>
  !candidate.tracker.isFull && (history === null || !history.has(candidate));

const isUnbound: Test = (candidate, context) =>
  isUntried(candidate, context) && candidate.tracker.boundUntil <= context.now;

const isAwaited: Test = (candidate, { now, patienceMs, history }) =>
  !candidate.tracker.isFull &&
  !candidate.tracker.isCooling(now) &&
  candidate.tracker.boundUntil <= now + patienceMs &&
  findStart(candidate, history) < Infinity;

const isRested: Test = ({ tracker }, { now }) =>
  !tracker.isFull && !tracker.isCooling(now) && tracker.boundUntil <= now;

const isAnything: Test = ({ tracker }) => !tracker.isFull;

function pickFromTiers<One extends Choosable>(
  { tiers }: CandidateGroup<One>,
  context: ChoiceContext<One>,
  test: Test,
): One | null {
  for (const tier of tiers) {
    const candidate = pickFromTier(tier, context, test);
    if (candidate !== null) return candidate;
  }
  return null;
}

/** Two passes over the tier in place of a list of those that pass: this is on the way of every request. */
function pickFromTier<One extends Choosable>(
  tier: readonly One[],
  context: ChoiceContext<One>,
  test: Test,
): One | null {
  let count = 0;
  let weight = 0;
  let last: One | null = null;
  for (const candidate of tier) {
    if (!test(candidate, context)) continue;
    count += 1;
    weight += candidate.weight;
    last = candidate;
  }
  if (count < 2) return last;
  if (context.strategy === 'latency') return pickFaster(tier, { context, test, count });
  let rest = context.random() * weight;
  for (const candidate of tier) {
    if (!test(candidate, context)) continue;
    rest -= candidate.weight;
    if (rest < 0) return candidate;
  }
  return last;
}

interface EligibleTier {
  readonly context: ChoiceContext<Choosable>;
  readonly test: Test;
  readonly count: number;
}

/** Power of two choices: of two different ones taken at random, the one that costs less. */
function pickFaster<One extends Choosable>(tier: readonly One[], eligible: EligibleTier): One | null {
  const { context, count } = eligible;
  const firstIndex = Math.floor(context.random() * count);
  const otherIndex = Math.floor(context.random() * (count - 1));
  const first = findEligible(tier, eligible, firstIndex);
  const second = findEligible(tier, eligible, otherIndex < firstIndex ? otherIndex : otherIndex + 1);
  if (first === null || second === null) return first ?? second;
  const { now } = context;
  return first.tracker.estimateCost(now) <= second.tracker.estimateCost(now) ? first : second;
}

function findEligible<One extends Choosable>(
  tier: readonly One[],
  { context, test }: EligibleTier,
  index: number,
): One | null {
  let position = 0;
  for (const candidate of tier) {
    if (!test(candidate, context)) continue;
    if (position === index) return candidate;
    position += 1;
  }
  return null;
}

/** Of those that pass the one that may be asked soonest. */
function findFreeSoonest<One extends Choosable>(
  { tiers }: CandidateGroup<One>,
  context: ChoiceContext<One>,
  test: Test,
): One | null {
  const { history } = context;
  return tiers
    .flat()
    .filter((one) => test(one, context))
    .reduce<One | null>((best, one) => {
      return best === null || findStart(one, history) < findStart(best, history) ? one : best;
    }, null);
}

/** When it wants to be asked, at all and by this request; `Infinity` for never. */
function findStart(candidate: Choosable, history: AttemptHistory<Choosable> | null): number {
  return Math.max(candidate.tracker.boundUntil, history?.findStart(candidate) ?? 0);
}

/** Of those that have failed, the one that may be asked soonest; among equals the one that was asked least. */
function findAgain<One extends Choosable>(context: ChoiceContext<One>, test: Test): One | null {
  let best: TriedCandidate<One> | null = null;
  for (const entry of context.history?.tried ?? []) {
    if (entry.notBefore === Infinity || !test(entry.candidate, context)) continue;
    if (best === null || isBetter(entry, best, context.now)) best = entry;
  }
  return best?.candidate ?? null;
}

function isBetter(entry: TriedCandidate<Choosable>, best: TriedCandidate<Choosable>, now: number): boolean {
  const difference = Math.max(entry.notBefore, now) - Math.max(best.notBefore, now);
  return difference < 0 || (difference === 0 && entry.count < best.count);
}
