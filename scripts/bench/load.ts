import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { AnswerReader, type Answer } from './answer-reader.ts';
import { openConnection } from './open-connection.ts';
import { percentile } from './statistics.ts';

/** When a load ends: after this time, or after this many requests. Requests in flight are always completed. */
export type LoadAmount =
  | { readonly kind: 'seconds'; readonly seconds: number }
  | { readonly kind: 'requests'; readonly requests: number };

/** A closed loop: each connection sends the next request when its answer is complete. */
export interface LoadOptions {
  readonly port: number;
  readonly request: Buffer;
  readonly connections: number;
  readonly amount: LoadAmount;
  /** Time over which the first requests of the connections are spread, in milliseconds; 0 unless given. */
  readonly rampMs?: number;
  /** Any other answer ends the load with an error. */
  readonly expected: ExpectedAnswer;
  /** Called once per connection, for a look at what comes and goes on it. */
  readonly createObserver?: () => ConnectionObserver;
}

/** What every answer to the same request must look like. */
export type ExpectedAnswer = Pick<Answer, 'status' | 'bodyBytes'>;

/** Watches one connection of a load. */
export interface ConnectionObserver {
  /** A request is about to be written. */
  onSend(): void;
  /** These bytes have come; the buffer is used again after the call. */
  onBytes(bytes: Buffer): void;
}

/** What a load found. */
export interface LoadResult {
  readonly requests: number;
  readonly elapsedMs: number;
  /** From the write of the request to the last byte of the answer, in milliseconds. */
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Chunks in which an average answer arrived: fewer than the upstream wrote means that writes were joined. */
  readonly chunksPerAnswer: number;
}

/** Sends one request and resolves with the whole answer, body included. */
export async function fetchAnswer(port: number, request: Buffer): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const reader = new AnswerReader('keep', resolve);
  const read = (bytes: Buffer): void => {
    reader.read(bytes);
  };
  const socket = openConnection(port, { read, fail: reject });
  socket.write(request);
  try {
    return await promise;
  } finally {
    socket.destroy();
  }
}

/** A load while it runs. */
interface LoadRun {
  readonly options: LoadOptions;
  readonly endsAt: number;
  readonly maxRequests: number;
  readonly latencies: number[];
  readonly sockets: Socket[];
  sent: number;
  chunks: number;
  /** Set when the load has ended, so that a connection that was to begin later does not. */
  isOver: boolean;
}

/** Runs a closed loop to its end. Rejects at the first answer that is not as expected, and when the server hangs up. */
export async function runLoad(options: LoadOptions): Promise<LoadResult> {
  const { amount, connections, rampMs = 0 } = options;
  const startedAt = performance.now();
  const run: LoadRun = {
    options,
    endsAt: amount.kind === 'seconds' ? startedAt + amount.seconds * 1000 : Infinity,
    maxRequests: amount.kind === 'requests' ? amount.requests : Infinity,
    latencies: [],
    sockets: [],
    sent: 0,
    chunks: 0,
    isOver: false,
  };
  try {
    await Promise.all(
      Array.from({ length: connections }, (_, index) => runConnection(run, (index * rampMs) / connections)),
    );
  } finally {
    run.isOver = true;
    for (const socket of run.sockets) socket.destroy();
  }
  return summariseLoad(run, performance.now() - startedAt);
}

/** One connection's part of the load; it is closed as soon as there is nothing more to send. */
async function runConnection(run: LoadRun, delayMs: number): Promise<void> {
  if (delayMs > 0) await sleep(delayMs);
  if (run.isOver) return;
  const { promise, resolve, reject } = Promise.withResolvers<undefined>();
  const observer = run.options.createObserver?.();
  let sentAt = 0;
  const send = (now: number): void => {
    if (now >= run.endsAt || run.sent >= run.maxRequests) {
      resolve(undefined);
      socket.destroy();
      return;
    }
    run.sent += 1;
    sentAt = now;
    observer?.onSend();
    socket.write(run.options.request);
  };
  const reader = new AnswerReader('count', (answer) => {
    checkAnswer(answer, run.options.expected);
    const now = performance.now();
    run.latencies.push(now - sentAt);
    run.chunks += answer.chunks;
    send(now);
  });
  const read = (bytes: Buffer): void => {
    observer?.onBytes(bytes);
    reader.read(bytes);
  };
  const socket = openConnection(run.options.port, { read, fail: reject });
  run.sockets.push(socket);
  send(performance.now());
  await promise;
}

/** Throws when an answer is not the one that was looked at. */
export function checkAnswer(answer: Answer, expected: ExpectedAnswer): void {
  if (answer.status === expected.status && answer.bodyBytes === expected.bodyBytes) return;
  const shown = ({ status, bodyBytes }: ExpectedAnswer): string =>
    `status ${String(status)} with ${String(bodyBytes)} bytes`;
  throw new Error(`an answer had ${shown(answer)} instead of ${shown(expected)}`);
}

function summariseLoad({ latencies, chunks }: LoadRun, elapsedMs: number): LoadResult {
  const ascending = Float64Array.from(latencies).sort();
  return {
    requests: latencies.length,
    elapsedMs,
    p50Ms: percentile(ascending, 0.5),
    p99Ms: percentile(ascending, 0.99),
    chunksPerAnswer: chunks / latencies.length,
  };
}
