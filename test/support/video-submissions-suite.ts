import { describe, expect, it } from 'vitest';
import type { LedgerPlace } from './ledger-rig.ts';
import { createSubmission, createTestPrincipal, createWish, submitWish } from './video-requests.ts';
import { owner, useVideos, waitForEnd, type VideoRig } from './video-rig.ts';

/** What is accepted, from whom, and who sees it. */
export function describeVideoSubmissions(name: string, open: () => Promise<LedgerPlace>): void {
  describe(`Video tasks and submissions: ${name}`, () => {
    let videos: VideoRig;

    useVideos(open, (opened) => {
      videos = opened;
    });

    const refusals: readonly (readonly [string, Parameters<typeof createWish>[0], object])[] = [
      ['a model that is not served', { modelName: 'veo-9' }, { reason: 'model_not_found', param: 'model' }],
      ['a length', { seconds: 5 }, { reason: 'invalid_value', param: 'seconds' }],
      ['a sharp video that is short', { resolution: '1080P', seconds: 4 }, { param: 'seconds' }],
      ['a ratio', { aspectRatio: '1:1' }, { param: 'size' }],
      ['a resolution', { resolution: '480p' }, { param: 'metadata.resolution' }],
      ['a number of videos', { sampleCount: 5 }, { param: 'metadata.sampleCount' }],
      ['an address', { storageUri: 's3://films/out/x' }, { param: 'metadata.storageUri' }],
      ['what no upstream can', { negativePrompt: 'text' }, { param: 'metadata.negativePrompt' }],
    ];

    it.each(refusals)('refuses %s', async (_name, wish, error) => {
      const submitted = submitWish(videos.open(), wish);
      await expect(submitted).rejects.toMatchObject({ code: 'invalid_argument', ...error });
      expect(await videos.rig.place.query('select id from video_tasks')).toEqual([]);
    });

    it('resolves what is left open, and takes any case', async () => {
      const tasks = videos.open();
      const { order } = await submitWish(tasks, { resolution: '4K' });
      expect(order).toMatchObject({ seconds: 8, aspectRatio: '16:9', resolution: '4k', sampleCount: 1 });
    });

    it('refuses in the order model, permission, fields, limits, money', async () => {
      const tasks = videos.open();
      const nobody = createTestPrincipal({ models: ['vidfam-3.0-*'], accountId: 'poor' });
      const poor = createTestPrincipal({
        accountId: 'poor',
        keyLimits: { rpm: 1, tpm: null, concurrency: null },
      });
      await expect(submitWish(tasks, { seconds: 5 }, nobody)).rejects.toMatchObject({
        code: 'permission_denied',
      });
      await expect(submitWish(tasks, { seconds: 5 }, poor)).rejects.toMatchObject({ param: 'seconds' });
      await expect(submitWish(tasks, {}, poor)).rejects.toMatchObject({ reason: 'insufficient_quota' });
      await expect(submitWish(tasks, {}, poor)).rejects.toMatchObject({ reason: 'rate_limit_exceeded' });
      const ownerless = createTestPrincipal({ accountId: null, userId: null });
      await expect(submitWish(tasks, {}, ownerless)).rejects.toMatchObject({ code: 'permission_denied' });
    });

    it('answers a repetition with the same task, and holds once', async () => {
      const tasks = videos.open();
      const request = createSubmission();
      const first = await tasks.submit(request, createWish({ idempotencyKey: 'once' }));
      expect(request.dues?.charge?.isRecorded).toBe(true);
      const wish = createWish({ idempotencyKey: 'once', seconds: 8 });
      const again = await tasks.submit(createSubmission(), wish);
      expect(again).toMatchObject({ isReplay: true, task: { id: first.task.id } });
      // Nobody has to be able to pay a second time.
      const ownerless = createTestPrincipal({ accountId: null, userId: null });
      const same = await submitWish(tasks, { idempotencyKey: 'once', seconds: 8 }, ownerless);
      expect(same.id).toBe(first.task.id);
      const other = tasks.submit(createSubmission(), createWish({ idempotencyKey: 'once', seconds: 4 }));
      await expect(other).rejects.toMatchObject({
        code: 'invalid_argument',
        reason: 'idempotency_key_reused',
      });
      const foreign = submitWish(tasks, { idempotencyKey: 'once' }, createTestPrincipal({ keyId: 'key_b' }));
      expect((await foreign).id).not.toBe(first.task.id);
    });

    it('shows tasks to their key, and to others of the user where it is so configured', async () => {
      const tasks = videos.open();
      const { id } = await submitWish(tasks);
      const stranger = { kind: 'key', keyId: 'key_b', userId: 'user_1' } as const;
      await expect(tasks.find(id, stranger)).rejects.toMatchObject({ reason: 'task_not_found' });
      await expect(tasks.find('task_nonsense', owner)).rejects.toMatchObject({ reason: 'task_not_found' });
      await waitForEnd(tasks, { id });
      await videos.stop();
      const open = videos.open({ video: { visibility: 'user' } });
      expect(await open.find(id, stranger)).toMatchObject({ id });
      const enemy = { kind: 'key', keyId: 'key_c', userId: 'user_2' } as const;
      await expect(open.find(id, enemy)).rejects.toMatchObject({ reason: 'task_not_found' });
    });
  });
}
