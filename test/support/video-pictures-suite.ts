import { rmSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GatewayError } from '../../src/core/gateway-error.ts';
import type { RateLimits } from '../../src/core/limiter.ts';
import type { VideoWish } from '../../src/core/video/video-tasks.ts';
import type { LedgerPlace } from './ledger-rig.ts';
import { nameObjectFolder } from './video-node.ts';
import {
  createPicture,
  createSubmission,
  createTestPrincipal,
  createWish,
  submitWish,
} from './video-requests.ts';
import { owner, patience, useVideos, type VideoRig } from './video-rig.ts';

const keyLimits: RateLimits = { rpm: 1, tpm: null, concurrency: null };

/** What is looked at before the picture of a submission is read, and what becomes of it. */
export function describeVideoPictures(name: string, open: () => Promise<LedgerPlace>): void {
  describe(`Video tasks and their pictures: ${name}`, () => {
    let videos: VideoRig;

    useVideos(open, (opened) => {
      videos = opened;
    });

    it('reads none for a model, a permission or a field that is refused', async () => {
      const tasks = videos.open();
      const { picture, ...given } = createPicture();
      const nobody = createTestPrincipal({ models: ['vidfam-3.0-*'] });
      const ownerless = createTestPrincipal({ accountId: null, userId: null });
      const refused = [
        submitWish(tasks, { picture, modelName: 'veo-9' }),
        submitWish(tasks, { picture }, nobody),
        submitWish(tasks, { picture }, ownerless),
        submitWish(tasks, { picture, seconds: 5 }),
      ];
      for (const { status } of await Promise.allSettled(refused)) expect(status).toBe('rejected');
      expect(given.reads).toBe(0);
    });

    it('reads none for a request beyond the limits of its key', async () => {
      const tasks = videos.open();
      const limited = createTestPrincipal({ keyLimits });
      const given = createPicture();
      const { picture } = given;
      await submitWish(tasks, { picture }, limited);
      const refused = { reason: 'rate_limit_exceeded' };
      await expect(submitWish(tasks, { picture }, limited)).rejects.toMatchObject(refused);
      expect(given.reads).toBe(1);
    });

    it('reads none for a task that has no place in the queue, but for one that is there', async () => {
      videos.upstream.script = { makeMs: 'never' };
      const tasks = videos.open({ video: { maxRunningPerKey: 1, maxQueuedPerKey: 1, maxQueued: 2 } });
      const { id } = await submitWish(tasks);
      await expect.poll(async () => (await tasks.find(id, owner)).state, patience).toBe('in_progress');
      const given = createPicture();
      const { picture } = given;
      const queued = await submitWish(tasks, { picture, idempotencyKey: 'once' });
      const ofKey = { code: 'resource_exhausted', reason: 'rate_limit_exceeded' };
      await expect(submitWish(tasks, { picture })).rejects.toMatchObject(ofKey);
      expect(given.reads).toBe(1);
      expect((await submitWish(tasks, { picture, idempotencyKey: 'once' })).id).toBe(queued.id);
      await videos.stop();
      const full = videos.open({ video: { maxRunningPerKey: 1, maxQueued: 1 } });
      await expect(submitWish(full, { picture })).rejects.toMatchObject({ reason: 'overloaded' });
      expect(given.reads).toBe(2);
    });

    it('reads none for whom it would not be made, but for a task that is paid for', async () => {
      const tasks = videos.open();
      const given = createPicture();
      const { picture } = given;
      const poor = createTestPrincipal({ accountId: 'poor', userId: 'poor' });
      const budget = { amount: 1n, period: 'none' } as const;
      const refused = { code: 'resource_exhausted', reason: 'insufficient_quota' };
      for (const principal of [poor, createTestPrincipal({ keyId: 'key_b', budget })])
        await expect(submitWish(tasks, { picture }, principal)).rejects.toMatchObject(refused);
      expect(given.reads).toBe(0);
      expect(await videos.rig.balanceOf('user_1')).toMatchObject({ available: 1_000, held: 0 });
      const paid = await submitWish(tasks, { picture, idempotencyKey: 'once' });
      const same = createTestPrincipal({ accountId: 'poor' });
      expect((await submitWish(tasks, { picture, idempotencyKey: 'once' }, same)).id).toBe(paid.id);
    });

    it('reads none while there is nowhere to store it', async () => {
      const tasks = videos.open();
      const folder = nameObjectFolder(videos.rig.folder);
      rmSync(folder, { recursive: true, force: true });
      writeFileSync(folder, 'in the way');
      const given = createPicture();
      const submitted = submitWish(tasks, { picture: given.picture });
      await expect(submitted).rejects.toMatchObject({ reason: 'storage_unavailable' });
      expect(given.reads).toBe(0);
      rmSync(folder);
    });

    it('holds no money for a picture that cannot be read, but counts the request', async () => {
      const tasks = videos.open();
      const limited = createTestPrincipal({ keyLimits });
      const broken = new GatewayError('invalid_argument', 'No picture.', { reason: 'invalid_image_file' });
      const { picture } = createPicture(broken);
      await expect(submitWish(tasks, { picture }, limited)).rejects.toBe(broken);
      expect(await videos.rig.balanceOf('user_1')).toMatchObject({ available: 1_000, held: 0 });
      expect(await videos.rig.place.query('select id from video_tasks')).toEqual([]);
      expect(videos.files).toEqual([]);
      const again = submitWish(tasks, { picture }, limited);
      await expect(again).rejects.toMatchObject({ reason: 'rate_limit_exceeded' });
    });

    it('answers a repetition with the same task, but not with another picture or none', async () => {
      const tasks = videos.open();
      const submit = (picture: VideoWish['picture']) =>
        tasks.submit(createSubmission(), createWish({ idempotencyKey: 'once', picture }));
      const first = await submit(createPicture('one').picture);
      const again = await submit(createPicture('one').picture);
      expect(again).toMatchObject({ isReplay: true, task: { id: first.task.id } });
      const reused = { reason: 'idempotency_key_reused' };
      await expect(submit(createPicture('two').picture)).rejects.toMatchObject(reused);
      await expect(submit(null)).rejects.toMatchObject(reused);
      expect(await videos.rig.place.query('select id from video_tasks')).toHaveLength(1);
    });

    it('counts a repetition with a picture as a request, and reads none beyond the limits', async () => {
      const tasks = videos.open();
      const limited = createTestPrincipal({ keyLimits });
      const given = createPicture();
      const { picture } = given;
      await submitWish(tasks, { picture, idempotencyKey: 'once' }, limited);
      const again = submitWish(tasks, { picture, idempotencyKey: 'once' }, limited);
      await expect(again).rejects.toMatchObject({ reason: 'rate_limit_exceeded' });
      expect(given.reads).toBe(1);
      const other = createTestPrincipal({ keyId: 'key_b', keyLimits });
      const plain = await submitWish(tasks, { idempotencyKey: 'once' }, other);
      expect((await submitWish(tasks, { idempotencyKey: 'once' }, other)).id).toBe(plain.id);
    });
  });
}
