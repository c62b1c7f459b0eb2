import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { VideoTask } from '../../src/core/video/video-task.ts';
import type { VideoTasks, VideoWish } from '../../src/core/video/video-tasks.ts';
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

    it('begins behind any number of tasks whose deployment is full', async () => {
      videos.upstream.script = { makeMs: 'never' };
      const last = await queue(300, {}, fastModel);
      upstreams.other.script = { makeMs: 'never' };
      const tasks = upstreams.open({ deployments: [{ concurrency: 1 }], video });
      await expect.poll(async () => (await tasks.find(last.id, admin)).state, soon).toBe('in_progress');
      expect(videos.upstream.submitted.size).toBe(1);
      expect(await upstreams.countIn('queued')).toBe(299);
    });

    it('begins behind any number of tasks whose deployment is not there any more', async () => {
      const last = await queue(600, {}, fastModel);
      await expectSoon(upstreams.open({ deployments: [{ models: fastModels, weight: 0 }] }), last);
      expect(await upstreams.countIn('queued')).toBe(600);
    });

    it('begins what one deployment of a model can take behind what only another one can', async () => {
      const last = await queue(600, { negativePrompt: 'text' }, {});
      const tasks = upstreams.open({
        adapter: createScriptedAdapter({
          canTake: ({ negativePrompt }, model) => negativePrompt === null || model === 'veo-3.1',
        }),
        deployments: [{ concurrency: 0 }, { models: { 'vidfam-3.1-generate-preview': 'veo-plain' } }],
      });
      await expectSoon(tasks, last);
      expect(await upstreams.countIn('queued')).toBe(600);
    });

    it('begins the oldest of what waits when there is room again', async () => {
      videos.upstream.script = { makeMs: 300 };
      const tasks = upstreams.open({ deployments: [{ concurrency: 1 }] });
      const ids: string[] = [];
      for (let number = 0; number < 4; number += 1) ids.push((await submitWish(tasks, {}, greedy)).id);
      await upstreams.submitMany(tasks, 100);
      await expect.poll(() => videos.upstream.submitted.size, patience).toBeGreaterThan(3);
      expect([...videos.upstream.submitted.keys()].slice(0, 4)).toEqual(ids);
    });

    it('ends all that have waited for too long, and none that has not', async () => {
      const tasks = upstreams.open({ deployments: [{ concurrency: 0 }] });
      await upstreams.submitMany(tasks, 200);
      await videos.rig.place.query('update video_tasks set created_at = created_at - 3600000');
      const young = await submitWish(tasks, {}, modest);
      await expect.poll(() => upstreams.countIn('failed'), soon).toBe(200);
      expect(await tasks.find(young.id, admin)).toMatchObject({ state: 'queued' });
    });
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
  });
}
