import type { IncomingHttpHeaders } from 'node:http';
import type { Clock } from '../../core/clock.ts';
import type { GatewayError } from '../../core/gateway-error.ts';
import { parseJson } from '../../core/json/parse-json.ts';
import type { ParseQueue } from '../../core/json/parse-queue.ts';
import type { StreamAnswer, UpstreamAnswer, UpstreamCall, WholeAnswer } from '../../core/provider.ts';
import type { TextCleaner } from '../../core/texts/text-cleaner.ts';
import { AnswerMemory } from './answer-memory.ts';
import { createInvalidAnswerError, createUpstreamError, type ErrorSource } from './create-upstream-error.ts';
import type { UpstreamClient } from './create-upstream-client.ts';
import { isForm, type UploadForm } from './create-upload-form.ts';
import { decodeBody } from './decode-body.ts';
import { dropEmptyError, holdsError, mayBeAnswer } from './judge-payload.ts';
import { parseAnswer } from './parse-answer.ts';
import { parsePictureJson } from './parse-picture-json.ts';
import { parseRetryAfter } from './parse-retry-after.ts';
import { readEventStream } from './read-event-stream.ts';
import { readStatedError } from './read-stated-error.ts';
import { readWholeAnswer, type WholeBody } from './read-whole-answer.ts';
import { selectSentFields } from './select-sent-fields.ts';
import { splitBaseUrl } from './split-base-url.ts';
import type { UpstreamHttpResponse } from './upstream-exchange.ts';
import type { UpstreamErrorBody, WireFormat } from './wire-format.ts';

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

/** One call as its adapter has written it. */
export interface PreparedCall {
  readonly format: WireFormat;
  /** Path and query below the base URL. */
  readonly path: string;
  /** The adapter's own headers, names and values in turn; the common ones are added. */
  readonly headers: readonly string[];
  readonly body: Buffer | string | UploadForm;
  /** Request fields left out of the body. */
  readonly ignoredFields: readonly string[];
  /** A response header in which the upstream lists request fields it ignored. */
  readonly ignoredFieldsHeader?: string;
  /** How a whole answer is parsed. Default: as any JSON. */
  readonly answer?: 'pictures';
}

/** Error bodies are short; more than this is not read. */
const maxErrorBytes = 1024 * 1024;

/**
 * Makes one call and reads its answer. Throws GatewayError with `upstream` filled for every failure, or `cancelled`
 * when the signal was aborted.
 */
export async function callUpstream(
  context: HttpAdapterContext,
  call: UpstreamCall,
  prepared: PreparedCall,
): Promise<UpstreamAnswer> {
  const { deployment, delivery, signal } = call;
  const { origin, pathPrefix } = splitBaseUrl(deployment.baseUrl);
  const response = await context.client.send({
    deploymentId: deployment.id,
    origin,
    path: pathPrefix + prepared.path,
    method: 'POST',
    headers: [...selectCommonHeaders(delivery, prepared.body), ...prepared.headers],
    body: prepared.body,
    delivery,
    timeouts: deployment.timeouts,
    ...(call.answerMs === undefined ? {} : { answerMs: call.answerMs }),
    signal,
  });
  if (response.status < 200 || response.status > 299) {
    throw await readError(response, { context, call, format: prepared.format });
  }
  const place = {
    context,
    call,
    prepared,
    ignoredFields: listIgnoredFields(response.headers, call, prepared),
  };
  if (delivery === 'stream') return openStream(response, place);
  const reading = readWhole(response, place);
  return checkWhole(reading instanceof Promise ? await reading : reading, response, place);
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
  body: PreparedCall['body'],
): readonly string[] {
  return (isForm(body) ? formHeaders : jsonHeaders)[delivery];
}

interface AnswerContext {
  readonly context: HttpAdapterContext;
  readonly call: UpstreamCall;
  readonly prepared: PreparedCall;
  readonly ignoredFields: readonly string[];
}

function openStream(
  response: UpstreamHttpResponse,
  { context, call: { deployment, memory }, prepared, ignoredFields }: AnswerContext,
): StreamAnswer {
  const type = response.headers['content-type'] ?? '';
  const encoding = response.headers['content-encoding'] ?? 'identity';
  if (!/^text\/event-stream\b/iu.test(type) || encoding !== 'identity') {
    response.discard();
    throw createInvalidAnswerError(deployment, response.status, 'The answer is not an event stream.');
  }
  const { format } = prepared;
  const { cleaner, maxEventBytes } = context;
  const batches = readEventStream(response, { deployment, format, cleaner, memory, maxEventBytes });
  return { kind: 'stream', batches, ignoredFields };
}

function readWhole(
  response: UpstreamHttpResponse,
  { context, call: { deployment, memory, signal }, prepared }: AnswerContext,
): Promise<WholeBody> | WholeBody {
  const maxBytes = context.maxAnswerBytes;
  const parse = prepared.answer === 'pictures' ? parsePictureJson : parseAnswer;
  const turns = { queue: context.parseQueue, signal };
  return readWholeAnswer(response, { deployment, maxBytes, memory, parse, turns });
}

function checkWhole(
  { value, bytes }: WholeBody,
  response: UpstreamHttpResponse,
  { context, call, prepared, ignoredFields }: AnswerContext,
): WholeAnswer {
  if (!holdsError(value)) {
    if (!mayBeAnswer(value, prepared.format)) {
      const detail = new Error('The answer has nothing of what an answer has.');
      throw createInvalidAnswerError(call.deployment, response.status, detail);
    }
    const kept = dropEmptyError(value);
    return { kind: 'whole', value: kept, bytes: kept === value ? bytes : null, ignoredFields };
  }
  // Some gateways send an error with status 200.
  const body = readStatedError(value, prepared.format);
  const status = body?.status ?? 500;
  const report = { status, body, ...readHints(response.headers, context.clock) };
  throw createUpstreamError(report, createErrorSource(context, call));
}

interface ErrorContext {
  readonly context: HttpAdapterContext;
  readonly call: UpstreamCall;
  readonly format: WireFormat;
}

async function readError(response: UpstreamHttpResponse, place: ErrorContext): Promise<GatewayError> {
  const { context, call } = place;
  const body = await readErrorBody(response, place);
  const { status, headers } = response;
  const report = { status, body, ...readHints(headers, context.clock) };
  return createUpstreamError(report, createErrorSource(context, call));
}

function createErrorSource(
  { cleaner }: HttpAdapterContext,
  { deployment, body: request }: UpstreamCall,
): ErrorSource {
  return { cleaner, deployment, request };
}

/** The status alone will do where the body breaks off or is not the upstream's; only an aborted call counts. */
async function readErrorBody(
  response: UpstreamHttpResponse,
  { format, call: { signal, memory: account } }: ErrorContext,
): Promise<UpstreamErrorBody | null> {
  const memory = new AnswerMemory(account);
  const onBytes = (sizeBytes: number) => {
    memory.hold(sizeBytes);
  };
  try {
    const encoded = await response.readWhole({ maxBytes: maxErrorBytes, onBytes });
    const encoding = response.headers['content-encoding'] ?? '';
    return format.parseError(
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
function listIgnoredFields(
  headers: IncomingHttpHeaders,
  { body }: UpstreamCall,
  { ignoredFields, ignoredFieldsHeader }: PreparedCall,
): readonly string[] {
  const value = ignoredFieldsHeader === undefined ? undefined : headers[ignoredFieldsHeader];
  if (typeof value !== 'string') return ignoredFields;
  const named = value.split(',').map((name) => decodeName(name.trim()));
  return [...ignoredFields, ...selectSentFields(named, body.value)];
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
