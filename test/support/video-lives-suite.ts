import { setTimeout as sleep } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import type { LedgerPlace } from './ledger-rig.ts';
import { videoBytes } from './scripted-videos.ts';
import { createPicture, submitWish } from './video-requests.ts';
import { owner, patience, useVideos, waitForEnd, type VideoRig } from './video-rig.ts';

/** What becomes of tasks whose upstream does what it should. */
export function describeVideoLives(name: string, open: () => Promise<LedgerPlace>): void {
  describe(`Video tasks: ${name}`, () => {
    let videos: VideoRig;

    useVideos(open, (opened) => {
      videos = opened;
    });

    it('makes a video, stores it, and charges it once', async () => {
      videos.upstream.script = { makeMs: 150 };
      const tasks = videos.open();
      const submitted = await submitWish(tasks);
      expect(submitted).toMatchObject({ state: 'queued', progress: 0, cost: 80n, order: { seconds: 8 } });
      expect(submitted.pollAfterMs).toBeGreaterThanOrEqual(1_000);
      const task = await waitForEnd(tasks, submitted);
      expect(task).toMatchObject({
        state: 'succeeded',
        progress: 100,
        pollAfterMs: null,
        failure: null,
        cost: 80n,
        deploymentId: 'video-0',
        nodeId: null,
        videos: [{ mediaType: 'video/mp4', sizeBytes: videoBytes.length, wasBase64: false }],
      });
      expect(task.expiresAt).toBe((task.completedAt ?? 0) + 48 * 3_600_000);
      const { video } = await tasks.findVideo(task.id, 0, owner);
      const reading = await tasks.readVideo(video, null, AbortSignal.timeout(5_000));
      expect(await text(reading.bytes)).toBe(videoBytes.toString('utf8'));
      expect(await videos.rig.balanceOf('user_1')).toEqual({ available: 920, held: 0, spent: 80 });
      expect([...videos.upstream.submitted]).toEqual([[task.id, 1]]);
    });

    it('charges the videos that were delivered', async () => {
      videos.upstream.script = { outcome: { videos: 2, filtered: 1 } };
      const tasks = videos.open();
      const task = await waitForEnd(tasks, await submitWish(tasks, { sampleCount: 3, seconds: 4 }));
      expect(task).toMatchObject({ filteredCount: 1, filteredReasons: ['too odd'], cost: 80n });
      expect(task.videos).toHaveLength(2);
      expect(await videos.rig.balanceOf('user_1')).toEqual({ available: 920, held: 0, spent: 80 });
    });

    it('charges nothing for what was filtered, unless the operator wants it', async () => {
      videos.upstream.script = { outcome: 'filtered' };
      const tasks = videos.open();
      const free = await waitForEnd(tasks, await submitWish(tasks));
      expect(free).toMatchObject({
        state: 'succeeded',
        videos: [],
        filteredCount: 1,
        cost: 0n,
        expiresAt: null,
      });
      await expect(tasks.findVideo(free.id, 0, owner)).rejects.toMatchObject({ reason: 'content_filtered' });
      await videos.stop();
      const paid = videos.open({ video: { chargeFiltered: true } });
      expect(await waitForEnd(paid, await submitWish(paid))).toMatchObject({ cost: 80n });
      const rows = await videos.rig.place.query('select outcome from usage_records');
      expect(rows).toEqual([{ outcome: 'filtered' }, { outcome: 'filtered' }]);
    });

    it('shows progress that moves and never falls', async () => {
      videos.upstream.script = { makeMs: 1_200 };
      const tasks = videos.open();
      const { id } = await submitWish(tasks);
      const seen: number[] = [];
      for (;;) {
        const { progress, completedAt } = await tasks.find(id, owner);
        seen.push(progress);
        if (completedAt !== null) break;
        await sleep(50);
      }
      expect(seen).toEqual(seen.toSorted((one, other) => one - other));
      expect(seen.at(-1)).toBe(100);
      expect(new Set(seen).size).toBeGreaterThan(2);
    });

    it('takes the progress of the upstream where it has any', async () => {
      videos.upstream.script = { makeMs: 'never', progress: 42 };
      const tasks = videos.open();
      const { id } = await submitWish(tasks);
      await expect.poll(async () => (await tasks.find(id, owner)).progress, patience).toBe(42);
      await tasks.cancel(id, 'test', { id: 'system', address: null });
    });

    it('asks the database once for any number of readers, and the upstream not at all', async () => {
      videos.upstream.script = { makeMs: 'never' };
      const tasks = videos.open({
        video: { poll: { firstMs: 60_000, intervalMs: 60_000, maxIntervalMs: 60_000 } },
      });
      const { id } = await submitWish(tasks);
      await expect.poll(async () => (await tasks.find(id, owner)).state, patience).toBe('in_progress');
      const all = await Promise.all(Array.from({ length: 200 }, () => tasks.find(id, owner)));
      expect(new Set(all.map(({ progress }) => progress)).size).toBe(1);
      expect(videos.upstream.pollCount).toBe(0);
      await tasks.cancel(id, 'test', { id: 'system', address: null });
    });
  });
}

