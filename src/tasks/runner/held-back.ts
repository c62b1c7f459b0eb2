import type { PlacedTask, StoredTask } from '../../core/video/task-store.ts';

/** How long a task is left out that did not begin, in milliseconds. */
const leaveOutMs = 3_000;

/** Tasks that were placed and did not begin: somebody has them locked, or has cancelled them. They must not take the places of others. */
export class HeldBack {
  /** Until when each is left out, by the clock of `performance.now()`. */
  readonly #until = new Map<string, number>();

  get ids(): ReadonlySet<string> {
    const now = performance.now();
    for (const [id, until] of this.#until) if (until <= now) this.#until.delete(id);
    return new Set(this.#until.keys());
  }

  /** Says whether there are any. */
  note(placed: readonly PlacedTask[], started: readonly StoredTask[]): boolean {
    const begun = new Set(started.map(({ id }) => id));
    const left = placed.filter(({ task }) => !begun.has(task.id));
    for (const { task } of left) this.#until.set(task.id, performance.now() + leaveOutMs);
    return left.length > 0;
  }
}
