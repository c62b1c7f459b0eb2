import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../src/stores/index.ts';
import { sharedTimes } from '../../src/tasks/index.ts';
import { createTestDatabase, serverUrl, type TestDatabase } from '../support/postgres-database.ts';
import { openPostgresPlace } from '../support/postgres-place.ts';
import { submitWish } from '../support/video-requests.ts';
import { patience, useVideos, waitForEnd, type VideoRig } from '../support/video-rig.ts';

const hourMs = 3_600_000;

let test: TestDatabase;
let databases: readonly [Database, Database];

/** A clock of the database's own, which a test can set; functions of the first schema of the path come before the server's. */
async function makeClock(): Promise<void> {
  await test.query('create table clock_ahead (ms bigint)');
  await test.query('insert into clock_ahead values (0)');
  await test.query(`create function public.clock_timestamp() returns timestamptz language sql volatile as
    $$ select pg_catalog.clock_timestamp() + (select ms from public.clock_ahead) * interval '1 millisecond' $$`);
  const name = new URL(test.url).pathname.slice(1);
  await test.query(`alter database "${name}" set search_path = public, pg_catalog`);
}

async function setClock(aheadMs: number): Promise<void> {
  await test.query(`update clock_ahead set ms = ${String(aheadMs)}`);
}

describe.skipIf(serverUrl === '')(
  'Video tasks and a clock of PostgreSQL that is set',
  { timeout: 60_000 },
  () => {
    let videos: VideoRig;

    beforeAll(async () => {
      test = await createTestDatabase();
      await makeClock();
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

    it.each([
      ['forwards', 0, hourMs],
      ['back', hourMs, 0],
    ])('leaves to others what they submit where it is set %s', async (_, fromMs, toMs) => {
      await setClock(fromMs);
      videos.upstream.script = { submitMs: 8_000 };
      const times = { ...sharedTimes, graceMs: 3_000 };
      const other = videos.open({ database: databases[1], times });
      const { id } = await submitWish(videos.open());
      await expect.poll(() => videos.upstream.submitted.size, patience).toBe(1);
      // What has just begun takes nothing of the kind in any case.
      await sleep(4_000);
      await setClock(toMs);
      expect(await waitForEnd(other, { id })).toMatchObject({ state: 'succeeded' });
      expect([videos.unsettled, videos.takeovers]).toEqual([[], []]);
      expect([...videos.upstream.submitted.values()]).toEqual([1]);
    });

    it('fails nothing for the time by which it was set forwards, neither what is made nor what waits', async () => {
      await setClock(0);
      videos.upstream.script = { makeMs: 5_000 };
      const limits = { deadlineMs: 600_000, queueTimeoutMs: 600_000 };
      const tasks = videos.open({ video: limits, deployment: { concurrency: 1 } });
      const [made, waiting] = [await submitWish(tasks), await submitWish(tasks)];
      const readStates = () => videos.rig.place.query('select state from video_tasks order by id');
      await expect.poll(readStates, patience).toEqual([{ state: 'in_progress' }, { state: 'queued' }]);
      await sleep(1_500);
      await setClock(hourMs);
      for (const task of [made, waiting])
        expect(await waitForEnd(tasks, task)).toMatchObject({ state: 'succeeded' });
    });

    it('lets nothing wait for the time that it had before it was set back', async () => {
      await setClock(hourMs);
      videos.upstream.script = { makeMs: 'never' };
      await submitWish(
        videos.open({ video: { poll: { firstMs: 5_000, intervalMs: 5_000, maxIntervalMs: 5_000 } } }),
      );
      const readWait = async () => {
        const [row] = await videos.rig.place.query('select run_after, submitted_at from video_tasks');
        return row?.['submitted_at'] === null ? null : Number(row?.['run_after']) - Date.now();
      };
      await expect.poll(readWait, patience).toBeGreaterThan(hourMs / 2);
      await setClock(0);
      await expect.poll(readWait, patience).toBeLessThan(61_000);
    });
  },
);
