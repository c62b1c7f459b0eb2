import { parseJson } from '../../core/json/parse-json.ts';
import type { Deployment } from '../../core/provider.ts';
import { createInvalidAnswerError } from './create-upstream-error.ts';
import { decodeBody } from './decode-body.ts';
import type { UpstreamHttpResponse } from './upstream-exchange.ts';

export interface WholeBody {
  readonly value: Readonly<Record<string, unknown>>;
  readonly bytes: Buffer;
}

export interface WholeAnswerOptions {
  readonly deployment: Deployment;
  readonly maxBytes: number;
  /** Reads the bytes as JSON. Default: parseJson. */
  readonly parse?: (bytes: Buffer) => unknown;
  /** Told how large the answer is, before it is read where the upstream says so; may throw. */
  readonly reserve?: (sizeBytes: number) => void;
}

/**
 * Reads an answer that is one JSON object. Throws `bad_gateway` (`invalid_answer`) for anything else: HTML, an empty
 * body, an array, a body over the limit. A missing content type is forgiven, another one is not. An answer that is here
 * already costs no promise.
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
  const announced = reserveAnnounced(response, options);
  const encoded = response.readWhole({ maxBytes });
  const isHere = !(encoded instanceof Promise);
  if (isHere && response.headers['content-encoding'] === undefined) {
    options.reserve?.(Math.max(0, encoded.length - announced));
    return parseBody(encoded, response, options);
  }
  return decodeAndParse(encoded, response, { ...options, announced });
}

async function decodeAndParse(
  pending: Promise<Buffer> | Buffer,
  response: UpstreamHttpResponse,
  options: WholeAnswerOptions & { readonly announced: number },
): Promise<WholeBody> {
  const encoded = await pending;
  options.reserve?.(Math.max(0, encoded.length - options.announced));
  const encoding = response.headers['content-encoding'] ?? '';
  const bytes = await decodeBody(encoded, encoding, options).catch((error: unknown) => {
    throw createInvalidAnswerError(options.deployment, response.status, error);
  });
  return parseBody(bytes, response, options);
}

function parseBody(
  bytes: Buffer,
  { status }: UpstreamHttpResponse,
  { parse = parseJson, deployment }: WholeAnswerOptions,
): WholeBody {
  try {
    return { value: parseObject(parse(bytes)), bytes };
  } catch (error) {
    throw createInvalidAnswerError(deployment, status, error);
  }
}

/** Returns how much was reserved. An answer there is no room for is not read. */
function reserveAnnounced(response: UpstreamHttpResponse, options: WholeAnswerOptions): number {
  const announced = Number(response.headers['content-length'] ?? 0);
  if (options.reserve === undefined || !(announced > 0 && announced <= options.maxBytes)) return 0;
  try {
    options.reserve(announced);
    return announced;
  } catch (error) {
    response.discard();
    throw error;
  }
}

function parseObject(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>;
  throw new Error('The answer is JSON but not an object.');
}
