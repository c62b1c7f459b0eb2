import { GatewayError } from '../../core/gateway-error.ts';
import type { ParseQueue } from '../../core/json/parse-queue.ts';
import type { MemoryAccount } from '../../core/memory-account.ts';
import type { Deployment } from '../../core/provider.ts';
import { AnswerMemory } from './answer-memory.ts';
import { createInvalidAnswerError } from './create-upstream-error.ts';
import { decodeBody } from './decode-body.ts';
import { parseAnswer, type ParseAnswer } from './parse-answer.ts';
import type { UpstreamHttpResponse } from './upstream-exchange.ts';

export interface WholeBody {
  readonly value: Readonly<Record<string, unknown>>;
  readonly bytes: Buffer;
}

export interface WholeAnswerOptions {
  readonly deployment: Deployment;
  readonly maxBytes: number;
  /** Reads the bytes as JSON, and counts what that takes. Default: parseAnswer. */
  readonly parse?: ParseAnswer;
  /** What the answer holds is counted here. Default: nowhere; for answers that are short. */
  readonly memory?: MemoryAccount;
  /** Where a large answer waits to be parsed, and until when it waits. Default: it does not. */
  readonly turns?: { readonly queue: ParseQueue; readonly signal: AbortSignal };
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
  const { deployment, maxBytes } = options;
  const type = response.headers['content-type'];
  if (type !== undefined && !/\bjson\b/iu.test(type)) {
    response.finish();
    throw createInvalidAnswerError(deployment, response.status, 'The answer is not of a JSON type.');
  }
  const memory = new AnswerMemory(options.memory ?? nobody);
  const onBytes = (sizeBytes: number) => {
    memory.hold(sizeBytes);
  };
  const encoded = response.readWhole({ maxBytes, onBytes });
  const isHere = !(encoded instanceof Promise);
  if (isHere && response.headers['content-encoding'] === undefined) {
    return parseBody(encoded, response, { ...options, memory });
  }
  return decodeAndParse(encoded, response, { ...options, memory });
}

const nobody: MemoryAccount = { take: () => undefined, give: () => undefined };

interface ParseOptions extends Omit<WholeAnswerOptions, 'memory'> {
  readonly memory: AnswerMemory;
}

async function decodeAndParse(
  pending: Promise<Buffer> | Buffer,
  response: UpstreamHttpResponse,
  options: ParseOptions,
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
  const turn = options.turns?.queue.enter(bytes.length, options.turns) ?? null;
  if (turn !== null) await turn;
  return parseBody(bytes, response, options);
}

function parseBody(
  bytes: Buffer,
  { status }: UpstreamHttpResponse,
  { parse = parseAnswer, memory, deployment }: ParseOptions,
): WholeBody {
  try {
    memory.hold(bytes.length);
    return { value: parseObject(parse(bytes, memory)), bytes };
  } catch (error) {
    throw describeFailure(error, deployment, status);
  }
}

/** That there is no room for an answer is not the upstream's fault. */
function describeFailure(error: unknown, deployment: Deployment, status: number): GatewayError {
  if (error instanceof GatewayError && error.code === 'unavailable') return error;
  return createInvalidAnswerError(deployment, status, error);
}

function parseObject(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>;
  throw new Error('The answer is JSON but not an object.');
}
