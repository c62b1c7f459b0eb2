import type { IncomingHttpHeaders } from 'node:http';
import { PassThrough } from 'node:stream';
import type { GatewayError } from '../../core/gateway-error.ts';
import type { Exchange } from '../http/exchange.ts';
import { createBodyTimeout, createClientLeft, createTooLarge } from '../http/read-body.ts';
import type { UploadFolder } from './create-upload-store.ts';

export interface FormSourceOptions {
  readonly folder: UploadFolder;
  /** What Content-Length says, which is reserved already; 0 where it says nothing. */
  readonly declared: number;
  readonly limitBytes: number;
  readonly timeoutMs: number;
}

/**
 * The body of a request on its way to the form parser, which sees this stream and never the request itself: the parser may
 * be given up at any moment, and the request is then only paused, so that it can be drained and answered. Per request.
 */
export class FormSource extends PassThrough {
  readonly headers: IncomingHttpHeaders;
  readonly #exchange: Exchange;
  readonly #options: FormSourceOptions;
  #failure: GatewayError | null = null;
  #received = 0;
  #timer: NodeJS.Timeout | null = null;

  constructor(exchange: Exchange, options: FormSourceOptions) {
    super();
    this.headers = exchange.req.headers;
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
    this.#timer = setTimeout(() => {
      this.giveUp(createBodyTimeout());
    }, this.#options.timeoutMs);
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
    if (this.#timer) clearTimeout(this.#timer);
    signal.removeEventListener('abort', this.#onLeave);
    this.off('drain', this.#onDrain);
    req.off('data', this.#onData).off('end', this.#onEnd);
    req.off('close', this.#onLeave).off('error', this.#onLeave);
    if (!req.complete) req.pause();
  }

  readonly #onData = (chunk: Buffer): void => {
    const { folder, declared, limitBytes } = this.#options;
    const before = Math.max(this.#received, declared);
    this.#received += chunk.length;
    if (this.#received > limitBytes) {
      this.giveUp(createTooLarge(limitBytes));
      return;
    }
    try {
      if (this.#received > before) folder.reserve(this.#received - before);
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
