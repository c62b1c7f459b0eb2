import cluster from 'node:cluster';
import { pino } from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WorkerSlot, type WorkerEnd } from '../../../src/workers/worker-slot.ts';

describe('WorkerSlot', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('tries again after a growing pause where no process can be started', () => {
    vi.useFakeTimers();
    const fork = vi.spyOn(cluster, 'fork').mockImplementation(() => {
      throw new Error('spawn ENOMEM');
    });
    const ends: WorkerEnd[] = [];
    const lines: Readonly<Record<string, unknown>>[] = [];
    const logger = pino({}, { write: (line: string) => lines.push(JSON.parse(line) as never) });
    const slot = new WorkerSlot({
      number: 1,
      logger,
      logFormat: 'json',
      onNote: () => undefined,
      onEnd: (_, end) => ends.push(end),
    });
    slot.start();
    vi.advanceTimersByTime(0);
    expect(fork).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(749);
    expect(fork).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(1);
    expect(fork).toHaveBeenCalledTimes(3);
    expect(ends.map(({ code, signal }) => [code, signal])).toEqual([
      [null, null],
      [null, null],
      [null, null],
    ]);
    expect(lines.map(({ restartMs }) => restartMs)).toEqual([0, 750, 1750]);
    expect(lines[0]).toMatchObject({ worker: 1, err: { message: 'spawn ENOMEM' } });
    slot.stop();
    vi.advanceTimersByTime(60_000);
    expect(fork).toHaveBeenCalledTimes(3);
  });
});
