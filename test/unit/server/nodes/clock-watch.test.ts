import { Writable } from 'node:stream';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { ClockWatch } from '../../../../src/server/nodes/clock-watch.ts';

function createWatch() {
  const lines: unknown[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(JSON.parse(chunk.toString()));
      done();
    },
  });
  return { lines, watch: new ClockWatch(pino(stream)) };
}

describe('ClockWatch', () => {
  it('says how far this machine is ahead', () => {
    const { lines, watch } = createWatch();
    expect(watch.offsetMs).toBeNull();
    watch.note({ before: 10_000, after: 10_010, database: 10_008 });
    expect(watch.offsetMs).toBe(-3);
    expect(lines).toEqual([]);
  });

  it('warns once of more than two seconds, and again when that was over', () => {
    const { lines, watch } = createWatch();
    const off = { before: 10_000, after: 10_010, database: 7_000 };
    watch.note(off);
    watch.note(off);
    expect(lines).toEqual([expect.objectContaining({ level: 40, offsetMs: 3_005 })]);
    watch.note({ before: 10_000, after: 10_000, database: 10_000 });
    watch.note({ before: 10_000, after: 10_000, database: 12_001 });
    expect(lines).toHaveLength(2);
  });

  it('does not take a slow answer for another time', () => {
    const { lines, watch } = createWatch();
    watch.note({ before: 10_000, after: 14_000, database: 14_000 });
    expect([watch.offsetMs, lines]).toEqual([-2_000, []]);
    watch.note({ before: 10_000, after: 15_000, database: 15_000 });
    expect([watch.offsetMs, lines]).toEqual([-2_500, []]);
  });
});
