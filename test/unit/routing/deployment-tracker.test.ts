import { describe, expect, it } from 'vitest';
import { DeploymentTracker, type FailureEffect } from '../../../src/routing/deployment-tracker.ts';
import { createCandidate } from '../../support/create-candidate.ts';

const cooldown = { failures: 3, durationMs: 1000 };

function createTracker(): DeploymentTracker {
  return new DeploymentTracker(createCandidate('a').deployment, cooldown);
}

function fail(tracker: DeploymentTracker, now: number, effect: FailureEffect = 'count') {
  tracker.begin(now);
  return tracker.fail(effect, now);
}

function succeed(tracker: DeploymentTracker, now: number): void {
  tracker.begin(now);
  tracker.noteAnswer(now, 1);
  tracker.succeed();
}

describe('DeploymentTracker', () => {
  it('cools down after failures in a row', () => {
    const tracker = createTracker();
    expect([fail(tracker, 1), fail(tracker, 2), tracker.isCooling(2)]).toEqual([
      'unchanged',
      'unchanged',
      false,
    ]);
    expect(fail(tracker, 3)).toBe('cooled');
    expect([tracker.isCooling(3), tracker.isCooling(1002), tracker.isCooling(1003)]).toEqual([
      true,
      true,
      false,
    ]);
    expect(tracker.running).toBe(0);
  });

  it('begins to count anew after a success', () => {
    const tracker = createTracker();
    fail(tracker, 1);
    fail(tracker, 2);
    succeed(tracker, 3);
    expect([fail(tracker, 4), fail(tracker, 5)]).toEqual(['unchanged', 'unchanged']);
    expect(fail(tracker, 6)).toBe('cooled');
  });

  it('cools down at once where the credential is refused', () => {
    const tracker = createTracker();
    expect(fail(tracker, 1, 'cool')).toBe('cooled');
  });

  it('does not count what says nothing, and takes a rejected request for a sign of life', () => {
    const tracker = createTracker();
    fail(tracker, 1);
    fail(tracker, 2);
    expect(fail(tracker, 3, 'none')).toBe('unchanged');
    fail(tracker, 4, 'alive');
    expect([fail(tracker, 5), fail(tracker, 6), fail(tracker, 7)]).toEqual([
      'unchanged',
      'unchanged',
      'cooled',
    ]);
  });

  it('lets one probe through, and cools down again when it fails', () => {
    const tracker = createTracker();
    fail(tracker, 1, 'cool');
    tracker.begin(1001);
    expect(tracker.isCooling(1002)).toBe(true);
    expect(tracker.fail('count', 1003)).toBe('cooled');
    expect([tracker.isCooling(2002), tracker.isCooling(2003)]).toEqual([true, false]);
  });

  it('lets the next probe through when one says nothing', () => {
    const tracker = createTracker();
    fail(tracker, 1, 'cool');
    expect(fail(tracker, 1001, 'none')).toBe('unchanged');
    expect(tracker.isCooling(1002)).toBe(false);
  });

  it('is back with the first answer', () => {
    const tracker = createTracker();
    fail(tracker, 1, 'cool');
    tracker.begin(1001);
    tracker.noteAnswer(1500, 499);
    expect(tracker.isCooling(1501)).toBe(false);
    expect(tracker.running).toBe(1);
  });

  it('does not stay out longer because of what began before', () => {
    const tracker = createTracker();
    tracker.begin(0);
    fail(tracker, 1, 'cool');
    expect(tracker.fail('count', 900)).toBe('unchanged');
    expect(tracker.isCooling(1001)).toBe(false);
  });

  it('averages latencies, later ones more', () => {
    const tracker = createTracker();
    expect(tracker.estimateCost(1)).toBe(1);
    tracker.noteAnswer(1, 100);
    expect(tracker.estimateCost(1)).toBe(101);
    tracker.noteAnswer(1, 200);
    expect(tracker.estimateCost(1)).toBeCloseTo(131);
  });

  it('forgets a latency with time', () => {
    const tracker = createTracker();
    tracker.noteAnswer(0, 1000);
    expect(tracker.estimateCost(30_000)).toBeCloseTo(501);
    expect(tracker.estimateCost(600_000)).toBeCloseTo(1, 1);
  });
});
