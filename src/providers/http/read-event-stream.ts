import { GatewayError } from '../../core/gateway-error.ts';
import { parseJson } from '../../core/json/parse-json.ts';
import type { Deployment, UpstreamEvent } from '../../core/provider.ts';
import { createSseParser } from '../../core/sse/parse-sse.ts';
import type { SseParser } from '../../core/sse/parse-sse.ts';
import { createInvalidAnswerError, createUpstreamError } from './create-upstream-error.ts';
import { truncatedMessage } from './transport-failure.ts';
import type { UpstreamHttpResponse } from './upstream-exchange.ts';
import type { UpstreamErrorBody, WireFormat } from './wire-format.ts';

export interface EventStreamOptions {
  readonly deployment: Deployment;
  readonly format: WireFormat;
  readonly maxEventBytes: number;
}

type Batch = readonly UpstreamEvent[];

/**
 * The events of a streamed answer, those that arrived together in one batch. Whatever goes wrong is thrown after the
 * events that came before it: an error event as the error it stands for, a broken connection or a stream that ends in
 * the middle of an event or before the format's last one as `bad_gateway` (`stream_truncated`). Returning early ends the
 * upstream call at once, unless the last event has been read.
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
  /** The format's last events that have yet to come. */
  #missing: number;
  /** Thrown by the next call: the batch before it has gone out. */
  #error: GatewayError | null = null;

  constructor(response: UpstreamHttpResponse, options: EventStreamOptions) {
    this.#response = response;
    this.#options = options;
    this.#missing = options.format.lastEvents ?? 1;
    this.#parser = createSseParser({ maxEventBytes: options.maxEventBytes });
  }

  async next(): Promise<IteratorResult<Batch, undefined>> {
    for (;;) {
      if (this.#error !== null) throw this.#error;
      const waiting = this.#response.untilReadable();
      if (waiting !== null) await waiting;
      const chunks = this.#response.takeChunks();
      if (chunks === null) {
        if (this.#missing > 0 || this.#parser.hasPartialEvent) throw this.#createTruncatedError();
        return { done: true, value: undefined };
      }
      const batch = this.#readBatch(chunks);
      if (batch.length > 0) return { done: false, value: batch };
    }
  }

  return(): Promise<IteratorResult<Batch, undefined>> {
    if (this.#missing <= 0) this.#response.finish();
    else this.#response.discard();
    return Promise.resolve({ done: true, value: undefined });
  }

  #readBatch(chunks: readonly Buffer[]): Batch {
    const batch: UpstreamEvent[] = [];
    try {
      for (const chunk of chunks) {
        for (const event of this.#parser.push(chunk)) this.#acceptEvent(event, batch);
      }
    } catch (error) {
      this.#error = this.#describe(error);
      this.#response.discard();
    }
    return batch;
  }

  #acceptEvent(received: UpstreamEvent, batch: UpstreamEvent[]): void {
    const { type, event } = this.#options.format.classifyEvent(received);
    if (type === 'skip') return;
    if (type === 'error') throw this.#createStreamError(event);
    if (!looksLikeObject(event.data)) {
      throw this.#createInvalidError('An event of the stream is not a JSON object.');
    }
    if (type === 'last') this.#missing--;
    batch.push(event.data.includes('\n') ? { event: event.event, data: joinLines(event.data) } : event);
  }

  #createStreamError({ data }: UpstreamEvent): GatewayError {
    const { deployment, format } = this.#options;
    const body = readErrorBody(data, format);
    const report = { status: body?.status ?? 500, body, retryAfterMs: null, isFinal: false };
    return createUpstreamError(report, deployment);
  }

  #describe(error: unknown): GatewayError {
    if (error instanceof GatewayError && error.upstream !== null) return error;
    return this.#createInvalidError(error);
  }

  #createInvalidError(detail: unknown): GatewayError {
    return createInvalidAnswerError(this.#options.deployment, this.#response.status, detail);
  }

  #createTruncatedError(): GatewayError {
    const { deployment } = this.#options;
    return new GatewayError('bad_gateway', truncatedMessage, {
      reason: 'stream_truncated',
      upstream: {
        deploymentId: deployment.id,
        status: this.#response.status,
        kind: 'truncated',
        retryAfterMs: null,
      },
    });
  }
}

function readErrorBody(data: string, format: WireFormat): UpstreamErrorBody | null {
  try {
    return format.parseError(parseJson(data));
  } catch {
    return null;
  }
}

/**
 * No format streams anything but objects. What is between the braces is not looked at: parsing each event here would
 * cost more than all the rest.
 */
function looksLikeObject(data: string): boolean {
  if (data.startsWith('{') && data.endsWith('}')) return true;
  const trimmed = data.trim();
  return trimmed.startsWith('{') && trimmed.endsWith('}');
}

/** Line ends cannot stand within a JSON string, so each is white space between tokens. */
function joinLines(data: string): string {
  return data.replaceAll('\n', ' ');
}
