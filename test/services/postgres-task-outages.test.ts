import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../src/stores/index.ts';
import { sharedTimes } from '../../src/tasks/index.ts';
import { BreakingProxy } from '../support/breaking-proxy.ts';
import { createTestDatabase, serverUrl, type TestDatabase } from '../support/postgres-database.ts';
import { openPostgresPlace } from '../support/postgres-place.ts';
import { submitWish } from '../support/video-requests.ts';
import { patience, useVideos, waitForEnd, type VideoRig } from '../support/video-rig.ts';

/** A way to the database, and what goes it. */
interface Way {
  readonly proxy: BreakingProxy;
  readonly database: Database;
}

let test: TestDatabase;
let ways: readonly [Way, Way];

async function openWay(): Promise<Way> {
  const proxy = new BreakingProxy(new URL(test.url));
  const url = new URL(test.url);
  url.host = `127.0.0.1:${String(await proxy.listen())}`;
  return { proxy, database: await openDatabase(url.href) };
}

describe.skipIf(serverUrl === '')('Video tasks and a database that breaks off: PostgreSQL', () => {
  let videos: VideoRig;

  beforeAll(async () => {
    test = await createTestDatabase();
    ways = [await openWay(), await openWay()];
  });

  afterAll(async () => {
    for (const { proxy, database } of ways) {
      await database.close();
      await proxy.close();
    }
    await test.drop();
  });

  useVideos(
    () => openPostgresPlace(test, ways[0].database),
    (opened) => {
      videos = opened;
    },
  );

  it('makes what has begun without an answer that says so, and submits it once', async () => {
    const [{ proxy }] = ways;
    proxy.loseCommit('submitting');
    const tasks = videos.open();
    const all = await Promise.all(Array.from({ length: 3 }, () => submitWish(tasks)));
    for (const task of all) expect(await waitForEnd(tasks, task)).toMatchObject({ state: 'succeeded' });
    expect(proxy.lostCount).toBe(1);
    expect(videos.unsettled).toEqual([]);
    expect([...videos.upstream.submitted.values()]).toEqual([1, 1, 1]);
  });

  it('leaves what others submit to them after an outage that was longer than their claims', async () => {
    videos.upstream.script = { submitMs: 7_000 };
    const submitting = videos.open();
    const { id } = await submitWish(submitting);
    await expect.poll(() => videos.upstream.submitted.size, patience).toBe(1);
    const other = videos.open({ database: ways[1].database });
    for (const { proxy } of ways) proxy.cut();
    await sleep(4_500);
    ways[1].proxy.mend();
    await sleep(1_500);
    ways[0].proxy.mend();
    expect(await waitForEnd(other, { id })).toMatchObject({ state: 'succeeded' });
    expect([videos.unsettled, videos.takeovers]).toEqual([[], []]);
    expect([...videos.upstream.submitted.values()]).toEqual([1]);
  });

  it('leaves it to them without an upstream, too, though the outage came between two looks', async () => {
    const betweenMs = sharedTimes.placelessMs;
    videos.upstream.script = { submitMs: betweenMs + 2_500 };
    const other = videos.open({ database: ways[1].database, urls: [] });
    const { id } = await submitWish(videos.open());
    await expect.poll(() => videos.upstream.submitted.size, patience).toBe(1);
    for (const { proxy } of ways) proxy.cut();
    await sleep(betweenMs - 1_000);
    ways[1].proxy.mend();
    await sleep(2_000);
    ways[0].proxy.mend();
    expect(await waitForEnd(other, { id })).toMatchObject({ state: 'succeeded' });
    expect([videos.unsettled, videos.takeovers]).toEqual([[], []]);
  });

  it('leaves what others submit to them where it begins after the outage', async () => {
    videos.upstream.script = { submitMs: 7_000 };
    const { id } = await submitWish(videos.open());
    await expect.poll(() => videos.upstream.submitted.size, patience).toBe(1);
    ways[0].proxy.cut();
    await sleep(4_500);
    const newcomer = videos.open({ database: ways[1].database });
    await sleep(1_500);
    ways[0].proxy.mend();
    expect(await waitForEnd(newcomer, { id })).toMatchObject({ state: 'succeeded' });
    expect([videos.unsettled, videos.takeovers]).toEqual([[], []]);
  });

  it('takes over after an outage what nobody works on any more', async () => {
    const { database } = ways[1];
    const tasks = videos.open({ database, deployment: { concurrency: 0 } });
    const { id } = await submitWish(tasks);
    await videos.stop();
    await videos.rig.place.query(
      `update video_tasks set state = 'in_progress', node_id = 'node_dead', lease_until = 1, run_after = 1,
       deployment_id = 'video-0', upstream_model = 'veo-3.1', upstream_id = 'x', attempt = 1 where id = '${id}'`,
    );
    ways[1].proxy.cut();
    const later = videos.open({ database, times: { ...sharedTimes, graceMs: 2_000 } });
    await expect.poll(() => videos.troubles.length, patience).toBeGreaterThan(0);
    const from = performance.now();
    ways[1].proxy.mend();
    await expect.poll(() => videos.troublesOver.length, patience).toBeGreaterThan(0);
    await expect.poll(() => videos.takeovers, patience).toEqual([id]);
    expect(performance.now() - from).toBeGreaterThan(1_500);
    await waitForEnd(later, { id });
  });
});
