import type { ServerResponse } from 'node:http';
import type { GatewayError } from '../../core/gateway-error.ts';
import type { MemoryAccount } from '../../core/memory-account.ts';
import type { StreamEvent, StreamResponse } from '../../core/operation.ts';
import { framings, type Framing, type StreamPosition } from './frame-events.ts';
import { createClientGone, waitForDrain } from './wait-for-drain.ts';

export interface SendStreamOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly keepAliveMs: number;
  /** Called with each event before it is written; throws GatewayError for one that breaks the contract. */
  readonly checkEvent: ((event: StreamEvent) => void) | null;
  readonly host: StreamHost;
  /**
   * What is to be done before the client can take the answer for ended, well or with an error; once or several times. `null`
   * where that is nothing.
   */
  readonly beforeEnd: ((error: GatewayError | null) => Promise<void>) | null;
}

/** The request that a stream answers. */
export interface StreamHost {
  /** Counts what waits to be sent. */
  readonly memory: MemoryAccount;
  /** Told when the first events are here. */
  noteBegun(): void;
  /** What to tell the client about anything thrown in mid-stream. */
  explain(thrown: unknown): GatewayError;
}

/**
 * What an answer is told when its client has closed its half of the connection: something harmless should be written now,
 * to find out whether anybody reads.
 */
export const probeEvent = 'probe';

/** Longer texts are counted while they wait for a slow client, in characters. */
const countedLength = 64 * 1024;

/**
 * Writes a stream with back-pressure, flushing what arrived together with one write. An error before the first event
 * is thrown, so that it can be answered with its HTTP status; a later one becomes the format's error event and is
 * returned; `null` for a stream that ended as it should. Nothing is written after the client has left.
 */
export async function sendStream(
  res: ServerResponse,
  response: StreamResponse,
  options: SendStreamOptions,
): Promise<GatewayError | null> {
  const { beforeEnd } = options;
  const iterator = response.batches[Symbol.asyncIterator]();
  let batch = await readFirst(iterator, res, options);
  options.host.noteBegun();
  const framing = framings[response.framing];
  res.writeHead(200, {
    ...options.headers,
    ...response.headers,
    'content-type': framing.contentType,
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
  });
  const writer = new StreamWriter(res, { framing, keepAlive: response.keepAlive, options });
  try {
    while (!batch.done) {
      if (beforeEnd !== null && response.isLast && batch.value.some(response.isLast)) {
        await beforeEnd(null);
        if (res.destroyed) throw createClientGone();
      }
      const writing = writer.write(batch.value);
      if (writing !== null) await writing;
      batch = await iterator.next();
      if (res.destroyed) throw createClientGone();
      checkEvents(batch, options);
    }
    if (beforeEnd !== null) await beforeEnd(null);
    writer.end();
    return null;
  } catch (thrown) {
    await iterator.return?.();
    const error = options.host.explain(thrown);
    if (beforeEnd !== null) await beforeEnd(error);
    writer.end(response.renderError(error));
    return error;
  } finally {
    writer.stop();
  }
}

type Batches = AsyncIterator<readonly StreamEvent[]>;
type Batch = IteratorResult<readonly StreamEvent[]>;

/** The first batch that holds an event, checked; so that its errors still have a status. */
async function readFirst(iterator: Batches, res: ServerResponse, options: SendStreamOptions): Promise<Batch> {
  try {
    for (;;) {
      const batch = await iterator.next();
      if (res.destroyed) throw createClientGone();
      if (batch.done || batch.value.length > 0) {
        checkEvents(batch, options);
        return batch;
      }
    }
  } catch (error) {
    await iterator.return?.();
    throw error;
  }
}

function checkEvents(batch: Batch, { checkEvent }: SendStreamOptions): void {
  if (!batch.done && checkEvent) batch.value.forEach(checkEvent);
}

interface WriterParts {
  readonly framing: Framing;
  readonly keepAlive: StreamEvent | null;
  readonly options: SendStreamOptions;
}

/** Per stream: frames, writes, and keeps alive. */
class StreamWriter {
  readonly #res: ServerResponse;
  readonly #parts: WriterParts;
  readonly #timer: NodeJS.Timeout;
  #position: StreamPosition = 'first';

  constructor(res: ServerResponse, parts: WriterParts) {
    this.#res = res;
    this.#parts = parts;
    this.#timer = setInterval(this.#writeKeepAlive, parts.options.keepAliveMs);
    res.on(probeEvent, this.#writeKeepAlive);
  }

  /** Resolves when there is room for more; `null` where there is. Throws when too much waits already. */
  write(events: readonly StreamEvent[]): Promise<void> | null {
    if (events.length === 0) return null;
    const { framing } = this.#parts;
    let text = '';
    for (const event of events) {
      text += framing.frame(event, this.#position);
      this.#position = 'later';
    }
    this.#timer.refresh();
    return text.length < countedLength ? this.#writeText(text) : this.#writeCounted(text);
  }

  end(error?: StreamEvent): void {
    if (this.#res.destroyed) return;
    const { framing } = this.#parts;
    for (const piece of error ? framing.frameError(error, this.#position) : []) {
      this.#res.write(piece);
      this.#position = 'later';
    }
    this.#res.end(framing.end(this.#position));
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#res.off(probeEvent, this.#writeKeepAlive);
  }

  #writeText(text: string): Promise<void> | null {
    return this.#res.write(text) ? null : waitForDrain(this.#res);
  }

  async #writeCounted(text: string): Promise<void> {
    const { memory } = this.#parts.options.host;
    memory.take(text.length);
    try {
      await this.#writeText(text);
    } finally {
      memory.give(text.length);
    }
  }

  /**
   * A full socket needs no keep-alive: the client has yet to read what is there. Where the client has closed its half of the
   * connection, this shows whether it still reads.
   */
  readonly #writeKeepAlive = (): void => {
    if (this.#res.destroyed || this.#res.writableNeedDrain) return;
    const { framing, keepAlive } = this.#parts;
    this.#res.write(framing.keepAlive(keepAlive, this.#position));
    if (framing.beginsEvents) this.#position = 'within';
  };
}
