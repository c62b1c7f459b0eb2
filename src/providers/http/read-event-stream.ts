import { createUnfinishedError } from '../../core/create-truncation-error.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import type { MemoryAccount } from '../../core/memory-account.ts';
import type { Deployment, UpstreamEvent } from '../../core/provider.ts';
import { HalfJoiner } from '../../core/json/half-joiner.ts';
import { createSseParser, type SseParser } from '../../core/sse/parse-sse.ts';
import type { TextCleaner } from '../../core/texts/text-cleaner.ts';
import type { StreamProgress, WireFormat } from '../../core/wire/wire-format.ts';
import { AnswerMemory, smallAnswer } from './answer-memory.ts';
import { append } from './append.ts';
import { createInvalidAnswerError, createUpstreamError } from './create-upstream-error.ts';
import { readStatedError } from './read-stated-error.ts';
import type { UpstreamHttpResponse } from './upstream-exchange.ts';

export interface EventStreamOptions {
  readonly deployment: Deployment;
  readonly format: WireFormat;
  readonly cleaner: TextCleaner;
  /** What large events hold is counted here, from their first bytes until the next batch is asked for. */
  readonly memory: MemoryAccount;
  readonly maxEventBytes: number;
}

type Batch = readonly UpstreamEvent[];
type Step = IteratorResult<Batch, undefined>;

const ended: Step = Object.freeze({ done: true, value: undefined });

/**
 * The events of a streamed answer, those that arrived together in one batch. Whatever goes wrong is thrown after the
 * events that came before it: an error event as the error it stands for, a connection that breaks and a stream that ends
 * before its answer is whole as `bad_gateway` (`stream_truncated`). After that nothing can break any more: what still comes is
 * dropped, but for counters, and what is wrong with it is its end. Pings are dropped until there is a part of an answer. Returning
 * early ends the upstream call at once, unless the answer is whole. Halves of surrogate pairs are joined, or replaced ({@link HalfJoiner}).
 */
export function readEventStream(
  response: UpstreamHttpResponse,
  options: EventStreamOptions,
): AsyncIterable<Batch> {
  const reader = new EventStreamReader(response, options);
  return { [Symbol.asyncIterator]: () => reader };
}

class EventStreamReader implements AsyncIterator<Batch, undefined> {
  readonly #response: UpstreamHttpResponse;
  readonly #options: EventStreamOptions;
  readonly #parser: SseParser;
  readonly #halves = new HalfJoiner();
  readonly #progress: StreamProgress;
  /** A part of an answer has come. */
  #hasBegun = false;
  /** Something that cannot be used has come after all that was needed. */
  #isCutOff = false;
  /** The events of the chunks at hand. */
  #batch: UpstreamEvent[] = [];
  /** The call of `next` that has no answer yet. */
  #pending: PromiseWithResolvers<Step> | null = null;
  readonly #memory: AnswerMemory;
  /** What the parser holds, and what it will become. */
  #unfinishedBytes = 0;
  /** What the events hold that were delivered last. */
  #deliveredBytes = 0;
  /** Thrown by the next call: the batch before it has gone out. */
  #error: GatewayError | null = null;

  constructor(response: UpstreamHttpResponse, options: EventStreamOptions) {
    this.#response = response;
    this.#options = options;
    this.#progress = options.format.createProgress();
    this.#memory = new AnswerMemory(options.memory);
    const { maxEventBytes } = options;
    this.#parser = createSseParser({ maxEventBytes, onHeld: this.#noteHeld, onEvent: this.#acceptEvent });
  }

