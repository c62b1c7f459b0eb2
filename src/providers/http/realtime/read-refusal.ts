import type { IncomingMessage } from 'node:http';
import { parseJson } from '../../../core/json/parse-json.ts';
import type { Refusal } from './create-link-error.ts';

/** Errors are short; more than this is not read. */
const maxBytes = 64 * 1024;

/** How long the body of an error is waited for, in milliseconds: the status alone will do. */
const maxWaitMs = 1_000;

/** Reads what came in place of an upgrade. Never rejects: a body that breaks off, or is not JSON, is none. */
export async function readRefusal(response: IncomingMessage): Promise<Refusal> {
  const { statusCode: status = 0, headers } = response;
  const timer = setTimeout(() => response.destroy(), maxWaitMs);
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      sizeBytes += chunk.length;
      if (sizeBytes > maxBytes) return { status, headers, body: null };
      chunks.push(chunk);
    }
    return { status, headers, body: parseJson(Buffer.concat(chunks)) };
  } catch {
    return { status, headers, body: null };
  } finally {
    clearTimeout(timer);
  }
}
