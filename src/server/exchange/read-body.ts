import type { IncomingMessage } from 'node:http';
import { GatewayError } from '../../core/gateway-error.ts';
import { ArrivalWatch, type BodyPace } from './arrival-watch.ts';
import { BodyCollector, type Collector } from '../../core/body-collector.ts';
import type { Exchange } from './exchange.ts';

export interface ReadBodyOptions {
  /** Largest body accepted, in bytes. */
  readonly maxBytes: number;
  readonly pace: BodyPace;
}

/**
 * Reads a whole request body. Throws `payload_too_large` as soon as the limit is passed (before reading when
 * Content-Length says so), `unavailable` when too many bytes are held already, `deadline_exceeded` when the client takes too
 * long or is too slow, and `cancelled` when it leaves. Only what has arrived is counted. A body that is here already costs no
 * promise.
 */
export function readBody(exchange: Exchange, options: ReadBodyOptions): Promise<Buffer> | Buffer {
  return collectBody(exchange, options, new BodyCollector(readDeclared(exchange)));
}

/** The size of a body as its client announces it, in bytes; 0 where it does not. */
export function readDeclared({ req }: Exchange): number {
  return Number(req.headers['content-length'] ?? 0);
}

/** Has `collector` take a whole body while it arrives. Throws what {@link readBody} throws, and what `collector` throws. */
export function collectBody<Collected>(
  exchange: Exchange,
  options: ReadBodyOptions,
  collector: Collector<Collected>,
): Promise<Collected> | Collected {
  const declared = readDeclared(exchange);
  if (declared > options.maxBytes) throw createTooLarge(options.maxBytes);
  const here = takeWhole(exchange, declared);
  if (here !== null) {
    exchange.reserveBody(here.length);
    collector.push(here);
    return collector.take();
  }
  askForBody(exchange);
  return new BodyReader(exchange, options, collector).read();
}

/** A small body comes together with its head; then there is nothing to wait for. */
function takeWhole(exchange: Exchange, declared: number): Buffer | null {
  const { req } = exchange;
  if (declared === 0 || req.readableLength !== declared) return null;
  exchange.hasWholeBody = true;
  return req.read() as Buffer | null;
}

/** Tells a client that waits for it to go on; HTTP/1.0 has no such answer (RFC 9110, 10.1.1). */
export function askForBody({ req, res }: Exchange): void {
  if (req.httpVersion === '1.0') return;
  if (req.headers.expect?.toLowerCase() === '100-continue') res.writeContinue();
}

/** Per request whose body is still on its way. */
class BodyReader<Collected> {
  readonly #exchange: Exchange;
  readonly #options: ReadBodyOptions;
  readonly #collector: Collector<Collected>;
  readonly #watch: ArrivalWatch;
  readonly #pending = Promise.withResolvers<Collected>();

  constructor(exchange: Exchange, options: ReadBodyOptions, collector: Collector<Collected>) {
    this.#exchange = exchange;
    this.#options = options;
    this.#collector = collector;
    this.#watch = new ArrivalWatch(options.pace, () => {
      this.#fail(createBodyTimeout());
    });
  }

  read(): Promise<Collected> {
    const { req } = this.#exchange;
    req.on('data', this.#onData).on('end', this.#onEnd).on('error', this.#onLeave).on('close', this.#onLeave);
    // Who has left says so once.
    if (req.destroyed) this.#onLeave();
    return this.#pending.promise;
  }

  readonly #onData = (chunk: Buffer): void => {
    this.#watch.note(chunk.length);
    try {
      const { maxBytes } = this.#options;
      if (this.#collector.sizeBytes + chunk.length > maxBytes) throw createTooLarge(maxBytes);
      this.#exchange.reserveBody(chunk.length);
      this.#collector.push(chunk);
    } catch (error) {
      this.#fail(error);
    }
  };

  readonly #onEnd = (): void => {
    this.#stop();
    try {
      this.#pending.resolve(this.#collector.take());
    } catch (error) {
      this.#pending.reject(error);
    }
  };

  readonly #onLeave = (): void => {
    this.#fail(createClientLeft());
  };

  #fail(error: unknown): void {
    this.#stop();
    this.#exchange.req.pause();
    this.#pending.reject(error);
  }

  #stop(): void {
    const { req } = this.#exchange;
    this.#watch.stop();
    req.off('data', this.#onData).off('end', this.#onEnd);
    req.off('error', this.#onLeave).off('close', this.#onLeave);
  }
}

/** The body passes the limit of its operation. */
export function createTooLarge(maxBytes: number): GatewayError {
  return new GatewayError(
    'payload_too_large',
    `The request body is larger than the ${String(maxBytes)} bytes accepted here.`,
    { reason: 'request_too_large' },
  );
}

/** The client takes too long to send its body. */
export function createBodyTimeout(): GatewayError {
  return new GatewayError('deadline_exceeded', 'The request body did not arrive in time.');
}

/** The client is gone before its body was there. */
export function createClientLeft(): GatewayError {
  return new GatewayError('cancelled', 'The client closed the connection before its request was complete.', {
    reason: 'client_closed_request',
  });
}

/** How often it is looked whether a refused client still sends, in milliseconds, and what must have come meanwhile. */
const drainLookMs = 2_000;
const drainLeastBytes = 8 * 1024;
const drainTotalMs = 30_000;
const drainLimitBytes = 64 * 1024 * 1024;

/**
 * Lets a client that is still sending read its early answer: discards what comes until the client is done, has sent next to
 * nothing for two seconds, or is past a limit, and then calls `done`, which shall end the answer. Ending it sooner would
 * reset the connection and take the answer away from the client.
 */
export function drainRequest(req: IncomingMessage, done: () => void): void {
  let discarded = 0;
  let seen = 0;
  const finish = () => {
    clearInterval(look);
    clearTimeout(total);
    req.off('data', onData).off('end', finish).off('close', finish).off('error', finish);
    done();
  };
  const look = setInterval(() => {
    if (discarded - seen < drainLeastBytes) finish();
    seen = discarded;
  }, drainLookMs);
  const total = setTimeout(finish, drainTotalMs);
  const onData = (chunk: Buffer) => {
    discarded += chunk.length;
    if (discarded > drainLimitBytes) finish();
  };
  req.on('data', onData).on('end', finish).on('close', finish).on('error', finish).resume();
}
