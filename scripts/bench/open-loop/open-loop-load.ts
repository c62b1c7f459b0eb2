import { once } from 'node:events';
import type { Socket } from 'node:net';
import { AnswerReader } from '../answer-reader.ts';
import { checkAnswer, type ExpectedAnswer } from '../load.ts';
import { openConnection } from '../open-connection.ts';
import { percentile } from '../statistics.ts';
import { Arrivals } from './arrivals.ts';
import { startPacer } from './start-pacer.ts';

/** Requests at a constant rate, whether or not earlier ones have been answered. */
export interface OpenLoopOptions {
  readonly port: number;
  readonly request: Buffer;
  /** Any other answer ends the load with an error. */
  readonly expected: ExpectedAnswer;
  readonly ratePerSecond: number;
  readonly count: number;
}

/** What an open loop found. Times are milliseconds. */
export interface OpenLoopResult {
  readonly requests: number;
  /** From the time the request was due to the last byte of its answer. */
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly p999Ms: number;
  /** How late the load generator itself was, where a connection was free; part of the latencies of every server alike. */
  readonly lateP99Ms: number;
  readonly elapsedMs: number;
}

/** Kept open; a request that finds all of them busy waits, and its wait counts. */
const connectionCount = 64;

/** Time for the server to accept the connections before the first request is due. */
const leadNs = 5e7;

/** One connection; `dueNs` is when the request it has in flight was due. */
interface Lane {
  readonly socket: Socket;
  dueNs: number;
}

function readClockNs(): number {
  return Number(process.hrtime.bigint());
}

/** Runs a load to its last answer. Rejects at the first answer that is not as expected, and when the server hangs up. */
export async function runOpenLoop(options: OpenLoopOptions): Promise<OpenLoopResult> {
  const pacer = await startPacer();
  const loop = new OpenLoop(options);
  try {
    await loop.connect();
    const startNs = readClockNs() + leadNs;
    const plan = { startNs, intervalNs: 1e9 / options.ratePerSecond, count: options.count };
    await loop.run(new Arrivals(plan), (wake) => {
      pacer.run(plan, wake);
    });
    return loop.summarise((readClockNs() - startNs) / 1e6);
  } finally {
    loop.close();
    await pacer.stop();
  }
}

class OpenLoop {
  readonly #options: OpenLoopOptions;
  readonly #done = Promise.withResolvers<undefined>();
  readonly #lanes: Lane[] = [];
  /** Lanes without a request, the one that has waited longest first, so that none is closed for being idle. */
  readonly #idle: Lane[] = [];
  /** When those were due that wait for a lane. */
  readonly #waiting: number[] = [];
  readonly #latenciesMs: number[] = [];
  readonly #lateMs: number[] = [];

  constructor(options: OpenLoopOptions) {
    this.#options = options;
    this.#done.promise.catch(() => undefined);
  }

  async connect(): Promise<void> {
    for (let index = 0; index < connectionCount; index += 1) this.#lanes.push(this.#openLane());
    const opened = Promise.all(this.#lanes.map(({ socket }) => once(socket, 'connect')));
    await Promise.race([opened, this.#done.promise]);
    this.#idle.push(...this.#lanes);
  }

  run(arrivals: Arrivals, start: (wake: () => void) => void): Promise<unknown> {
    start(() => {
      const nowNs = readClockNs();
      for (let due = arrivals.takeDue(nowNs); due !== null; due = arrivals.takeDue(nowNs)) this.#arrive(due);
    });
    return this.#done.promise;
  }

  close(): void {
    for (const { socket } of this.#lanes) socket.destroy();
  }

  summarise(elapsedMs: number): OpenLoopResult {
    const latencies = Float64Array.from(this.#latenciesMs).sort();
    return {
      requests: latencies.length,
      p50Ms: percentile(latencies, 0.5),
      p99Ms: percentile(latencies, 0.99),
      p999Ms: percentile(latencies, 0.999),
      lateP99Ms: percentile(Float64Array.from(this.#lateMs).sort(), 0.99),
      elapsedMs,
    };
  }

  #openLane(): Lane {
    const { port, expected } = this.#options;
    const reader = new AnswerReader('count', (answer) => {
      checkAnswer(answer, expected);
      this.#finish(lane);
    });
    const socket = openConnection(port, {
      read: (bytes) => {
        reader.read(bytes);
      },
      fail: this.#done.reject,
    });
    const lane: Lane = { socket, dueNs: 0 };
    return lane;
  }

  #arrive(dueNs: number): void {
    const lane = this.#idle.shift();
    if (lane === undefined) {
      this.#waiting.push(dueNs);
      return;
    }
    this.#send(lane, dueNs);
    this.#lateMs.push((readClockNs() - dueNs) / 1e6);
  }

  #send(lane: Lane, dueNs: number): void {
    lane.dueNs = dueNs;
    lane.socket.write(this.#options.request);
  }

  #finish(lane: Lane): void {
    this.#latenciesMs.push((readClockNs() - lane.dueNs) / 1e6);
    if (this.#latenciesMs.length === this.#options.count) this.#done.resolve(undefined);
    const waiting = this.#waiting.shift();
    if (waiting === undefined) this.#idle.push(lane);
    else this.#send(lane, waiting);
  }
}
