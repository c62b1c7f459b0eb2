import { GatewayError } from '../../core/gateway-error.ts';
import { mayPassLimit } from '../../core/json/json-limits.ts';
import { bytesPerJsonValue, parseJsonDocument, type JsonDocument } from '../../core/json/parse-json.ts';
import type { JsonBody } from '../../core/provider.ts';
import type { BodyPace } from '../http/arrival-watch.ts';
import type { Exchange } from '../http/exchange.ts';
import { readBody } from '../http/read-body.ts';
import { BodyScan } from './body-scan.ts';
import { normaliseBody, type BodyRules } from './normalise-body.ts';
import type { ParseQueue } from '../../core/json/parse-queue.ts';

export interface JsonBodyOptions {
  readonly rules: BodyRules;
  readonly pace: BodyPace;
  /** Largest body, in bytes. */
  readonly limitBytes: number;
  /** Most values of a body. */
  readonly maxValues: number;
  readonly queue: ParseQueue;
}

/** The memory of a smaller body is counted when it has been parsed, in bytes. */
const smallBody = 64 * 1024;

/**
 * Reads, parses and normalises a JSON body. Throws `invalid_argument` (`invalid_json`) as soon as it holds too many values,
 * `unavailable` when there is no room for what parsing it takes, and whatever reading and parsing throw. Large bodies are
 * parsed one after the other. In the vendor profile the bytes stay those of the client even where the value was normalised,
 * so that a same-format upstream sees what the client sent. A body that is here already costs no promise.
 */
export function readJsonBody(exchange: Exchange, options: JsonBodyOptions): Promise<JsonBody> | JsonBody {
  const { limitBytes, pace, maxValues } = options;
  const { 'content-length': announced } = exchange.req.headers;
  const isSmall = announced !== undefined && !mayPassLimit(Number(announced), maxValues);
  if (isSmall) return parseInTurn(readBody(exchange, { limitBytes, pace }), exchange, options);
  const scan = new BodyScan(maxValues);
  const onChunk = (chunk: Buffer) => {
    scan.push(chunk);
  };
  return parseInTurn(readBody(exchange, { limitBytes, pace, onChunk }), exchange, { ...options, scan });
}

/** How a body is parsed, and what was seen of it while it arrived. */
interface ParseOptions extends JsonBodyOptions {
  readonly scan?: BodyScan;
}

function parseInTurn(
  reading: Promise<Buffer> | Buffer,
  exchange: Exchange,
  options: ParseOptions,
): Promise<JsonBody> | JsonBody {
  if (reading instanceof Promise) return reading.then((bytes) => parseInTurn(bytes, exchange, options));
  const waiting = options.queue.enter(reading.length, exchange);
  if (waiting === null) return parseBody(reading, exchange, options);
  return waiting.then(() => parseBody(reading, exchange, options));
}

function parseBody(bytes: Buffer, exchange: Exchange, options: ParseOptions): JsonBody {
  if (bytes.length === 0) {
    throw new GatewayError('invalid_argument', 'The request body is empty; send a JSON object.', {
      reason: 'invalid_json',
    });
  }
  const document =
    bytes.length < smallBody ? parseSmall(bytes, exchange) : parseLarge(bytes, exchange, options);
  const { rules } = options;
  const isLookedThrough = document.holdsNull || mayHoldAlias(bytes, rules);
  const outcome = isLookedThrough ? normaliseBody(document.value, rules) : 'unchanged';
  const keep = outcome === 'unchanged' || exchange.profile === 'vendor';
  return { value: document.value as JsonBody['value'], bytes: keep ? bytes : null };
}

function parseSmall(bytes: Buffer, exchange: Exchange): JsonDocument {
  const document = parseJsonDocument(bytes);
  exchange.reserveBody(2 * bytes.length + document.valueCount * bytesPerJsonValue);
  return document;
}

/** What parsing takes is counted before it is taken, but for the values of a body that was not looked at. */
function parseLarge(bytes: Buffer, exchange: Exchange, { scan }: ParseOptions): JsonDocument {
  const counted = scan?.valueCount ?? null;
  let parsedBytes = 0;
  if (counted !== null) exchange.reserveBody(counted * bytesPerJsonValue);
  const document = parseJsonDocument(bytes, {
    onTextBytes: (sizeBytes) => {
      exchange.reserveBody(2 * sizeBytes);
      parsedBytes += sizeBytes;
    },
  });
  exchange.giveBody(parsedBytes);
  if (counted === null) exchange.reserveBody(document.valueCount * bytesPerJsonValue);
  return document;
}

function mayHoldAlias(bytes: Buffer, { aliases }: BodyRules): boolean {
  return aliases.size > 0 && bytes.includes('_');
}
