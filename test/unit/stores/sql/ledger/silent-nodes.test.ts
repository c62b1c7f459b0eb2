import { beforeEach, describe, expect, it } from 'vitest';
import { SilentNodes } from '../../../../../src/stores/sql/ledger/silent-nodes.ts';

const times = { silentMs: 30_000, lostMs: 15_000 };

describe('SilentNodes', () => {
  let nodes: SilentNodes;

  beforeEach(() => {
    nodes = new SilentNodes(times);
  });

  /** Who lives when everybody's last beat is looked at. */
  function look(atMs: number, beats: Readonly<Record<string, number | null>>, tookMs = 0): readonly string[] {
    const rows = Object.entries(beats).map(([id, beatAt]) => ({
      id,
      beat_at: beatAt === null ? null : BigInt(beatAt),
    }));
    return [...nodes.findLiving({ rows, askedAt: atMs, answeredAt: atMs + tookMs })];
  }

  it('takes a node for gone that has said nothing for so long', () => {
    for (const at of [0, 10_000, 20_000]) expect(look(at, { a: at, b: 1 })).toEqual(['a', 'b']);
    expect(look(29_999, { a: 29_999, b: 1 })).toEqual(['a', 'b']);
    expect(look(30_000, { a: 30_000, b: 1 })).toEqual(['a']);
  });

  it('does not know a node that has no row', () => {
    expect(look(0, { a: 1 })).toEqual(['a']);
    expect(look(10_000, {})).toEqual([]);
  });

  it('takes a node for gone whose row was lost when it has said nothing for so long since', () => {
    for (const at of [0, 10_000]) look(at, { a: 1 });
    for (const at of [20_000, 30_000, 34_999]) expect(look(at, { a: null })).toEqual(['a']);
    expect(look(35_000, { a: null })).toEqual([]);
    expect(look(40_000, { a: 1 })).toEqual(['a']);
  });

  it('takes a node that speaks for one that lives, whatever time it says', () => {
    for (const at of [0, 10_000, 20_000, 30_000, 40_000])
      expect(look(at, { a: 1_000_000 - at, b: at * 1_000 })).toEqual(['a', 'b']);
  });

  it('takes a node that comes back for one that lives', () => {
    for (const at of [0, 10_000, 20_000]) look(at, { a: 1 });
    expect(look(30_000, { a: 1 })).toEqual([]);
    expect(look(40_000, { a: 2 })).toEqual(['a']);
  });

  it('begins anew after a time in which it did not look', () => {
    look(0, { a: 1 });
    look(15_000, { a: 1 });
    expect(look(30_001, { a: 1 })).toEqual(['a']);
    for (const at of [40_000, 50_000, 60_000]) expect(look(at, { a: 1 })).toEqual(['a']);
    expect(look(60_001, { a: 1 })).toEqual([]);
  });

  it('counts no time in which it waited for an answer', () => {
    look(0, { a: 1 }, 9_000);
    for (const at of [10_000, 20_000, 30_000, 38_999]) expect(look(at, { a: 1 })).toEqual(['a']);
    expect(look(39_000, { a: 1 })).toEqual([]);
  });

  it('finds out who is gone from a database all of whose answers are slow', () => {
    // Who holds something is asked before, for as long.
    for (const at of [6_000, 18_000, 30_000, 42_000, 54_000]) {
      expect(look(at, { a: at, b: 1 }, 6_000)).toEqual(['a', 'b']);
    }
    expect(look(66_000, { a: 66_000, b: 1 }, 6_000)).toEqual(['a']);
  });

  it('begins anew where the database was out of reach', () => {
    for (const at of [0, 10_000, 20_000]) look(at, { a: 1 });
    nodes.forget();
    expect(look(30_000, { a: 1 })).toEqual(['a']);
  });
});
