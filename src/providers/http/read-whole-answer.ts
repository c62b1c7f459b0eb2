import { GatewayError } from '../../core/gateway-error.ts';
import { countBytes } from '../../core/byte-pieces.ts';
import type { DocumentBytes } from '../../core/json/document-bytes.ts';
import { FileCutter, type ArrivedDocument } from '../../core/json/file-cutter.ts';
import { isObject, type JsonObject } from '../../core/json/json-object.ts';
import type { Deployment } from '../../core/provider.ts';
import type { AnswerMemory } from './answer-memory.ts';
import { createInvalidAnswerError } from './create-upstream-error.ts';
import { decodeBody } from './decode-body.ts';
import { parseAnswer, type ParseTurns } from './parse-answer.ts';
import type { UpstreamHttpResponse } from './upstream-exchange.ts';

export interface WholeBody {
  readonly value: JsonObject;
  readonly bytes: Buffer | DocumentBytes;
}

export interface WholeAnswerOptions {
  readonly deployment: Deployment;
  readonly maxBytes: number;
  /** What the answer holds is counted here. */
  readonly memory: AnswerMemory;
  /** Where a large answer waits to be parsed. Default: it does not; for answers that are short. */
  readonly turns?: ParseTurns;
}

/**
 * Reads an answer that is one JSON object. Throws `bad_gateway` (`invalid_answer`) for anything else: HTML, an empty
 * body, an array, a body over the limit; and `unavailable` as soon as there is no room for what has come of it, or for what
 * decoding or parsing it takes. A missing content type is forgiven, another one is not. An answer that is here already
 * costs no promise.
 */
export function readWholeAnswer(
  response: UpstreamHttpResponse,
  options: WholeAnswerOptions,
): Promise<WholeBody> | WholeBody {
  const { deployment } = options;
  const type = response.headers['content-type'];
  if (type !== undefined && !/\bjson\b/iu.test(type)) {
    response.finish();
    throw createInvalidAnswerError(deployment, response.status, 'The answer is not of a JSON type.');
  }
  if (response.headers['content-encoding'] !== undefined)
    return decodeAndParse(response.readWhole(options), response, options);
  const reading = response.readLarge(options, createCutter);
  return reading instanceof Promise
    ? reading.then((body) => parseBody(body, response, options))
    : parseBody(reading, response, options);
}

/** What the document holds is counted when it is here: what an upstream writes wrongly is another error than too much of it. */
function createCutter(announcedBytes: number): FileCutter {
  return new FileCutter({ announcedBytes, maxValues: Infinity, maxDepth: Infinity, chunks: 'shared' });
}

async function decodeAndParse(
  pending: Promise<Buffer> | Buffer,
  response: UpstreamHttpResponse,
  options: WholeAnswerOptions,
): Promise<WholeBody> {
  const encoded = await pending;
  const { maxBytes, memory, deployment } = options;
  const encoding = response.headers['content-encoding'] ?? '';
  // The pieces, and what they are joined to.
  const onBytes = (sizeBytes: number) => {
    memory.hold(encoded.length + 2 * sizeBytes);
  };
  const bytes = await decodeBody(encoded, encoding, { maxBytes, onBytes }).catch((error: unknown) => {
    throw describeFailure(error, deployment, response.status);
  });
  return parseBody(bytes, response, options);
}

function parseBody(
  body: Buffer | ArrivedDocument,
  { status }: UpstreamHttpResponse,
  { turns, memory, deployment }: WholeAnswerOptions,
): Promise<WholeBody> | WholeBody {
  try {
    const bytes = Buffer.isBuffer(body) ? body : body.bytes;
    memory.hold(countBytes(bytes));
    const parsed = parseAnswer(body, memory, turns ?? null);
    if (!(parsed instanceof Promise)) return { value: parseObject(parsed), bytes };
    return parsed
      .then((value) => ({ value: parseObject(value), bytes }))
      .catch((error: unknown) => {
        throw describeFailure(error, deployment, status);
      });
  } catch (error) {
    throw describeFailure(error, deployment, status);
  }
}

/** That there is no room for an answer is not the upstream's fault. */
function describeFailure(error: unknown, deployment: Deployment, status: number): GatewayError {
  if (error instanceof GatewayError && error.code === 'unavailable') return error;
  return createInvalidAnswerError(deployment, status, error);
}

function parseObject(value: unknown): JsonObject {
  if (isObject(value)) return value;
  throw new Error('The answer is JSON but not an object.');
}
