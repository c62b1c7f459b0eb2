import { openBodyMemory } from '../../core/body-memory.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { mayPassLimit } from '../../core/json/json-limits.ts';
import type { LateTexts } from '../../core/json/late-texts.ts';
import type { JsonDocument } from '../../core/json/json-document.ts';
import { readRest, type DocumentBytes } from '../../core/json/document-bytes.ts';
import { FileCutter, type ArrivedDocument } from '../../core/json/file-cutter.ts';
import { largeDocument, parseInSteps } from '../../core/json/parse-in-steps.ts';
import { bytesPerJsonValue, parseJsonDocument } from '../../core/json/parse-json.ts';
import { inTurns, type ParseQueue } from '../../core/json/parse-queue.ts';
import type { JsonBody } from '../../core/provider.ts';
import type { BodyPace } from '../exchange/arrival-watch.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { collectBody, readBody, readDeclared } from '../exchange/read-body.ts';
import { normaliseBody, normalisePlaces, type BodyRules } from '../../core/contract/normalise-body.ts';

export interface JsonBodyOptions {
  readonly rules: BodyRules;
  readonly pace: BodyPace;
  /** Largest body, in bytes. */
  readonly maxBytes: number;
  /** Most values of a body. */
  readonly maxValues: number;
  readonly queue: ParseQueue;
}

/** A JSON body, and those of its texts that have yet to be made. */
export interface ReadJson {
  readonly body: JsonBody;
  readonly lateTexts: LateTexts | null;
}

/**
 * Reads, parses and normalises a JSON body. Throws `invalid_argument` (`invalid_json`) as soon as it holds too many values,
 * `unavailable` when there is no room for what parsing it takes, and whatever reading and parsing throw. Large bodies are
 * looked through while they arrive, and parsed step by step, with everybody else's requests in between. In the vendor profile
 * the bytes stay those of the client even where the value was normalised, so that a same-format upstream sees what the client
 * sent. A body that is here already, and no large one, costs no promise.
 */
export function readJsonBody(exchange: Exchange, options: JsonBodyOptions): Promise<ReadJson> | ReadJson {
  const { maxBytes, pace, maxValues } = options;
  const announced = Number(exchange.req.headers['content-length'] ?? Infinity);
  if (announced >= largeDocument || mayPassLimit(announced, maxValues)) return readLarge(exchange, options);
  const reading = readBody(exchange, { maxBytes, pace });
  return reading instanceof Promise
    ? reading.then((bytes) => parseInTurn(bytes, exchange, options))
    : parseInTurn(reading, exchange, options);
}

function parseInTurn(
  bytes: Buffer,
  exchange: Exchange,
  { queue, rules }: JsonBodyOptions,
): Promise<ReadJson> | ReadJson {
  const parse = () => finishBody(exchange, { bytes, document: parseSmall(bytes, exchange), rules });
  const waiting = queue.enter(bytes.length, exchange);
  return waiting === null ? parse() : waiting.then(parse);
}

function parseSmall(bytes: Buffer, exchange: Exchange): JsonDocument {
  refuseEmpty(bytes);
  const document = parseJsonDocument(bytes);
  exchange.reserveBody(2 * bytes.length + document.valueCount * bytesPerJsonValue);
  return document;
}

async function readLarge(
  exchange: Exchange,
  { maxBytes, pace, maxValues, rules, queue }: JsonBodyOptions,
): Promise<ReadJson> {
  const cutter = new FileCutter({ maxValues, announcedBytes: readDeclared(exchange), chunks: 'own' });
  const arrived = await collectBody(exchange, { maxBytes, pace }, cutter);
  const { bytes } = arrived;
  refuseEmpty(readRest(bytes));
  exchange.noteBodyMemory(openBodyMemory(readRest(bytes)));
  const document = await inTurns(queue, exchange, parseLarge(exchange, arrived));
  return finishBody(exchange, { bytes, document, rules });
}

/** What parsing takes is counted before it is taken. */
function* parseLarge(
  exchange: Exchange,
  { bytes, valueCount }: ArrivedDocument,
): Generator<number, JsonDocument, void> {
  let parsedBytes = 0;
  const onTextBytes = (sizeBytes: number) => {
    exchange.reserveBody(2 * sizeBytes);
    parsedBytes += sizeBytes;
  };
  exchange.reserveBody(valueCount * bytesPerJsonValue);
  const document = yield* parseInSteps(bytes, { onTextBytes, texts: 'late' });
  exchange.giveBody(parsedBytes);
  return document;
}

function refuseEmpty(bytes: Buffer): void {
  if (bytes.length > 0) return;
  throw new GatewayError('invalid_argument', 'The request body is empty; send a JSON object.', {
    reason: 'invalid_json',
  });
}

interface ParsedBody {
  readonly bytes: Buffer | DocumentBytes;
  readonly document: JsonDocument;
  readonly rules: BodyRules;
}

function finishBody({ profile }: Exchange, { bytes, document, rules }: ParsedBody): ReadJson {
  const { lateTexts } = document;
  const outcome = normalise(document, readRest(bytes), rules);
  const keep = outcome === 'unchanged' || profile === 'vendor';
  const body = { value: document.value as JsonBody['value'], bytes: keep ? bytes : null };
  return { body, lateTexts };
}

function normalise(
  { value, holdsNull, lateTexts }: JsonDocument,
  bytes: Buffer,
  rules: BodyRules,
): 'changed' | 'unchanged' {
  if (!holdsNull && !mayHoldAlias(bytes, rules)) return normalisePlaces(value, rules);
  return lateTexts === null
    ? normaliseBody(value, rules)
    : lateTexts.glance(() => normaliseBody(value, rules));
}

function mayHoldAlias(bytes: Buffer, { aliases }: BodyRules): boolean {
  return aliases.size > 0 && bytes.includes('_');
}
