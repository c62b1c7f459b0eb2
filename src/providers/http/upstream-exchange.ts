import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';
import type { GatewayError } from '../../core/gateway-error.ts';
import { BodyCollector, type Collector } from '../../core/body-collector.ts';
import type { UpstreamCall } from '../../core/provider.ts';
import type { AnswerMemory } from './answer-memory.ts';
import { AnswerTime } from './answer-time.ts';
import { append } from './append.ts';
import type { PoolShare } from './create-pool-group.ts';
import { HeadLimit } from './head-limit.ts';
import type { AnswerReader, ReadingTurns } from './reading-turns.ts';
import { classifyTransportError, cleanTransportError, createTransportError } from './transport-failure.ts';
import type { TransportFailure, TransportFailureType, TransportPhase } from './transport-failure.ts';

/** The answer of an upstream: its head is here, its body is read by one of the two readers. Per attempt. */
export interface UpstreamHttpResponse {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: IncomingHttpHeaders;
  /**
   * The whole body, at most `maxBytes` of it; no promise where it is here already. Rejects with GatewayError when it is
   * longer or the exchange breaks, and with what `memory` throws.
   */
  readWhole(options: WholeOptions): Promise<Buffer> | Buffer;
  /** The same, where a body that is large, or may become so, is taken by a collector. */
  readLarge<Collected>(
    options: WholeOptions,
    createCollector: CreateCollector<Collected>,
  ): Promise<Collected | Buffer> | Collected | Buffer;
  /** Calls `read` once: now where there is something to take, otherwise soon after it has come. One reader at a time. */
  whenReadable(read: () => void): void;
  /**
   * Everything that has arrived since the last call, to be called when there is something; `null` once the body has
   * ended. Throws GatewayError when the exchange has broken, after what came before has been taken. Bytes nobody takes are
   * held back: past 64 KiB the upstream is not read from.
   */
  takeChunks(): readonly Buffer[] | null;
  /** A stream has given the first part of its answer, which has no time of its own any more. */
  noteFirstEvent(): void;
  /** Ends the exchange at once, unless it is over: the connection is closed and nothing more can be read. */
  discard(): void;
  /**
   * For a reader that has all it wants although the body has not ended: what still comes is dropped, so that the
   * connection can be used again. An upstream that is not done within a second is cut off as by `discard`.
   */
  finish(): void;
}

/** How a whole body is read. */
export interface WholeOptions {
  readonly maxBytes: number;
  /** Told how many bytes the body takes so far; it may end the reading by throwing a GatewayError. */
  readonly memory?: Pick<AnswerMemory, 'hold'>;
}

/** Makes what takes a body of so many bytes; 0 where the upstream does not say how many. */
export type CreateCollector<Collected> = (announcedBytes: number) => Collector<Collected>;

/** As much of a call as its exchange needs. */
export type ExchangedCall = Pick<UpstreamCall, 'deployment' | 'signal'> &
  Partial<Pick<UpstreamCall, 'delivery' | 'answerMs' | 'firstEventMs' | 'beginning'>>;

/** From here on a body of known length is gathered in one piece. */
const largeBytes = 1024 * 1024;

/** What a whole body has beyond these is read in turns with others. */
const freeBytes = 64 * 1024;

/** Unread bytes after which the upstream is paused. */
const highWaterBytes = 64 * 1024;

/** How long the rest of a body may take that nobody wants any more. */
const finishMs = 1000;

/** To be called back when the call that is under way has ended. */
const soon = Promise.resolve();

/**
 * One request on its way through undici's dispatcher, which calls the `on…` methods. Every timer and listener is gone
 * as soon as the exchange has ended, for whatever reason.
 */
export class UpstreamExchange implements Dispatcher.DispatchHandler, UpstreamHttpResponse, AnswerReader {
  status = 0;
  headers: IncomingHttpHeaders = {};
  readonly #deploymentId: string;
  readonly #signal: AbortSignal;
  readonly #share: PoolShare;
  readonly #turns: ReadingTurns;
  readonly #time: AnswerTime;
  readonly #headLimit: HeadLimit;
  #timer: NodeJS.Timeout;
  #controller: Dispatcher.DispatchController | null = null;
  #onHead: ((response: UpstreamHttpResponse) => void) | null = null;
  #onHeadFailure: ((error: GatewayError) => void) | null = null;
  #chunks: Buffer[] = [];
  /** Of a whole body: what waits for a turn. */
  #lateChunks: Buffer[] = [];
  #hasTurn = false;
  /** In place of the chunks where a large body of known length is read. */
  #collector: Collector<unknown> | null = null;
  #memory: WholeOptions['memory'] | null = null;
  #unreadBytes = 0;
  /** Most bytes held: a mark to pause at for `takeChunks`, a hard limit for `readWhole`. */
  #maxUnreadBytes = highWaterBytes;
  #reader: 'chunks' | 'whole' | 'nobody' = 'chunks';
  #wakeReader: (() => void) | null = null;
  #ended = false;
  #failure: TransportFailure | null = null;

