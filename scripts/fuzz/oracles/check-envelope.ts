import { excerpt } from '../../../test/support/contract-sse.ts';
import type { ParsedAnswer } from '../wire/answer-parser.ts';

type Json = Readonly<Record<string, unknown>>;

/**
 * Whether an error that belongs to no operation is written in one of the envelopes of docs/errors.md, which the path
 * alone decides, and says which request it was.
 */
export function checkEnvelope({ status, headers, body }: ParsedAnswer, method: string): readonly string[] {
  const problems: string[] = [];
  if (!/^req_[\w-]{8,}$/u.test(headers['x-request-id'] ?? ''))
    problems.push('The header x-request-id is missing.');
  if (method === 'HEAD' || status < 400) return problems;
  if (!(headers['content-type'] ?? '').startsWith('application/json'))
    return [...problems, `The content type is ${String(headers['content-type'])}.`];
  const value = parse(body);
  if (value !== null && envelopes.some((isOne) => isOne(value, status))) return problems;
  return [...problems, `The error is in no envelope of the contract: ${excerpt(body.toString('utf8'))}`];
}

const isText = (value: unknown): boolean => typeof value === 'string' && value.length > 2;

const envelopes: readonly ((value: Json, status: number) => boolean)[] = [
  ({ error, ...rest }) => {
    const { message, type, param, code } = (error ?? {}) as Json;
    return (
      isText(message) &&
      isText(type) &&
      param !== undefined &&
      code !== undefined &&
      Object.keys(rest).length === 0
    );
  },
  ({ type, error, request_id: requestId }) => {
    const { message, type: kind } = (error ?? {}) as Json;
    return type === 'error' && isText(message) && isText(kind) && isText(requestId);
  },
  ({ error }, status) => {
    const { code, message, status: name } = (error ?? {}) as Json;
    return code === status && isText(message) && isText(name);
  },
  ({ success, message, code }) => success === false && isText(message) && isText(code),
  // The wrapped status of a video task, for a task that does not exist and for everything else.
  ({ code, message, data }) => isText(code) && isText(message) && data === null,
  ({ error, code, message }) =>
    isText((error as Json | undefined)?.message) && isText(code) && isText(message),
];

function parse(body: Buffer): Json | null {
  try {
    const value = JSON.parse(body.toString('utf8')) as unknown;
    return typeof value === 'object' && value !== null ? (value as Json) : null;
  } catch {
    return null;
  }
}
