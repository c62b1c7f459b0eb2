import { GatewayError } from '../core/gateway-error.ts';
import type { StreamAnswer, UpstreamEvent } from '../core/provider.ts';

type Batch = readonly UpstreamEvent[];
type Result = IteratorResult<Batch, unknown>;

/** Told exactly once how a stream ended. */
export interface StreamEnd {
  /** Whether a stream that its reader gives up is still to be read to its end, for its figures. */
  readonly mustDrain: () => boolean;
  /** Read to its end, or given up by its reader. */
  readonly onEnd: () => void;
  readonly onFailure: (error: unknown) => void;
}

/**
 * Reads a stream up to its first event, so that a failure before it is still a failure of the attempt, and hands out the
 * whole of it. Throws what the stream throws until then, and `bad_gateway` (`stream_truncated`) for a stream without any
 * event; `end` is told of what happens later.
 */
export async function openStream(
  answer: StreamAnswer,
  deploymentId: string,
  end: StreamEnd,
): Promise<StreamAnswer> {
  const iterator = answer.batches[Symbol.asyncIterator]();
  let first = await iterator.next();
  while (first.done !== true && first.value.length === 0) first = await iterator.next();
  if (first.done === true) throw createEmptyStreamError(deploymentId);
  const reader = new OpenedStream(iterator, first, end);
  return { ...answer, batches: { [Symbol.asyncIterator]: () => reader } };
}

function createEmptyStreamError(deploymentId: string): GatewayError {
  return new GatewayError('bad_gateway', 'The upstream ended its answer in the middle.', {
    reason: 'stream_truncated',
    upstream: { deploymentId, status: 200, kind: 'truncated', retryAfterMs: null },
  });
}

/** Read by one reader. */
class OpenedStream implements AsyncIterator<Batch, unknown> {
  readonly #iterator: AsyncIterator<Batch, unknown>;
  #first: Result | null;
  #end: StreamEnd | null;

  constructor(iterator: AsyncIterator<Batch, unknown>, first: Result, end: StreamEnd) {
    this.#iterator = iterator;
    this.#first = first;
    this.#end = end;
  }

  next(): Promise<Result> {
    const first = this.#first;
    if (first === null) return this.#iterator.next().then(this.#onResult, this.#onError);
    this.#first = null;
    return Promise.resolve(first);
  }

  async return(): Promise<Result> {
    if (this.#end?.mustDrain() === true) await this.#drain();
    else {
      this.#settle();
      await this.#iterator.return?.();
    }
    return { done: true, value: undefined };
  }

  /** A stream that breaks off has ended, too. */
  async #drain(): Promise<void> {
    try {
      while (this.#end !== null) await this.next();
    } catch {
      return;
    }
  }

  readonly #onResult = (result: Result): Result => {
    if (result.done === true) this.#settle();
    return result;
  };

  readonly #onError = (error: unknown): never => {
    const end = this.#end;
    this.#end = null;
    end?.onFailure(error);
    throw error;
  };

  #settle(): void {
    const end = this.#end;
    this.#end = null;
    end?.onEnd();
  }
}
