import type { IncomingHttpHeaders } from 'node:http';
import { PassThrough } from 'node:stream';
import type { GatewayError } from '../../core/gateway-error.ts';
import type { MemoryAccount } from '../../core/memory-account.ts';
import { ArrivalWatch, type BodyPace } from '../exchange/arrival-watch.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { createBodyTimeout, createClientLeft, createTooLarge } from '../exchange/read-body.ts';

export interface FormSourceOptions {
  /** What has come counts here until a file takes it, or the form has ended. */
  readonly memory: MemoryAccount;
  /** Whether a file takes what comes. */
  readonly isWriting: () => boolean;
  readonly maxBytes: number;
  readonly pace: BodyPace;
}

/** What a piece of a text costs at least, however short it is, in bytes: the parser keeps an object for each. */
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
  #watch: ArrivalWatch | null = null;

  constructor(exchange: Exchange, options: FormSourceOptions) {
    super();
    this.headers = trimContentType(exchange.req.headers);
    this.#exchange = exchange;
    this.#options = options;
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
    const { memory, maxBytes, isWriting } = this.#options;
    this.#watch?.note(chunk.length);
    this.#received += chunk.length;
    if (this.#received > maxBytes) {
      this.giveUp(createTooLarge(maxBytes));
      return;
    }
    try {
      memory.take(isWriting() ? chunk.length : Math.max(chunk.length, leastPieceBytes));
    } catch (error) {
      this.giveUp(error as GatewayError);
      return;
    }
    if (!this.write(chunk)) this.#exchange.req.pause();
  };

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
