import cluster, { type Worker } from 'node:cluster';
import type { Logger } from 'pino';
import type { LogFormat } from '../core/config.ts';
import { forwardLines } from './forward-lines.ts';
import { renderWorkerArgument, type WorkerNote, type WorkerOrder } from './messages.ts';

/** A worker that ran for so long was sound, and the next one starts at once, in milliseconds. */
const soundAfterMs = 10_000;
/** Pause before a start after one that was not sound; it doubles up to the longest. In milliseconds. */
const pauseMs = 500;
const maxPauseMs = 30_000;

/** How a process ended, or that it could not be started. */
export interface WorkerEnd {
  readonly pid: number | undefined;
  /** `null` where a signal ended it, or there was no process. */
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** Why there was no process. */
  readonly err?: unknown;
}

export interface WorkerSlotOptions {
  /** From 1 on. */
  readonly number: number;
  readonly logger: Logger;
  readonly logFormat: LogFormat;
  readonly onNote: (slot: WorkerSlot, note: WorkerNote) => void;
  /** Told of every end, before the next start. */
  readonly onEnd: (slot: WorkerSlot, end: WorkerEnd) => void;
}

/** One of the workers, whichever process that is. Starts another one when it ends, until it is stopped. */
export class WorkerSlot {
  readonly number: number;
  isReady = false;
  readonly #options: WorkerSlotOptions;
  #worker: Worker | null = null;
  #startedAt = 0;
  /** Ends in a row of processes that were not sound. */
  #failures = 0;
  #timer: NodeJS.Timeout | null = null;
  #isStopping = false;

  constructor(options: WorkerSlotOptions) {
    this.number = options.number;
    this.#options = options;
  }

  /** Whether there is a process. */
  get isRunning(): boolean {
    return this.#worker !== null;
  }

  start(): void {
    this.#startedAt = performance.now();
    cluster.setupPrimary({ args: [renderWorkerArgument(this.number)], silent: true });
    let worker: Worker;
    try {
      worker = cluster.fork({ SPECWAY_LOG_FORMAT: this.#options.logFormat });
    } catch (err) {
      // Where memory is short, Node throws.
      this.#end({ pid: undefined, code: null, signal: null, err });
      return;
    }
    this.#worker = worker;
    this.#follow(worker);
    this.#options.logger.info({ worker: this.number, pid: worker.process.pid }, 'starting a worker');
  }

  #follow(worker: Worker): void {
    const { pid, stdout, stderr } = worker.process;
    // Where descriptors are short, there are none of these, no process and no `close`.
    if (stdout) forwardLines(stdout, process.stdout);
    if (stderr) forwardLines(stderr, process.stderr);
    worker.on('message', (note: WorkerNote) => {
      if (note.kind === 'ready') this.isReady = true;
      this.#options.onNote(this, note);
    });
    // A message that could not be sent: the end of the process comes next.
    worker.on('error', (err: unknown) => {
      if (pid === undefined && this.#worker === worker) this.#end({ pid, code: null, signal: null, err });
    });
    // Not `exit`: its last lines may come after that.
    worker.process.on('close', (code, signal) => {
      if (this.#worker === worker) this.#end({ pid, code, signal });
    });
  }

  send(order: WorkerOrder): void {
    if (this.#worker?.isConnected() === true) this.#worker.send(order);
  }

  /** The process ends when its requests have, at once where it serves none yet; there is no other after it. */
  stop(): void {
    this.#isStopping = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    if (this.isReady) this.send({ kind: 'stop' });
    else this.#worker?.process.kill('SIGTERM');
  }

  kill(): void {
    this.#worker?.process.kill('SIGKILL');
  }

  #end(end: WorkerEnd): void {
    const wasSound = this.isReady && performance.now() - this.#startedAt >= soundAfterMs;
    this.#worker = null;
    this.isReady = false;
    this.#options.onEnd(this, end);
    if (this.#isStopping) return;
    this.#failures = wasSound ? 0 : this.#failures + 1;
    const waitMs = Math.min(pauseMs * (2 ** (this.#failures - 1) - 0.5), maxPauseMs);
    const restartMs = wasSound || this.#failures === 1 ? 0 : waitMs;
    this.#options.logger.error(
      { worker: this.number, ...end, restartMs },
      'a worker has ended; another one takes its place',
    );
    this.#timer = setTimeout(() => {
      this.start();
    }, restartMs);
  }
}
