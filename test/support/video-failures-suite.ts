import { describe, expect, it } from 'vitest';
import { ForbiddenAddressError } from '../../src/core/video/video-upstream.ts';
import type { LedgerPlace } from './ledger-rig.ts';
import { createScriptedAdapter } from './scripted-adapter.ts';
import { createScriptedVideos } from './scripted-videos.ts';
import { submitWish } from './video-requests.ts';
import { owner, patience, useVideos, waitForEnd, type VideoRig } from './video-rig.ts';

/** What becomes of tasks whose upstream fails in every way. */
export function describeVideoFailures(name: string, open: () => Promise<LedgerPlace>): void {
  describe(`Video tasks and upstreams that fail: ${name}`, () => {
    let videos: VideoRig;

    useVideos(open, (opened) => {
      videos = opened;
    });

    const failures: readonly (readonly [string, number | 'reset', string])[] = [
      ['refuses the order', 400, 'invalid_request'],
      ['fails in the middle', 500, 'upstream_error'],
      ['breaks off', 'reset', 'upstream_error'],
      ['refuses the credential', 401, 'upstream_error'],
      ['has no balance left for it', 402, 'upstream_error'],
      ['has no such model any more', 410, 'upstream_error'],
    ];

    it.each(failures)(
      'fails a task whose only upstream %s, and asks it once',
      async (_name, status, code) => {
        videos.upstream.script = { submits: [status] };
        const tasks = videos.open();
        const task = await waitForEnd(tasks, await submitWish(tasks));
        expect(task).toMatchObject({ state: 'failed', failure: { code }, cost: 0n });
        expect(videos.upstream.submitted.size).toBe(0);
        const isUnclear = status === 500 || status === 'reset';
        await expect.poll(() => videos.unsettled).toEqual(isUnclear ? [task.id] : []);
        expect(await videos.rig.balanceOf('user_1')).toEqual({ available: 1_000, held: 0, spent: 0 });
        const [row] = await videos.rig.place.query(
          'select outcome, error_reason, attempts from usage_records',
        );
        expect(row).toEqual({ outcome: 'failed', error_reason: code, attempts: 1 });
      },
    );

    it('submits again what was not served, and what another deployment may take', async () => {
      const other = await createScriptedVideos();
      videos.upstream.script = { submits: [401, 429, 429] };
      other.script = { submits: [429], retryAfter: 1 };
      const tasks = videos.open({ urls: [videos.upstream.url, other.url] });
      const task = await waitForEnd(tasks, await submitWish(tasks));
      await other.close();
      expect(task.state).toBe('succeeded');
      expect(videos.upstream.submitted.size + other.submitted.size).toBe(1);
    });

    it('submits again with the same id where the upstream knows it', async () => {
      videos.upstream.script = { submits: ['reset'] };
      const tasks = videos.open({ adapter: createScriptedAdapter({ isIdempotent: true }) });
      const task = await waitForEnd(tasks, await submitWish(tasks));
      expect(task.state).toBe('succeeded');
      expect([...videos.upstream.submitted]).toEqual([[task.id, 1]]);
    });

    it('fails a task that nobody can take in time', async () => {
      await videos.upstream.close();
      const tasks = videos.open({ video: { queueTimeoutMs: 200 } });
      const task = await waitForEnd(tasks, await submitWish(tasks));
      expect(task).toMatchObject({ state: 'failed', failure: { code: 'upstream_timeout' } });
      expect(videos.unsettled).toEqual([]);
    });

    it('asks on when a question fails, and gives up an upstream that has lost the task', async () => {
      videos.upstream.script = { polls: [500, 404, 404, 401, 503] };
      const tasks = videos.open();
      const task = await waitForEnd(tasks, await submitWish(tasks));
      expect(task).toMatchObject({ state: 'succeeded' });
      expect(videos.unanswered).toEqual(Array.from({ length: 5 }, () => task.id));
      videos.upstream.script = { polls: [404, 404, 404] };
      const lost = await waitForEnd(tasks, await submitWish(tasks));
      expect(lost).toMatchObject({ state: 'failed', failure: { code: 'upstream_error' } });
      await expect.poll(() => videos.unsettled).toEqual([lost.id]);
    });

    it('fails a task whose upstream never ends, says that it failed, or has nothing', async () => {
      const tasks = videos.open({ video: { deadlineMs: 400 } });
      for (const [prompt, script, code] of [
        ['never', { makeMs: 'never' }, 'upstream_timeout'],
        ['failed', { outcome: 'failed' }, 'generation_failed'],
        ['nothing', { outcome: 'nothing' }, 'generation_failed'],
      ] as const) {
        videos.upstream.scripts.set(prompt, script);
        const task = await waitForEnd(tasks, await submitWish(tasks, { prompt }));
        expect(task).toMatchObject({ state: 'failed', failure: { code } });
        await expect(tasks.findVideo(task.id, 0, owner)).rejects.toMatchObject({
          reason: 'generation_failed',
        });
      }
    });

    it('waits for a deployment that is not there any more, and says so at last', async () => {
      videos.upstream.script = { makeMs: 'never' };
      const before = videos.open();
      const { id } = await submitWish(before);
      await expect.poll(async () => (await before.find(id, owner)).state, patience).toBe('in_progress');
      await videos.stop();
      const after = videos.open({ deployments: [{ id: 'renamed' }], video: { deadlineMs: 1_500 } });
      const message = 'The gateway does not have the upstream of this task any more.';
      expect(await waitForEnd(after, { id })).toMatchObject({
        state: 'failed',
        failure: { code: 'upstream_error', message },
      });
      expect(new Set(videos.missing)).toEqual(new Set(['video-0']));
      await expect.poll(() => videos.unsettled).toEqual([id]);
    });

    it('fetches a video again, and gives up at last', async () => {
      videos.upstream.script = { downloads: [500] };
      const tasks = videos.open();
      expect(await waitForEnd(tasks, await submitWish(tasks))).toMatchObject({ state: 'succeeded' });
      expect(videos.files).toHaveLength(1);
      await videos.stop();
      const hasty = videos.open({ video: { downloadTimeoutMs: 500 } });
      videos.upstream.script = { downloads: [500, 500, 500] };
      const task = await waitForEnd(hasty, await submitWish(hasty));
      expect(task).toMatchObject({ state: 'failed', failure: { code: 'upstream_error' } });
      expect(videos.files).toHaveLength(1);
    });

    it('stores no video that is too large', async () => {
      const tasks = videos.open({ video: { maxBytes: 10 } });
      const task = await waitForEnd(tasks, await submitWish(tasks));
      expect(task).toMatchObject({ state: 'failed', failure: { code: 'upstream_error' } });
      expect(videos.files).toEqual([]);
    });
  });
}

