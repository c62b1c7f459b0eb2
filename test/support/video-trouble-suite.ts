import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { GatewayError } from '../../src/core/gateway-error.ts';
import type { VideoTaskStore } from '../../src/core/video/task-store.ts';
import type { Database } from '../../src/stores/index.ts';
import { sharedTimes } from '../../src/tasks/index.ts';
import type { LedgerPlace } from './ledger-rig.ts';
import { createScriptedAdapter } from './scripted-adapter.ts';
import { nameObjectFolder } from './video-node.ts';
import { createPicture, createWish, submitWish } from './video-requests.ts';
import { owner, patience, useVideos, waitForEnd, type VideoRig } from './video-rig.ts';

const often = { ...sharedTimes, scanMs: 20, idleMs: 20, placelessMs: 20 };

/** The database, of which one part is done in another way. */
function change(database: Database, create: (store: VideoTaskStore) => Partial<VideoTaskStore>): Database {
  return {
    ...database,
    openTasks: (nodeId) => {
      const store = database.openTasks(nodeId);
      return { ...store, ...create(store) };
    },
  };
}

/** What becomes of tasks while disks, databases and machines fail. */
export function describeVideoTroubles(name: string, open: () => Promise<LedgerPlace>): void {
  describeStoreTroubles(name, open);
  describeNodeTroubles(name, open);
  describeIdleNodes(name, open);
}

function describeStoreTroubles(name: string, open: () => Promise<LedgerPlace>): void {
  describe(`Video tasks and stores that fail: ${name}`, () => {
    let videos: VideoRig;

    useVideos(open, (opened) => {
      videos = opened;
    });

    it('ends the connection of a video that its store cannot take, and stores it later', async () => {
      videos.upstream.script = { makeMs: 'never' };
      const tasks = videos.open();
      const { id } = await submitWish(tasks);
      await expect.poll(async () => (await tasks.find(id, owner)).state, patience).toBe('in_progress');
      const folder = join(nameObjectFolder(videos.rig.folder), '.tmp');
      rmSync(folder, { recursive: true });
      writeFileSync(folder, 'in the way');
      videos.upstream.script = { heldBytes: 1_000_000 };
      await expect.poll(() => videos.troubles.length, patience).toBeGreaterThan(0);
      await expect.poll(() => videos.upstream.downloads.open, patience).toBe(0);
      expect(videos.upstream.downloads.count).toBeGreaterThan(0);
      rmSync(folder);
      mkdirSync(folder);
      videos.upstream.script = {};
      expect(await waitForEnd(tasks, { id })).toMatchObject({ state: 'succeeded' });
    });

    it('fails at once where a video says that it is too large', async () => {
      videos.upstream.script = { heldBytes: 1_001 };
      const tasks = videos.open({ video: { maxBytes: 1_000 } });
      const task = await waitForEnd(tasks, await submitWish(tasks));
      expect(task).toMatchObject({ state: 'failed', failure: { code: 'upstream_error' } });
      expect(videos.upstream.downloads.count).toBe(1);
      await expect.poll(() => videos.upstream.downloads.open, patience).toBe(0);
    });

    it('keeps the picture of a task of which the database does not say whether it is there', async () => {
      videos.upstream.script = { makeMs: 300 };
      const { database } = videos.rig.place;
      const away = new GatewayError('unavailable', 'Away.', { reason: 'storage_unavailable' });
      const losing = change(database, ({ submit }) => ({
        submit: async (task, limits) => {
          await submit(task, limits);
          throw away;
        },
      }));
      const { picture } = createPicture();
      const wish = createWish({ picture, idempotencyKey: 'once' });
      await expect(submitWish(videos.open({ database: losing }), wish)).rejects.toBe(away);
      await videos.stop();
      const tasks = videos.open();
      const again = await submitWish(tasks, wish);
      expect(await waitForEnd(tasks, again)).toMatchObject({ state: 'succeeded' });
      expect(videos.upstream.submitted.size).toBe(1);
    });

    it('removes what lost attempts left, once it has been there for an hour', async () => {
      const tasks = videos.open();
      const { id, videos: stored } = await waitForEnd(tasks, await submitWish(tasks));
      const [{ objectName = '' } = {}] = stored;
      const lost = objectName.replace(/[^/]+$/, '0-0.mp4');
      await videos.leave(lost);
      await videos.stop();
      videos.open({ janitorTimes: { firstMs: 10, pauseMs: 50, sweepMs: 0, strayMs: 3_600_000 } });
      await sleep(500);
      expect(videos.files).toHaveLength(2);
      await videos.stop();
      videos.open({ janitorTimes: { firstMs: 10, pauseMs: 50, sweepMs: 0, strayMs: 100 } });
      await expect.poll(() => videos.files, patience).toHaveLength(1);
      expect(videos.files.join()).toContain(objectName);
      expect((await tasks.find(id, owner)).videos).toHaveLength(1);
    });

    it('removes what has expired though one video cannot be removed', async () => {
      const tasks = videos.open();
      const [stuck, other] = [
        await waitForEnd(tasks, await submitWish(tasks)),
        await waitForEnd(tasks, await submitWish(tasks)),
      ];
      const [file = ''] = videos.files.filter((each) => each.includes(stuck.id));
      const folder = join(videos.rig.folder, file, '..');
      rmSync(folder, { recursive: true });
      writeFileSync(folder, 'in the way');
      await videos.rig.place.query('update video_tasks set expires_at = 1');
      await videos.stop();
      videos.open({ janitorTimes: { firstMs: 10, pauseMs: 50, sweepMs: 3_600_000, strayMs: 3_600_000 } });
      await expect.poll(() => videos.files, patience).toEqual([]);
      const sql = 'select id from video_tasks where removed_at is null';
      await expect.poll(() => videos.rig.place.query(sql), patience).toEqual([{ id: stuck.id }]);
      await expect.poll(() => videos.troubles.join()).toContain('what has expired cannot be removed');
      expect(other.id).not.toBe(stuck.id);
    });

    it('removes what has expired behind any number of videos that cannot be removed, and those when they can', async () => {
      const tasks = videos.open();
      const submitted = await Promise.all(Array.from({ length: 12 }, () => submitWish(tasks)));
      for (const task of submitted) await waitForEnd(tasks, task);
      const [last] = submitted;
      const folders = videos.files.map((file) => join(videos.rig.folder, file, '..'));
      const stuck = folders.filter((folder) => !folder.includes(last?.id ?? ''));
      for (const folder of stuck) {
        rmSync(folder, { recursive: true });
        writeFileSync(folder, 'in the way');
      }
      const expire = (id: string) =>
        `update video_tasks set expires_at = case id when '${id}' then 2 else 1 end`;
      await videos.rig.place.query(expire(last?.id ?? ''));
      await videos.stop();
      videos.open({ janitorTimes: { firstMs: 10, pauseMs: 50, sweepMs: 3_600_000, strayMs: 3_600_000 } });
      await expect.poll(() => videos.files, patience).toEqual([]);
      for (const folder of stuck) rmSync(folder);
      const left = 'select id from video_tasks where removed_at is null';
      await expect.poll(() => videos.rig.place.query(left), patience).toEqual([]);
    });
  });
}

