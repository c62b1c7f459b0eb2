import type { BytePieces } from '../../core/byte-pieces.ts';
import type { Clock } from '../../core/clock.ts';
import type { JsonObject } from '../../core/json/json-object.ts';
import { isModelName } from '../../core/model-names.ts';
import type { ParseQueue } from '../../core/json/parse-queue.ts';
import type { StreamAnswer, UpstreamAnswer, UpstreamCall, WholeAnswer } from '../../core/provider.ts';
import type { TextCleaner } from '../../core/texts/text-cleaner.ts';
import { dropEmptyError, holdsError, mayBeAnswer } from '../../core/wire/judge-payload.ts';
import type { WireFormat } from '../../core/wire/wire-format.ts';
import { AnswerMemory } from './answer-memory.ts';
import { isForm, type UploadForm } from './create-upload-form.ts';
import type { UpstreamClient, UpstreamRequest } from './create-upstream-client.ts';
import { createInvalidAnswerError } from './create-upstream-error.ts';
import type { FindHost } from './download/find-public-host.ts';
import { listCodings } from './list-codings.ts';
import { describeErrorAnswer, readErrorAnswer, type ErrorAnswerSource } from './read-error-answer.ts';
import { readEventStream } from './read-event-stream.ts';
import { readStatedError } from './read-stated-error.ts';
import { readWholeAnswer, type WholeBody } from './read-whole-answer.ts';
import { selectSentFields } from './select-sent-fields.ts';
import type { UpstreamHttpResponse } from './upstream-exchange.ts';

/** What every HTTP adapter can be told. Shared. */
export interface HttpAdapterOptions {
  /** Longest single event of a stream, in bytes. Default 64 MiB. */
  readonly maxEventBytes?: number;
  /** Longest whole answer, in bytes. Default 64 MiB, 480 MiB where it is pictures, and 256 MiB where it holds videos. */
  readonly maxAnswerBytes?: number;
  /** Longest event of a realtime session, in bytes. Default 16 MiB. */
  readonly maxMessageBytes?: number;
  /** Reads dates in `retry-after`. Default: the wall clock. */
  readonly clock?: Clock;
  /** Makes texts of upstreams fit to be shown. Default: one that learns the credentials of the calls it is made for. */
  readonly cleaner?: TextCleaner;
  /** Where large answers wait to be parsed. Default: a queue of the adapter's own. */
  readonly parseQueue?: ParseQueue;
  /** Finds hosts of the internet that a vendor leads to. Default: DNS, where only public addresses count. */
  readonly findHost?: FindHost;
}

/** What an adapter holds for all of its calls. */
export interface HttpAdapterContext {
  readonly client: UpstreamClient;
  readonly clock: Clock;
  readonly cleaner: TextCleaner;
  readonly parseQueue: ParseQueue;
  readonly maxEventBytes: number;
  readonly maxAnswerBytes: number;
  /** Default: findPublicHost. */
  readonly findHost?: FindHost;
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
  noteModelBehind(received);
  if (request.call.delivery === 'stream') return openStream(received);
  const reading = readWhole(received);
  if (!(reading instanceof Promise)) return checkWhole(reading, received);
  return reading.then((whole) => checkWhole(whole, received));
}

/** Another gateway may have asked another model than it was asked for; nobody else is believed. */
function noteModelBehind({ request: { call }, response }: Received): void {
  if (call.deployment.provider.isGateway !== true) return;
  const name = response.headers['x-specway-fallback'];
  if (typeof name === 'string' && isModelName(name)) call.notes.modelBehind = name;
}

function openStream(received: Received): StreamAnswer {
  const { context, request, response } = received;
  const { deployment, memory } = request.call;
  const type = response.headers['content-type'] ?? '';
  const codings = listCodings(response.headers['content-encoding']);
  if (!/^text\/event-stream\b/iu.test(type) || codings.length > 0) {
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
    const fault = findFault(value, request.format);
    if (fault !== null) {
      throw createInvalidAnswerError(request.call.deployment, response.status, new Error(fault));
    }
    const kept = dropEmptyError(value);
    const ignoredFields = listIgnoredFields(received);
    return { kind: 'whole', value: kept, bytes: kept === value ? bytes : null, ignoredFields };
  }
  // Some gateways send an error with status 200.
  const body = readStatedError(value, request.format);
  throw describeErrorAnswer(
    { status: body?.status ?? 500, headers: response.headers, body },
    describeSource(received),
  );
}

function findFault(value: JsonObject, format: WireFormat): string | null {
  if (!mayBeAnswer(value, format)) return 'The answer has nothing of what an answer has.';
  return format.findFault?.(value) ?? null;
}

async function readError(received: Received): Promise<never> {
  throw await readErrorAnswer(received.response, describeSource(received));
}

function describeSource({ context, request }: Received): ErrorAnswerSource {
  const { clock, cleaner } = context;
  const { deployment, body, signal, memory } = request.call;
  return { clock, cleaner, deployment, request: body, signal, memory, format: request.format };
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
