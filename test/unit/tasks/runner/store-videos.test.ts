import { describe, expect, it, vi } from 'vitest';
import type { StoredTask } from '../../../../src/core/video/task-store.ts';
import { CopyTurns } from '../../../../src/tasks/runner/copy-turns.ts';
import type { DoneState } from '../../../../src/tasks/runner/poll-task.ts';
import { storeVideos } from '../../../../src/tasks/runner/store-videos.ts';
import { TaskWork, type WorkParts } from '../../../../src/tasks/runner/task-work.ts';
import { createOrder } from '../../../support/task-requests.ts';

const never = new AbortController().signal;
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('storeVideos', () => {
  it('lets go of what the upstream sent before it waits for its turn to leave copies', async () => {
    const copyTurns = new CopyTurns();
    const parts = {
      copier: { canWrite: () => true, copy: () => Promise.resolve() },
      copyTurns,
      objects: { put: () => Promise.resolve({ sizeBytes: 3, etag: '"a"', storedAt: 0 }) },
      observer: { onCall: () => undefined, onTrouble: () => undefined },
      video: { downloadTimeoutMs: 60_000, maxBytes: 100 },
    } as unknown as WorkParts;
    const order = createOrder({ storageUri: 's3://films/made' });
    const task = {
      id: 'task_1',
      order,
      storingSince: null,
      createdAt: 0,
      readAt: 0,
    } as unknown as StoredTask;
    const giveUp = new AbortController();
    const work = new TaskWork(parts, task, { signal: giveUp.signal, leaveSlot: () => undefined });
    const ends = await Promise.all(
      Array.from({ length: 4 }, () => copyTurns.take('films', never, () => undefined)),
    );
    const release = vi.fn();
    const fetch = vi.fn(() =>
      Promise.resolve({ mediaType: 'video/mp4' as const, sizeBytes: 3, bytes: [] as never }),
    );
    const samples = [{ sentAs: 'base64' as const, storageUri: null, fetch }];
    const state: DoneState = { kind: 'done', samples, filteredCount: 0, filteredReasons: [], release };
    const storing = storeVideos(work, state);
    await settle();
    expect([fetch.mock.calls.length, release.mock.calls.length]).toEqual([1, 1]);
    giveUp.abort(new Error('over'));
    await expect(storing).rejects.toThrow('over');
    for (const end of ends) end();
  });
});
