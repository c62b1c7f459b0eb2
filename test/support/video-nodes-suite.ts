import { describe, expect, it } from 'vitest';
import { sharedTimes } from '../../src/tasks/index.ts';
import type { LedgerPlace } from './ledger-rig.ts';
import { createScriptedAdapter } from './scripted-adapter.ts';
import { createTestPrincipal, submitWish } from './video-requests.ts';
import { owner, patience, useVideos, waitForEnd, type VideoRig } from './video-rig.ts';

/** As for a node that has run for a while. */
const hasty = { ...sharedTimes, graceMs: 0 };

/** What becomes of tasks whose nodes stop, and what nodes keep together. */
export function describeVideoNodes(name: string, open: () => Promise<LedgerPlace>): void {
  describe(`Video tasks and nodes: ${name}`, () => {
    let videos: VideoRig;

    useVideos(open, (opened) => {
      videos = opened;
    });

    it('goes on where a node stopped, without another submission', async () => {
      videos.upstream.script = { makeMs: 'never' };
      const tasks = videos.open();
      const { id } = await submitWish(tasks);
      await expect.poll(async () => (await tasks.find(id, owner)).state, patience).toBe('in_progress');
      await videos.stop();
      videos.upstream.script = {};
      expect(await waitForEnd(videos.open(), { id })).toMatchObject({ state: 'succeeded' });
      expect([...videos.upstream.submitted]).toEqual([[id, 1]]);
    });

    it('fails what may have been submitted when its node died, and counts it', async () => {
      const tasks = videos.open({ deployment: { concurrency: 0 } });
      const { id } = await submitWish(tasks);
      await videos.stop();
      await videos.rig.place.query(
        `update video_tasks set state = 'submitting', node_id = 'node_dead', lease_until = 1, run_after = 1,
         deployment_id = 'video-0', upstream_model = 'veo-3.1', attempt = 1 where id = '${id}' returning id`,
      );
      const next = videos.open({ times: hasty });
      expect(await waitForEnd(next, { id })).toMatchObject({ failure: { code: 'upstream_error' } });
      await expect.poll(() => videos.unsettled).toEqual([id]);
      expect(videos.upstream.submitted.size).toBe(0);
    });

    it('submits again what its node died with where the upstream knows the id', async () => {
      const tasks = videos.open({ deployment: { concurrency: 0 } });
      const { id } = await submitWish(tasks);
      await videos.stop();
      await videos.rig.place.query(
        `update video_tasks set state = 'submitting', node_id = 'node_dead', lease_until = 1, run_after = 1,
         deployment_id = 'video-0', upstream_model = 'veo-3.1', attempt = 1 where id = '${id}' returning id`,
      );
      const next = videos.open({ adapter: createScriptedAdapter({ isIdempotent: true }), times: hasty });
      expect(await waitForEnd(next, { id })).toMatchObject({ state: 'succeeded' });
    });

    it('keeps the limits of deployments and keys, and makes all in the end', async () => {
      videos.upstream.script = { makeMs: 150 };
      const tasks = videos.open({ deployment: { concurrency: 2 }, video: { maxRunningPerKey: 3 } });
      const principal = createTestPrincipal({ accountId: 'rich', isUnlimited: true });
      await videos.rig.fund('rich', 'unlimited');
      const all = await Promise.all(Array.from({ length: 7 }, () => submitWish(tasks, {}, principal)));
      let most = 0;
      await expect
        .poll(async () => {
          const [row] = await videos.rig.place.query(
            "select count(*) as count from video_tasks where state in ('submitting', 'in_progress', 'storing')",
          );
          most = Math.max(most, Number(row?.['count']));
          const done = await videos.rig.place.query("select id from video_tasks where state = 'succeeded'");
          return done.length;
        }, patience)
        .toBe(all.length);
      expect(most).toBe(2);
    });

    it('waits for calls that are under way when it stops', async () => {
      videos.upstream.script = { submitMs: 500, makeMs: 'never' };
      const tasks = videos.open();
      const { id } = await submitWish(tasks);
      await expect.poll(() => videos.upstream.submitted.size, patience).toBe(1);
      await videos.stop();
      const [row] = await videos.rig.place.query(`select state, upstream_id, node_id from video_tasks`);
      expect(row).toEqual({ state: 'in_progress', upstream_id: id, node_id: null });
    });
  });
}
