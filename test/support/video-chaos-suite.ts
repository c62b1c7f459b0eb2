import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { auditLedger } from '../../src/stores/index.ts';
import { type LedgerPlace, type LedgerRig, useRig } from './ledger-rig.ts';
import { createRandom } from './create-random.ts';
import { createScriptedVideos, type ScriptedVideos } from './scripted-videos.ts';

const childPath = fileURLToPath(new URL('./video-child.ts', import.meta.url));

/** `SPECWAY_TEST_VIDEO_TASKS=500` for the whole storm. */
const taskCount = Number(process.env['SPECWAY_TEST_VIDEO_TASKS'] ?? 40);
/** Between two blows, in milliseconds. */
const blowMs = 1_000;
/** Longer than a lease, so that others take what the paused node had. */
const pausedMs = 4_000;
const maxTakeoverMs = 5_000;
/** What a busy machine needs to start and to look. */
const graceMs = 2_000;

export interface ChaosOptions {
  readonly nodes: number;
  readonly open: () => Promise<LedgerPlace>;
}

/** Nodes that are killed and paused all the time, over an upstream that counts. */
export function describeVideoChaos(name: string, { nodes, open }: ChaosOptions): void {
  describe(`Video tasks while nodes are killed and paused: ${name}`, () => {
    let rig: LedgerRig;

    useRig(open, async (opened) => {
      rig = opened;
      await rig.fund('user_1', 1_000_000n);
    });

    it(
      `ends each of ${String(taskCount)} tasks once, submits none twice, and charges what was delivered`,
      { timeout: 240_000 + 2_000 * taskCount },
      async () => {
        const upstream = await createScriptedVideos();
        upstream.script = { makeMs: 700, submitMs: 20 };
        const storm = new Storm(rig, upstream, nodes);
        try {
          await storm.run();
          await expectExactlyOnce(rig, upstream, storm.accepted);
          expect(storm.longestTakeoverMs).toBeLessThan(maxTakeoverMs + graceMs);
        } finally {
          await storm.stop();
          await upstream.close();
        }
      },
    );
  });
}

interface Node {
  readonly id: string;
  readonly process: ChildProcess;
}

class Storm {
  readonly accepted = new Set<string>();
  longestTakeoverMs = 0;
  readonly #rig: LedgerRig;
  readonly #upstream: ScriptedVideos;
  readonly #random = createRandom(7);
  readonly #nodes: (Node | null)[];
  readonly #measurements: Promise<void>[] = [];
  #started = 0;

  constructor(rig: LedgerRig, upstream: ScriptedVideos, nodes: number) {
    this.#rig = rig;
    this.#upstream = upstream;
    this.#nodes = Array.from({ length: nodes }, () => null);
  }

  async run(): Promise<void> {
    for (const index of this.#nodes.keys()) await this.#start(index);
    while (this.accepted.size < taskCount) await this.#strike();
    for (let blow = 0; blow < 3; blow += 1) await this.#strike();
    await Promise.all(this.#measurements);
    await expect.poll(() => this.#countOpen(), { timeout: 60_000, interval: 200 }).toBe(0);
  }

  async stop(): Promise<void> {
    for (const node of this.#nodes) if (node !== null) await kill(node);
  }

  async #start(index: number): Promise<void> {
    this.#started += 1;
    const id = `node_${String(this.#started)}`;
    const left = Math.max(0, taskCount - this.accepted.size);
    const { url } = this.#rig.place;
    const order = [childPath, url, this.#rig.folder, this.#upstream.url, id, String(left)];
    const child = spawn(process.execPath, order, { stdio: ['ignore', 'pipe', 'inherit'] });
    this.#nodes[index] = { id, process: child };
    const { promise, resolve } = Promise.withResolvers<undefined>();
    let rest = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines)
        if (line === 'open') resolve(undefined);
        else this.accepted.add(line.slice('accepted '.length));
    });
    child.on('exit', () => {
      resolve(undefined);
    });
    await promise;
  }

  async #strike(): Promise<void> {
    await sleep(blowMs);
    const index = Math.floor(this.#random() * this.#nodes.length);
    const node = this.#nodes[index];
    if (node === null || node === undefined) return;
    if (this.#random() < 0.5) await this.#pause(node);
    else {
      await kill(node);
      if (this.#nodes.length > 1) this.#measurements.push(this.#measure(node.id));
      await this.#start(index);
    }
  }

  async #pause({ process: child }: Node): Promise<void> {
    child.kill('SIGSTOP');
    await sleep(pausedMs);
    child.kill('SIGCONT');
  }

  /** How long what a dead node had is nobody's. */
  async #measure(nodeId: string): Promise<void> {
    const killedAt = performance.now();
    const sql = `select id from video_tasks where node_id = '${nodeId}'`;
    while ((await this.#rig.place.query(sql)).length > 0) await sleep(50);
    this.longestTakeoverMs = Math.max(this.longestTakeoverMs, performance.now() - killedAt);
  }

  async #countOpen(): Promise<number> {
    return (await this.#rig.place.query('select id from video_tasks where completed_at is null')).length;
  }
}

async function kill({ process: child }: Node): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}

async function expectExactlyOnce(
  rig: LedgerRig,
  upstream: ScriptedVideos,
  accepted: ReadonlySet<string>,
): Promise<void> {
  const rows = await rig.place.query('select id, state, amount, failure_json from video_tasks');
  const ids = new Set(rows.map(({ id }) => id));
  expect([...accepted].filter((id) => !ids.has(id))).toEqual([]);
  expect([...upstream.submitted.values()].filter((count) => count > 1)).toEqual([]);
  for (const { state, failure_json: failure } of rows)
    expect(state === 'succeeded' || String(failure).includes('"upstream_error"')).toBe(true);
  const succeeded = rows.filter(({ state }) => state === 'succeeded');
  expect(succeeded.length).toBeGreaterThan(0);
  const records = await rig.place.query('select task_id from usage_records');
  expect(records.map(({ task_id: id }) => id).sort()).toEqual([...ids].sort());
  expect((await auditLedger(rig.place.url, 'settled')).faults).toEqual([]);
  const { available, spent } = await rig.balanceOf('user_1');
  expect([available, spent]).toEqual([1_000_000 - 80 * succeeded.length, 80 * succeeded.length]);
}
