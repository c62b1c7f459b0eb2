import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { createRandom } from './create-random.ts';
import type { LedgerRig } from './ledger-rig.ts';
import type { ScriptedVideos } from './scripted-videos.ts';

const childPath = fileURLToPath(new URL('./video-child.ts', import.meta.url));

/** Between two blows, in milliseconds. */
const blowMs = 1_000;
/** Longer than a lease, so that others take what the paused node had. */
const pausedMs = 4_000;
/** What a node sent before it was stopped is done after this, in milliseconds. */
const settledMs = 100;
const minBlows = 4;

export interface StormOptions {
  readonly rig: LedgerRig;
  readonly upstream: ScriptedVideos;
  readonly nodes: number;
  readonly taskCount: number;
  /** Whether the upstream may be asked to make a task again. */
  readonly repeats: 'once' | 'again';
}

interface Node {
  readonly id: string;
  readonly process: ChildProcess;
  resume: Promise<void> | null;
  /** Whether it has submitted all that it shall. */
  hasSubmitted: boolean;
}

/** Nodes of which one is killed, or paused for longer than a lease, each second until all tasks have ended. */
export class VideoStorm {
  readonly accepted = new Set<string>();
  /** Tasks that were being submitted by a node when it was killed or paused. */
  readonly struck = new Set<string>();
  longestTakeoverMs = 0;
  readonly #options: StormOptions;
  readonly #random = createRandom(7);
  readonly #nodes: (Node | null)[];
  readonly #measurements: Promise<void>[] = [];
  /** Tasks that were accepted, by the place of their node and of those before it. */
  readonly #submitted = new Map<number, number>();
  #started = 0;
  #kills = 0;
  #pauses = 0;

  constructor(options: StormOptions) {
    this.#options = options;
    this.#nodes = Array.from({ length: options.nodes }, () => null);
  }

  async run(): Promise<void> {
    const { taskCount } = this.#options;
    for (const index of this.#nodes.keys()) await this.#start(index);
    const maxBlows = minBlows + taskCount / 5;
    for (let blow = 0; blow < maxBlows; blow += 1) {
      await sleep(blowMs);
      await this.#strike();
      if (blow >= minBlows && (await this.#isOver())) break;
    }
    await Promise.all(this.#nodes.map((node) => node?.resume));
    await Promise.all(this.#measurements);
    await expect.poll(() => this.#isOver(), { timeout: 60_000, interval: 200 }).toBe(true);
    expect(this.accepted.size).toBeGreaterThanOrEqual(taskCount);
  }

  async stop(): Promise<void> {
    for (const node of this.#nodes) if (node !== null) await kill(node);
  }

  /** For whoever keeps the figures. */
  describe(): string {
    const takeover = `${String(Math.round(this.longestTakeoverMs))} ms at most until others took over`;
    const blows = `${String(this.#kills)} kills, ${String(this.#pauses)} pauses`;
    return `${String(this.accepted.size)} tasks, ${blows}, ${String(this.struck.size)} struck, ${takeover}`;
  }

  async #start(index: number): Promise<void> {
    const { rig, upstream, taskCount, repeats } = this.#options;
    this.#started += 1;
    const id = `node_${String(this.#started)}`;
    const share = Math.ceil(taskCount / this.#nodes.length);
    const left = Math.max(0, share - (this.#submitted.get(index) ?? 0));
    const order = [childPath, rig.place.url, rig.folder, upstream.url, id, String(left), repeats];
    const child = spawn(process.execPath, order, { stdio: ['ignore', 'pipe', 'inherit'] });
    const node: Node = { id, process: child, resume: null, hasSubmitted: false };
    this.#nodes[index] = node;
    const { promise, resolve } = Promise.withResolvers<undefined>();
    let rest = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines)
        if (line === 'open') resolve(undefined);
        else if (line === 'submitted') node.hasSubmitted = true;
        else {
          this.accepted.add(line.slice('accepted '.length));
          this.#submitted.set(index, (this.#submitted.get(index) ?? 0) + 1);
        }
    });
    child.on('exit', () => {
      resolve(undefined);
    });
    await promise;
  }

  /** One node at a time is paused. Where there is one only, it is waited for. */
  async #strike(): Promise<void> {
    const index = Math.floor(this.#random() * this.#nodes.length);
    const node = this.#nodes[index];
    if (node === null || node === undefined) return;
    await node.resume;
    const isSomebodyPaused = this.#nodes.some((each) => each?.resume !== null);
    const stoppedAt = performance.now();
    node.process.kill('SIGSTOP');
    await sleep(settledMs);
    await this.#noteStruck(node);
    if (!isSomebodyPaused && this.#random() < 0.5) {
      this.#pauses += 1;
      this.#pause(node);
      if (this.#nodes.length === 1) await node.resume;
    } else {
      this.#kills += 1;
      await kill(node);
      if (this.#nodes.length > 1) this.#measurements.push(this.#measure(node.id, stoppedAt));
      await this.#start(index);
    }
  }

  async #noteStruck({ id }: Node): Promise<void> {
    const sql = `select id from video_tasks where state = 'submitting' and node_id = '${id}'`;
    for (const row of await this.#options.rig.place.query(sql)) this.struck.add(String(row['id']));
  }

  #pause(node: Node): void {
    node.resume = sleep(pausedMs).then(() => {
      node.process.kill('SIGCONT');
      node.resume = null;
    });
  }

  /** How long what a dead node had is nobody's. */
  async #measure(nodeId: string, stoppedAt: number): Promise<void> {
    const sql = `select id from video_tasks where node_id = '${nodeId}'`;
    while ((await this.#options.rig.place.query(sql)).length > 0) await sleep(50);
    this.longestTakeoverMs = Math.max(this.longestTakeoverMs, performance.now() - stoppedAt);
  }

  /** Whether everything was submitted, and has ended. */
  async #isOver(): Promise<boolean> {
    if (!this.#nodes.every((node) => node?.hasSubmitted === true)) return false;
    const sql = 'select id from video_tasks where completed_at is null limit 1';
    return (await this.#options.rig.place.query(sql)).length === 0;
  }
}

async function kill({ process: child }: Node): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}
