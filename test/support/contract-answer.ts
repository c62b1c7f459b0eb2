import type { ValidateFunction } from 'ajv/dist/2020.js';
import type { WireAnswer } from './contract-client.ts';
import { readContentStream } from './contract-content-stream.ts';
import type { Contract, ContractHeader, ContractOperation, ContractResponse } from './contract-document.ts';
import { parseObject, readMessageStream, type StreamReading } from './contract-message-stream.ts';
import { compareImages, readImageStream, type ExpectedImages } from './contract-image-stream.ts';
import { checkPicture } from './contract-picture.ts';
import { checkVideoFile } from './contract-video-file.ts';
import { decodeUtf8, excerpt, readEventStream, type ReadEvent } from './contract-sse.ts';

/** What an answer is expected to be, beside being in the contract. */
export interface Expectation {
  /** `null`: any status the contract has for the operation. */
  readonly status: number | null;
  /** How a streamed answer ends; default `complete`. */
  readonly ending?: StreamReading['ending'];
  /** The media type, where the contract has several for the status. */
  readonly mediaType?: string;
  /** How many images come, where the answer is made of images. */
  readonly images?: ExpectedImages;
  /** The name of the contract's example of this error, whose type, code and param the answer must have. */
  readonly example?: string;
}

/** Everything in which an answer breaks the contract or the expectation; empty when all is well. */
export function checkAnswer(
  contract: Contract,
  operationId: string,
  { answer, expectation }: { readonly answer: WireAnswer; readonly expectation: Expectation },
): readonly string[] {
  const operation = contract.find(operationId);
  const { status, headers } = answer;
  const problems: string[] = [];
  if (expectation.status !== null && status !== expectation.status)
    problems.push(
      `The status is ${String(status)} instead of ${String(expectation.status)}: ${excerpt(answer.body.toString('utf8'))}`,
    );
  const response = operation.responses.get(status);
  if (!response) return [...problems, `${operationId} has no status ${String(status)}.`];
  problems.push(...checkHeaders(contract, response, headers));
  const mediaType = readMediaType(headers);
  if (expectation.mediaType !== undefined && mediaType !== expectation.mediaType)
    problems.push(`The content type is ${String(mediaType)} instead of ${expectation.mediaType}.`);
  if (operation.method === 'head' || response.content.size === 0) {
    return answer.body.length === 0 ? problems : [...problems, 'There is a body and the contract has none.'];
  }
  const content = response.content.get(mediaType ?? '');
  if (!content) return [...problems, `${String(status)} has no content type ${String(mediaType)}.`];
  if (mediaType === 'text/event-stream')
    return [...problems, ...checkEventStream(contract, operation, { answer, expectation })];
  if (mediaType?.startsWith('video/') === true) problems.push(...checkVideoFile(answer));
  if (mediaType !== 'application/json') return [...problems, ...describe(content.validate(), answer.body)];
  return [...problems, ...checkJson(contract, operation, { answer, expectation })];
}

/** Everything in which status and headers of an answer break the contract. */
export function checkHead(
  contract: Contract,
  operationId: string,
  { status, headers }: Pick<WireAnswer, 'status' | 'headers'>,
): readonly string[] {
  const response = contract.find(operationId).responses.get(status);
  if (!response) return [`${operationId} has no status ${String(status)}.`];
  return checkHeaders(contract, response, headers);
}

interface Checked {
  readonly answer: WireAnswer;
  readonly expectation: Expectation;
}

function checkJson(contract: Contract, operation: ContractOperation, checked: Checked): readonly string[] {
  const { status, body } = checked.answer;
  const text = decodeUtf8(body);
  if (text === null) return ['The body is not UTF-8.'];
  const value = parseJsonText(text);
  if (value === undefined) return [`The body is not JSON: ${excerpt(text)}`];
  const validate = operation.responses.get(status)?.content.get('application/json')?.validate();
  const problems = validate ? [...describe(validate, value)] : [];
  if (status >= 400) problems.push(...checkErrorBody(operation, value, checked));
  else if (isImages(operation)) problems.push(...checkImages(value, checked.expectation));
  if (operation.operationId === 'streamGenerateContent' && status === 200)
    problems.push(...checkChunks(contract, operation, { chunks: value, expectation: checked.expectation }));
  return problems;
}

