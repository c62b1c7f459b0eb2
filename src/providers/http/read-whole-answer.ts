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
  const encoded = await response.readWhole({ maxBytes });
  try {
    const bytes = await decodeBody(encoded, response.headers['content-encoding'] ?? '', { maxBytes });
    return { value: parseObject(bytes), bytes };
  } catch (error) {
    throw createInvalidAnswerError(deployment, response.status, error);
  }
}

function parseObject(bytes: Buffer): Readonly<Record<string, unknown>> {
  const value = parseJson(bytes);
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>;
  throw new Error('The answer is JSON but not an object.');
}
