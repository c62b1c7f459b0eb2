import { GatewayError } from '../core/gateway-error.ts';
import type { StreamClose, StreamMeter } from '../core/meter.ts';
import type { UpstreamEvent } from '../core/provider.ts';

type Batch = readonly UpstreamEvent[];
type Step = IteratorResult<Batch, unknown>;

/** Told exactly once how a stream ended. */
export interface StreamEnd {
  /** Whether a stream that its reader gives up is still to be read to its end, for its figures. */
  readonly mustDrain: boolean;
  /** `ended`: it was read to its end; `left`: its reader gave it up. */
  onEnd(how: StreamClose): void;
  onFailure(error: unknown): void;
}

/**
 * What stands between an upstream's stream and whoever reads it: it shows the events to those that watch as they go by, and tells how
 * the stream ended, whatever way that was. Read by one reader.
 */
export class StreamTap implements AsyncIterableIterator<Batch, unknown> {
  readonly #source: AsyncIterator<Batch, unknown>;
  /** `null` for what is metered elsewhere, or uses nothing. */
  readonly #meter: StreamMeter | null;
  readonly #onEvents: ((events: Batch) => void) | undefined;
  /** Read before there was a reader. */
  #first: Step | null = null;
  #end: StreamEnd | null = null;
  #isOver = false;

  constructor(batches: AsyncIterable<Batch>, meter: StreamMeter | null, onEvents?: (events: Batch) => void) {
    this.#source = batches[Symbol.asyncIterator]();
    this.#meter = meter;
    this.#onEvents = onEvents;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  /**
   * Reads up to the first events that begin the answer, which are handed out again; those before them are not. Throws what the
   * stream throws until then.
   */
  async readFirst(isBeginning: (events: Batch) => boolean = () => true): Promise<'begun' | 'ended'> {
    let first = await this.next();
    while (first.done !== true && (first.value.length === 0 || !isBeginning(first.value)))
      first = await this.next();
    if (first.done === true) return 'ended';
    this.#first = first;
    return 'begun';
  }

  /** Tells this one of the end of the stream from now on. */
  watch(end: StreamEnd): void {
    this.#end = end;
  }

  next(): Promise<Step> {
    const first = this.#first;
    if (first === null) return this.#source.next().then(this.#onStep, this.#onError);
    this.#first = null;
    return Promise.resolve(first);
  }

  /** Given up by its reader. */
  async return(): Promise<Step> {
    if (this.#isOver) return ended;
    if (this.#end?.mustDrain === true) await this.#drain();
    else {
      this.#settle('left');
      await this.#source.return?.();
    }
    return ended;
  }

  /** A stream that breaks off has ended, too. */
  async #drain(): Promise<void> {
    try {
      while (!this.#isOver) await this.next();
    } catch {
      return;
    }
  }

  readonly #onStep = (step: Step): Step => {
    if (step.done === true) this.#settle('ended');
    else if (step.value.length > 0) {
      this.#meter?.note(step.value);
      this.#onEvents?.(step.value);
    }
    return step;
  };

  readonly #onError = (error: unknown): never => {
    const hasLeft = error instanceof GatewayError && error.code === 'cancelled';
    const end = this.#finish(hasLeft ? 'left' : 'ended');
    end?.onFailure(error);
    throw error;
  };

  #settle(how: StreamClose): void {
    this.#finish(how)?.onEnd(how);
  }

  /** Whom to tell of the end; nobody for the second time. */
  #finish(how: StreamClose): StreamEnd | null {
    if (this.#isOver) return null;
    this.#isOver = true;
    this.#meter?.settle(how);
    return this.#end;
  }
}

const ended: Step = Object.freeze({ done: true, value: undefined });
