import type { IncomingHttpHeaders } from 'node:http';
import { PassThrough } from 'node:stream';
import type { GatewayError } from '../../core/gateway-error.ts';
import type { MemoryAccount } from '../../core/memory-account.ts';
import { ArrivalWatch, type BodyPace } from '../exchange/arrival-watch.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { createBodyTimeout, createClientLeft, createTooLarge } from '../exchange/read-body.ts';

export interface FormSourceOptions {
  /** What has come counts here until it is on disk, another text shows that it is not kept, or the form has ended. */
  readonly memory: MemoryAccount;
  /** Whether a file takes what comes. */
  readonly isWriting: () => boolean;
  /** Whether a text that is read like a file takes what comes, and keeps it. */
  readonly isReading: () => boolean;
  readonly maxBytes: number;
  /** The longest text that the parser gathers, in bytes; it forgets what comes beyond that, and what belongs to no field. */
  readonly maxTextBytes: number;
  readonly pace: BodyPace;
}

/** What a piece of a text costs at least, however short it is, in bytes: an object is kept for each. */
const leastPieceBytes = 512;

/**
 * The body of a request on its way to the form parser, which sees this stream and never the request itself: the parser may
 * be given up at any moment, and the request is then only paused, so that it can be drained and answered. Per request.
 */
export class FormSource extends PassThrough {
  readonly headers: IncomingHttpHeaders;
  /** The parser has understood the headers, and reads. */
  isRead = false;
  readonly #exchange: Exchange;
  readonly #options: FormSourceOptions;
  #failure: GatewayError | null = null;
  #received = 0;
  /** What was taken for texts since one ended: what the parser has of the next, as far as is known, and the last piece of that. */
  #gathered = { bytes: 0, lastBytes: 0 };
  /** How much more may be kept of what comes. */
  #room: number;
  #watch: ArrivalWatch | null = null;

  constructor(exchange: Exchange, options: FormSourceOptions) {
    super();
    this.headers = trimContentType(exchange.req.headers);
    this.#exchange = exchange;
    this.#options = options;
    this.#room = options.maxTextBytes;
  }

  /** Why the form was given up: the first thing that went wrong. */
  get failure(): GatewayError | null {
    return this.#failure;
  }

  get receivedBytes(): number {
    return this.#received;
  }

  /** Begins to read the request. */
  start(): void {
    const { req, signal } = this.#exchange;
    if (signal.aborted || req.destroyed) {
      this.giveUp(createClientLeft());
      return;
    }
    this.#watch = new ArrivalWatch(this.#options.pace, () => {
      this.giveUp(createBodyTimeout());
    });
    signal.addEventListener('abort', this.#onLeave);
    req.on('data', this.#onData).on('end', this.#onEnd).on('close', this.#onLeave).on('error', this.#onLeave);
    this.on('drain', this.#onDrain);
  }

  /** Ends reading for good. Everything that happens in a form comes here first; later reasons are ignored. */
  giveUp(reason: GatewayError): void {
    this.#failure ??= reason;
    this.stop();
    this.destroy();
  }

  /** A text of so many bytes has ended; of what was gathered before it nothing is kept. Throws what counting memory throws. */
  noteText(sizeBytes: number): void {
    const { memory, maxTextBytes } = this.#options;
    const { bytes, lastBytes } = this.#gathered;
    memory.give(bytes - lastBytes);
    // The next text may have begun in the last piece.
    this.#gathered = { bytes: lastBytes, lastBytes };
    this.#room = maxTextBytes;
    memory.take(sizeBytes);
  }

  /**
   * A file begins, or a text that is read like one. What has come counts on: the file gives it back as it is written, the text is kept
   * until the form has ended. Another text may be gathered behind it.
   */
  noteFile(): void {
    this.#gathered = { bytes: 0, lastBytes: 0 };
    this.#room += this.#options.maxTextBytes;
  }

  /** Leaves the request alone. */
  stop(): void {
    const { req, signal } = this.#exchange;
    this.#watch?.stop();
    signal.removeEventListener('abort', this.#onLeave);
    this.off('drain', this.#onDrain);
    req.off('data', this.#onData).off('end', this.#onEnd);
    req.off('close', this.#onLeave).off('error', this.#onLeave);
    if (!req.complete) req.pause();
  }

  readonly #onData = (chunk: Buffer): void => {
    const { maxBytes } = this.#options;
    this.#watch?.note(chunk.length);
    this.#received += chunk.length;
    if (this.#received > maxBytes) {
      this.giveUp(createTooLarge(maxBytes));
      return;
    }
    try {
      this.#count(chunk);
    } catch (error) {
      this.giveUp(error as GatewayError);
      return;
    }
    if (!this.write(chunk)) this.#exchange.req.pause();
  };

  #count({ length }: Buffer): void {
    const { memory, isWriting, isReading } = this.#options;
    if (isWriting() || isReading()) {
      memory.take(isReading() ? Math.max(length, leastPieceBytes) : length);
      this.#gathered.lastBytes = 0;
      return;
    }
    const sizeBytes = Math.max(Math.min(length, this.#room), leastPieceBytes);
    memory.take(sizeBytes);
    this.#room = Math.max(0, this.#room - length);
    this.#gathered = { bytes: this.#gathered.bytes + sizeBytes, lastBytes: sizeBytes };
  }

  readonly #onDrain = (): void => {
    this.#exchange.req.resume();
  };

  readonly #onEnd = (): void => {
    this.stop();
    this.end();
  };

  readonly #onLeave = (): void => {
    this.giveUp(createClientLeft());
  };
}

/** Many readers take an empty parameter at the end for none; the parser takes the whole header for none. */
function trimContentType(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const type = headers['content-type'];
  return type?.endsWith(';') === true
    ? { ...headers, 'content-type': type.replace(/[;\s]+$/u, '') }
    : headers;
}
