import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../src/stores/index.ts';
import { createTestDatabase, serverUrl, type TestDatabase } from '../support/postgres-database.ts';
import { openPostgresPlace } from '../support/postgres-place.ts';
import { createNewTask } from '../support/task-requests.ts';
import { submitWish } from '../support/video-requests.ts';
import { patience, useVideos, waitForEnd, type VideoRig } from '../support/video-rig.ts';

const janitorTimes = { firstMs: 10, pauseMs: 50, sweepMs: 3_600_000, strayMs: 3_600_000 };
/** More than the janitor looks at together. */
const lockedCount = 120;

let test: TestDatabase;
let database: Database;

describe.skipIf(serverUrl === '')('video tasks and rows that are locked', { timeout: 60_000 }, () => {
  let videos: VideoRig;
  let locker: Client;

  beforeAll(async () => {
    test = await createTestDatabase();
    database = await openDatabase(test.url);
  });
  afterAll(async () => {
    await database.close();
    await test.drop();
  });

  useVideos(
    () => openPostgresPlace(test, database),
    (opened) => {
      videos = opened;
    },
  );

  beforeEach(async () => {
    locker = new Client({ connectionString: test.url });
    await locker.connect();
  });
  afterEach(() => locker.end());

  const query = (sql: string) => videos.rig.place.query(sql);

  /** One that has ended, behind many like it that are locked. */
  async function endBehindLocked(): Promise<void> {
    const tasks = videos.open();
    const { id } = await waitForEnd(tasks, await submitWish(tasks));
    await videos.stop();
    await query(`insert into video_tasks select (jsonb_populate_record(task, jsonb_build_object(
      'id', 'locked_' || number, 'request_id', 'locked_' || number, 'expires_at', 1, 'completed_at', 1))).*
      from video_tasks as task, generate_series(1, ${String(lockedCount)}) as number`);
    await query(`update video_tasks set expires_at = 2, completed_at = 2 where id = '${id}'`);
    await locker.query(`begin; select 1 from video_tasks where id like 'locked_%' for update`);
  }

  it.each([
    ['is removed once expired', { keepTasksMs: null }, 'removed_at is null'],
    ['is forgotten', { keepTasksMs: 60_000 }, 'true'],
  ])('what stands behind them %s, and they are when they are free', async (_, video, left) => {
    await endBehindLocked();
    videos.open({ janitorTimes, video });
    const list = async (condition: string) =>
      (await query(`select 1 from video_tasks where ${condition}`)).length;
    await expect.poll(() => list(left), patience).toBe(lockedCount);
    expect([videos.files, videos.troubles]).toEqual([[], []]);
    await locker.query('commit');
    await expect.poll(() => list(left), patience).toBe(0);
  });

  it('unpaid submissions that wait to be counted leave turns to the work on tasks', async () => {
    await query(`insert into task_queue (id) values ('submissions') on conflict do nothing`);
    await locker.query(`begin; select 1 from task_queue where id = 'submissions' for update`);
    const store = database.openTasks('node_a');
    const submissions = Array.from({ length: 30 }, (_, index) => {
      const task = createNewTask({ keyId: `key_${String(index)}`, accountId: null, hold: null });
      return store.submit(task, { maxQueued: 100, maxQueuedPerKey: 100 });
    });
    const all = Promise.allSettled(submissions);
    // It waits for nobody.
    await store.noteRemoved(['task_other']);
    expect((await all).map(({ status }) => status)).not.toContain('fulfilled');
  });

  it('unpaid submissions of a key wait for no other one of it while the queue has room', async () => {
    const store = database.openTasks('node_a');
    const limits = { maxQueued: 10_000, maxQueuedPerKey: 10_000 };
    const submit = (idempotencyKey: string | null) =>
      store.submit(createNewTask({ keyId: 'key_busy', accountId: null, hold: null, idempotencyKey }), limits);
    await submit('first');
    await locker.query(`begin; update video_tasks set idempotency_key = 'taken' where key_id = 'key_busy'`);
    const waiting = Promise.allSettled([submit('taken')]);
    expect(await submit(null)).toMatchObject({ kind: 'accepted' });
    expect(await waiting).toMatchObject([{ status: 'rejected' }]);
  });
});
