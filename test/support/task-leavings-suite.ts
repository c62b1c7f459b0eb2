import { describe, expect, it } from 'vitest';
import type { DueTerms, StoredTask, VideoTaskStore } from '../../src/core/video/task-store.ts';
import { type LedgerPlace, type LedgerRig, useRig } from './ledger-rig.ts';
import { WorkSlots } from '../../src/tasks/runner/work-slots.ts';
import { due, lookAt, place, submit } from './stored-tasks.ts';

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

    const start = (overdueMs = 0) => store.start({ ...lookAt([{}]), overdueMs });
    const claim = async (changes: Partial<DueTerms>) =>
      (await store.claimDue(due(changes))).map(({ task }) => task.id);

    it('claims nothing that it is still at work on, though its claim ran out', async () => {
      const { id } = await submit(store);
      await start();
      await rig.place.query(`update video_tasks set lease_until = 1, run_after = 1 where id = '${id}'`);
      expect(await claim({ except: [id] })).toEqual([]);
      expect(await claim({})).toEqual([id]);
    });

    it('claims tasks in the states for which it has room', async () => {
      const { id } = await submit(store);
      const [task] = await start();
      await store.advance(task as StoredTask, { state: 'storing', isFetched: true, againInMs: 0 });
      const room = new WorkSlots();
      for (let number = 0; number < 16; number += 1) room.take('storing', `other_${String(number)}`);
      expect(room.listFull('storing')).toBe('all');
      expect(await claim({ room })).toEqual([]);
      expect(await claim({})).toEqual([id]);
    });

    it('claims no more of one deployment than it has room for, and the rest of others', async () => {
      const free = { hold: null, accountId: null };
      for (let number = 0; number < 150; number += 1)
        await submit(store, { ...free, keyId: `key_${String(number % 2)}` });
      const choose = (queued: readonly StoredTask[]) =>
        place(queued).map((placed, index) => ({ ...placed, deploymentId: index < 140 ? 'one' : 'two' }));
      await store.start(lookAt([{ limit: 200 }], choose));
      await rig.place.query(
        "update video_tasks set state = 'in_progress', node_id = null, lease_until = null",
      );
      const room = new WorkSlots();
      const claimed = await store.claimDue(due({ room }));
      const ofOne = claimed.filter(({ task }) => task.deploymentId === 'one').length;
      expect([ofOne, claimed.length - ofOne]).toEqual([32, 10]);
      expect(room.listFull('in_progress')).toEqual(['one']);
      expect(await claim({ room })).toEqual([]);
      const [row] = await rig.place.query(
        'select count(*) as count from video_tasks where lease_until is not null and attempt = 2',
      );
      expect(Number(row?.['count'])).toBe(42);
    });

    it('tells what has waited for too long, and begins it no more', async () => {
      const [late, young] = [await submit(store), await submit(store)];
      await rig.place.query(
        `update video_tasks set created_at = created_at - 3600001 where id = '${late.id}'`,
      );
      const lateTerms = { queueTimeoutMs: 3_600_000, limit: 10 };
      const listed = await store.listLate({ ...lateTerms, overdueMs: 0 });
      expect(listed.map(({ id }) => id)).toEqual([late.id]);
      expect(await store.listLate({ ...lateTerms, overdueMs: 60_000 })).toEqual([]);
      expect((await start()).map(({ id }) => id)).toEqual([young.id]);
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
