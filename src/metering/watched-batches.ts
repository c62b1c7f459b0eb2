import type { UpstreamEvent } from '../core/provider.ts';
import type { CallNotes } from '../core/usage.ts';
import { noteUsage } from './note-usage.ts';
import type { Tally } from './tally.ts';

type Batch = readonly UpstreamEvent[];
type Step = IteratorResult<Batch, unknown>;

/** A stream that shows its events to a tally and settles it once, whatever way the stream ends. */
export class WatchedBatches implements AsyncIterableIterator<Batch, unknown> {
  readonly #source: AsyncIterator<Batch, unknown>;
  readonly #tally: Tally;
  readonly #notes: CallNotes;
  #isOver = false;

  constructor(batches: AsyncIterable<Batch>, tally: Tally, notes: CallNotes) {
    this.#source = batches[Symbol.asyncIterator]();
    this.#tally = tally;
    this.#notes = notes;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  next(): Promise<Step> {
    return this.#source.next().then(this.#look, this.#fail);
  }

  /** Given up by its reader. */
  async return(): Promise<Step> {
    if (this.#isOver) return { done: true, value: undefined };
    this.#settle();
    await this.#source.return?.();
    return { done: true, value: undefined };
  }

  readonly #look = (step: Step): Step => {
    if (step.done) this.#settle();
    else if (step.value.length > 0) {
      this.#notes.firstByteAt ??= performance.now();
      this.#tally.add(step.value);
    }
    return step;
  };

  readonly #fail = (error: unknown): never => {
    this.#settle();
    throw error;
  };

  #settle(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    noteUsage(this.#tally.settle(), this.#notes);
  }
}
