import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { StoredTask, VideoTaskStore } from '../../src/core/video/task-store.ts';
import { cloneTask } from './clone-tasks.ts';
import type { LedgerPlace, LedgerRig } from './ledger-rig.ts';
import { useRig } from './ledger-rig.ts';
import { deployment, due, lookAt, place, startAll, submit, success } from './stored-tasks.ts';

/** Who works on which task, and for how long. */
export function describeTaskClaims(name: string, open: () => Promise<LedgerPlace>): void {
  describeClaims(name, open);
  describeLeases(name, open);
  describeLongQueues(name, open);
}

function describeClaims(name: string, open: () => Promise<LedgerPlace>): void {
  describe(`VideoTaskStore claims: ${name}`, () => {
    let store: VideoTaskStore;
    let other: VideoTaskStore;

    useRig(open, async (rig) => {
      store = rig.place.database.openTasks('node_a');
      other = rig.place.database.openTasks('node_b');
      await rig.fund('user_1', 1_000n);
    });

    it('marks what begins, oldest first, and tells what runs where', async () => {
      const ids = [(await submit(store)).id, (await submit(store)).id].sort();
      const [first] = await startAll(store, 1);
      expect(first).toMatchObject({
        id: ids[0],
        state: 'submitting',
        attempt: 1,
        nodeId: 'node_a',
        ...deployment,
      });
      const seen: unknown[] = [];
      const started = await other.start(
        lookAt([{}], (queued, { byKey, byDeployment }) => {
          seen.push(queued, [...byKey], [...byDeployment]);
          return [];
        }),
      );
      expect(started).toEqual([]);
      expect(seen).toMatchObject([[{ id: ids[1], state: 'queued' }], [['key_a', 1]], [['one', 1]]]);
    });

    it('reads the queue page by page, without the keys and models that are left out', async () => {
      const ids: string[] = [];
      for (const keyId of ['key_a', 'key_b', 'key_a', 'key_c']) {
        ids.push((await submit(store, { keyId })).id);
        // Ids of one millisecond have no order.
        await sleep(2);
      }
      const other = await submit(store, { model: 'vidfam-3.0-generate-001' });
      const seen: string[][] = [];
      const pages = [
        { limit: 2 },
        { after: ids[1] ?? null, limit: 1 },
        { exceptKeys: ['key_a'] },
        { exceptModels: [other.model], exceptKeys: ['key_b', 'key_c'] },
      ];
      await store.start(
        lookAt(pages, (queued) => {
          seen.push(queued.map(({ id }) => id));
          return place(queued.slice(0, 1));
        }),
      );
      const [a, b, c, d] = ids;
      expect(seen).toEqual([[a, b], [c], [b, d], [a, c]]);
      expect(await store.readLevels()).toMatchObject({ countByState: { submitting: 3, queued: 2 } });
    });

    it('claims what is due, once, and not what somebody has', async () => {
      const { id } = await submit(store);
      const [task] = await startAll(store);
      expect(await other.claimDue(due())).toEqual([]);
      const calls = [{ deploymentId: 'one', outcome: 'answered', status: 200, durationMs: 3 } as const];
      const taken = {
        state: 'in_progress',
        upstreamId: 'up_1',
        isSubmitted: true,
        calls,
        againInMs: 0,
      } as const;
      expect(await store.advance(task as StoredTask, taken)).toBe(true);
      const both = await Promise.all([store.claimDue(due()), other.claimDue(due())]);
      const [claimed, ...others] = both.flat();
      expect(others).toEqual([]);
      expect(claimed).toMatchObject({
        leftBy: null,
        task: { id, state: 'in_progress', attempt: 2, upstreamId: 'up_1', calls },
      });
      expect(claimed?.task.submittedAt).toBeGreaterThan(0);
    });

    it('says when there is something to do', async () => {
      expect(await store.findNextDue()).toMatchObject({ waitMs: null });
      const { id } = await submit(store);
      expect(await store.findNextDue()).toMatchObject({ waitMs: 0 });
      await startAll(store);
      expect((await store.findNextDue()).waitMs).toBeGreaterThan(50_000);
      await store.advance({ id, attempt: 1 }, { state: 'in_progress', againInMs: 5_000 });
      const { waitMs, readAt } = await store.findNextDue();
      expect(Math.abs(readAt - Date.now())).toBeLessThan(60_000);
      expect(waitMs).toBeGreaterThan(1_000);
      expect(waitMs).toBeLessThanOrEqual(5_000);
      expect(await store.readLevels()).toEqual({ countByState: { in_progress: 1 }, oldestQueuedMs: 0 });
    });
  });
}

