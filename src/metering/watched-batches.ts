import type { RequestNotes } from '../core/operation.ts';
import type { StreamAnswer, UpstreamEvent } from '../core/provider.ts';
import { markUsage } from './mark-usage.ts';
import type { Tally } from './tally.ts';

type Batch = readonly UpstreamEvent[];
type Step = IteratorResult<Batch, unknown>;

/** A stream that shows its events to a tally and settles it once, whatever way the stream ends. */
export class WatchedBatches implements AsyncIterableIterator<Batch, unknown> {
  readonly #source: AsyncIterator<Batch, unknown>;
  readonly #tally: Tally;
  readonly #notes: RequestNotes;
  readonly #answer: StreamAnswer;
  #isOver = false;

  constructor(answer: StreamAnswer, tally: Tally, notes: RequestNotes) {
    this.#source = answer.batches[Symbol.asyncIterator]();
    this.#answer = answer;
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
    if (this.#answer.mustDrain?.() === true) await this.#drain();
    if (this.#isOver) return { done: true, value: undefined };
    this.#settle();
    await this.#source.return?.();
    return { done: true, value: undefined };
  }

  /** A stream that breaks off is settled with what came before. */
  async #drain(): Promise<void> {
    try {
      while (!this.#isOver) await this.next();
    } catch {
      return;
    }
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
    const usage = this.#tally.settle();
    if (usage !== null) this.#notes.usage = markUsage(usage, this.#answer);
  }
}
