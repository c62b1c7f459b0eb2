import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { GatewayError } from '../../core/gateway-error.ts';
import type { CallNote, MediaWorkerNote, MediaWorkerOrder, WorkerSetup } from '../messages.ts';

const entry = fileURLToPath(new URL('../worker/media-worker.ts', import.meta.url));

/** A process that is not ready by then is none, in milliseconds. */
const maxStartMs = 15_000;
/** After it was told to end, in milliseconds. */
const maxStopMs = 2_000;
/** Of the time that a process may be silent, how often it is asked whether it is there. */
const asksInSilence = 5;
/** A process that has not taken so many bytes hangs; one that has not taken half of them is behind. */
const maxUntaken = 64 * 1024 * 1024;
/** What an order occupies beside its text, about. */
const orderBytes = 512;
/** What of one call a process that is behind may be left with, in bytes: eight seconds of sound. */
const maxOfCallBehind = 512 * 1024;
/** Of what it said last on standard error, in characters: native code says there why it ends. */
const maxComplaint = 2_000;

/** How a process ended that was not to. */
export interface WorkerFailure {
  /** Of the worker, from 1 on. */
  readonly worker: number;
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** What it said last on standard error. */
  readonly complaint: string;
}

export interface WorkerProcessOptions {
  readonly number: number;
  readonly setup: WorkerSetup;
  /** A process that says nothing for so long, although it is asked, hangs; in milliseconds. */
  readonly maxSilentMs: number;
  /** Arguments of Node.js. */
  readonly execArgv: readonly string[];
  /** Calls that it carries. */
  readonly readCalls: () => number;
  readonly onNote: (note: CallNote) => void;
  /** The process is gone, with all its calls; `null` where it was to end. */
  readonly onEnd: (failure: WorkerFailure | null) => void;
}

/** One process that carries calls, from its start to its end. */
export class WorkerProcess {
  readonly #options: WorkerProcessOptions;
  readonly #child: ChildProcess;
  readonly #ready = Promise.withResolvers<undefined>();
  readonly #ended = Promise.withResolvers<undefined>();
  readonly #timer: NodeJS.Timeout;
  #watch: NodeJS.Timeout | null = null;
  /** Questions since it said something. */
  #asked = 0;
  #untaken = 0;
  #complaint = '';
  #isStopping = false;

  constructor(options: WorkerProcessOptions) {
    this.#options = options;
    // It needs nothing of the environment, which has secrets.
    this.#child = fork(entry, {
      env: {},
      execArgv: [...options.execArgv],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.#child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#complaint = (this.#complaint + text).slice(-maxComplaint);
    });
    this.#child.on('message', (notes: readonly MediaWorkerNote[]) => {
      this.#asked = 0;
      for (const note of notes) this.#take(note);
    });
    this.#child.on('error', () => {
      this.#child.kill('SIGKILL');
    });
    this.#child.on('exit', (code, signal) => {
      this.#end(code, signal);
    });
    this.#timer = setTimeout(() => {
      this.kill();
    }, maxStartMs);
    // Whoever waits for it is told; nobody may.
    this.#ready.promise.catch(() => undefined);
    this.send({ kind: 'start', setup: options.setup });
  }

  /** Resolves when calls can be opened; rejects with `unavailable` when they never will be. */
  get ready(): Promise<undefined> {
    return this.#ready.promise;
  }

  maxOfCall(sizeBytes: number): number {
    if (this.#untaken + sizeBytes <= maxUntaken / 2) return Infinity;
    const left = maxUntaken - this.#untaken;
    return Math.min(maxOfCallBehind, left / Math.max(1, this.#options.readCalls()));
  }

  send(order: MediaWorkerOrder, onTaken?: () => void): void {
    if (!this.#child.connected) return;
    const size = measureOrder(order);
    this.#untaken += size;
    if (this.#untaken > maxUntaken) {
      this.kill();
      return;
    }
    this.#child.send(order, () => {
      this.#untaken -= size;
      onTaken?.();
    });
  }

  /** It hangs. Its end is told as any other. */
  kill(): void {
    this.#child.kill('SIGKILL');
  }

  /** Resolves when the process is gone. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    if (this.#child.connected) this.#child.disconnect();
    const timer = setTimeout(() => {
      this.kill();
    }, maxStopMs);
    await this.#ended.promise;
    clearTimeout(timer);
  }

  #take(note: MediaWorkerNote): void {
    switch (note.kind) {
      case 'ready':
        clearTimeout(this.#timer);
        this.#watch = setInterval(this.#ask, this.#options.maxSilentMs / asksInSilence).unref();
        this.#ready.resolve(undefined);
        return;
      case 'alive':
        return;
      case 'unusable':
        this.#isStopping = true;
        this.#ready.reject(
          new GatewayError(
            'unavailable',
            'This gateway cannot answer WebRTC: what it needs for that is not installed. Connect with a WebSocket instead.',
            { reason: 'webrtc_unavailable', final: true },
          ),
        );
        return;
      default:
        this.#options.onNote(note);
    }
  }

  /** Counts questions, not time: while this process itself stands still, it hears nobody. */
  readonly #ask = (): void => {
    this.#asked += 1;
    if (this.#asked > asksInSilence) this.kill();
    else this.send({ kind: 'ask' });
  };

  #end(code: number | null, signal: NodeJS.Signals | null): void {
    clearTimeout(this.#timer);
    if (this.#watch !== null) clearInterval(this.#watch);
    this.#ready.reject(createLostWorker());
    const { number, onEnd } = this.#options;
    onEnd(this.#isStopping ? null : { worker: number, code, signal, complaint: this.#complaint });
    this.#ended.resolve(undefined);
  }
}

/** What an order occupies until it is taken, about, in bytes. */
export function measureOrder(order: MediaWorkerOrder): number {
  switch (order.kind) {
    case 'open':
      return orderBytes + order.offer.length;
    case 'text':
      return orderBytes + Buffer.byteLength(order.text);
    case 'play':
      return orderBytes + order.audio.length;
    default:
      return orderBytes;
  }
}

/** The process of a call has ended before the call was there. */
export function createLostWorker(): GatewayError {
  return new GatewayError('unavailable', 'WebRTC is not available at the moment. Try again.', {
    reason: 'webrtc_unavailable',
    retryAfterMs: 1_000,
  });
}
