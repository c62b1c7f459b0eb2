import { describe, expect, it } from 'vitest';
import { DeploymentTracker } from '../../../src/routing/deployment-tracker.ts';
import { createCandidate } from '../../support/create-candidate.ts';

function createTracker(): DeploymentTracker {
  return new DeploymentTracker(createCandidate('a').deployment, { failures: 3, durationMs: 1000 });
}

describe('DeploymentTracker', () => {
  it('averages latencies, later ones more', () => {
    const tracker = createTracker();
    expect(tracker.estimateCost(1)).toBe(1);
    tracker.noteLatency(1, 100);
    expect(tracker.estimateCost(1)).toBe(101);
    tracker.noteLatency(1, 200);
    expect(tracker.estimateCost(1)).toBeCloseTo(131);
  });

  it('forgets a latency with time', () => {
    const tracker = createTracker();
    tracker.noteLatency(0, 1000);
    expect(tracker.estimateCost(30_000)).toBeCloseTo(501);
    expect(tracker.estimateCost(600_000)).toBeCloseTo(1, 1);
  });

  it('takes calls that wait for a sign of how long they take', () => {
    const tracker = createTracker();
    const [endFirst, endSecond] = [tracker.startWait(1000), tracker.startWait(3000)];
    expect(tracker.estimateCost(4000)).toBe(2001);
    tracker.noteLatency(4000, 5000);
    expect(tracker.estimateCost(4000)).toBe(5001);
    endFirst();
    endFirst();
    expect(tracker.estimateCost(604_000)).toBe(601_001);
    endSecond();
    expect(tracker.estimateCost(604_000)).toBeCloseTo(1, 1);
  });
});
