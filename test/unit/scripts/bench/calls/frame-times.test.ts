import { describe, expect, it } from 'vitest';
import { FrameTimes } from '../../../../../scripts/bench/calls/frame-times.ts';

const ticks = 960;

describe('FrameTimes', () => {
  it('says how much later than the quickest packet of its answer each one came', () => {
    const times = new FrameTimes();
    times.add('first', 5 * ticks, 1_003);
    times.add('next', 6 * ticks, 1_020);
    times.add('next', 7 * ticks, 1_047);
    expect(times.take()).toEqual([3, 0, 7]);
  });

  it('begins anew with each answer', () => {
    const times = new FrameTimes();
    times.add('first', 0, 100);
    times.add('next', ticks, 121);
    times.add('first', 9_000, 50_000);
    times.add('next', 9_000 + ticks, 50_022);
    expect(times.take()).toEqual([0, 1, 0, 2]);
  });

  it('goes on with an answer that had begun when it was asked last', () => {
    const times = new FrameTimes();
    times.add('first', 0, 100);
    expect(times.take()).toEqual([0]);
    times.add('next', ticks, 120);
    times.add('next', 2 * ticks, 144);
    expect(times.take()).toEqual([0, 4]);
  });

  it('knows no time for a packet that begins an answer again', () => {
    const times = new FrameTimes();
    times.add('first', 0, 100);
    times.add('restart', 12_345, 400);
    expect(times.take()).toEqual([0, Number.POSITIVE_INFINITY]);
  });

  it('takes timestamps that begin again at 0', () => {
    const times = new FrameTimes();
    times.add('first', 0xffff_ffff, 100);
    times.add('next', ticks - 1, 120);
    expect(times.take()).toEqual([0, 0]);
  });
});
