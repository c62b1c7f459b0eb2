import type { MockOperation, MockRequest } from './mock-contract.ts';

/** A part of a form that asks for a stream. */
const streamPart = /name="stream"(?:\r\n[^\r\n]+)*\r\n\r\ntrue\r\n/;

/**
 * Whether a request wants events: by `stream` in its body, or by `alt=sse` in its query. A stream of format C without `alt` is a JSON
 * array in the contract, and stays one.
 */
export function asksForStream(
  { streams }: Pick<MockOperation, 'streams'>,
  { query, headers, body }: Pick<MockRequest, 'query' | 'headers' | 'body'>,
  form: Buffer | null,
): boolean {
  if (!streams) return false;
  if (query.alt === 'sse') return true;
  if (typeof body === 'object' && body !== null && 'stream' in body) return body.stream === true;
  const isForm = headers['content-type']?.startsWith('multipart/form-data') === true;
  return isForm && form !== null && streamPart.test(form.toString('latin1'));
}
