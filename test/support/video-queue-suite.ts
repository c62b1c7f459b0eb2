import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { QueueLook } from '../../src/core/video/task-store.ts';
import type { VideoCopier } from '../../src/core/video/video-copier.ts';
import type { VideoTask } from '../../src/core/video/video-task.ts';
import type { VideoTasks, VideoWish } from '../../src/core/video/video-tasks.ts';
import type { Database } from '../../src/stores/index.ts';
import { sharedTimes } from '../../src/tasks/index.ts';
import { cloneTask } from './clone-tasks.ts';
import type { LedgerPlace } from './ledger-rig.ts';
import { createScriptedAdapter } from './scripted-adapter.ts';
import { createScriptedVideos, type ScriptedVideos } from './scripted-videos.ts';
import type { VideoNodeOptions } from './video-node.ts';
import { createTestPrincipal, submitWish } from './video-requests.ts';
import { admin, patience, useVideos, waitForEnd, type VideoRig } from './video-rig.ts';

const fastModel = { modelName: 'veo-3.1-fast-generate-preview' };
const fastModels = { 'vidfam-3.1-fast-generate-preview': 'veo-3.1-fast' };
const greedy = createTestPrincipal({ keyId: 'key_greedy', accountId: 'rich', isUnlimited: true });
const modest = createTestPrincipal({ keyId: 'key_modest', accountId: 'rich', isUnlimited: true });
/** Much sooner than what hangs, or waits, would end. */
const soon = { timeout: 4_000, interval: 20 };

/** What tasks of one upstream mean to those of another. */
export function describeVideoQueues(name: string, open: () => Promise<LedgerPlace>): void {
  describeFullUpstreams(name, open);
  describeHangingUpstreams(name, open);
  describeRestingQueues(name, open);
}

/** One upstream with a model of its own, and another that is idle. */
class TwoUpstreams {
  readonly other: ScriptedVideos;
  readonly #videos: VideoRig;

  constructor(videos: VideoRig, other: ScriptedVideos) {
    this.#videos = videos;
    this.other = other;
  }

  open({ deployments = [], ...options }: Partial<VideoNodeOptions> = {}): VideoTasks {
    const [first, second] = deployments;
    return this.#videos.open({
      urls: [this.#videos.upstream.url, this.other.url],
      models: {},
      deployments: [{ ...first }, { models: fastModels, ...second }],
      ...options,
    });
  }

  async submitMany(tasks: VideoTasks, count: number, wish: Partial<VideoWish> = {}): Promise<void> {
    for (let number = 0; number < count; number += 1) await submitWish(tasks, wish, greedy);
  }

  async countIn(state: VideoTask['state'], keyId = greedy.keyId): Promise<number> {
    const sql = `select count(*) as count from video_tasks where state = '${state}' and key_id = '${keyId}'`;
    const [row] = await this.#videos.rig.place.query(sql);
    return Number(row?.['count']);
  }
}

function useTwoUpstreams(
  open: () => Promise<LedgerPlace>,
  take: (videos: VideoRig, upstreams: TwoUpstreams) => void,
): void {
  let videos: VideoRig;
  let other: ScriptedVideos;
  useVideos(open, (opened) => {
    videos = opened;
  });
  beforeEach(async () => {
    await videos.rig.fund('rich', 'unlimited');
    other = await createScriptedVideos();
    take(videos, new TwoUpstreams(videos, other));
  });
  afterEach(() => other.close());
}

/** For tests that store hundreds of tasks one by one, each of which a slow disk keeps waiting. */
const manyMs = 90_000;