  /** Nothing of the call is held but its signal and its beginning: undici may keep an exchange for longer than its answer takes. */
  constructor(call: ExchangedCall, share: PoolShare, turns: ReadingTurns) {
    const { deployment, signal } = call;
    this.#deploymentId = deployment.id;
    this.#signal = signal;
    this.#share = share;
    this.#turns = turns;
    this.#headLimit = new HeadLimit(deployment.timeouts.firstByteMs, this);
    this.#time = new AnswerTime(call);
    this.#timer = setTimeout(checkTime, this.#time.leftMs, this);
    signal.addEventListener('abort', this);
  }

  /** Resolves with the exchange itself when the head has arrived. */
  readHead(): Promise<UpstreamHttpResponse> {
    return new Promise((resolve, reject) => {
      this.#onHead = resolve;
      this.#onHeadFailure = reject;
    });
  }

  /** The listener of the abort signal. */
  handleEvent(): void {
    this.fail('aborted', this.#signal.reason);
  }

  /** Ends the exchange with a failure, unless it has ended already. */
  fail(type: TransportFailureType, cause: unknown): void {
    if (this.#ended || this.#failure !== null) return;
    this.#failure = { type, cause };
    const controller = this.#controller;
    this.#release();
    this.#turns.leave(this);
    if (type === 'aborted') this.#dropUnread();
    controller?.abort(new Error(type));
    this.#onHeadFailure?.(this.#createError('head'));
    this.#wake();
  }

  noteFirstEvent(): void {
    this.#time.noteFirstEvent();
  }

  /** What has become of the limits since the timer was set is looked at when it fires: a quick answer sets one. */
  checkTime(): void {
    const { leftMs, nearest } = this.#time;
    if (leftMs <= 0) this.fail(nearest, undefined);
    else this.#timer = setTimeout(checkTime, leftMs, this);
  }

  discard(): void {
    this.#dropUnread();
    this.fail('aborted', undefined);
  }

  finish(): void {
    this.#dropUnread();
    if (this.#ended || this.#failure !== null) return;
    this.#reader = 'nobody';
    clearTimeout(this.#timer);
    this.#timer = setTimeout(failTotalTimeout, finishMs, this);
    this.#controller?.resume();
  }

  readWhole(options: WholeOptions): Promise<Buffer> | Buffer {
    return this.readLarge(options, (announcedBytes) => new BodyCollector(announcedBytes));
  }

  readLarge<Collected>(
    { maxBytes, memory }: WholeOptions,
    createCollector: CreateCollector<Collected>,
  ): Promise<Collected | Buffer> | Collected | Buffer {
    this.#reader = 'whole';
    this.#maxUnreadBytes = maxBytes;
    this.#memory = memory ?? null;
    const collector = this.#collect(createCollector);
    this.#limitWhole();
    this.#controller?.resume();
    if (this.#ended && this.#failure === null) return this.#takeWhole(collector);
    const whole = this.#failure === null ? this.#untilWoken() : Promise.resolve();
    return whole.then(() => this.#takeWhole(collector));
  }

  #takeWhole<Collected>(collector: Collector<Collected> | null): Collected | Buffer {
    if (this.#failure !== null) throw this.#createError('whole');
    const chunks = this.#takeUnread();
    if (collector !== null) return collector.take();
    const only = chunks[0];
    return chunks.length === 1 && only !== undefined ? only : Buffer.concat(chunks);
  }

  whenReadable(read: () => void): void {
    if (this.#chunks.length > 0 || this.#ended || this.#failure !== null) read();
    else this.#wakeReader = read;
  }

  takeChunks(): readonly Buffer[] | null {
    if (this.#chunks.length > 0) {
      const chunks = this.#takeUnread();
      this.#controller?.resume();
      return chunks;
    }
    if (this.#failure !== null) throw this.#createError('stream');
    return null;
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    this.#headLimit.noteSent();
    if (this.#failure !== null) controller.abort(new Error(this.#failure.type));
  }

  onBodySent(): void {
    this.#headLimit.noteSent();
  }

  onResponseStart(
    controller: Dispatcher.DispatchController,
    status: number,
    headers: IncomingHttpHeaders,
  ): void {
    // A buffer for each name and value, and the chunk they were cut from: kept for as long as the answer takes.
    controller.rawHeaders = null;
    if (status < 200) {
      this.#headLimit.noteInterim();
      return;
    }
    this.#headLimit.end();
    this.status = status;
    this.headers = headers;
    this.#onHeadFailure = null;
    this.#onHead?.(this);
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.#failure !== null || this.#reader === 'nobody') return;
    this.#unreadBytes += chunk.length;
    if (this.#reader === 'whole') {
      this.#pushWhole(controller, chunk);
      return;
    }
    this.#chunks = append(this.#chunks, chunk);
    if (this.#unreadBytes >= this.#maxUnreadBytes) controller.pause();
    this.#wake();
  }

  onResponseEnd(): void {
    if (this.#failure !== null) return;
    this.#ended = true;
    this.#release();
    if (this.#lateChunks.length === 0) this.#wake();
  }

  takeTurn(): void {
    const chunks = this.#lateChunks;
    this.#lateChunks = [];
    try {
      for (const chunk of chunks) this.#push(chunk);
    } catch (error) {
      this.#refuseWhole('reset', error);
    }
    if (this.#ended) {
      this.#wake();
      return;
    }
    this.#hasTurn = true;
    this.#controller?.resume();
    this.#hasTurn = false;
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    const type = classifyTransportError(error, this.#controller === null ? 'none' : 'open');
    this.fail(type, cleanTransportError(error));
  }

  #pushWhole(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.#unreadBytes < freeBytes || this.#hasTurn || this.#turns.isFree()) {
      this.#push(chunk);
    } else {
      this.#lateChunks.push(chunk);
      controller.pause();
      this.#turns.wait(this);
    }
    this.#limitWhole();
  }

  #push(chunk: Buffer): void {
    if (this.#collector === null) this.#chunks = append(this.#chunks, chunk);
    else this.#collector.push(chunk);
  }

  /** A large body whose length is known gets its room once; one of unknown length is joined in the end, as are small ones. */
  #collect<Collected>(createCollector: CreateCollector<Collected>): Collector<Collected> | null {
    const announced = this.#announcedBytes;
    if (this.#ended || announced > this.#maxUnreadBytes) return null;
    if (announced > 0 && announced < largeBytes) return null;
    const collector = createCollector(announced);
    for (const chunk of this.#chunks) collector.push(chunk);
    this.#chunks = [];
    this.#collector = collector;
    return collector;
  }

  get #announcedBytes(): number {
    return Number(this.headers['content-length'] ?? 0);
  }

  #limitWhole(): void {
    if (Math.max(this.#announcedBytes, this.#unreadBytes) > this.#maxUnreadBytes) {
      this.#refuseWhole('too_large', undefined);
      return;
    }
    try {
      const isJoined = this.#collector === null || this.#announcedBytes === 0;
      this.#memory?.hold(isJoined ? 2 * this.#unreadBytes : this.#unreadBytes);
    } catch (error) {
      this.#refuseWhole('aborted', error);
    }
  }

  #refuseWhole(type: TransportFailureType, cause: unknown): void {
    this.#dropUnread();
    if (this.#ended) this.#failure = { type, cause };
    else this.fail(type, cause);
  }

  #takeUnread(): Buffer[] {
    const chunks = this.#chunks;
    this.#dropUnread();
    return chunks;
  }

  #dropUnread(): void {
    this.#chunks = [];
    this.#lateChunks = [];
    this.#collector = null;
    this.#unreadBytes = 0;
  }

  #untilWoken(): Promise<void> {
    return new Promise((resolve) => {
      this.#wakeReader = resolve;
    });
  }

  /** Not at once: chunks that arrive together are to be read together. */
  #wake(): void {
    const wake = this.#wakeReader;
    this.#wakeReader = null;
    if (wake !== null) void soon.then(wake);
  }

  #release(): void {
    this.#share.running--;
    clearTimeout(this.#timer);
    this.#headLimit.end();
    this.#signal.removeEventListener('abort', this);
    // undici's requests hold on to one another until the next full collection; what hangs from them must be little.
    this.#controller = null;
    this.#onHead = null;
  }

  #createError(phase: TransportPhase): GatewayError {
    const failure = this.#failure ?? { type: 'reset', cause: undefined };
    const status = this.status === 0 ? null : this.status;
    return createTransportError(failure, { deploymentId: this.#deploymentId, phase, status });
  }
}

function checkTime(exchange: UpstreamExchange): void {
  exchange.checkTime();
}

function failTotalTimeout(exchange: UpstreamExchange): void {
  exchange.fail('total_timeout', undefined);
}
