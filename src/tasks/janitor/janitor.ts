import type { StoredTask } from '../../core/video/task-store.ts';
import { findTaskId, inputsPrefix, videosPrefix } from '../object-names.ts';
import { removeFiles } from '../service/stored-files.ts';
import type { TaskParts } from '../task-parts.ts';
import { waitAtMost } from '../wait-at-most.ts';

/** When the janitor looks, in milliseconds. */
export interface JanitorTimes {
  /** The first time soon after the start, since many gateways do not run for long. */
  readonly firstMs: number;
  /** Between two looks at tasks that have expired. */
  readonly pauseMs: number;
  /** Between two looks at all files. */
  readonly sweepMs: number;
  /** Files of nobody are left alone for so long: they may belong to what is just beginning. */
  readonly strayMs: number;
}

const hourMs = 3_600_000;

export const usualJanitorTimes: JanitorTimes = {
  firstMs: 30_000,
  pauseMs: 60_000,
  sweepMs: hourMs,
  strayMs: hourMs,
};

/** Tasks, or files, that are looked at together. */
const atOnce = 100;
/** After so many that cannot be removed it is the store that fails, for the time being. */
const maxFailures = 5;
/** Tasks that are remembered because their files cannot be removed. */
const maxStuck = 10_000;

/** What is removed of which tasks. */
interface Removal {
  readonly list: (limit: number) => Promise<readonly StoredTask[]>;
  /** Told which are done. Resolves to those of which it is noted. */
  readonly note: (ids: readonly string[]) => Promise<readonly string[]>;
  /** Tasks whose files could not be removed, or which could not be noted, those first that were tried longest ago. */
  readonly stuck: Set<string>;
}

/** Removes what nobody can ask for any more: expired videos, forgotten tasks, and files that no task knows. */
export class Janitor {
  readonly #parts: TaskParts;
  readonly #times: JanitorTimes;
  readonly #expired: Removal;
  readonly #forgotten: Removal;
  #timer: NodeJS.Timeout | null = null;
  #work: Promise<void> = Promise.resolve();
  #sweptAt = -Infinity;
  #isClosed = false;

  constructor(parts: TaskParts, times: JanitorTimes) {
    const { store, video } = parts;
    this.#parts = parts;
    this.#times = times;
    this.#expired = {
      list: (limit) => store.listExpired(limit),
      note: (ids) => store.noteRemoved(ids),
      stuck: new Set(),
    };
    this.#forgotten = {
      list: (limit) => store.listForgotten(video.keepTasksMs ?? Infinity, limit),
      note: (ids) => store.forget(ids),
      stuck: new Set(),
    };
  }

  start(): void {
    this.#schedule(this.#times.firstMs);
  }

  /** Waits for what is being removed, but no longer than this. Never rejects. */
  async close(limitMs: number): Promise<void> {
    this.#isClosed = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    await waitAtMost(this.#work, limitMs);
  }

  #schedule(delayMs: number): void {
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => {
      this.#work = this.#tidy().finally(() => {
        this.#schedule(this.#times.pauseMs);
      });
    }, delayMs).unref();
  }

  /** Never rejects: what fails is done the next time. */
  async #tidy(): Promise<void> {
    await this.#try(() => this.#removeAll(this.#expired));
    if (this.#parts.video.keepTasksMs !== null) await this.#try(() => this.#removeAll(this.#forgotten));
    if (performance.now() - this.#sweptAt < this.#times.sweepMs) return;
    this.#sweptAt = performance.now();
    await this.#parts.objects.sweep();
    for (const prefix of [videosPrefix, inputsPrefix]) await this.#try(() => this.#sweepFolder(prefix));
  }

  /** What cannot be removed keeps nothing else from being removed. */
  async #try(work: () => Promise<void>): Promise<'done' | 'failed'> {
    try {
      await work();
      return 'done';
    } catch (error) {
      this.#parts.observer.onTrouble('what has expired cannot be removed', error);
      return 'failed';
    }
  }

  /** Removes the files of tasks until there are no more, or too many cannot be removed; what could not be before comes last. */
  async #removeAll(removal: Removal): Promise<void> {
    const { list, stuck } = removal;
    const again = [...stuck];
    let listed: ReadonlyMap<string, StoredTask>;
    let isWhole: boolean;
    let hasGoneOn: boolean;
    do {
      const limit = atOnce + stuck.size;
      listed = new Map((await list(limit)).map((task) => [task.id, task]));
      const fresh = [...listed.values()].filter(({ id }) => !stuck.has(id));
      hasGoneOn = await this.#removeAndNote(fresh, removal);
      isWhole = listed.size < limit;
    } while (!isWhole && hasGoneOn && !this.#isClosed);
    const tasks = again.flatMap((id) => listed.get(id) ?? []);
    await this.#removeAndNote(tasks, removal);
    if (isWhole) for (const id of again) if (!listed.has(id)) stuck.delete(id);
  }

  /** Whether the next list holds others: what is done is in none, and of what somebody has locked it is known. */
  async #removeAndNote(tasks: readonly StoredTask[], { note, stuck }: Removal): Promise<boolean> {
    const removed = await this.#removeSome(tasks, stuck);
    const noted = new Set(await note(removed));
    const locked = removed.filter((id) => !noted.has(id)).slice(0, Math.max(0, maxStuck - stuck.size));
    for (const id of locked) stuck.add(id);
    return noted.size + locked.length > 0;
  }

  /** Those whose files it could remove; it stops when too many could not be. */
  async #removeSome(tasks: readonly StoredTask[], stuck: Set<string>): Promise<readonly string[]> {
    const removed: string[] = [];
    let failures = 0;
    for (const task of tasks) {
      if (this.#isClosed || failures >= maxFailures) break;
      stuck.delete(task.id);
      const outcome = await this.#try(() => removeFiles(this.#parts.objects, task));
      if (outcome === 'done') removed.push(task.id);
      else {
        failures += 1;
        if (stuck.size < maxStuck) stuck.add(task.id);
      }
    }
    return removed;
  }

  async #sweepFolder(prefix: string): Promise<void> {
    const { objects, clock } = this.#parts;
    const before = clock.now() - this.#times.strayMs;
    let names: string[] = [];
    for await (const { name, storedAt } of objects.list(prefix)) {
      if (this.#isClosed) return;
      if (storedAt < before) names.push(name);
      if (names.length < atOnce) continue;
      await this.#removeStrays(names);
      names = [];
    }
    await this.#removeStrays(names);
  }

  /** Files of tasks that are not there, and of attempts that came to nothing. */
  async #removeStrays(names: readonly string[]): Promise<void> {
    const { store, objects } = this.#parts;
    const ids = new Set(names.flatMap((name) => findTaskId(name) ?? []));
    const tasks = new Map((await store.findAll([...ids])).map((task) => [task.id, task]));
    for (const name of names) {
      if (this.#isClosed) return;
      const task = tasks.get(findTaskId(name) ?? '');
      if (task === undefined || isStray(name, task)) await this.#try(() => objects.delete(name));
    }
  }
}

function isStray(name: string, { completedAt, videos }: StoredTask): boolean {
  return completedAt !== null && !videos.some(({ objectName }) => objectName === name);
}