/** How long a video may take to be fetched. */
export function describeVideoWaits(name: string, open: () => Promise<LedgerPlace>): void {
  describe(`Video tasks that wait to be fetched: ${name}`, () => {
    let videos: VideoRig;

    useVideos(open, (opened) => {
      videos = opened;
    });

    const age = (id: string) =>
      videos.rig.place.query(
        `update video_tasks set storing_since = storing_since - 3600000 where id = '${id}' returning id`,
      );

    it('counts the time from the first try, however long there was no room for it', async () => {
      videos.upstream.scripts.set('held', { heldBytes: 1_000_000 });
      const tasks = videos.open({ video: { downloadTimeoutMs: 4_000 } });
      const held = Array.from({ length: 8 }, () => submitWish(tasks, { prompt: 'held' }));
      await Promise.all(held);
      await expect.poll(() => videos.upstream.downloads.open, patience).toBe(8);
      const { id } = await submitWish(tasks);
      await expect.poll(async () => (await tasks.find(id, owner)).state, patience).toBe('storing');
      expect(videos.upstream.downloads.count).toBe(8);
      await age(id);
      expect(await waitForEnd(tasks, { id })).toMatchObject({ state: 'succeeded' });
      for (const task of held) expect(await waitForEnd(tasks, await task)).toMatchObject({ state: 'failed' });
    });

    const failOnce = async (): Promise<string> => {
      videos.upstream.script = { downloads: [500] };
      const tasks = videos.open();
      const { id } = await submitWish(tasks);
      await expect.poll(() => videos.troubles.length, patience).toBe(1);
      await videos.stop();
      return id;
    };

    it('tries again what no node was there to try in time', async () => {
      const id = await failOnce();
      await age(id);
      expect(await waitForEnd(videos.open(), { id })).toMatchObject({ state: 'succeeded' });
      const [row] = await videos.rig.place.query('select tries from video_tasks');
      expect(row).toEqual({ tries: 2 });
    });

    it('gives up what was tried very often and not in time', async () => {
      const id = await failOnce();
      await age(id);
      await videos.rig.place.query('update video_tasks set tries = 100');
      videos.upstream.script = { downloads: [500] };
      const failure = { code: 'upstream_error' };
      expect(await waitForEnd(videos.open(), { id })).toMatchObject({ state: 'failed', failure });
    });
  });
}

/** What upstreams tell that they should not. */
export function describeVideoLies(name: string, open: () => Promise<LedgerPlace>): void {
  describe(`Video tasks and upstreams that tell lies: ${name}`, () => {
    let videos: VideoRig;

    useVideos(open, (opened) => {
      videos = opened;
    });

    it('keeps to the first end that the upstream told, whatever it says later', async () => {
      videos.upstream.script = { downloads: [500] };
      const tasks = videos.open();
      const { id } = await submitWish(tasks);
      await expect.poll(() => videos.upstream.downloads.count, patience).toBe(1);
      videos.upstream.script = { outcome: 'failed' };
      await expect.poll(() => videos.troubles.join(), patience).toContain('has taken back what it said');
      videos.upstream.script = { outcome: 'filtered' };
      await expect.poll(() => videos.troubles.length, patience).toBeGreaterThan(2);
      expect(await tasks.find(id, owner)).toMatchObject({ state: 'storing', progress: 96 });
      videos.upstream.script = {};
      expect(await waitForEnd(tasks, { id })).toMatchObject({ state: 'succeeded', filteredCount: 0 });
    });

    it('fails at once where the upstream leads to an address that may not be asked', async () => {
      const fetch = () => Promise.reject(new ForbiddenAddressError('http://169.254.169.254 is not public.'));
      const adapter = createScriptedAdapter({
        poll: () =>
          Promise.resolve({
            kind: 'done',
            samples: [{ sentAs: 'file', storageUri: null, fetch }],
            filteredCount: 0,
            filteredReasons: [],
            release: () => undefined,
          }),
      });
      const tasks = videos.open({ adapter });
      const task = await waitForEnd(tasks, await submitWish(tasks));
      expect(task).toMatchObject({ state: 'failed', failure: { code: 'upstream_error' }, cost: 0n });
      expect(task.failure?.message).not.toContain('169.254');
      await expect.poll(() => videos.unsettled).toEqual([task.id]);
    });
  });
}
