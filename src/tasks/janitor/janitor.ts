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
/** After so many that cannot be removed it is the store that fails. */
const maxFailures = 5;

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
    await this.#try(() => this.#removeExpired());
    await this.#try(() => this.#forgetTasks());
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

  async #removeExpired(): Promise<void> {
    const { store } = this.#parts;
    await this.#removeAll(
      () => store.listExpired(atOnce),
      (ids) => store.noteRemoved(ids),
    );
  }

  async #forgetTasks(): Promise<void> {
    const { store, video } = this.#parts;
    const { keepTasksMs } = video;
    if (keepTasksMs === null) return;
    await this.#removeAll(
      () => store.listForgotten(keepTasksMs, atOnce),
      async (ids) => {
        for (const id of ids) await store.delete(id);
      },
    );
  }

  /** Removes the files of tasks until there are no more, or too many cannot be removed. */
  async #removeAll(
    list: () => Promise<readonly StoredTask[]>,
    note: (ids: readonly string[]) => Promise<void>,
  ): Promise<void> {
    let tasks: readonly StoredTask[];
    let failures = 0;
    do {
      tasks = await list();
      const removed: string[] = [];
      for (const task of tasks) {
        if (this.#isClosed || failures >= maxFailures) break;
        const outcome = await this.#try(() => removeFiles(this.#parts.objects, task));
        if (outcome === 'done') removed.push(task.id);
        else failures += 1;
      }
      await note(removed);
    } while (tasks.length === atOnce && failures < maxFailures && !this.#isClosed);
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