/** How tasks are ended, deleted and forgotten. */
export function describeVideoEnds(name: string, open: () => Promise<LedgerPlace>): void {
  describe(`Video tasks and their ends: ${name}`, () => {
    let videos: VideoRig;

    useVideos(open, (opened) => {
      videos = opened;
    });

    it('cancels a task, and leaves who did it in the trail', async () => {
      videos.upstream.script = { makeMs: 'never' };
      const tasks = videos.open();
      const { id } = await submitWish(tasks);
      await expect.poll(async () => (await tasks.find(id, owner)).state, patience).toBe('in_progress');
      const cancelled = await tasks.cancel(id, 'stuck', { id: 'usr_admin', address: '127.0.0.1' });
      expect(cancelled).toMatchObject({ state: 'failed', failure: { code: 'generation_failed' }, cost: 0n });
      const again = tasks.cancel(id, 'stuck', { id: 'usr_admin', address: null });
      await expect(again).rejects.toMatchObject({ reason: 'task_already_completed' });
      await expect.poll(() => videos.unsettled).toEqual([id]);
      const rows = await videos.rig.place.query(
        `select actor, target, owner, reason from audit where action = 'task.cancel'`,
      );
      expect(rows).toEqual([{ actor: 'usr_admin', target: id, owner: 'user_1', reason: 'stuck' }]);
    });

    it('gives what an upstream keeps in a queue its whole time once it is made, and no queue all the time', async () => {
      const tasks = videos.open({ video: { deadlineMs: 1_500, queueTimeoutMs: 2_500 } });
      videos.upstream.scripts.set('later', { queueMs: 2_500, makeMs: 2_600 });
      videos.upstream.scripts.set('never', { queueMs: 60_000 });
      const later = await submitWish(tasks, { prompt: 'later' });
      const never = await submitWish(tasks, { prompt: 'never' });
      expect(await waitForEnd(tasks, later)).toMatchObject({ state: 'succeeded' });
      const failure = { code: 'upstream_timeout' };
      expect(await waitForEnd(tasks, never)).toMatchObject({ state: 'failed', failure });
      await expect.poll(() => videos.unsettled).toEqual([never.id]);
    });

    it('deletes a task that has ended with its files, and none before', async () => {
      videos.upstream.script = { makeMs: 'never' };
      const tasks = videos.open();
      const submitted = await submitWish(tasks);
      await expect(tasks.delete(submitted.id, owner)).rejects.toMatchObject({ reason: 'task_not_completed' });
      videos.upstream.script = {};
      const { id } = await waitForEnd(tasks, submitted);
      expect(videos.files).toHaveLength(1);
      await tasks.delete(id, owner);
      expect(videos.files).toEqual([]);
      await expect(tasks.find(id, owner)).rejects.toMatchObject({ reason: 'task_not_found' });
    });

    it('removes videos that have expired, tasks that are forgotten, and files of nobody', async () => {
      // A picture is there for a moment before its task is.
      const quick = { firstMs: 10, pauseMs: 30, sweepMs: 0, strayMs: 3_000 };
      await videos.leave();
      const tasks = videos.open({ janitorTimes: quick, video: { retentionMs: 300, keepTasksMs: 5_000 } });
      const { picture } = createPicture();
      const { id } = await waitForEnd(tasks, await submitWish(tasks, { picture }));
      const countVideos = () => videos.files.filter((name) => name.includes('videos')).length;
      await expect.poll(countVideos, patience).toBe(0);
      await expect(tasks.findVideo(id, 0, owner)).rejects.toMatchObject({ reason: 'video_expired' });
      await expect.poll(() => videos.files, patience).toEqual([]);
      await expect
        .poll(() => tasks.find(id, owner).catch(({ reason }: { reason: string }) => reason), patience)
        .toBe('task_not_found');
    });
  });
}
