import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../src/stores/index.ts';
import { sharedTimes } from '../../src/tasks/index.ts';
import { createTestDatabase, serverUrl, type TestDatabase } from '../support/postgres-database.ts';
import { openPostgresPlace } from '../support/postgres-place.ts';
import { createTestPrincipal, submitWish } from '../support/video-requests.ts';
import { patience, useVideos, waitForEnd, type VideoRig } from '../support/video-rig.ts';

/** More than may wait for locks at a time. */
const users = Array.from({ length: 8 }, (_, index) => `locked_${String(index)}`);

let test: TestDatabase;
let databases: readonly [Database, Database];

describe.skipIf(serverUrl === '')(
  'Video tasks while rows are locked: PostgreSQL',
  { timeout: 60_000 },
  () => {
    let videos: VideoRig;
    let locker: Client;

    beforeAll(async () => {
      test = await createTestDatabase();
      databases = [await openDatabase(test.url), await openDatabase(test.url)];
    });

    afterAll(async () => {
      for (const database of databases) await database.close();
      await test.drop();
    });

    useVideos(
      () => openPostgresPlace(test, databases[0]),
      (opened) => {
        videos = opened;
      },
    );

    beforeEach(async () => {
      locker = new Client({ connectionString: test.url });
      await locker.connect();
      await locker.query('begin');
    });
    afterEach(() => locker.end());

    async function countStates(state: string): Promise<number> {
      return (await videos.rig.place.query(`select 1 from video_tasks where state = '${state}'`)).length;
    }

    it('stay with their node, and others are ended, while many end whose accounts are locked', async () => {
      for (const id of users) await videos.rig.fund(id, 1_000n);
      videos.upstream.scripts.set('ends', { makeMs: 1_500 }).set('begins', { submitMs: 8_000 });
      const tasks = videos.open();
      for (const id of users)
        await submitWish(
          tasks,
          { prompt: 'ends' },
          createTestPrincipal({ userId: id, accountId: id, keyId: id }),
        );
      await locker.query("select 1 from accounts where id like 'locked_%' for update");
      const beginning = await submitWish(tasks, { prompt: 'begins' });
      await expect.poll(() => countStates('storing'), patience).toBe(users.length);
      const times = { ...sharedTimes, graceMs: 500 };
      videos.open({ database: databases[1], times });
      const { id } = await submitWish(tasks);
      expect(await waitForEnd(tasks, { id })).toMatchObject({ state: 'succeeded' });
      expect(await waitForEnd(tasks, beginning)).toMatchObject({ state: 'succeeded' });
      expect([videos.takeovers, videos.unsettled]).toEqual([[], []]);
      await locker.query('commit');
      await expect.poll(() => countStates('succeeded'), patience).toBe(users.length + 2);
    });

    it('begin while those that came before them for the same place are locked', async () => {
      videos.upstream.scripts.set('first', { makeMs: 1_500 });
      const tasks = videos.open({ deployment: { concurrency: 1 } });
      await submitWish(tasks, { prompt: 'first' });
      await expect.poll(() => videos.upstream.submitted.size, patience).toBe(1);
      const locked = [await submitWish(tasks), await submitWish(tasks)];
      await locker.query("select 1 from video_tasks where state = 'queued' for update");
      expect(await waitForEnd(tasks, await submitWish(tasks))).toMatchObject({ state: 'succeeded' });
      await locker.query('commit');
      for (const task of locked) expect(await waitForEnd(tasks, task)).toMatchObject({ state: 'succeeded' });
    });

    it('stay with their node while many others are locked that go on', async () => {
      videos.upstream.scripts.set('locked', { submitMs: 2_500 }).set('begins', { submitMs: 9_000 });
      const tasks = videos.open();
      const beginning = await submitWish(tasks, { prompt: 'begins' });
      const locked = await Promise.all(users.map(() => submitWish(tasks, { prompt: 'locked' })));
      await expect.poll(() => videos.upstream.submitted.size, patience).toBe(users.length + 1);
      const ids = locked.map(({ id }) => id);
      await locker.query('select 1 from video_tasks where id = any($1) for update', [ids]);
      videos.open({ database: databases[1], times: { ...sharedTimes, graceMs: 500 } });
      expect(await waitForEnd(tasks, beginning)).toMatchObject({ state: 'succeeded' });
      await locker.query('commit');
      for (const task of locked) expect(await waitForEnd(tasks, task)).toMatchObject({ state: 'succeeded' });
      expect([videos.takeovers, videos.unsettled]).toEqual([[], []]);
    });
  },
);