/** What the schemas of errors cannot say: that ids and codes in the body are those of the head and of the example. */
function checkErrorBody(
  { errorFormat, responses }: ContractOperation,
  value: unknown,
  { answer, expectation }: Checked,
): readonly string[] {
  const { status, headers } = answer;
  const body = value as { readonly request_id?: unknown };
  if (errorFormat === 'messages' && body.request_id !== headers['x-request-id'])
    return [`request_id ${String(body.request_id)} is not that of the header.`];
  if (expectation.example === undefined) return [];
  const example = responses.get(status)?.content.get('application/json')?.examples.get(expectation.example);
  const [wanted, found] = [describeError(example), describeError(value)];
  return wanted === found ? [] : [`The error is ${found} instead of ${wanted}.`];
}

interface ErrorBody {
  readonly error?: Readonly<Record<'type' | 'code' | 'param' | 'status', unknown>> & {
    readonly details?: readonly { readonly fieldViolations?: readonly { readonly field: string }[] }[];
  };
}

/** What clients tell errors apart by; in format C that is a status, and the fields that are wrong. */
function describeError(value: unknown): string {
  const { error } = (value ?? {}) as ErrorBody;
  const fields = (error?.details ?? []).flatMap(({ fieldViolations = [] }) => fieldViolations);
  const { type, code, param, status } = error ?? {};
  return [type, code, param, status, ...fields.map(({ field }) => field)].map(String).join(' ');
}

function isImages({ path }: ContractOperation): boolean {
  return path.startsWith('/v1/images/');
}

/** What schemas cannot say of a whole answer: how many images there are, and that they are what is said of them. */
function checkImages(value: unknown, { images }: Expectation): readonly string[] {
  const body = value as Readonly<Record<string, unknown>>;
  const data = Array.isArray(body.data) ? (body.data as readonly Readonly<Record<string, unknown>>[]) : [];
  const pictures = data.flatMap(({ b64_json }) => checkPicture(b64_json, body));
  if (images === undefined) return pictures;
  return [...pictures, ...compareImages({ finished: data.length, maxPartials: 0 }, images)];
}

function checkEventStream(
  contract: Contract,
  operation: ContractOperation,
  { answer, expectation }: Checked,
): readonly string[] {
  const isContent = operation.errorFormat === 'generateContent';
  const { events, problems } = readEventStream(answer.body, isContent ? 'crlf' : 'lf');
  if (!isContent) return [...problems, ...checkNamedEvents(contract, operation, { events, expectation })];
  const unnamed = events.map(({ name, data }) => {
    if (name !== null) return [`A chunk has the name ${name}.`];
    return parseObject(data) ? [] : [`A chunk is not a JSON object: ${excerpt(data)}`];
  });
  const chunks = events.map(({ data }) => parseObject(data) ?? {});
  return [...problems, ...unnamed.flat(), ...checkChunks(contract, operation, { chunks, expectation })];
}

interface CheckedEvents {
  readonly events: readonly ReadEvent[];
  readonly expectation: Expectation;
}

function checkNamedEvents(
  contract: Contract,
  operation: ContractOperation,
  { events, expectation }: CheckedEvents,
): readonly string[] {
  const isVendor = contract.profile === 'vendor' && contract.strictness === 'open';
  const newcomers = isVendor ? 'accepted' : 'refused';
  const invalid = events.flatMap(({ name, data }) => {
    const validate = operation.events?.[name ?? ''];
    return validate ? describe(validate, parseJsonText(data)).map((text) => `${String(name)}: ${text}`) : [];
  });
  if (!isImages(operation)) {
    const reading = readMessageStream(events, newcomers);
    return [...invalid, ...judge(contract, operation, { reading, expectation })];
  }
  const reading = readImageStream(events, newcomers);
  const { images } = expectation;
  const counted = images && reading.ending === 'complete' ? compareImages(reading, images) : [];
  return [...invalid, ...counted, ...judge(contract, operation, { reading, expectation })];
}

