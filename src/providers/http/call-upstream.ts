import type { IncomingHttpHeaders } from 'node:http';
import type { BytePieces } from '../../core/byte-pieces.ts';
import type { Clock } from '../../core/clock.ts';
import type { GatewayError } from '../../core/gateway-error.ts';
import { parseJson } from '../../core/json/parse-json.ts';
import type { ParseQueue } from '../../core/json/parse-queue.ts';
import type { StreamAnswer, UpstreamAnswer, UpstreamCall, WholeAnswer } from '../../core/provider.ts';
import type { TextCleaner } from '../../core/texts/text-cleaner.ts';
import { dropEmptyError, holdsError, mayBeAnswer } from '../../core/wire/judge-payload.ts';
import type { UpstreamErrorBody, WireFormat } from '../../core/wire/wire-format.ts';
import { AnswerMemory } from './answer-memory.ts';
import { isForm, type UploadForm } from './create-upload-form.ts';
import type { UpstreamClient, UpstreamRequest } from './create-upstream-client.ts';
import { createInvalidAnswerError, createUpstreamError } from './create-upstream-error.ts';
import { decodeBody } from './decode-body.ts';
import { parseRetryAfter } from './parse-retry-after.ts';
import { readEventStream } from './read-event-stream.ts';
import { readStatedError } from './read-stated-error.ts';
import { readWholeAnswer, type WholeBody } from './read-whole-answer.ts';
import { selectSentFields } from './select-sent-fields.ts';
import type { UpstreamHttpResponse } from './upstream-exchange.ts';

/** What every HTTP adapter can be told. Shared. */
export interface HttpAdapterOptions {
  /** Longest single event of a stream, in bytes. Default 64 MiB. */
  readonly maxEventBytes?: number;
  /** Longest whole answer, in bytes. Default 64 MiB, and 480 MiB where it is pictures. */
  readonly maxAnswerBytes?: number;
  /** Reads dates in `retry-after`. Default: the wall clock. */
  readonly clock?: Clock;
  /** Makes texts of upstreams fit to be shown. Default: one that learns the credentials of the calls it is made for. */
  readonly cleaner?: TextCleaner;
  /** Where large answers wait to be parsed. Default: a queue of the adapter's own. */
  readonly parseQueue?: ParseQueue;
}

/** What an adapter holds for all of its calls. */
export interface HttpAdapterContext {
  readonly client: UpstreamClient;
  readonly clock: Clock;
  readonly cleaner: TextCleaner;
  readonly parseQueue: ParseQueue;
  readonly maxEventBytes: number;
  readonly maxAnswerBytes: number;
}

/** The request of a call as its adapter has written it. */
export interface PreparedRequest extends Omit<UpstreamRequest, 'method'> {
  readonly call: UpstreamCall;
  /** The adapter's own; the common ones are added. */
  readonly headers: readonly string[];
  readonly body: Buffer | BytePieces | UploadForm;
  readonly format: WireFormat;
  /** Request fields left out of the body. */
  readonly ignoredFields: readonly string[];
  /** A response header in which the upstream lists request fields it ignored. */
  readonly ignoredFieldsHeader?: string;
}

/** Error bodies are short; more than this is not read. */
const maxErrorBytes = 1024 * 1024;

/**
 * Makes one call and reads its answer. Throws GatewayError with `upstream` filled for every failure, or `cancelled`
 * when the signal was aborted.
 */
export function callUpstream(context: HttpAdapterContext, request: PreparedRequest): Promise<UpstreamAnswer> {
  const { call, path, body } = request;
  const headers = [...selectCommonHeaders(call.delivery, body), ...request.headers];
  return context.client
    .send({ call, method: 'POST', path, headers, body })
    .then((response) => receive({ context, request, response }));
}

/** No compression: it would hold back the events of a stream. */
const formHeaders: Readonly<Record<UpstreamCall['delivery'], readonly string[]>> = {
  whole: ['accept', 'application/json', 'accept-encoding', 'identity', 'user-agent', 'specway'],
  stream: ['accept', 'text/event-stream', 'accept-encoding', 'identity', 'user-agent', 'specway'],
};

const jsonHeaders: Readonly<Record<UpstreamCall['delivery'], readonly string[]>> = {
  whole: ['content-type', 'application/json', ...formHeaders.whole],
  stream: ['content-type', 'application/json', ...formHeaders.stream],
};

/** A form brings its own content type. */
function selectCommonHeaders(
  delivery: UpstreamCall['delivery'],
  body: PreparedRequest['body'],
): readonly string[] {
  return (isForm(body) ? formHeaders : jsonHeaders)[delivery];
}

