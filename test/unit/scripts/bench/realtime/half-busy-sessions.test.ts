import { describe, expect, it } from 'vitest';
import { findHalfBusySessions } from '../../../../../scripts/bench/realtime/half-busy-sessions.ts';

describe('findHalfBusySessions', () => {
  it('ends with what keeps a server busy half of the time', async () => {
    const measure = (sessions: number) => Promise.resolve(sessions / 4);
    expect(await findHalfBusySessions(100, measure)).toBe(200);
  });

  it('has one session at least, and no more than a load generator can drive', async () => {
    expect(await findHalfBusySessions(10, () => Promise.resolve(100_000))).toBe(1);
    expect(await findHalfBusySessions(10, () => Promise.resolve(0.001))).toBe(2_000);
  });
});
