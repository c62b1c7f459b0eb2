import { readdirSync, rmSync } from 'node:fs';
import { afterEach, expect } from 'vitest';
import { systemClock } from '../../src/core/clock.ts';
import type { VideoTask } from '../../src/core/video/video-task.ts';
import type { VideoTasks } from '../../src/core/video/video-tasks.ts';
import { createObjectStore } from '../../src/stores/index.ts';
import type { OpenVideoTasks } from '../../src/tasks/index.ts';
import { type LedgerPlace, type LedgerRig, useRig } from './ledger-rig.ts';
import { createScriptedVideos, type ScriptedVideos } from './scripted-videos.ts';
import { nameObjectFolder, openVideoNode, type VideoNodeOptions } from './video-node.ts';

/** How long what is waited for may take. */
export const patience = { timeout: 20_000, interval: 20 };
/** Who sees everything, and who submits unless a test says otherwise. */
export const admin = { kind: 'admin' } as const;
export const owner = { kind: 'key', keyId: 'key_a', userId: 'user_1' } as const;

/** A node in front of an upstream of tests, and what it told. */
export class VideoRig {
  readonly rig: LedgerRig;
  readonly upstream: ScriptedVideos;
  readonly unsettled: string[] = [];
  readonly takeovers: string[] = [];
  readonly missing: string[] = [];
  /** The tasks of questions that failed. */
  readonly unanswered: string[] = [];
  readonly troubles: string[] = [];
  readonly troublesOver: string[] = [];
  readonly #nodes: OpenVideoTasks[] = [];

  constructor(rig: LedgerRig, upstream: ScriptedVideos) {
    this.rig = rig;
    this.upstream = upstream;
  }

  open(options: Partial<VideoNodeOptions> = {}): VideoTasks {
    const node = openVideoNode({
      database: this.rig.place.database,
      nodeId: `node_${String(this.#nodes.length)}`,
      folder: this.rig.folder,
      urls: [this.upstream.url],
      observer: {
        onUnsettled: ({ id }) => this.unsettled.push(id),
        onTakeover: ({ id }) => this.takeovers.push(id),
        onUnanswered: ({ id }) => this.unanswered.push(id),
        onMissing: (deploymentId) => this.missing.push(deploymentId),
        onTrouble: (message, error) => this.troubles.push(`${message}: ${String(error)}`),
        onTroubleOver: (message) => this.troublesOver.push(message),
      },
      ...options,
    });
    this.#nodes.push(node);
    return node.tasks;
  }

  /** Stops the node that was opened last. */
  async stop(limitMs = 5_000): Promise<void> {
    await this.#nodes.at(-1)?.close(limitMs);
  }

  /** Leaves a picture of a task that was never stored, or another file. */
  async leave(name = 'inputs/task_00000000000000000000000000'): Promise<void> {
    const config = { store: 'local', prefix: '' } as const;
    const objects = createObjectStore({ config, dataDir: this.rig.folder, clock: systemClock });
    const bytes = (async function* () {
      yield await Promise.resolve(Buffer.from('png'));
    })();
    const signal = AbortSignal.timeout(5_000);
    await objects.put(name, bytes, { maxBytes: 3, signal });
    await objects.close();
  }

  get files(): readonly string[] {
    const names = readdirSync(this.rig.folder, { recursive: true }) as string[];
    return names.filter((name) => name.startsWith('objects') && name.includes('~'));
  }

  async close(): Promise<void> {
    for (const node of this.#nodes) await node.close(1_000);
    await this.upstream.close();
    rmSync(nameObjectFolder(this.rig.folder), { recursive: true, force: true });
  }
}

/** Waits until a task has ended, however it did. */
export async function waitForEnd(tasks: VideoTasks, { id }: Pick<VideoTask, 'id'>): Promise<VideoTask> {
  let task = await tasks.find(id, admin);
  await expect
    .poll(async () => {
      task = await tasks.find(id, admin);
      return task.completedAt;
    }, patience)
    .not.toBeNull();
  return task;
}

/** Opens a rig before each test, and audits its ledger afterwards. */
export function useVideos(open: () => Promise<LedgerPlace>, take: (opened: VideoRig) => void): void {
  let videos: VideoRig;
  useRig(open, async (rig) => {
    await rig.fund('user_1', 1_000n);
    videos = new VideoRig(rig, await createScriptedVideos());
    take(videos);
  });
  // Before the ledger is looked at, and its database closed.
  afterEach(() => videos.close());
}
