/** What one task of a group gave. */
export interface FinishedTask<T> {
  /** Place of the task in the list. */
  readonly index: number;
  readonly value: T;
}

/** One piece of work; it ends soon after its signal is aborted. */
export type Task<T> = (signal: AbortSignal) => Promise<T>;

/** Tasks of one group that run at the same time. */
const atOnce = 4;

/**
 * Runs tasks that belong together and hands out their results as they come. The first failure ends all the others and is
 * thrown after the results that came before it; returning early ends all of them. Per call.
 */
export class CallGroup<T> implements AsyncIterableIterator<FinishedTask<T>, undefined> {
  readonly #tasks: readonly Task<T>[];
  readonly #ending = new AbortController();
  readonly #signal: AbortSignal;
  readonly #finished: FinishedTask<T>[] = [];
  #begun = 0;
  #handedOut = 0;
  #failure: { readonly error: unknown } | null = null;
  #wake: (() => void) | null = null;

  /** Starts at once. */
  constructor(tasks: readonly Task<T>[], signal: AbortSignal) {
    this.#tasks = tasks;
    this.#signal = AbortSignal.any([signal, this.#ending.signal]);
    for (let worker = 0; worker < atOnce; worker += 1) void this.#work();
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  /** The next result, in the order in which they come. One caller at a time. */
  async next(): Promise<IteratorResult<FinishedTask<T>, undefined>> {
    for (;;) {
      const value = this.#finished.shift();
      if (value) {
        this.#handedOut += 1;
        return { done: false, value };
      }
      if (this.#failure) throw this.#failure.error;
      if (this.#handedOut === this.#tasks.length) return { done: true, value: undefined };
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  return(): Promise<IteratorResult<FinishedTask<T>, undefined>> {
    this.#handedOut = this.#tasks.length;
    this.#finished.length = 0;
    this.#ending.abort();
    return Promise.resolve({ done: true, value: undefined });
  }

  /** Every result, in the order of the tasks. */
  async collect(): Promise<readonly T[]> {
    const all: FinishedTask<T>[] = [];
    for await (const finished of this) all.push(finished);
    return all.sort((one, other) => one.index - other.index).map(({ value }) => value);
  }

  async #work(): Promise<void> {
    for (;;) {
      const index = this.#begun;
      const task = this.#tasks[index];
      if (!task || this.#ending.signal.aborted) return;
      this.#begun += 1;
      try {
        const value = await task(this.#signal);
        this.#finished.push({ index, value });
      } catch (error) {
        // What the others say when they are ended for this one is of no interest.
        this.#failure ??= { error };
        this.#ending.abort();
      }
      this.#wake?.();
      this.#wake = null;
    }
  }
}
