import { describe, expect, it } from 'vitest';
import type { VideoTaskStore } from '../../src/core/video/task-store.ts';
import type { TaskFilter } from '../../src/core/video/video-tasks.ts';
import type { LedgerPlace, LedgerRig } from './ledger-rig.ts';
import { useRig } from './ledger-rig.ts';
import { failed, failure, roomy, startAll, submit, success, video } from './stored-tasks.ts';
import { describeTaskClaims } from './task-claim-suite.ts';
import { describeTaskLeavings } from './task-leavings-suite.ts';
import { createNewTask, createOrder } from './task-requests.ts';
import { createTestRecord } from './test-records.ts';

const everything: TaskFilter = {
  states: null,
  isFiltered: null,
  model: null,
  keyId: null,
  userId: null,
  deploymentId: null,
  nodeId: null,
  before: null,
};
const admin = { kind: 'admin' } as const;
const page = { limit: 10, cursor: null, order: 'desc' } as const;
/** What every store of tasks promises; after each test an audit of the ledger finds nothing. */
export function describeTaskStore(name: string, open: () => Promise<LedgerPlace>): void {
  describeSubmissions(name, open);
  describeTaskClaims(name, open);
  describeTaskLeavings(name, open);
  describeEndings(name, open);
}

function describeSubmissions(name: string, open: () => Promise<LedgerPlace>): void {
  describe(`VideoTaskStore submissions: ${name}`, () => {
    let rig: LedgerRig;
    let store: VideoTaskStore;

    useRig(open, async (opened) => {
      rig = opened;
      store = rig.place.database.openTasks('node_a');
      await rig.fund('user_1', 1_000n);
    });

    it('stores a task with its hold', async () => {
      const order = createOrder({ prompt: 'odd \u0000 \ud83d\ude00', sampleCount: 2 });
      const task = await submit(store, { order });
      expect(task).toMatchObject({ state: 'queued', order, amount: 80n, attempt: 0, calls: [], videos: [] });
      expect(await store.find(task.id)).toMatchObject({ ...task, readAt: expect.any(Number) as number });
      expect(await rig.balanceOf('user_1')).toEqual({ available: 920, held: 80, spent: 0 });
      expect(await store.find('task_00000000000000000000000000')).toBeNull();
    });

    it('stores nothing without the money for it', async () => {
      const hold = createNewTask().hold;
      const poor = createNewTask({ amount: 2_000n, hold: hold && { ...hold, amount: 2_000n } });
      await expect(store.submit(poor, roomy)).rejects.toMatchObject({ reason: 'insufficient_quota' });
      expect(await store.find(poor.id)).toBeNull();
      if (poor.hold === null || hold === null) throw new Error('Both are paid for');
      await expect(store.checkMoney(poor.hold)).rejects.toMatchObject({ reason: 'insufficient_quota' });
      await store.checkMoney(hold);
      expect(await rig.balanceOf('user_1')).toMatchObject({ held: 0 });
    });

    it('makes one task of any number of submissions with one idempotency key', async () => {
      const many = await Promise.all(
        Array.from({ length: 8 }, () => store.submit(createNewTask({ idempotencyKey: 'once' }), roomy)),
      );
      const kinds = many.map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === 'accepted')).toHaveLength(1);
      expect(kinds.filter((kind) => kind === 'replayed')).toHaveLength(7);
      const replay = await store.findReplay('key_a', 'once');
      expect(replay).toMatchObject({ orderDigest: 'digest' });
      expect(await store.findReplay('key_b', 'once')).toBeNull();
      expect(await rig.balanceOf('user_1')).toMatchObject({ held: 80 });
    });

    it.each([
      ['money', 1_000n, roomy],
      ['a place', 80n, { maxQueuedPerKey: 1, maxQueued: 1 }],
    ] as const)('does so where there is %s for one alone', async (_what, amount, limits) => {
      const order = () => {
        const task = createNewTask({ idempotencyKey: 'once' });
        return { ...task, hold: task.hold && { ...task.hold, amount } };
      };
      const many = await Promise.all(Array.from({ length: 8 }, () => store.submit(order(), limits)));
      expect(many.map(({ kind }) => kind).sort()).toEqual(['accepted', ...Array<string>(7).fill('replayed')]);
    });

    it('refuses what waits beyond the limits of a key and of all', async () => {
      await submit(store, { keyId: 'key_a' });
      const ofKey = await store.submit(createNewTask(), { maxQueuedPerKey: 1, maxQueued: 10 });
      expect(ofKey).toEqual({ kind: 'queue_full', whose: 'key' });
      const ofAll = await store.submit(createNewTask({ keyId: 'key_b' }), {
        maxQueuedPerKey: 5,
        maxQueued: 1,
      });
      expect(ofAll).toEqual({ kind: 'queue_full', whose: 'all' });
      expect(await store.findFullQueue('key_a', { maxQueuedPerKey: 1, maxQueued: 10 })).toBe('key');
      expect(await store.findFullQueue('key_b', { maxQueuedPerKey: 5, maxQueued: 1 })).toBe('all');
      expect(await store.findFullQueue('key_a', { maxQueuedPerKey: 2, maxQueued: 2 })).toBeNull();
      expect(await rig.balanceOf('user_1')).toMatchObject({ held: 80 });
    });

    it('lists tasks of keys, users and all, page by page', async () => {
      const tasks = [];
      for (const keyId of ['key_a', 'key_a', 'key_b']) tasks.push(await submit(store, { keyId }));
      tasks.push(await submit(store, { keyId: 'key_c', userId: null }));
      const list = async (owner: Parameters<VideoTaskStore['list']>[0]) =>
        (await store.list(owner, everything, page)).items.map(({ id }) => id);
      const ids = tasks.map(({ id }) => id).sort();
      expect(await list(admin)).toEqual(ids.toReversed());
      expect((await list({ kind: 'key', keyId: 'key_a', userId: null })).length).toBe(2);
      expect((await list({ kind: 'key', keyId: 'key_a', userId: 'user_1' })).length).toBe(3);
      expect((await list({ kind: 'user', userId: 'user_1' })).length).toBe(3);
      const first = await store.list(admin, everything, { ...page, limit: 3, order: 'asc' });
      expect(first.items.map(({ id }) => id)).toEqual(ids.slice(0, 3));
      const cursor = first.nextCursor;
      const rest = await store.list(admin, everything, { limit: 3, order: 'asc', cursor });
      expect(rest).toMatchObject({ items: [{ id: ids[3] }], nextCursor: null });
      const otherKey = { kind: 'key', keyId: 'key_z', userId: 'user_2' } as const;
      const foreign = store.list(otherKey, everything, { ...page, cursor });
      await expect(foreign).rejects.toMatchObject({ code: 'invalid_argument' });
    });

    it('goes on behind a task that is gone, but not for keys', async () => {
      const { id } = await submit(store);
      const list = (owner: Parameters<VideoTaskStore['list']>[0], cursor: string) =>
        store.list(owner, everything, { ...page, cursor });
      const later = `task_${'z'.repeat(26)}`;
      const earlier = `task_${'0'.repeat(26)}`;
      for (const owner of [admin, { kind: 'user', userId: 'user_1' }] as const) {
        expect((await list(owner, later)).items).toMatchObject([{ id }]);
        expect((await list(owner, earlier)).items).toEqual([]);
      }
      const ofKey = list({ kind: 'key', keyId: 'key_1', userId: 'user_1' }, later);
      await expect(ofKey).rejects.toMatchObject({ code: 'invalid_argument' });
    });

    it('lists by state, model, deployment, node, age, and by what was filtered', async () => {
      const [a, b] = [await submit(store), await submit(store)];
      await startAll(store, 1);
      await store.end({ id: a.id, attempt: 1 }, { ...success, videos: [], cost: null, retentionMs: null });
      const list = async (filter: Partial<TaskFilter>) =>
        (await store.list(admin, { ...everything, ...filter }, page)).items.map(({ id }) => id);
      expect(await list({ states: ['queued'] })).toEqual([b.id]);
      expect(await list({ states: ['succeeded'], isFiltered: true })).toEqual([a.id]);
      expect(await list({ states: ['succeeded'], isFiltered: false })).toEqual([]);
      expect(await list({ model: 'veo-3.1-generate-preview' })).toHaveLength(2);
      expect(await list({ model: 'vidfam-9' })).toEqual([]);
      expect(await list({ deploymentId: 'one' })).toEqual([a.id]);
      expect(await list({ before: 1 })).toEqual([]);
      await startAll(store);
      expect(await list({ nodeId: 'node_a' })).toEqual([b.id]);
    });
  });
}

