import { describe, expect, it } from 'vitest';
import { ModelPace } from '../../../src/routing/model-pace.ts';

describe('ModelPace', () => {
  it('averages latencies, later ones more', () => {
    const pace = new ModelPace();
    expect(pace.estimateCost(1)).toBe(1);
    pace.noteLatency(1, 100);
    expect(pace.estimateCost(1)).toBe(101);
    pace.noteLatency(1, 200);
    expect(pace.estimateCost(1)).toBeCloseTo(131);
  });

  it('forgets a latency with time', () => {
    const pace = new ModelPace();
    pace.noteLatency(0, 1000);
    expect(pace.estimateCost(30_000)).toBeCloseTo(501);
    expect(pace.estimateCost(600_000)).toBeCloseTo(1, 1);
  });

  it('takes calls that wait for a sign of how long they take', () => {
    const pace = new ModelPace();
    const [first, second] = [pace.begin(1000), pace.begin(3000)];
    expect(pace.estimateCost(4000)).toBe(3 * 2001);
    pace.noteLatency(4000, 5000);
    expect(pace.estimateCost(4000)).toBe(3 * 5001);
    first.endWait();
    first.endWait();
    expect(pace.estimateCost(604_000)).toBe(3 * 601_001);
    first.end();
    second.end();
    expect(pace.estimateCost(604_000)).toBeCloseTo(1, 1);
  });
});
