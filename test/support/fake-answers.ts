import type { OutgoingHttpHeaders } from 'node:http';
import type { FakeAnswer, FakeExchange } from './fake-upstream.ts';

/** A step of a body: bytes to write, or what to wait for before the next step, milliseconds or a promise. */
export type BodyStep = string | Buffer | number | Promise<unknown>;

/** How a scripted body ends: properly, with a reset connection, or not at all. */
export type BodyEnd = 'end' | 'reset' | 'hold';

export interface AnswerOptions {
  /** Default 200. */
  readonly status?: number;
  readonly headers?: OutgoingHttpHeaders;
}

export interface StepsOptions extends AnswerOptions {
  readonly steps: readonly BodyStep[];
  /** Default `end`. */
  readonly end?: BodyEnd;
}

/** A whole body. */
export function answerBody(body: string | Buffer, options: AnswerOptions = {}): FakeAnswer {
  return ({ response }) => {
    response
      .writeHead(options.status ?? 200, { 'content-type': 'application/json', ...options.headers })
      .end(body);
  };
}

/** A whole JSON body. */
export function answerJson(value: unknown, options: AnswerOptions = {}): FakeAnswer {
  return answerBody(JSON.stringify(value), options);
}

/** A status with an empty body. */
export function answerStatus(status: number, headers: OutgoingHttpHeaders = {}): FakeAnswer {
  return ({ response }) => {
    response.writeHead(status, headers).end();
  };
}

/** An error page as a proxy writes it. */
export function answerHtml(status: number): FakeAnswer {
  const html =
    '<html><head><title>502 Bad Gateway</title></head><body>nginx at upstream.internal</body></html>';
  return answerBody(html, { status, headers: { 'content-type': 'text/html' } });
}

/** A chunked body written step by step: each string or buffer is one write, so that it arrives as it is here. */
export function answerSteps(options: StepsOptions): FakeAnswer {
  return async (exchange) => {
    const { response } = exchange;
    response.writeHead(options.status ?? 200, options.headers);
    response.flushHeaders();
    await writeSteps(exchange, options.steps);
    endBody(exchange, options.end ?? 'end');
  };
}

/** A stream of server-sent events written step by step. */
export function answerEventStream(steps: readonly BodyStep[], end: BodyEnd = 'end'): FakeAnswer {
  return answerSteps({ steps, end, headers: { 'content-type': 'text/event-stream' } });
}

/** Resets the connection before anything was answered. */
export function resetAtOnce(): FakeAnswer {
  return ({ socket }) => {
    socket.resetAndDestroy();
  };
}

/** Closes the connection before anything was answered. */
export function closeAtOnce(): FakeAnswer {
  return ({ socket }) => {
    socket.destroy();
  };
}

/** Never answers. */
export function keepSilent(): FakeAnswer {
  return () => undefined;
}

/** Says every 100 ms that it is at work (102, RFC 2518, 10.1), and answers after so many milliseconds. */
export function answerProcessing(delayMs: number, then: FakeAnswer): FakeAnswer {
  return async (exchange) => {
    const { response } = exchange;
    const pulse = setInterval(() => {
      response.writeProcessing();
    }, 100);
    response.once('close', () => {
      clearInterval(pulse);
    });
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    clearInterval(pulse);
    if (!response.destroyed) await then(exchange);
  };
}

/** Bytes that are not HTTP; the connection is closed after them. */
export function answerRaw(bytes: string): FakeAnswer {
  return ({ socket }) => {
    socket.end(bytes);
  };
}

/** An event that never ends: one line of about `totalBytes`, then the connection stays open. */
export function answerEndlessLine(totalBytes: number): FakeAnswer {
  const piece = Buffer.alloc(64 * 1024, 'a');
  return async (exchange) => {
    exchange.response.writeHead(200, { 'content-type': 'text/event-stream' });
    exchange.response.write('data: ');
    for (let sent = 0; sent < totalBytes && !exchange.socket.destroyed; sent += piece.length) {
      if (!exchange.response.write(piece)) await waitForDrain(exchange);
    }
  };
}

/** Waits, then plays another answer. */
export function delayAnswer(milliseconds: number, answer: FakeAnswer): FakeAnswer {
  return async (exchange) => {
    await exchange.pause(milliseconds);
    if (!exchange.socket.destroyed) await answer(exchange);
  };
}

async function writeSteps(exchange: FakeExchange, steps: readonly BodyStep[]): Promise<void> {
  for (const step of steps) {
    if (exchange.socket.destroyed) return;
    if (typeof step === 'number') await exchange.pause(step);
    else if (step instanceof Promise) await step;
    else if (!exchange.response.write(step)) await waitForDrain(exchange);
  }
}

/** Resolves when the other side has taken what was written, or has left. */
export function waitForDrain({ response, socket }: FakeExchange): Promise<void> {
  return new Promise((resolve) => {
    const finish = (): void => {
      response.off('drain', finish);
      socket.off('close', finish);
      resolve();
    };
    response.on('drain', finish);
    socket.on('close', finish);
    if (socket.destroyed) finish();
  });
}

/** A reset overtakes bytes that were written just before it, so it waits until they are out. */
function endBody({ response, socket }: FakeExchange, end: BodyEnd): void {
  if (end === 'end') response.end();
  if (end === 'reset') setTimeout(() => socket.resetAndDestroy(), 20);
}
