import { describe, expect, it } from 'vitest';
import type { DueTerms, StoredTask, VideoTaskStore } from '../../src/core/video/task-store.ts';
import { type LedgerPlace, type LedgerRig, useRig } from './ledger-rig.ts';
import { deployment, due, submit, terms } from './stored-tasks.ts';

/** What a node may leave to others, or to later. */
export function describeTaskLeavings(name: string, open: () => Promise<LedgerPlace>): void {
  describe(`VideoTaskStore, what nodes leave alone: ${name}`, () => {
    let rig: LedgerRig;
    let store: VideoTaskStore;

    useRig(open, async (opened) => {
      rig = opened;
      store = rig.place.database.openTasks('node_a');
      await rig.fund('user_1', 1_000n);
    });

    const start = (overdueMs = 0) =>
      store.start({
        ...terms,
        overdueMs,
        maxRunningPerKey: 100,
        place: (queued) => ({ placed: queued.map((task) => ({ task, ...deployment })), delayed: [] }),
      });
    const claim = async (changes: Partial<DueTerms>) =>
      (await store.claimDue({ ...due, ...changes })).map(({ task }) => task.id);

    it('claims nothing that it is still at work on, though its claim ran out', async () => {
      const { id } = await submit(store);
      await start();
      await rig.place.query(`update video_tasks set lease_until = 1, run_after = 1 where id = '${id}'`);
      expect(await claim({ except: [id] })).toEqual([]);
      expect(await claim({})).toEqual([id]);
    });

    it('claims tasks in the states that it asks for', async () => {
      const { id } = await submit(store);
      const [task] = await start();
      await store.advance(task as StoredTask, { state: 'storing', isFetched: true, againInMs: 0 });
      expect(await claim({ states: ['submitting', 'in_progress'] })).toEqual([]);
      expect(await claim({ states: ['storing'] })).toEqual([id]);
    });

    it('leaves what is due for a moment only to others', async () => {
      const { id } = await submit(store);
      expect(await start(5_000)).toEqual([]);
      await rig.place.query(`update video_tasks set run_after = run_after - 6000 where id = '${id}'`);
      const [task] = await start(5_000);
      expect(task?.id).toBe(id);
      await store.advance(task as StoredTask, { state: 'in_progress', againInMs: 0 });
      expect(await claim({ overdueMs: 5_000 })).toEqual([]);
      await rig.place.query(`update video_tasks set run_after = run_after - 6000 where id = '${id}'`);
      expect(await claim({ overdueMs: 5_000 })).toEqual([id]);
    });
  });
}
