import type { StoredTask, SubmittedTasks } from '../../core/video/task-store.ts';
import { isTaskId } from '../create-task-id.ts';

/** How long what was read is good for others, in milliseconds. */
const freshMs = 250;
/** Tasks that are remembered. */
const maxRemembered = 10_000;

interface Reading {
  /** On the clock of `performance.now()`. */
  readonly at: number;
  readonly task: Promise<StoredTask | null>;
}

/** Reads tasks so that any number of clients that ask for one cost one query in a quarter of a second. */
export class TaskReader {
  readonly #store: Pick<SubmittedTasks, 'find'>;
  /** In the order in which they were read. */
  readonly #readings = new Map<string, Reading>();

  constructor(store: Pick<SubmittedTasks, 'find'>) {
    this.#store = store;
  }

  /** `null` where there is none, or the id cannot be one. Rejects where the database cannot be asked. */
  async find(id: string): Promise<StoredTask | null> {
    if (!isTaskId(id)) return null;
    const now = performance.now();
    const known = this.#readings.get(id);
    if (known !== undefined && now - known.at < freshMs) return await known.task;
    this.#forgetOld(now);
    const task = this.#store.find(id);
    this.#readings.delete(id);
    this.#readings.set(id, { at: now, task });
    return await task;
  }

  /** The next one to ask reads it anew. */
  forget(id: string): void {
    this.#readings.delete(id);
  }

  #forgetOld(now: number): void {
    for (const [id, { at }] of this.#readings) {
      if (now - at < freshMs && this.#readings.size < maxRemembered) return;
      this.#readings.delete(id);
    }
  }
}