function describeNodeTroubles(name: string, open: () => Promise<LedgerPlace>): void {
  describe(`Video tasks and nodes in trouble: ${name}`, () => {
    let videos: VideoRig;

    useVideos(open, (opened) => {
      videos = opened;
    });

    it('begins nothing anew that it is still at work on when its claim has run out', async () => {
      videos.upstream.script = { submitMs: 800 };
      const tasks = videos.open({ times: { ...often, leaseMs: 50, renewMs: 60_000 } });
      const task = await waitForEnd(tasks, await submitWish(tasks));
      expect(task).toMatchObject({ state: 'succeeded' });
      expect(videos.takeovers).toEqual([]);
      expect([...videos.upstream.submitted]).toEqual([[task.id, 1]]);
    });

    it('looks again soon where another node was at the queue', async () => {
      let looks = 0;
      const lockAtFirst = (store: VideoTaskStore): Partial<VideoTaskStore> => ({
        start: async (terms) => {
          looks += 1;
          if (looks > 3) return await store.start(terms);
          terms.look.onOccupied?.();
          return [];
        },
      });
      const database = change(videos.rig.place.database, lockAtFirst);
      const tasks = videos.open({ database, times: { ...sharedTimes, scanMs: 60_000, idleMs: 60_000 } });
      const { id } = await submitWish(tasks);
      await expect.poll(async () => (await tasks.find(id, owner)).state, patience).not.toBe('queued');
      expect(looks).toBeLessThan(10);
    });

    it('stops in order though the database is away', async () => {
      videos.upstream.script = { submitMs: 1_000 };
      const { database } = videos.rig.place;
      const renew = () => Promise.reject(new Error('away'));
      const times = { ...often, renewMs: 100 };
      const tasks = videos.open({ database: change(database, () => ({ renew })), times });
      await submitWish(tasks);
      await expect.poll(() => videos.upstream.submitted.size, patience).toBe(1);
      videos.troubles.length = 0;
      await videos.stop();
      expect(videos.troubles).toContain('claims cannot be renewed: Error: away');
    });

    it('tells once that the database is away, and once that it is back', async () => {
      let looks = 0;
      const failAtFirst = (store: VideoTaskStore): Partial<VideoTaskStore> => ({
        findNextDue: () => {
          looks += 1;
          return looks <= 5 ? Promise.reject(new Error('away')) : store.findNextDue();
        },
      });
      const tasks = videos.open({ database: change(videos.rig.place.database, failAtFirst), times: often });
      await expect.poll(() => looks, patience).toBeGreaterThan(5);
      expect(await waitForEnd(tasks, await submitWish(tasks))).toMatchObject({ state: 'succeeded' });
      expect(videos.troubles).toEqual(['tasks cannot be looked for: Error: away']);
      await expect.poll(() => videos.troublesOver).toEqual(['tasks cannot be looked for']);
    });

    it('gives back what it was about to submit when it was told to stop', async () => {
      let looks = 0;
      let stopping: Promise<void> | null = null;
      const canTake = () => {
        looks += 1;
        // The first look is that of the submission.
        if (looks === 2) stopping = videos.stop();
        return true;
      };
      await submitWish(videos.open({ adapter: createScriptedAdapter({ canTake }) }));
      await expect.poll(() => stopping, patience).not.toBeNull();
      await stopping;
      const rows = await videos.rig.place.query('select state, node_id, deployment_id from video_tasks');
      expect(rows).toEqual([{ state: 'queued', node_id: null, deployment_id: null }]);
      expect(videos.upstream.submitted.size).toBe(0);
    });

    it('stops in time though the store of its videos hangs', async () => {
      videos.upstream.script = { heldBytes: 1_000_000 };
      const tasks = videos.open();
      const { id } = await submitWish(tasks);
      await expect.poll(() => videos.upstream.downloads.open, patience).toBe(1);
      const from = performance.now();
      await videos.stop(100);
      expect(performance.now() - from).toBeLessThan(4_000);
      expect(readdirSync(join(nameObjectFolder(videos.rig.folder), '.tmp'))).toEqual([]);
      videos.upstream.script = {};
      expect(await waitForEnd(videos.open(), { id })).toMatchObject({ state: 'succeeded' });
    });
  });
}