function describeFullUpstreams(name: string, open: () => Promise<LedgerPlace>): void {
  describe(`Video tasks behind those that cannot begin: ${name}`, () => {
    let videos: VideoRig;
    let upstreams: TwoUpstreams;

    useTwoUpstreams(open, (...opened) => {
      [videos, upstreams] = opened;
    });

    const expectSoon = async (tasks: VideoTasks, { id }: Pick<VideoTask, 'id'>) => {
      await expect.poll(async () => (await tasks.find(id, admin)).state, soon).toBe('succeeded');
    };

    /** Stored while nobody can begin anything, then left to a node that begins. */
    const queue = async (count: number, wish: Partial<VideoWish>, last: Partial<VideoWish>) => {
      const adapter = createScriptedAdapter({ canTake: () => true });
      const tasks = upstreams.open({ adapter, deployment: { concurrency: 0 } });
      await upstreams.submitMany(tasks, count, wish);
      const task = await submitWish(tasks, last, modest);
      await videos.stop();
      await videos.rig.place.query('update video_tasks set run_after = created_at');
      return task;
    };
    /** What runs for ever brings no looks beside those that there always are. */
    const video = { poll: { firstMs: 60_000, intervalMs: 60_000, maxIntervalMs: 60_000 } };

    it(
      'begins behind any number of tasks whose deployment is full',
      async () => {
        videos.upstream.script = { makeMs: 'never' };
        const last = await queue(300, {}, fastModel);
        upstreams.other.script = { makeMs: 'never' };
        const tasks = upstreams.open({ deployments: [{ concurrency: 1 }], video });
        await expect.poll(async () => (await tasks.find(last.id, admin)).state, soon).toBe('in_progress');
        await expect.poll(() => videos.upstream.submitted.size).toBe(1);
        expect(await upstreams.countIn('queued')).toBe(299);
      },
      manyMs,
    );

    it(
      'begins behind any number of tasks whose deployment is not there any more',
      async () => {
        const last = await queue(600, {}, fastModel);
        await expectSoon(upstreams.open({ deployments: [{ models: fastModels, weight: 0 }] }), last);
        expect(await upstreams.countIn('queued')).toBe(600);
      },
      manyMs,
    );

    it(
      'begins what one deployment of a model can take behind what only another one can',
      async () => {
        const last = await queue(600, { negativePrompt: 'text' }, {});
        const tasks = upstreams.open({
          adapter: createScriptedAdapter({
            canTake: ({ negativePrompt }, model) => negativePrompt === null || model === 'veo-3.1',
          }),
          deployments: [{ concurrency: 0 }, { models: { 'vidfam-3.1-generate-preview': 'veo-plain' } }],
        });
        await expectSoon(tasks, last);
        expect(await upstreams.countIn('queued')).toBe(600);
      },
      manyMs,
    );

    it('begins the oldest of what waits when there is room again', async () => {
      videos.upstream.script = { makeMs: 300 };
      const tasks = upstreams.open({ deployments: [{ concurrency: 1 }] });
      const ids: string[] = [];
      for (let number = 0; number < 4; number += 1) ids.push((await submitWish(tasks, {}, greedy)).id);
      await upstreams.submitMany(tasks, 100);
      await expect.poll(() => videos.upstream.submitted.size, patience).toBeGreaterThan(3);
      expect([...videos.upstream.submitted.keys()].slice(0, 4)).toEqual(ids);
    });

    it(
      'ends all that have waited for too long, and none that has not',
      async () => {
        const tasks = upstreams.open({ deployments: [{ concurrency: 0 }] });
        await upstreams.submitMany(tasks, 200);
        await videos.rig.place.query('update video_tasks set created_at = created_at - 3600000');
        const young = await submitWish(tasks, {}, modest);
        await expect.poll(() => upstreams.countIn('failed'), patience).toBe(200);
        expect(await tasks.find(young.id, admin)).toMatchObject({ state: 'queued' });
      },
      manyMs,
    );
  });
}