interface CheckedChunks {
  readonly chunks: unknown;
  readonly expectation: Expectation;
}

function checkChunks(
  contract: Contract,
  operation: ContractOperation,
  { chunks, expectation }: CheckedChunks,
): readonly string[] {
  if (!Array.isArray(chunks)) return ['The stream is not a JSON array.'];
  const list = chunks as readonly Readonly<Record<string, unknown>>[];
  const invalid = list.flatMap((chunk, index) => {
    const name = 'error' in chunk ? 'error' : 'chunk';
    const validate = operation.events?.[name];
    if (!validate) return [`There is no validator for ${name}.`];
    return describe(validate, chunk).map((text) => `${name} ${String(index)}: ${text}`);
  });
  return [...invalid, ...judge(contract, operation, { reading: readContentStream(list), expectation })];
}

/** The whole answer of the same format, whose schema a stream put together must satisfy as well. */
const wholeOperations: Readonly<Record<string, string>> = {
  createMessage: 'createMessage',
  streamGenerateContent: 'generateContent',
  createImage: 'createImage',
  createImageEdit: 'createImageEdit',
};

function judge(
  contract: Contract,
  { operationId }: ContractOperation,
  { reading, expectation }: { readonly reading: StreamReading; readonly expectation: Expectation },
): readonly string[] {
  const problems = [...reading.problems];
  const { ending = 'complete' } = expectation;
  if (reading.ending !== ending) problems.push(`The stream's end is ${reading.ending} instead of ${ending}.`);
  const wholeId = wholeOperations[operationId];
  if (reading.whole === null || wholeId === undefined) return problems;
  const validate = contract.find(wholeId).responses.get(200)?.content.get('application/json')?.validate();
  if (!validate) return problems;
  return [...problems, ...describe(validate, reading.whole).map((text) => `put together: ${text}`)];
}

/** Headers the gateway sends on everything and the contract does not describe one by one. */
const commonHeaders: ReadonlySet<string> = new Set(['x-content-type-options', 'x-accel-buffering']);

function checkHeaders(
  contract: Contract,
  response: ContractResponse,
  headers: WireAnswer['headers'],
): readonly string[] {
  const described = [...response.headers].flatMap(([name, header]) => {
    const value = headers[name];
    if (value === undefined) return header.required ? [`The header ${name} is missing.`] : [];
    const problems = describe(header.validate, readHeader(header, value));
    return problems.map((text) => `The header ${name} (${value}): ${text}`);
  });
  if (contract.strictness === 'open') return described;
  const unknown = Object.keys(headers).filter(
    (name) => isOurs(name) && !commonHeaders.has(name) && !response.headers.has(name),
  );
  return [...described, ...unknown.map((name) => `The contract does not have the header ${name} here.`)];
}

function isOurs(name: string): boolean {
  return (
    name.startsWith('x-') ||
    ['request-id', 'retry-after', 'retry-after-ms', 'server-timing', 'set-cookie'].includes(name)
  );
}

function readHeader({ type }: ContractHeader, value: string): unknown {
  return type === 'integer' && /^-?\d+$/.test(value) ? Number(value) : value;
}

function readMediaType(headers: WireAnswer['headers']): string | null {
  const [type = '', ...parameters] = (headers['content-type'] ?? '').toLowerCase().split(';');
  const isKnown = parameters.every((parameter) => knownParameters.has(parameter.trim()));
  return type === '' || !isKnown ? null : type.trim();
}

/** The version is that of the text format of metrics. */
const knownParameters: ReadonlySet<string> = new Set(['charset=utf-8', 'version=0.0.4']);

function parseJsonText(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** One line for each way in which a value does not fit. */
function describe(validate: ValidateFunction, value: unknown): readonly string[] {
  const subject = Buffer.isBuffer(value) ? value.toString('latin1') : value;
  if (validate(subject)) return [];
  return (validate.errors ?? []).map(({ instancePath, message, params }) => {
    return `${instancePath === '' ? 'the value' : instancePath} ${message ?? 'is not valid'} ${JSON.stringify(params)}`;
  });
}
