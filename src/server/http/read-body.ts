import type { IncomingMessage } from 'node:http';
import { GatewayError } from '../../core/gateway-error.ts';
import type { Exchange } from './exchange.ts';

export interface ReadBodyOptions {
  /** Largest body accepted, in bytes. */
  readonly limitBytes: number;
  readonly timeoutMs: number;
}

/**
 * Reads a whole request body. Throws `payload_too_large` as soon as the limit is passed (before reading when
 * Content-Length says so), `unavailable` when the process holds too many bytes already, `deadline_exceeded` when the
 * client takes too long, and `cancelled` when it leaves. A body that is here already costs no promise.
 */
export function readBody(exchange: Exchange, options: ReadBodyOptions): Promise<Buffer> | Buffer {
  const { req } = exchange;
  const declared = Number(req.headers['content-length'] ?? 0);
  if (declared > options.limitBytes) throw createTooLarge(options.limitBytes);
  if (declared > 0) exchange.reserveBody(declared);
  const here = takeWhole(exchange, declared);
  if (here !== null) return here;
  askForBody(exchange);
  return collect(exchange, options);
}

/** A small body comes together with its head; then there is nothing to wait for. */
function takeWhole(exchange: Exchange, declared: number): Buffer | null {
  const { req } = exchange;
  if (declared === 0 || req.readableLength !== declared) return null;
  exchange.hasWholeBody = true;
  return req.read() as Buffer | null;
}

/** Tells a client that waits for it to go on (RFC 9110, 10.1.1). */
export function askForBody({ req, res }: Exchange): void {
  if (req.headers.expect?.toLowerCase() === '100-continue') res.writeContinue();
}

function collect(exchange: Exchange, options: ReadBodyOptions): Promise<Buffer> {
  const { req } = exchange;
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let received = 0;
    const timer = setTimeout(() => {
      finish(createBodyTimeout());
    }, options.timeoutMs);
    const onData = (chunk: Buffer) => {
      received += chunk.length;
      chunks.push(chunk);
      const problem = checkReceived(exchange, received, options);
      if (problem) finish(problem);
    };
    const onEnd = () => {
      finish(null);
    };
    const onClose = () => {
      finish(createClientLeft());
    };
    const finish = (error: GatewayError | null) => {
      clearTimeout(timer);
      req.off('data', onData).off('end', onEnd).off('error', onClose).off('close', onClose);
      if (error) {
        req.pause();
        reject(error);
      } else resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks, received));
    };
    req.on('data', onData).on('end', onEnd).on('error', onClose).on('close', onClose);
  });
}

function checkReceived(exchange: Exchange, received: number, options: ReadBodyOptions): GatewayError | null {
  if (received > options.limitBytes) return createTooLarge(options.limitBytes);
  if (received <= exchange.bodyBytes) return null;
  try {
    exchange.reserveBody(received - exchange.bodyBytes);
    return null;
  } catch (error) {
    return error as GatewayError;
  }
}

/** The body passes the limit of its operation. */
export function createTooLarge(limitBytes: number): GatewayError {
  return new GatewayError(
    'payload_too_large',
    `The request body is larger than the ${String(limitBytes)} bytes accepted here.`,
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

/** Longest silence of a client whose request was refused while it was still sending, in milliseconds. */
const drainSilenceMs = 2_000;
const drainTotalMs = 30_000;
const drainLimitBytes = 64 * 1024 * 1024;

/**
 * Lets a client that is still sending read its early answer: discards what comes until the client is done, silent for
 * two seconds, or past a limit, and then calls `done`, which shall end the answer. Ending it sooner would reset the
 * connection and take the answer away from the client.
 */
export function drainRequest(req: IncomingMessage, done: () => void): void {
  let discarded = 0;
  const finish = () => {
    clearTimeout(silence);
    clearTimeout(total);
    req.off('data', onData).off('end', finish).off('close', finish).off('error', finish);
    done();
  };
  const silence = setTimeout(finish, drainSilenceMs);
  const total = setTimeout(finish, drainTotalMs);
  const onData = (chunk: Buffer) => {
    discarded += chunk.length;
    if (discarded > drainLimitBytes) finish();
    else silence.refresh();
  };
  req.on('data', onData).on('end', finish).on('close', finish).on('error', finish).resume();
}