function describeLeases(name: string, open: () => Promise<LedgerPlace>): void {
  describe(`VideoTaskStore leases: ${name}`, () => {
    let rig: LedgerRig;
    let store: VideoTaskStore;
    let other: VideoTaskStore;

    useRig(open, async (opened) => {
      rig = opened;
      store = rig.place.database.openTasks('node_a');
      other = rig.place.database.openTasks('node_b');
      await rig.fund('user_1', 1_000n);
    });

    it('lets nothing wait for a time that is far ahead since the clock was set back', async () => {
      const [waiting, claimed, asked] = [await submit(store), await submit(store), await submit(store)];
      await startAll(store);
      await store.advance({ id: asked.id, attempt: 1 }, { state: 'in_progress', againInMs: 40_000 });
      await store.advance({ id: waiting.id, attempt: 1 }, { state: 'queued', againInMs: 3_600_000 });
      const limits = { maxWaitMs: 45_000, leaseMs: 30_000 };
      expect([await store.limitWaits(limits), await store.limitWaits(limits)]).toEqual(['all', 'none']);
      const read = 'select id, run_after, lease_until from video_tasks';
      const rows = new Map((await rig.place.query(read)).map((row) => [row['id'], row]));
      const { readAt } = await store.findNextDue();
      const fromNow = (id: string, column: string) => Number(rows.get(id)?.[column]) - readAt;
      expect(fromNow(waiting.id, 'run_after')).toBeLessThanOrEqual(45_000);
      expect(fromNow(waiting.id, 'run_after')).toBeGreaterThan(40_000);
      expect(fromNow(claimed.id, 'lease_until')).toBeLessThanOrEqual(30_000);
      expect(fromNow(claimed.id, 'lease_until')).toBeGreaterThan(20_000);
      expect(fromNow(asked.id, 'run_after')).toBeLessThanOrEqual(40_000);
    });

    it('gives what was left behind to another, and refuses what the first writes then', async () => {
      const { id } = await submit(store);
      const [task] = await store.start({ ...lookAt([{}]), leaseMs: 1 });
      await expect
        .poll(() => other.claimDue(due()))
        .toMatchObject([{ leftBy: 'node_a', task: { id, attempt: 2 } }]);
      expect(await store.advance(task as StoredTask, { progress: 50 })).toBe(false);
      expect(await store.end(task as StoredTask, success)).toEqual({ kind: 'lost' });
      expect(await store.renew(60_000, [id])).toEqual([]);
      expect(await other.renew(60_000, [id])).toEqual([{ id, attempt: 2 }]);
      expect(await rig.balanceOf('user_1')).toMatchObject({ held: 80 });
    });

    it('takes nothing of others but what they gave back where it shall not take over', async () => {
      const own = { takeover: 'own' } as const;
      const { id } = await submit(store);
      await startAll(store);
      await store.renew(1, [id]);
      // Until the claim has run out for a while.
      await sleep(20);
      expect(await other.claimDue(due(own))).toEqual([]);
      expect(await store.claimDue(due(own))).toMatchObject([{ leftBy: 'node_a', task: { id, attempt: 2 } }]);
      await store.release();
      expect(await other.claimDue(due(own))).toMatchObject([{ leftBy: null, task: { id, attempt: 3 } }]);
    });

    it('takes what others submit only where they were heard of in time, and all else', async () => {
      const recent = { leaseMs: 1, takeover: { renewedWithinMs: 60_000 } } as const;
      const early = { ...recent, takeover: { renewedWithinMs: 10 } } as const;
      const { id } = await submit(store);
      await startAll(store);
      await store.renew(1, [id]);
      await sleep(50);
      expect(await other.claimDue(due(early))).toEqual([]);
      expect(await store.claimDue(due(early))).toMatchObject([
        { leftBy: 'node_a', task: { id, attempt: 2 } },
      ]);
      await sleep(50);
      expect(await other.claimDue(due(recent))).toMatchObject([
        { leftBy: 'node_a', task: { id, attempt: 3 } },
      ]);
      await other.advance({ id, attempt: 3 }, { state: 'in_progress', againInMs: 0 });
      expect(await store.claimDue(due(recent))).toMatchObject([{ task: { id, attempt: 4 } }]);
      await sleep(50);
      expect(await other.claimDue(due(early))).toMatchObject([
        { leftBy: 'node_a', task: { id, attempt: 5 } },
      ]);
    });

    it('leaves what a node has dropped to whoever looks for it, while the node goes on with the rest', async () => {
      const { id } = await submit(store);
      const dropped = await submit(store);
      await startAll(store);
      await store.renew(1, [dropped.id]);
      expect(await store.renew(60_000, [id])).toEqual([{ id, attempt: 1 }]);
      await expect
        .poll(async () => (await other.claimDue(due())).map(({ task }) => task.id), { timeout: 15_000 })
        .toEqual([dropped.id]);
    });

    it('gives back what a node has, at once', async () => {
      const { id } = await submit(store);
      await startAll(store);
      await other.release();
      expect(await other.claimDue(due())).toEqual([]);
      await store.release();
      expect(await other.claimDue(due())).toMatchObject([{ leftBy: null, task: { id } }]);
    });
  });
}

function describeLongQueues(name: string, open: () => Promise<LedgerPlace>): void {
  describe(`VideoTaskStore beside a long queue: ${name}`, () => {
    let rig: LedgerRig;
    let store: VideoTaskStore;

    useRig(open, async (opened) => {
      rig = opened;
      store = rig.place.database.openTasks('node_a');
      await rig.fund('user_1', 1_000n);
    });

    /** The shortest of some times, in milliseconds: others work on this machine, too. */
    const measure = async (ask: () => Promise<unknown>) => {
      let shortest = Infinity;
      for (let number = 0; number < 20; number += 1) {
        const from = performance.now();
        await ask();
        shortest = Math.min(shortest, performance.now() - from);
      }
      return shortest;
    };

    it('asks what is due, and what has come due of late, as fast as beside a short one', async () => {
      const { id } = await submit(store);
      const claim = () => measure(() => store.claimDue(due()));
      const start = () => measure(() => store.start({ ...lookAt([]), dueWithinMs: 1 }));
      await rig.place.query('update video_tasks set run_after = run_after - 60000');
      const short = [await claim(), await start()];
      await cloneTask(rig.place, id, 20_000);
      const long = [await claim(), await start()];
      for (const [index, time] of long.entries()) expect(time).toBeLessThan(3 + 3 * (short[index] ?? 0));
    });

    it('begins nothing where nothing has come due of late', async () => {
      await submit(store);
      await rig.place.query('update video_tasks set run_after = run_after - 60000');
      const look = () => lookAt([{}]);
      expect(await store.start({ ...look(), dueWithinMs: 50_000 })).toEqual([]);
      expect(await store.start({ ...look(), dueWithinMs: 70_000 })).toHaveLength(1);
    });
  });
}
