import type { UpstreamEvent } from '../../core/provider.ts';

type Batch = readonly UpstreamEvent[];

/** How what comes from a source becomes batches of the client's format. Each may throw; an empty batch is not delivered. */
export interface BatchConversion<T> {
  convert(value: T): Batch;
  /** What follows the last one. Default: nothing. */
  end?(): Batch;
  /** What takes the place of an error of the source, after which the stream ends. Default: the error is thrown. */
  fail?(error: unknown): Batch;
}

/**
 * The batches of a stream in another format. Returning early ends the source, even before the first batch was read, which
 * a generator function would not do.
 */
export function mapBatches<T>(
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

  constructor(source: AsyncIterator<T>, conversion: BatchConversion<T>) {
    this.#source = source;
    this.#conversion = conversion;
  }

  async next(): Promise<IteratorResult<Batch, undefined>> {
    while (!this.#hasEnded) {
      const batch = await this.#source.next().then(this.#convert, this.#fail);
      if (batch.length > 0) return { done: false, value: batch };
    }
    return { done: true, value: undefined };
  }

  async return(): Promise<IteratorResult<Batch, undefined>> {
    this.#hasEnded = true;
    await this.#source.return?.();
    return { done: true, value: undefined };
  }

  readonly #convert = (step: IteratorResult<T, unknown>): Batch | Promise<Batch> => {
    if (step.done === true) {
      this.#hasEnded = true;
      return this.#conversion.end?.() ?? [];
    }
    try {
      return this.#conversion.convert(step.value);
    } catch (error) {
      return this.return().then(() => {
        throw error;
      });
    }
  };

  readonly #fail = (error: unknown): Batch => {
    this.#hasEnded = true;
    if (!this.#conversion.fail) throw error;
    return this.#conversion.fail(error);
  };
}
