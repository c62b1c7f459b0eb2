import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EndOutcome, QueueLimits, StoredTask } from '../../src/core/video/task-store.ts';
import { openDatabase, type Database } from '../../src/stores/index.ts';
import { createHold } from '../support/ledger-requests.ts';
import { createTestDatabase, serverUrl, type TestDatabase } from '../support/postgres-database.ts';
import { lookAt, startAll, submit, success } from '../support/stored-tasks.ts';
import { createNewTask } from '../support/task-requests.ts';

const free = { price: null, amount: 0n, hold: null, accountId: null };
const waiting =
  "select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";

describe.skipIf(serverUrl === '')('VideoTaskStore beside other nodes: PostgreSQL', () => {
  let test: TestDatabase;
  let database: Database;

  beforeAll(async () => {
    test = await createTestDatabase();
    database = await openDatabase(test.url);
  });

  afterAll(async () => {
    await database.close();
    await test.drop();
  });

  it('begins no task that is cancelled while it is chosen, and others at once', async () => {
    const store = database.openTasks('node_a');
    const [cancelled, task] = [createNewTask(free), createNewTask(free)];
    for (const each of [cancelled, task]) await store.submit(each, { maxQueuedPerKey: 10, maxQueued: 10 });
    const other = new Client({ connectionString: test.url });
    await other.connect();
    await other.query('begin');
    const cancel = "update video_tasks set state = 'failed', completed_at = 1 where id = $1";
    await other.query(cancel, [cancelled.id]);
    const started = await startAll(store);
    await other.query('commit');
    await other.end();
    expect(started.map(({ id }) => id)).toEqual([task.id]);
    const unbegun = { state: 'failed', attempt: 0, nodeId: null };
    expect(await store.find(cancelled.id)).toMatchObject(unbegun);
  });

  it('tells a look that another node is at the queue', async () => {
    const store = database.openTasks('node_a');
    await store.submit(createNewTask(free), { maxQueuedPerKey: 10, maxQueued: 10 });
    const other = new Client({ connectionString: test.url });
    await other.connect();
    await other.query('begin');
    await other.query("select id from task_queue where id = 'video' for update");
    let told = 0;
    const terms = lookAt([{}]);
    const look = { ...terms.look, onOccupied: () => (told += 1) };
    expect([await store.start({ ...terms, look }), told]).toEqual([[], 1]);
    await other.end();
  });

  it('accepts no more than may wait, however many ask at once', async () => {
    await test.query('delete from video_tasks');
    const neighbour = await openDatabase(test.url);
    const stores = [database.openTasks('node_a'), neighbour.openTasks('node_b')];
    const flood = async (keyIds: readonly string[], limits: QueueLimits) => {
      const submissions = Array.from({ length: 24 }, (_, index) =>
        stores[index % 2]?.submit(
          createNewTask({ ...free, keyId: keyIds[index % keyIds.length] ?? '' }),
          limits,
        ),
      );
      return Map.groupBy(await Promise.all(submissions), (outcome) => outcome?.kind);
    };
    const ofKey = await flood(['key_a'], { maxQueuedPerKey: 5, maxQueued: 100 });
    expect(ofKey.get('accepted')).toHaveLength(5);
    const keyIds = Array.from({ length: 24 }, (_, index) => `key_${String(index)}`);
    const ofAll = await flood(keyIds, { maxQueuedPerKey: 5, maxQueued: 12 });
    expect(ofAll.get('accepted')).toHaveLength(7);
    expect(ofAll.get('queue_full')).toHaveLength(17);
    await neighbour.close();
  });

  it('refuses what a full queue cannot take without waiting for who adds to it', async () => {
    await test.query('delete from video_tasks');
    const store = database.openTasks('node_a');
    const limits = { maxQueuedPerKey: 1, maxQueued: 10 };
    await store.submit(createNewTask(free), limits);
    const other = new Client({ connectionString: test.url });
    await other.connect();
    await other.query('begin');
    await other.query("select id from task_queue where id = 'submissions' for update");
    expect(await store.submit(createNewTask(free), limits)).toEqual({ kind: 'queue_full', whose: 'key' });
    await other.end();
  });

  describe('while accounts or tasks are locked', () => {
    let other: Client;

    beforeEach(async () => {
      await test.query('delete from video_tasks');
      for (const id of ['user_1', 'user_2']) {
        await test.query(
          `insert into accounts (id, user_id, kind, unlimited, created_at)
            values ('${id}', '${id}', 'quota', 0, 0) on conflict do nothing`,
        );
        await credit(id);
      }
      other = new Client({ connectionString: test.url });
      await other.connect();
    });
    afterEach(() => other.end());

    function credit(accountId: string) {
      const move = { accountId, amount: 1_000n, actor: 'system', reason: 'test', idempotencyKey: null };
      return database.moves.credit(move);
    }

    async function lock(): Promise<void> {
      await other.query('begin');
      await other.query("select 1 from accounts where id = 'user_1' for update");
    }

    async function expectWaiting(): Promise<void> {
      await expect.poll(async () => (await test.query(waiting)).length).toBeGreaterThan(0);
    }

    it('ends its tasks with one connection, and others have theirs', async () => {
      const store = database.openTasks('node_a');
      const tasks: StoredTask[] = [];
      while (tasks.length < 8) tasks.push(await submit(store));
      await lock();
      const endings = Promise.allSettled(tasks.map(({ id }) => store.cancel(id, success)));
      const checking = Promise.allSettled([store.checkMoney(createHold('req_1', { owner: 'task' }))]);
      await expectWaiting();
      expect([(await credit('user_2')).status, (await test.query(waiting)).length]).toEqual(['moved', 1]);
      await other.query('commit');
      for (const { status } of [...(await endings), ...(await checking)]) expect(status).toBe('fulfilled');
    });

    it('keeps what the node works on, the task that ends included', async () => {
      const store = database.openTasks('node_a');
      for (const keyId of ['key_a', 'key_b']) await submit(store, { keyId });
      const [ending, working] = await startAll(store);
      if (ending === undefined || working === undefined) throw new Error('Nothing has begun');
      await lock();
      // As a node does, which waits for a moment each time.
      const end = async (): Promise<EndOutcome> => await store.end(ending, success).catch(end);
      const ended = end();
      await expectWaiting();
      const kept = await store.renew(60_000, [ending.id, working.id]);
      expect(kept).toHaveLength(2);
      await other.query('commit');
      expect(await ended).toMatchObject({ kind: 'ended', task: { amount: 80n } });
    });

    it('goes on with tasks while others that are locked are deleted and cancelled', async () => {
      const store = database.openTasks('node_a');
      const unpaid = () => store.submit(createNewTask(free), { maxQueuedPerKey: 100, maxQueued: 100 });
      for (let count = 0; count < 2; count++) await unpaid();
      const [ended, working] = await startAll(store);
      if (ended === undefined || working === undefined) throw new Error('Nothing has begun');
      await store.end(ended, success);
      await unpaid();
      await other.query('begin');
      await other.query('select 1 from video_tasks where id <> $1 for update', [working.id]);
      const { rows } = await other.query<{ id: string }>("select id from video_tasks where state = 'queued'");
      const changes = Promise.allSettled([
        ...Array.from({ length: 6 }, () => store.delete(ended.id)),
        ...rows.map(({ id }) => store.cancel(id, success)),
      ]);
      await expectWaiting();
      expect(await store.advance(working, { polls: 1 })).toBe(true);
      await other.query('commit');
      await changes;
    });

    it('limits the waits of all but those that are locked, and says that some are left', async () => {
      const store = database.openTasks('node_a');
      await submit(store);
      const { id } = await submit(store);
      await test.query('update video_tasks set run_after = run_after + 3600000');
      await other.query('begin');
      await other.query('select 1 from video_tasks where id = $1 for update', [id]);
      const limits = { maxWaitMs: 45_000, leaseMs: 30_000 };
      expect(await store.limitWaits(limits)).toBe('some');
      await other.query('commit');
      expect([await store.limitWaits(limits), await store.limitWaits(limits)]).toEqual(['all', 'none']);
    });

    it('gives back what it has when it stops, but for what is locked', async () => {
      const store = database.openTasks('node_a');
      await submit(store);
      const { id } = await submit(store);
      await startAll(store);
      await other.query('begin');
      await other.query('select 1 from video_tasks where id = $1 for update', [id]);
      await store.release();
      await other.query('commit');
      expect(await test.query('select id from video_tasks where node_id is not null')).toEqual([{ id }]);
    });

    it('takes tasks of others into a queue that is almost full', async () => {
      const store = database.openTasks('node_a');
      const few = { maxQueuedPerKey: 10, maxQueued: 10 };
      await lock();
      const submission = store.submit(createNewTask(), few);
      await expectWaiting();
      const hold = createHold('req_2', { owner: 'task', accountId: 'user_2', amount: 80n });
      const task = createNewTask({ keyId: 'key_b', accountId: 'user_2', hold });
      expect((await store.submit(task, few)).kind).toBe('accepted');
      expect((await test.query(waiting)).length).toBe(1);
      await other.query('commit');
      expect((await submission).kind).toBe('accepted');
    });
  });
});
