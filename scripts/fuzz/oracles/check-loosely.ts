import type { ValidateFunction } from 'ajv/dist/2020.js';
import { checkHead } from '../../../test/support/contract-answer.ts';
import type { WireAnswer } from '../../../test/support/contract-client.ts';
import type { Contract, ContractOperation } from '../../../test/support/contract-document.ts';
import { parseObject } from '../../../test/support/contract-message-stream.ts';
import { decodeUtf8, excerpt, readEventStream, type ReadEvent } from '../../../test/support/contract-sse.ts';

/** Whether what the gateway checks of an upstream's answer must fit: it looks at all of it in mode `enforce` only. */
export type Schemas = 'held' | 'ignored';

/**
 * What must be right of a success however wrong the upstream's answer was: its head, how it is framed, that a stream ends
 * with its terminal or its error event, and, where schemas are held, that each part fits.
 */
export function checkLoosely(
  contract: Contract,
  operationId: string,
  { answer, schemas }: { readonly answer: WireAnswer; readonly schemas: Schemas },
): readonly string[] {
  const operation = contract.find(operationId);
  const head = checkHead(contract, operationId, answer);
  const type = (answer.headers['content-type'] ?? '').split(';')[0];
  if (type === 'text/event-stream') return [...head, ...checkEvents(operation, answer.body, schemas)];
  const text = decodeUtf8(answer.body);
  const value = text === null ? undefined : parse(text);
  if (value === undefined) return [...head, `The body is not JSON: ${excerpt(answer.body.toString('utf8'))}`];
  if (operationId === 'streamGenerateContent') return [...head, ...checkArray(operation, value, schemas)];
  const validate = operation.responses.get(answer.status)?.content.get('application/json')?.validate();
  return [...head, ...(schemas === 'held' && validate ? describe(validate, value) : [])];
}

function checkEvents(operation: ContractOperation, body: Buffer, schemas: Schemas): readonly string[] {
  const isContent = operation.errorFormat === 'generateContent';
  const { events, problems } = readEventStream(body, isContent ? 'crlf' : 'lf');
  const values = events.map(({ data }) => parseObject(data));
  const unreadable = events
    .filter((_, index) => values[index] === null)
    .map(({ data }) => `No JSON object: ${excerpt(data)}`);
  if (isContent)
    return [
      ...problems,
      ...unreadable,
      ...checkChunks(
        operation,
        values.filter((value) => value !== null),
        schemas,
      ),
    ];
  const last = events.at(-1)?.name ?? '';
  const isOver = /^(?:message_stop|error|image_(?:generation|edit)\.completed)$/u.test(last);
  const ending = isOver ? [] : [`The stream ends with ${last === '' ? 'nothing' : last}.`];
  return [
    ...problems,
    ...unreadable,
    ...ending,
    ...(schemas === 'held' ? events.flatMap((event) => checkEvent(operation, event)) : []),
  ];
}

function checkEvent({ events }: ContractOperation, { name, data }: ReadEvent): readonly string[] {
  // An event may be named like a member of every object.
  const validate = events && Object.hasOwn(events, name ?? '') ? events[name ?? ''] : undefined;
  return validate ? describe(validate, parseObject(data)).map((text) => `${String(name)}: ${text}`) : [];
}

function checkArray(operation: ContractOperation, value: unknown, schemas: Schemas): readonly string[] {
  if (!Array.isArray(value)) return ['The stream is not a JSON array.'];
  return checkChunks(operation, value as Readonly<Record<string, unknown>>[], schemas);
}

type Chunk = Readonly<Record<string, unknown>>;

function checkChunks(
  { events }: ContractOperation,
  chunks: readonly Chunk[],
  schemas: Schemas,
): readonly string[] {
  const hasEnd = chunks.some((chunk) => /"(?:finishReason|blockReason)":/u.test(JSON.stringify(chunk)));
  const last = chunks.at(-1) ?? {};
  const ending =
    hasEnd || Object.hasOwn(last, 'error')
      ? []
      : ['The stream ends without finishReason, blockReason or error.'];
  if (schemas === 'ignored') return ending;
  const invalid = chunks.flatMap((chunk) => {
    const validate = events?.[Object.hasOwn(chunk, 'error') ? 'error' : 'chunk'];
    return validate ? describe(validate, chunk) : [];
  });
  return [...ending, ...invalid];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function describe(validate: ValidateFunction, value: unknown): readonly string[] {
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message ?? ''} ${JSON.stringify(params)}`,
  );
}
