import { describe, expect, it } from 'vitest';
import type { StoredTask } from '../../../../src/core/video/task-store.ts';
import type { StoredVideo } from '../../../../src/core/video/video-task.ts';
import { CopyTurns } from '../../../../src/tasks/runner/copy-turns.ts';
import { copyVideos } from '../../../../src/tasks/runner/copy-videos.ts';
import { TaskWork, type WorkParts } from '../../../../src/tasks/runner/task-work.ts';
import { createOrder } from '../../../support/task-requests.ts';

const never = new AbortController().signal;
const keep = () => undefined;

describe('copyVideos', () => {
  it('keeps no turn of work that is given up at the moment at which it is its turn', async () => {
    for (let turns = 0; turns < 12; turns += 1) {
      const copyTurns = new CopyTurns();
      const parts = {
        copier: { canWrite: () => true, copy: () => Promise.resolve() },
        copyTurns,
        video: { downloadTimeoutMs: 60_000 },
        observer: { onTrouble: () => undefined },
      } as unknown as WorkParts;
      const task = { id: 'task_1', order: createOrder({ storageUri: 's3://films/made' }) } as StoredTask;
      const giveUp = new AbortController();
      const claim = { signal: giveUp.signal, leaveSlot: () => undefined };
      const others = await Promise.all(Array.from({ length: 4 }, () => copyTurns.take('films', never, keep)));
      const copying = copyVideos(new TaskWork(parts, task, claim), [{} as StoredVideo], []);
      for (const end of others) end();
      for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
      giveUp.abort(new Error('over'));
      await copying.catch(() => undefined);
      const soon = AbortSignal.timeout(1_000);
      const taking = Array.from({ length: 4 }, () => copyTurns.take('films', soon, keep));
      await expect(Promise.all(taking), `given up after ${String(turns)}`).resolves.toHaveLength(4);
    }
  });
});