function describeEndings(name: string, open: () => Promise<LedgerPlace>): void {
  describe(`VideoTaskStore endings: ${name}`, () => {
    let rig: LedgerRig;
    let store: VideoTaskStore;

    useRig(open, async (opened) => {
      rig = opened;
      store = rig.place.database.openTasks('node_a');
      await rig.fund('user_1', 1_000n);
    });

    const readRecords = () =>
      rig.place.query('select request_id, outcome, cost, task_id, video_seconds, samples from usage_records');

    it('ends, charges and records a task in one step, and once', async () => {
      const { id, requestId } = await submit(store);
      await startAll(store);
      const outcomes = await Promise.all([1, 2].map(() => store.end({ id, attempt: 1 }, success)));
      expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['ended', 'lost']);
      expect(await store.find(id)).toMatchObject({
        state: 'succeeded',
        progress: 100,
        videos: [video],
        amount: 80n,
        nodeId: null,
      });
      expect(await rig.balanceOf('user_1')).toEqual({ available: 920, held: 0, spent: 80 });
      const row = { request_id: requestId, outcome: 'answered', cost: 80, task_id: id };
      expect(await readRecords()).toEqual([{ ...row, video_seconds: 8, samples: 1 }]);
    });

    it('charges what has a record of a submission whose answer was lost', async () => {
      const { id, requestId } = await submit(store);
      const { usage, records } = rig.place.database;
      await usage.insert([createTestRecord({ requestId, startedAt: 1, outcome: 'failed' })]);
      await startAll(store);
      await store.end({ id, attempt: 1 }, success);
      expect(await records.usage.findRecord(requestId, null)).toMatchObject({
        outcome: 'answered',
        cost: 80n,
      });
    });

    it('gives back what was held for a task that failed, and leaves a record', async () => {
      const { id, requestId } = await submit(store);
      await startAll(store);
      await store.end({ id, attempt: 1 }, failed);
      expect(await store.find(id)).toMatchObject({ state: 'failed', failure, progress: 7, amount: 0n });
      expect(await rig.balanceOf('user_1')).toEqual({ available: 1_000, held: 0, spent: 0 });
      const row = { request_id: requestId, outcome: 'failed', cost: null, task_id: id };
      expect(await readRecords()).toEqual([{ ...row, video_seconds: 0, samples: 0 }]);
    });

    it('leaves no record of what was free where only charges are recorded', async () => {
      const { id } = await submit(store, { price: null, amount: 0n, hold: null, accountId: null });
      await startAll(store);
      await store.end({ id, attempt: 1 }, { ...success, cost: null, records: 'charged' });
      expect(await readRecords()).toEqual([]);
    });

    it('charges an account without a hold', async () => {
      await rig.fund('admin', 'unlimited');
      const { id } = await submit(store, { accountId: 'admin', hold: null });
      await startAll(store);
      await store.end({ id, attempt: 1 }, success);
      expect(await rig.balanceOf('admin')).toEqual({ available: 0, held: 0, spent: 80 });
    });

    it('cancels a task whoever has it, and none that has ended', async () => {
      const { id } = await submit(store);
      await startAll(store);
      expect(await store.cancel(id, failed)).toMatchObject({ kind: 'ended' });
      expect(await store.cancel(id, failed)).toEqual({ kind: 'lost' });
      expect(await store.advance({ id, attempt: 1 }, { progress: 9 })).toBe(false);
      expect(await rig.balanceOf('user_1')).toMatchObject({ available: 1_000, held: 0 });
    });

    it('deletes what has ended only', async () => {
      const { id } = await submit(store, { idempotencyKey: 'once' });
      expect(await store.delete(id)).toBe(false);
      await store.cancel(id, failed);
      expect(await store.delete(id)).toBe(true);
      expect(await store.find(id)).toBeNull();
      expect((await store.submit(createNewTask({ idempotencyKey: 'once' }), roomy)).kind).toBe('accepted');
    });

    it('learns how long a model takes', async () => {
      expect(await store.findExpectation('vidfam-3.1-generate-preview')).toBeNull();
      const { id } = await submit(store);
      await startAll(store);
      const claim = { id, attempt: 1 };
      await store.advance(claim, { state: 'in_progress', isSubmitted: true });
      await store.advance(claim, { state: 'storing', isFetched: true });
      await store.end(claim, success);
      await rig.place.query(`update video_tasks set storing_since = submitted_at + 4000`);
      const { id: next } = await submit(store);
      await startAll(store);
      await store.advance({ id: next, attempt: 1 }, { state: 'in_progress', isSubmitted: true });
      expect(await store.find(next)).toMatchObject({ expectedMs: 4_000 });
    });

    it('tells which videos have expired, and which tasks are old', async () => {
      const { id } = await submit(store);
      await startAll(store);
      await store.end({ id, attempt: 1 }, { ...success, retentionMs: 1 });
      await expect.poll(() => store.listExpired(10)).toMatchObject([{ id }]);
      await store.noteRemoved([id]);
      expect(await store.listExpired(10)).toEqual([]);
      expect(await store.listForgotten(60_000, 10)).toEqual([]);
      await expect.poll(() => store.listForgotten(1, 10)).toMatchObject([{ id }]);
      expect(await store.findAll([id, 'task_x'])).toMatchObject([{ id }]);
    });
  });
}
