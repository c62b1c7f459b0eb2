import type { StreamEvent } from './operation.ts';

type Batch = readonly StreamEvent[];
type Step = IteratorResult<Batch, undefined>;

/** How what comes from a source becomes batches of another format. Each may throw; an empty batch is not delivered. */
export interface BatchConversion<T> {
  /** Adds the events that a value becomes. Those it added before it throws are delivered, and then the error is thrown. */
  convert(value: T, events: StreamEvent[]): void;
  /** Says that nothing more is wanted: the source is left, and `end` follows. Default: all of the source is wanted. */
  isOver?(): boolean;
  /** What follows the last one. Default: nothing. */
  end?(): Batch;
  /** What takes the place of an error of the source, after which the stream ends. Default: the error is thrown. */
  fail?(error: unknown): Batch;
}

/**
 * The batches of a stream in another format. Returning early ends the source, even before the first batch was read,
 * which a generator function would not do; nor is there one that waits in memory for as long as the stream takes.
 */
export function convertBatches<T>(
  source: AsyncIterable<T>,
  conversion: BatchConversion<T>,
): AsyncIterable<Batch> {
  const iterator = new MappedIterator(source[Symbol.asyncIterator](), conversion);
  return { [Symbol.asyncIterator]: () => iterator };
}

class MappedIterator<T> implements AsyncIterator<Batch, undefined> {
  readonly #source: AsyncIterator<T>;
  readonly #conversion: BatchConversion<T>;
  #hasEnded = false;
  /** What follows the batch that was delivered last. */
  #failure: { readonly error: unknown } | null = null;

  constructor(source: AsyncIterator<T>, conversion: BatchConversion<T>) {
    this.#source = source;
    this.#conversion = conversion;
  }

  next(): Promise<Step> {
    return this.#advance(this.#deliver);
  }

  async return(): Promise<Step> {
    this.#hasEnded = true;
    await this.#source.return?.();
    return ended;
  }

  #advance<R>(take: (step: IteratorResult<T, unknown>) => R): Promise<Awaited<R> | Step> {
    if (this.#hasEnded) return Promise.resolve(ended);
    if (this.#failure !== null) return this.#abandon(this.#failure.error);
    if (this.#conversion.isOver?.() === true) return this.return().then(this.#end);
    return this.#source.next().then(take, this.#fail) as Promise<Awaited<R> | Step>;
  }

  readonly #deliver = (step: IteratorResult<T, unknown>): Step | Promise<Step> =>
    this.#convert(step) ?? this.#skipEmpty();

  /** In a loop: of promises that wait for one another there would be as many as there are empty batches. */
  async #skipEmpty(): Promise<Step> {
    let step: Step | null = null;
    while (step === null) step = await this.#advance(this.#convert);
    return step;
  }

  /** `null` for an empty batch. */
  readonly #convert = (step: IteratorResult<T, unknown>): Step | Promise<never> | null => {
    if (step.done === true) return this.#end();
    const events: StreamEvent[] = [];
    try {
      this.#conversion.convert(step.value, events);
    } catch (error) {
      if (events.length === 0) return this.#abandon(error);
      this.#failure = { error };
    }
    return events.length > 0 ? { done: false, value: events } : null;
  };

  async #abandon(error: unknown): Promise<never> {
    await this.return();
    throw error;
  }

  readonly #end = (): Step => {
    this.#hasEnded = true;
    return createStep(this.#conversion.end?.());
  };

  readonly #fail = (error: unknown): Step => {
    this.#hasEnded = true;
    if (!this.#conversion.fail) throw error;
    return createStep(this.#conversion.fail(error));
  };
}

const ended: Step = Object.freeze({ done: true, value: undefined });

function createStep(batch: Batch = []): Step {
  return batch.length > 0 ? { done: false, value: batch } : ended;
}
