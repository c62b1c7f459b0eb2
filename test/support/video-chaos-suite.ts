import process from 'node:process';
import { describe, expect, it } from 'vitest';
import { auditLedger } from '../../src/stores/index.ts';
import { type LedgerPlace, type LedgerRig, useRig } from './ledger-rig.ts';
import { createScriptedVideos, type ScriptedVideos } from './scripted-videos.ts';
import { VideoStorm } from './video-storm.ts';

/** `SPECWAY_TEST_VIDEO_TASKS=500` for the whole storm, and for another one over an upstream that knows tasks by their ids. */
const chosenCount = process.env['SPECWAY_TEST_VIDEO_TASKS'];
const taskCount = Number(chosenCount ?? 40);
/** Three seconds of a lease, half of one until somebody looks, and what a claim takes. */
const maxTakeoverMs = 5_000;

export interface ChaosOptions {
  readonly nodes: number;
  readonly open: () => Promise<LedgerPlace>;
}

/** Nodes that are killed and paused all the time, over an upstream that counts. */
export function describeVideoChaos(name: string, { nodes, open }: ChaosOptions): void {
  describe(`Video tasks while nodes are killed and paused: ${name}`, () => {
    let rig: LedgerRig;
    let upstream: ScriptedVideos;

    useRig(open, async (opened) => {
      rig = opened;
      await rig.fund('user_1', 1_000_000n);
      upstream = await createScriptedVideos();
      upstream.script = { makeMs: 700, submitMs: 20 };
    });

    const rage = async (repeats: 'once' | 'again'): Promise<VideoStorm> => {
      const storm = new VideoStorm({ rig, upstream, nodes, taskCount, repeats });
      try {
        await storm.run();
      } finally {
        await storm.stop();
        await upstream.close();
      }
      if (chosenCount !== undefined) process.stdout.write(`${name}, ${repeats}: ${storm.describe()}\n`);
      expect(storm.longestTakeoverMs).toBeLessThan(maxTakeoverMs);
      return storm;
    };

    it(
      `ends each of ${String(taskCount)} tasks once, submits none twice, and charges what was delivered`,
      { timeout: 240_000 + 2_000 * taskCount },
      async () => {
        const { accepted, struck } = await rage('once');
        const failed = await expectExactlyOnce(rig, accepted);
        expect(failed.filter((id) => !struck.has(id))).toEqual([]);
        expect([...upstream.submitted.values()].filter((count) => count > 1)).toEqual([]);
      },
    );

    it.skipIf(chosenCount === undefined)(
      `makes each of ${String(taskCount)} tasks of an upstream that knows them by their ids`,
      { timeout: 240_000 + 2_000 * taskCount },
      async () => {
        const { accepted } = await rage('again');
        expect(await expectExactlyOnce(rig, accepted)).toEqual([]);
      },
    );
  });
}

/** The ids of tasks that failed: what else became of a task, and of its money, is as it should be. */
async function expectExactlyOnce(rig: LedgerRig, accepted: ReadonlySet<string>): Promise<readonly string[]> {
  const rows = await rig.place.query('select id, state, failure_json from video_tasks');
  const ids = new Set(rows.map(({ id }) => String(id)));
  expect([...accepted].filter((id) => !ids.has(id))).toEqual([]);
  const succeeded = rows.filter(({ state }) => state === 'succeeded');
  const failed = rows.filter(({ failure_json: failure }) => String(failure).includes('"upstream_error"'));
  const odd = rows.filter((row) => !succeeded.includes(row) && !failed.includes(row));
  expect(odd).toEqual([]);
  const records = await rig.place.query('select task_id from usage_records');
  expect(records.map(({ task_id: id }) => id).sort()).toEqual([...ids].sort());
  expect((await auditLedger(rig.place.url, 'settled')).faults).toEqual([]);
  const { available, spent } = await rig.balanceOf('user_1');
  expect([available, spent]).toEqual([1_000_000 - 80 * succeeded.length, 80 * succeeded.length]);
  return failed.map(({ id }) => String(id));
}