  next(): Promise<Step> {
    const pending = Promise.withResolvers<Step>();
    this.#pending = pending;
    if (this.#deliveredBytes > 0) this.#noteDelivered(0);
    if (this.#error !== null) this.#fail(this.#error);
    else if (this.#isOver) this.#leave();
    else this.#response.whenReadable(this.#read);
    return pending.promise;
  }

  return(): Promise<Step> {
    if (this.#progress.isWhole) this.#response.finish();
    else this.#response.discard();
    return Promise.resolve(ended);
  }

  /** Nothing of the stream can follow. */
  get #isOver(): boolean {
    return this.#isCutOff || (this.#progress.isWhole && this.#options.format.countsAfterEnd !== true);
  }

  #leave(): void {
    this.#response.finish();
    this.#resolve(ended);
  }

  readonly #read = (): void => {
    try {
      const chunks = this.#takeChunks();
      if (chunks === null) this.#end();
      else this.#deliver(this.#readBatch(chunks));
    } catch (error) {
      this.#fail(error);
    }
  };

  /** `null` at the end, however an upstream ended a stream that was whole by then. */
  #takeChunks(): readonly Buffer[] | null {
    try {
      return this.#response.takeChunks();
    } catch (error) {
      if (this.#progress.isWhole && isOfUpstream(error)) return null;
      throw error;
    }
  }

  #end(): void {
    if (this.#progress.isWhole) {
      this.#resolve(ended);
      return;
    }
    const rest = this.#readBatch(null);
    if (rest.length === 0)
      throw this.#error ?? createUnfinishedError(this.#options.deployment.id, this.#response.status);
    this.#resolve({ done: false, value: rest });
  }

  #deliver(batch: Batch): void {
    if (batch.length > 0) this.#resolve({ done: false, value: batch });
    else if (this.#error !== null) throw this.#error;
    else if (this.#isOver) this.#leave();
    else this.#response.whenReadable(this.#read);
  }

  /** What was delivered is not held on to until the next event comes. */
  #resolve(step: Step): void {
    const pending = this.#pending;
    this.#pending = null;
    pending?.resolve(step);
  }

  #fail(error: unknown): void {
    const pending = this.#pending;
    this.#pending = null;
    pending?.reject(error);
  }

  /** The events that these chunks complete, or the end of all. */
  #readBatch(chunks: readonly Buffer[] | null): Batch {
    try {
      if (chunks === null) this.#parser.end();
      else for (const chunk of chunks) this.#parser.push(chunk);
    } catch (error) {
      if (this.#progress.isWhole) this.#isCutOff = true;
      else this.#error = this.#describe(error);
      this.#response.discard();
    }
    const batch = this.#batch;
    this.#batch = [];
    return batch;
  }

  readonly #noteHeld = (sizeBytes: number): void => {
    this.#unfinishedBytes = 2 * sizeBytes;
    this.#memory.hold(this.#unfinishedBytes + this.#deliveredBytes);
  };

  #noteDelivered(sizeBytes: number): void {
    this.#deliveredBytes = sizeBytes;
    this.#memory.hold(this.#unfinishedBytes + this.#deliveredBytes);
  }

  readonly #acceptEvent = (received: UpstreamEvent): void => {
    if (this.#isOver) return;
    // Its text, and what is read from it or written in its place.
    const { length } = received.data;
    if (length >= smallAnswer) this.#noteDelivered(this.#deliveredBytes + 2 * length);
    const data = this.#halves.join(received.data);
    const classified = this.#options.format.classifyEvent(
      data === received.data ? received : { ...received, data },
    );
    const { type, event } = classified;
    if (type === 'error') throw this.#createStreamError(event);
    if (type === 'data' || type === 'last') {
      this.#progress.add(classified);
      if (!this.#hasBegun) this.#response.noteFirstEvent();
      this.#hasBegun = true;
    } else if (type === 'skip' || (type === 'ping' && !this.#hasBegun)) return;
    const relayed = event.data.includes('\n') ? { ...event, data: joinLines(event.data) } : event;
    this.#batch = append(this.#batch, relayed);
  };

  #createStreamError({ value }: UpstreamEvent): GatewayError {
    const { deployment, format, cleaner } = this.#options;
    const body = readStatedError(value, format);
    const report = { status: body?.status ?? 500, body, retryAfterMs: null, isFinal: false };
    // The request is not held for as long as the stream takes.
    return createUpstreamError(report, { cleaner, deployment, request: null });
  }

  #describe(error: unknown): GatewayError {
    // That there is no room for an event is not the upstream's fault.
    const isOwn = error instanceof GatewayError && error.code === 'unavailable';
    if (isOwn || isOfUpstream(error)) return error;
    return this.#createInvalidError(error);
  }

  #createInvalidError(detail: unknown): GatewayError {
    return createInvalidAnswerError(this.#options.deployment, this.#response.status, detail);
  }
}

function isOfUpstream(error: unknown): error is GatewayError {
  return error instanceof GatewayError && error.upstream !== null;
}

/** Line ends cannot stand within a JSON string, so each is white space between tokens. */
function joinLines(data: string): string {
  return data.replaceAll('\n', ' ');
}
