import type { IncomingHttpHeaders } from 'node:http';
import type { Clock } from '../../core/clock.ts';
import type { GatewayError } from '../../core/gateway-error.ts';
import { parseJson } from '../../core/json/parse-json.ts';
import type {
  Deployment,
  StreamAnswer,
  UpstreamAnswer,
  UpstreamCall,
  WholeAnswer,
} from '../../core/provider.ts';
import { createInvalidAnswerError, createUpstreamError } from './create-upstream-error.ts';
import type { UpstreamClient } from './create-upstream-client.ts';
import { isForm, type UploadForm } from './create-upload-form.ts';
import { decodeBody } from './decode-body.ts';
import { parsePictureJson } from './parse-picture-json.ts';
import { parseRetryAfter } from './parse-retry-after.ts';
import { readEventStream } from './read-event-stream.ts';
import { readWholeAnswer, type WholeBody } from './read-whole-answer.ts';
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
}

/** What an adapter holds for all of its calls. */
export interface HttpAdapterContext {
  readonly client: UpstreamClient;
  readonly clock: Clock;
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
  /** How a whole answer is read. Default: as JSON, its size counted against nothing. */
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
    signal,
  });
  if (response.status < 200 || response.status > 299) {
    throw await readError(response, { deployment, format: prepared.format, clock: context.clock, signal });
  }
  const place = { context, call, prepared, ignoredFields: listIgnoredFields(response.headers, prepared) };
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
  { context, call: { deployment }, prepared, ignoredFields }: AnswerContext,
): StreamAnswer {
  const type = response.headers['content-type'] ?? '';
  const encoding = response.headers['content-encoding'] ?? 'identity';
  if (!/^text\/event-stream\b/iu.test(type) || encoding !== 'identity') {
    response.discard();
    throw createInvalidAnswerError(deployment, response.status, 'The answer is not an event stream.');
  }
  const { format } = prepared;
  const batches = readEventStream(response, { deployment, format, maxEventBytes: context.maxEventBytes });
  return { kind: 'stream', batches, ignoredFields };
}

function readWhole(
  response: UpstreamHttpResponse,
  { context, call: { deployment, reserveMemory }, prepared }: AnswerContext,
): Promise<WholeBody> | WholeBody {
  const maxBytes = context.maxAnswerBytes;
  return readWholeAnswer(
    response,
    prepared.answer === 'pictures'
      ? { deployment, maxBytes, parse: parsePictureJson, reserve: reserveMemory }
      : { deployment, maxBytes },
  );
}

function checkWhole(
  { value, bytes }: WholeBody,
  response: UpstreamHttpResponse,
  { context, call: { deployment }, prepared, ignoredFields }: AnswerContext,
): WholeAnswer {
  const body = prepared.format.parseError(value);
  if (body === null) return { kind: 'whole', value, bytes, ignoredFields };
  // Some gateways send an error with status 200.
  const status = body.status ?? 500;
  throw createUpstreamError({ status, body, ...readHints(response.headers, context.clock) }, deployment);
}

interface ErrorContext {
  readonly deployment: Deployment;
  readonly format: WireFormat;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

async function readError(response: UpstreamHttpResponse, context: ErrorContext): Promise<GatewayError> {
  const { deployment, clock } = context;
  const body = await readErrorBody(response, context);
  const { status, headers } = response;
  return createUpstreamError({ status, body, ...readHints(headers, clock) }, deployment);
}

/** The status alone will do where the body breaks off or is not the upstream's; only an aborted call counts. */
async function readErrorBody(
  response: UpstreamHttpResponse,
  { format, signal }: ErrorContext,
): Promise<UpstreamErrorBody | null> {
  try {
    const encoded = await response.readWhole({ maxBytes: maxErrorBytes });
    const encoding = response.headers['content-encoding'] ?? '';
    return format.parseError(parseJson(await decodeBody(encoded, encoding, { maxBytes: maxErrorBytes })));
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
  { ignoredFields, ignoredFieldsHeader }: PreparedCall,
): readonly string[] {
  const value = ignoredFieldsHeader === undefined ? undefined : headers[ignoredFieldsHeader];
  if (typeof value !== 'string') return ignoredFields;
  return [...ignoredFields, ...value.split(',').map((name) => decodeName(name.trim()))];
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