/** An answer whose head is here, and what it answers. */
interface Received {
  readonly context: HttpAdapterContext;
  readonly request: PreparedRequest;
  readonly response: UpstreamHttpResponse;
}

/** No promise where the whole answer came with its head. */
function receive(received: Received): Promise<UpstreamAnswer> | UpstreamAnswer {
  const { request, response } = received;
  if (response.status < 200 || response.status > 299) return readError(received);
  if (request.call.delivery === 'stream') return openStream(received);
  const reading = readWhole(received);
  if (!(reading instanceof Promise)) return checkWhole(reading, received);
  return reading.then((whole) => checkWhole(whole, received));
}

function openStream(received: Received): StreamAnswer {
  const { context, request, response } = received;
  const { deployment, memory } = request.call;
  const type = response.headers['content-type'] ?? '';
  const encoding = response.headers['content-encoding'] ?? 'identity';
  if (!/^text\/event-stream\b/iu.test(type) || encoding !== 'identity') {
    response.discard();
    throw createInvalidAnswerError(deployment, response.status, 'The answer is not an event stream.');
  }
  const { format } = request;
  const { cleaner, maxEventBytes } = context;
  const batches = readEventStream(response, { deployment, format, cleaner, memory, maxEventBytes });
  return { kind: 'stream', batches, ignoredFields: listIgnoredFields(received) };
}

function readWhole({ context, request, response }: Received): Promise<WholeBody> | WholeBody {
  const { deployment, memory, signal } = request.call;
  return readWholeAnswer(response, {
    deployment,
    maxBytes: context.maxAnswerBytes,
    memory: new AnswerMemory(memory),
    turns: { queue: context.parseQueue, signal },
  });
}

function checkWhole({ value, bytes }: WholeBody, received: Received): WholeAnswer {
  const { request, response } = received;
  if (!holdsError(value)) {
    if (!mayBeAnswer(value, request.format)) {
      const detail = new Error('The answer has nothing of what an answer has.');
      throw createInvalidAnswerError(request.call.deployment, response.status, detail);
    }
    const kept = dropEmptyError(value);
    const ignoredFields = listIgnoredFields(received);
    return { kind: 'whole', value: kept, bytes: kept === value ? bytes : null, ignoredFields };
  }
  // Some gateways send an error with status 200.
  const body = readStatedError(value, request.format);
  throw describeError(body?.status ?? 500, body, received);
}

async function readError(received: Received): Promise<never> {
  const body = await readErrorBody(received);
  throw describeError(received.response.status, body, received);
}

function describeError(
  status: number,
  body: UpstreamErrorBody | null,
  { context, request, response }: Received,
): GatewayError {
  const { clock, cleaner } = context;
  const { deployment, body: sent } = request.call;
  const report = { status, body, ...readHints(response.headers, clock) };
  return createUpstreamError(report, { cleaner, deployment, request: sent });
}

/** The status alone will do where the body breaks off or is not the upstream's; only an aborted call counts. */
async function readErrorBody({ request, response }: Received): Promise<UpstreamErrorBody | null> {
  const { signal, memory: account } = request.call;
  const memory = new AnswerMemory(account);
  const onBytes = (sizeBytes: number) => {
    memory.hold(sizeBytes);
  };
  try {
    const encoded = await response.readWhole({ maxBytes: maxErrorBytes, memory });
    const encoding = response.headers['content-encoding'] ?? '';
    return request.format.parseError(
      parseJson(await decodeBody(encoded, encoding, { maxBytes: maxErrorBytes, onBytes })),
    );
  } catch (error) {
    if (signal.aborted) throw error;
    return null;
  }
}

function readHints(
  headers: IncomingHttpHeaders,
  clock: Clock,
): { retryAfterMs: number | null; isFinal: boolean } {
  return {
    retryAfterMs: parseRetryAfter(headers, clock.now()),
    isFinal: headers['x-should-retry'] === 'false',
  };
}

/** Those that we left out, and those that the upstream says it did not use. */
function listIgnoredFields({ request, response }: Received): readonly string[] {
  const { call, ignoredFields, ignoredFieldsHeader } = request;
  const value = ignoredFieldsHeader === undefined ? undefined : response.headers[ignoredFieldsHeader];
  if (typeof value !== 'string') return ignoredFields;
  const named = value.split(',').map((name) => decodeName(name.trim()));
  return [...ignoredFields, ...selectSentFields(named, call.body.value)];
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