/** Counts what is asked of the store of tasks. */
function count(database: Database, counts: Map<string, number>): Database {
  return {
    ...database,
    // As beside other nodes.
    processes: 'many',
    openTasks: (nodeId) => {
      const counted = Object.entries(database.openTasks(nodeId)).map(([name, ask]: [string, unknown]) => [
        name,
        (...given: readonly unknown[]): unknown => {
          counts.set(name, (counts.get(name) ?? 0) + 1);
          return (ask as (...given: readonly unknown[]) => unknown)(...given);
        },
      ]);
      return Object.fromEntries(counted) as VideoTaskStore;
    },
  };
}

function describeIdleNodes(name: string, open: () => Promise<LedgerPlace>): void {
  describe(`Video tasks and nodes with nothing to do: ${name}`, () => {
    let videos: VideoRig;
    const counts = new Map<string, number>();

    useVideos(open, (opened) => {
      videos = opened;
      counts.clear();
    });

    it('asks one question at a time, ten times as seldom where there is nobody to make videos', async () => {
      const database = count(videos.rig.place.database, counts);
      const times = { ...often, idleMs: 50, placelessMs: 500 };
      videos.open({ database, times });
      await expect.poll(() => counts.get('findNextDue'), patience).toBeGreaterThan(8);
      await videos.stop();
      expect([counts.get('claimDue'), counts.get('start')]).toEqual([undefined, undefined]);
      counts.clear();
      videos.open({ database, times, urls: [] });
      await sleep(1_100);
      expect(counts.get('findNextDue')).toBeLessThanOrEqual(3);
    });

    it('leaves tasks to those that have an upstream, and ends what nobody else does', async () => {
      const database = count(videos.rig.place.database, counts);
      const tasks = videos.open({ deployment: { concurrency: 0 } });
      const { id } = await submitWish(tasks);
      await videos.stop();
      const idle = videos.open({ database, times: often, urls: [], video: { queueTimeoutMs: 1 } });
      await expect.poll(() => counts.get('listLate'), patience).toBeGreaterThan(2);
      expect(await idle.find(id, owner)).toMatchObject({ state: 'queued' });
      await videos.rig.place.query('update video_tasks set run_after = run_after - 20000');
      expect(await waitForEnd(idle, { id })).toMatchObject({ failure: { code: 'upstream_timeout' } });
    });

    it('answers two hundred clients that ask all the time with four reads a second, and asks no upstream', async () => {
      videos.upstream.script = { makeMs: 'never' };
      const poll = { firstMs: 60_000, intervalMs: 60_000, maxIntervalMs: 60_000 };
      const tasks = videos.open({ database: count(videos.rig.place.database, counts), video: { poll } });
      const { id } = await submitWish(tasks);
      await expect.poll(async () => (await tasks.find(id, owner)).state, patience).toBe('in_progress');
      counts.clear();
      const from = performance.now();
      const elapsedMs = () => performance.now() - from;
      let answers = 0;
      const ask = async () => {
        for (; answers <= 2_000 || elapsedMs() < 2_000; await sleep(50)) {
          await tasks.find(id, owner);
          answers += 1;
        }
      };
      await Promise.all(Array.from({ length: 200 }, ask));
      expect(counts.get('find')).toBeLessThanOrEqual(2 + (4 * elapsedMs()) / 1_000);
      expect(videos.upstream.pollCount).toBe(0);
      await tasks.cancel(id, 'test', { id: 'system', address: null });
    });

    it('takes over what another node left', async () => {
      videos.upstream.script = { makeMs: 1_000 };
      const idle = videos.open({ database: count(videos.rig.place.database, counts) });
      const { id } = await submitWish(videos.open());
      await videos.stop();
      expect(await waitForEnd(idle, { id })).toMatchObject({ state: 'succeeded' });
      expect([...videos.upstream.submitted]).toEqual([[id, 1]]);
    });
  });
}
