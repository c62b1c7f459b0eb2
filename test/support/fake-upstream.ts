import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/**
 * A scripted HTTP upstream on loopback, with real sockets. It records each call and plays the answers it was given:
 *
 *     const upstream = await createFakeUpstream();
 *     upstream.answer(answerJson({ ok: true }));        // the next call gets this
 *     upstream.answerAlways(answerStatus(503));         // calls beyond the queued answers get this
 *     … point a deployment at upstream.url …
 *     expect(upstream.calls[0]?.json()).toEqual({ … });
 *     await upstream.close();                           // ends open connections too
 *
 * Without any answer left it says 599. test/support/fake-answers.ts has the answers: bodies, streams with exact chunks
 * and pauses, faults of every kind, and fixtures played as a vendor would.
 */
export interface FakeUpstream {
  /** Such as `http://127.0.0.1:40123`. */
  readonly url: string;
  /** Every call so far, in order of arrival, with its whole body. */
  readonly calls: readonly RecordedCall[];
  /** Queues answers for the calls to come, one each. */
  answer(...answers: readonly FakeAnswer[]): void;
  /** What to answer when the queue is empty. */
  answerAlways(answer: FakeAnswer): void;
  /** Resolves with the call of this index (0 is the first) as soon as its body has arrived. */
  waitForCall(index: number): Promise<RecordedCall>;
  /** Connections open now, idle ones included. */
  countConnections(): number;
  /** Connections opened so far. */
  countOpened(): number;
  /** Ends every connection and refuses new ones, as a server that went down. */
  suspend(): void;
  /** Listens again, at the same address. */
  resume(): Promise<void>;
  close(): Promise<void>;
}

/** One request as it arrived. */
export interface RecordedCall {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** The body as JSON; throws when it is none. */
  json(): unknown;
  /** Resolves when the exchange is over: `answered` in full, or the other side `left` before that. */
  readonly outcome: Promise<'answered' | 'left'>;
}

/** What an answer can do to its exchange. It may return before the exchange is over; a rejection fails the test run. */
export type FakeAnswer = (exchange: FakeExchange) => void | Promise<void>;

export interface FakeExchange {
  readonly call: RecordedCall;
  readonly response: ServerResponse;
  readonly socket: Socket;
  /** Resolves when this much time has passed or the other side has left, whichever comes first. */
  pause(milliseconds: number): Promise<void>;
}

/** The certificate of a server that plays a host of the vendor (test/fixtures/tls). */
export function readVendorCertificate(): string {
  return readFileSync(new URL('../fixtures/tls/vendor-cert.pem', import.meta.url), 'utf8');
}

/** Starts a fake upstream on a free port of 127.0.0.1; `tls` makes it a host of the vendor. */
export async function createFakeUpstream(protocol: 'http' | 'tls' = 'http'): Promise<FakeUpstream> {
  const state = new FakeUpstreamState();
  const listener = (request: IncomingMessage, response: ServerResponse) =>
    void state.serve(request, response);
  const key = new URL('../fixtures/tls/vendor-key.pem', import.meta.url);
  const server =
    protocol === 'http'
      ? createServer(listener)
      : createTlsServer({ key: readFileSync(key), cert: readVendorCertificate() }, listener);
  // An idle connection must not end on its own while a test looks at it.
  server.keepAliveTimeout = 60_000;
  server.on('connection', (socket: Socket) => state.track(socket));
  await listen(server, 0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `${protocol === 'http' ? 'http' : 'https'}://127.0.0.1:${String(port)}`,
    calls: state.calls,
    answer: (...answers) => void state.queue.push(...answers),
    answerAlways: (answer) => {
      state.fallback = answer;
    },
    waitForCall: (index) => state.waitForCall(index),
    countConnections: () => state.sockets.size,
    countOpened: () => state.opened,
    suspend: () => {
      void closeServer(server);
      for (const socket of state.sockets) socket.destroy();
    },
    resume: () => listenAgain(server, port),
    close: () => closeServer(server),
  };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
}

class FakeUpstreamState {
  readonly calls: RecordedCall[] = [];
  readonly queue: FakeAnswer[] = [];
  readonly sockets = new Set<Socket>();
  opened = 0;
  fallback: FakeAnswer = ({ response }) => {
    response.writeHead(599, { 'content-type': 'text/plain' }).end('The fake upstream has no answer left.');
  };
  #waiting: { readonly index: number; readonly resolve: (call: RecordedCall) => void }[] = [];

  track(socket: Socket): void {
    this.opened++;
    this.sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => this.sockets.delete(socket));
  }

  async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request);
    if (body === null) return;
    const call = recordCall({ request, response, body });
    this.calls.push(call);
    for (const { index, resolve } of this.#waiting) if (index === this.calls.length - 1) resolve(call);
    const answer = this.queue.shift() ?? this.fallback;
    await answer({ call, response, socket: request.socket, pause: (ms) => pause(ms, request.socket) });
  }

  waitForCall(index: number): Promise<RecordedCall> {
    const call = this.calls[index];
    if (call !== undefined) return Promise.resolve(call);
    return new Promise((resolve) => this.#waiting.push({ index, resolve }));
  }
}

/** `null` when the other side left before it had sent everything. */
async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of request) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  } catch {
    return null;
  }
}

/** Another connection may hold the port for a moment. */
async function listenAgain(server: Server, port: number): Promise<void> {
  for (;;) {
    const listening = await new Promise<boolean>((resolve) => {
      const onError = (): void => resolve(false);
      server.once('error', onError);
      server.listen(port, '127.0.0.1', () => {
        server.off('error', onError);
        resolve(true);
      });
    });
    if (listening) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

interface ReceivedCall {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly body: Buffer;
}

function recordCall({ request, response, body }: ReceivedCall): RecordedCall {
  return {
    method: request.method ?? '',
    path: request.url ?? '',
    headers: request.headers,
    body,
    json: () => JSON.parse(body.toString('utf8')) as unknown,
    outcome: new Promise((resolve) => {
      response.on('close', () => resolve(response.writableFinished ? 'answered' : 'left'));
    }),
  };
}

function pause(milliseconds: number, socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(finish, milliseconds);
    socket.on('close', finish);
    function finish(): void {
      clearTimeout(timer);
      socket.off('close', finish);
      resolve();
    }
  });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
