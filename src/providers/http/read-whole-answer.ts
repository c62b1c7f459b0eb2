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
 * body, an array, a body over the limit. A missing content type is forgiven, another one is not.
 */
export async function readWholeAnswer(
  response: UpstreamHttpResponse,
  options: WholeAnswerOptions,
): Promise<WholeBody> {
  const { deployment, maxBytes } = options;
  const type = response.headers['content-type'];
  if (type !== undefined && !/\bjson\b/iu.test(type)) {
    response.finish();
    throw createInvalidAnswerError(deployment, response.status, 'The answer is not of a JSON type.');
  }
  const announced = reserveAnnounced(response, options);
  const encoded = await response.readWhole({ maxBytes });
  options.reserve?.(Math.max(0, encoded.length - announced));
  try {
    const encoding = response.headers['content-encoding'];
    const bytes = encoding === undefined ? encoded : await decodeBody(encoded, encoding, { maxBytes });
    return { value: parseObject((options.parse ?? parseJson)(bytes)), bytes };
  } catch (error) {
    throw createInvalidAnswerError(deployment, response.status, error);
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