function describeHangingUpstreams(name: string, open: () => Promise<LedgerPlace>): void {
  describe(`Video tasks beside an upstream that hangs: ${name}`, () => {
    let videos: VideoRig;
    let upstreams: TwoUpstreams;

    useTwoUpstreams(open, (...opened) => {
      [videos, upstreams] = opened;
    });

    const expectSoon = async (tasks: VideoTasks) => {
      const { id } = await submitWish(tasks, fastModel, modest);
      await expect.poll(async () => (await tasks.find(id, admin)).state, soon).toBe('succeeded');
    };

    it('goes on where one upstream answers no question', async () => {
      videos.upstream.script = { silent: 'questions' };
      const tasks = upstreams.open();
      await upstreams.submitMany(tasks, 90);
      await expect.poll(() => upstreams.countIn('in_progress'), patience).toBe(90);
      await expectSoon(tasks);
    });

    it('goes on where one upstream answers no submission', async () => {
      const tasks = upstreams.open();
      const early = await submitWish(tasks, {}, modest);
      videos.upstream.script = { makeMs: 'never' };
      await expect.poll(() => videos.upstream.submitted.size, patience).toBe(1);
      videos.upstream.script = { silent: 'submissions', makeMs: 0 };
      await upstreams.submitMany(tasks, 90);
      await expect.poll(() => videos.upstream.submitted.size, patience).toBeGreaterThan(20);
      await expectSoon(tasks);
      expect(await waitForEnd(tasks, early)).toMatchObject({ state: 'succeeded' });
    });

    it('goes on where one upstream sends no video', async () => {
      videos.upstream.script = { heldBytes: 1_000_000 };
      const tasks = upstreams.open();
      await upstreams.submitMany(tasks, 90);
      await expect.poll(() => videos.upstream.downloads.open, patience).toBeGreaterThan(7);
      await expectSoon(tasks);
    });

    it('stores what others have made where one bucket takes no copy, and copies to others', async () => {
      const copied: string[] = [];
      const hanging = Promise.withResolvers<undefined>();
      const copier: VideoCopier = {
        canWrite: () => true,
        copy: async (_, uri) => {
          if (uri.startsWith('s3://slow/')) await hanging.promise;
          copied.push(uri);
        },
      };
      const tasks = videos.open({ copier, video: { storageUris: ['s3://slow/', 's3://quick/'] } });
      const slow = await Promise.all(
        Array.from({ length: 12 }, () => submitWish(tasks, { storageUri: 's3://slow/films' }, greedy)),
      );
      await expect.poll(() => upstreams.countIn('storing'), patience).toBe(12);
      const { id } = await submitWish(tasks, { storageUri: 's3://quick/films' }, modest);
      expect(await waitForEnd(tasks, { id })).toMatchObject({ state: 'succeeded' });
      expect(copied).toEqual([`s3://quick/films/${id}/0.mp4`]);
      hanging.resolve(undefined);
      for (const task of slow) expect(await waitForEnd(tasks, task)).toMatchObject({ state: 'succeeded' });
      expect(copied).toHaveLength(13);
    });
  });
}

/** The database, which tells of each time that the queue is read. */
function watchLooks(database: Database, onLook: () => void): Database {
  const watch = (look: QueueLook): QueueLook => ({
    begin: (running) => {
      onLook();
      return look.begin(running);
    },
    next: (page) => look.next(page),
    get placed() {
      return look.placed;
    },
  });
  return {
    ...database,
    openTasks: (nodeId) => {
      const store = database.openTasks(nodeId);
      return { ...store, start: (terms) => store.start({ ...terms, look: watch(terms.look) }) };
    },
  };
}

