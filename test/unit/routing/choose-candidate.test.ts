import { describe, expect, it } from 'vitest';
import { GatewayError } from '../../../src/core/gateway-error.ts';
import { AttemptHistory } from '../../../src/routing/attempt-history.ts';
import type { Candidate } from '../../../src/routing/candidate.ts';
import {
  chooseCandidate,
  hasFullCandidate,
  type ChoiceContext,
} from '../../../src/routing/choose-candidate.ts';
import { createCandidate } from '../../support/create-candidate.ts';

function neverAsked(): number {
  throw new Error('There was nothing to choose.');
}

function choose(tiers: readonly (readonly Candidate[])[], context: Partial<ChoiceContext> = {}) {
  const defaults = {
    strategy: 'weighted',
    now: 1000,
    random: neverAsked,
    history: null,
    reach: 'any',
    patienceMs: 60,
  } as const;
  return chooseCandidate({ tiers }, { ...defaults, ...context })?.deployment.id ?? null;
}

/** A source of chance that gives these numbers in turn. */
function give(...numbers: readonly number[]): () => number {
  let index = 0;
  return () => numbers[index++] ?? neverAsked();
}

function createHistory(...entries: readonly (readonly [Candidate, number])[]): AttemptHistory {
  const history = new AttemptHistory();
  for (const [candidate, notBefore] of entries)
    history.add(candidate, { error: null, notBefore, mayRecover: true });
  return history;
}

function coolDown({ tracker }: Candidate, now: number): void {
  tracker.begin(now);
  tracker.fail({ effect: 'cool', concerns: 'model', error: null, startedAt: now }, now);
}

describe('chooseCandidate', () => {
  it('takes the only candidate without asking for chance', () => {
    expect(choose([[createCandidate('a')]])).toBe('a');
  });

  it.each([
    [0, 'a'],
    [0.24, 'a'],
    [0.25, 'b'],
    [0.99, 'b'],
  ])('takes a share of the requests that its weight gives it: chance %d', (random, expected) => {
    const tier = [createCandidate('a', { weight: 1 }), createCandidate('b', { weight: 3 })];
    expect(choose([tier], { random: () => random })).toBe(expected);
  });

  it('leaves later tiers alone as long as an earlier one can serve', () => {
    const first = createCandidate('first', { concurrency: 1 });
    const tiers = [[first], [createCandidate('second')]];
    expect(choose(tiers)).toBe('first');
    first.tracker.places.take();
    expect(choose(tiers)).toBe('second');
  });

  it('skips what is full, and finds nobody when everything is', () => {
    const group = [createCandidate('a', { concurrency: 1 }), createCandidate('b', { concurrency: 2 })];
    group[0]?.tracker.places.take();
    expect(choose([group])).toBe('b');
    group[1]?.tracker.places.take();
    expect(choose([group])).toBe('b');
    group[1]?.tracker.places.take();
    expect(choose([group])).toBe(null);
    expect(hasFullCandidate({ tiers: [group] })).toBe(true);
    group[0]?.tracker.places.give();
    expect(choose([group])).toBe('a');
  });

  it('prefers a candidate that has not failed for this request, in a later tier too', () => {
    const tried = createCandidate('tried');
    const history = createHistory([tried, 1000]);
    expect(choose([[tried, createCandidate('other')]], { history })).toBe('other');
    expect(choose([[tried], [createCandidate('other')]], { history })).toBe('other');
    expect(choose([[tried]], { history })).toBe('tried');
  });

  it('comes back first to the one that may be asked soonest, and never to one that is out', () => {
    const [a, b, c] = [createCandidate('a'), createCandidate('b'), createCandidate('c')];
    expect(choose([[a, b, c]], { history: createHistory([a, 5000], [b, 1200], [c, Infinity]) })).toBe('b');
    expect(choose([[a, c]], { history: createHistory([a, Infinity], [c, Infinity]) })).toBe(null);
    // Both may be asked already: the one that was asked less.
    expect(choose([[a, b]], { history: createHistory([a, 900], [a, 900], [b, 950]) })).toBe('b');
  });

  it('leaves out what is in cooldown, unless nothing else is left', () => {
    const [cold, warm] = [createCandidate('cold'), createCandidate('warm')];
    coolDown(cold, 1000);
    expect(choose([[cold], [warm]])).toBe('warm');
    expect(choose([[cold], [warm]], { history: createHistory([warm, 1000]) })).toBe('warm');
    expect(choose([[cold], [warm]], { history: createHistory([warm, Infinity]) })).toBe('cold');
    coolDown(warm, 1000);
    expect(choose([[cold], [warm]])).toBe('cold');
    expect(choose([[cold]])).toBe('cold');
    expect(choose([[cold], [warm]], { reach: 'ready' })).toBe(null);
  });

  it('leaves out who asked to be left alone, unless nothing else is left', () => {
    const bound = createCandidate('bound');
    const upstream = { deploymentId: 'bound', status: 429, kind: 'rate_limited', retryAfterMs: 400 } as const;
    const error = new GatewayError('resource_exhausted', 'Slow down.', { upstream });
    bound.tracker.fail({ effect: 'count', concerns: 'model', error, startedAt: 1000 }, 1000);
    expect(choose([[bound], [createCandidate('free')]])).toBe('free');
    expect(choose([[bound]], { reach: 'ready' })).toBe(null);
    expect(choose([[bound]])).toBe('bound');
    expect(choose([[bound]], { now: 1400, reach: 'ready' })).toBe('bound');
  });

  it('sends one probe when a cooldown is over', () => {
    const [cold, warm] = [createCandidate('cold'), createCandidate('warm')];
    coolDown(cold, 1000);
    expect(choose([[cold], [warm]], { now: 1999 })).toBe('warm');
    expect(choose([[cold], [warm]], { now: 2000 })).toBe('cold');
    cold.tracker.begin(2000);
    expect(choose([[cold], [warm]], { now: 2001 })).toBe('warm');
    cold.tracker.noteAnswer(2002, 2);
    expect(choose([[cold], [warm]], { now: 2003 })).toBe('cold');
  });

  it('takes the faster of two by latency', () => {
    const tier = ['slow', 'fast', 'middle'].map((id) => createCandidate(id));
    const latencies = [900, 10, 200];
    tier.forEach(({ tracker }, index) => tracker.noteAnswer(1000, latencies[index] ?? 0));
    const strategy = 'latency';
    expect(choose([tier], { strategy, random: give(0, 0) })).toBe('fast');
    expect(choose([tier], { strategy, random: give(0, 0.9) })).toBe('middle');
    expect(choose([tier], { strategy, random: give(0.9, 0.9) })).toBe('fast');
  });

  it('counts what runs, and the weight, against latency', () => {
    const [a, b] = [createCandidate('a'), createCandidate('b')];
    for (const { tracker } of [a, b]) tracker.noteAnswer(1000, 100);
    const context = { strategy: 'latency', random: () => 0 } as const;
    expect(choose([[a, b]], context)).toBe('a');
    const call = a.tracker.enter(1000);
    call.endWait();
    expect(choose([[a, b]], context)).toBe('b');
    call.end();
    expect(choose([[a, b]], context)).toBe('a');
  });
});
