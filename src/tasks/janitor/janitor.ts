import type { StoredTask } from '../../core/video/task-store.ts';
import { findTaskId, inputsPrefix, videosPrefix } from '../object-names.ts';
import { removeFiles } from '../service/stored-files.ts';
import type { TaskParts } from '../task-parts.ts';

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

/** Removes what nobody can ask for any more: expired videos, forgotten tasks, and files that no task knows. */
export class Janitor {
  readonly #parts: TaskParts;
  readonly #times: JanitorTimes;
  #timer: NodeJS.Timeout | null = null;
  #work: Promise<void> = Promise.resolve();
  #sweptAt = -Infinity;
  #isClosed = false;

  constructor(parts: TaskParts, times: JanitorTimes) {
    this.#parts = parts;
    this.#times = times;
  }

  start(): void {
    this.#schedule(this.#times.firstMs);
  }

  /** Waits for what is being removed. */
  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#work;
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
    try {
      await this.#removeExpired();
      await this.#forgetTasks();
      if (performance.now() - this.#sweptAt >= this.#times.sweepMs) await this.#sweep();
    } catch (error) {
      this.#parts.observer.onTrouble('what has expired cannot be removed', error);
    }
  }

  async #removeExpired(): Promise<void> {
    const { store, objects } = this.#parts;
    let expired: readonly StoredTask[];
    do {
      expired = await store.listExpired(atOnce);
      for (const task of expired) await removeFiles(objects, task);
      await store.noteRemoved(expired.map(({ id }) => id));
    } while (expired.length === atOnce && !this.#isClosed);
  }

  async #forgetTasks(): Promise<void> {
    const { store, objects, video } = this.#parts;
    if (video.keepTasksMs === null) return;
    let forgotten: readonly StoredTask[];
    do {
      forgotten = await store.listForgotten(video.keepTasksMs, atOnce);
      for (const task of forgotten) {
        await removeFiles(objects, task);
        await store.delete(task.id);
      }
    } while (forgotten.length === atOnce && !this.#isClosed);
  }

  async #sweep(): Promise<void> {
    this.#sweptAt = performance.now();
    for (const prefix of [videosPrefix, inputsPrefix]) await this.#sweepFolder(prefix);
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
      const task = tasks.get(findTaskId(name) ?? '');
      if (task === undefined || isStray(name, task)) await objects.delete(name);
    }
  }
}

function isStray(name: string, { completedAt, videos }: StoredTask): boolean {
  return completedAt !== null && !videos.some(({ objectName }) => objectName === name);
}