function describeRestingQueues(name: string, open: () => Promise<LedgerPlace>): void {
  describe(`Video tasks of which none can begin: ${name}`, () => {
    let videos: VideoRig;
    let upstreams: TwoUpstreams;
    const nobody = { id: 'system', address: null } as const;
    /** The queue is read for nothing else than what the test does. */
    const times = { ...sharedTimes, restMs: 600_000 };

    useTwoUpstreams(open, (...opened) => {
      [videos, upstreams] = opened;
    });

    /** One task that is asked about all the time, and one that waits for its place, and has been looked at. */
    const openFull = async (options: Partial<VideoNodeOptions> = {}) => {
      videos.upstream.script = { makeMs: 'never' };
      const tasks = upstreams.open({ deployments: [{ concurrency: 1 }], times, ...options });
      const first = await submitWish(tasks, {}, greedy);
      await expect.poll(() => upstreams.countIn('in_progress'), patience).toBe(1);
      const second = await submitWish(tasks, {}, greedy);
      const polled = videos.upstream.pollCount + 5;
      await expect.poll(() => videos.upstream.pollCount, patience).toBeGreaterThan(polled);
      expect(await tasks.find(second.id, admin)).toMatchObject({ state: 'queued' });
      return { tasks, first, second };
    };

    const expectBegun = async (tasks: VideoTasks, { id }: Pick<VideoTask, 'id'>) => {
      await expect.poll(async () => (await tasks.find(id, admin)).state, soon).not.toBe('queued');
    };

    /** As many tasks as there are places for, and as many again; all of them are stored at once. */
    const fill = async (count: number) => {
      const tasks = upstreams.open({ deployment: { concurrency: 0 } });
      const { id } = await submitWish(tasks, {}, greedy);
      await videos.stop();
      await cloneTask(videos.rig.place, id, 2 * count - 1);
      await videos.rig.place.query(`
        update video_tasks set state = 'in_progress', deployment_id = 'video-0', upstream_model = 'veo', upstream_id = id
        where id in (select id from video_tasks order by id limit ${String(count)})`);
    };

    it('reads them a few times a second, however many others are asked about', async () => {
      await fill(64);
      let looks = 0;
      let polls = 0;
      const database = watchLooks(videos.rig.place.database, () => (looks += 1));
      const adapter = createScriptedAdapter({
        poll: () => {
          polls += 1;
          return Promise.resolve({ kind: 'running', progress: null, retryAfterMs: null });
        },
      });
      upstreams.open({ database, adapter, deployments: [{ concurrency: 64 }] });
      await expect.poll(() => polls, patience).toBeGreaterThan(64);
      const [from, looksBefore, pollsBefore] = [performance.now(), looks, polls];
      await expect.poll(() => performance.now() - from, patience).toBeGreaterThan(2_000);
      expect(polls - pollsBefore).toBeGreaterThan(64);
      expect(looks - looksBefore).toBeGreaterThan(1);
      expect(looks - looksBefore).toBeLessThanOrEqual(14);
    });

    it('begins one as soon as a task of this node has ended', async () => {
      const { tasks, second } = await openFull();
      videos.upstream.script = {};
      await expectBegun(tasks, second);
    });

    it('begins one as soon as a task was cancelled here', async () => {
      const { tasks, first, second } = await openFull();
      await tasks.cancel(first.id, 'test', nobody);
      await expectBegun(tasks, second);
    });

    it('begins one soon after a task was cancelled elsewhere', async () => {
      const { tasks, first, second } = await openFull({ times: sharedTimes });
      await upstreams.open({ deployments: [{ concurrency: 1 }] }).cancel(first.id, 'test', nobody);
      await expectBegun(tasks, second);
    });

    it('begins what comes here, or comes to others, and has a place', async () => {
      const { tasks } = await openFull();
      await expectBegun(tasks, await submitWish(tasks, fastModel, modest));
      const full = upstreams.open({ deployments: [{ concurrency: 0 }, { concurrency: 0 }] });
      await expectBegun(tasks, await submitWish(full, fastModel, modest));
    });

    it('begins what was turned away when its upstream may be asked again', async () => {
      const { tasks } = await openFull();
      upstreams.other.script = { submits: [503], retryAfter: 2 };
      const turned = await submitWish(tasks, fastModel, modest);
      await expect.poll(() => upstreams.other.script.submits, patience).toEqual([]);
      const waiting = await submitWish(tasks, fastModel, modest);
      for (const task of [turned, waiting]) await expectBegun(tasks, task);
    });
  });
}
