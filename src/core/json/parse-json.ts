import { isUtf8 } from 'node:buffer';
import { GatewayError } from '../gateway-error.ts';

/** Deepest nesting of arrays and objects accepted from a client or an upstream. */
export const maxJsonDepth = 100;

/**
 * Parses JSON that somebody else wrote. Throws `invalid_argument` (`invalid_json`) for anything that is not UTF-8, not
 * JSON, nested deeper than {@link maxJsonDepth}, or holds a lone surrogate (which no UTF-8 upstream could receive).
 */
export function parseJson(source: Buffer | string): unknown {
  const value = parseText(source);
  checkValue(value, 1);
  return value;
}

function parseText(source: Buffer | string): unknown {
  if (typeof source !== 'string' && !isUtf8(source)) throw invalidJson('The body is not valid UTF-8.');
  try {
    return JSON.parse(typeof source === 'string' ? source : source.toString('utf8')) as unknown;
  } catch (cause) {
    throw invalidJson('The body is not valid JSON.', cause);
  }
}

function checkValue(value: unknown, depth: number): void {
  if (typeof value === 'string') {
    if (!value.isWellFormed())
      throw invalidJson('A string holds a lone surrogate, which is not valid Unicode.');
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (depth > maxJsonDepth)
    throw invalidJson(`The JSON is nested deeper than ${String(maxJsonDepth)} levels.`);
  if (Array.isArray(value)) {
    for (const item of value) checkValue(item, depth + 1);
    return;
  }
  for (const key in value) {
    if (!key.isWellFormed()) throw invalidJson('A key holds a lone surrogate, which is not valid Unicode.');
    checkValue((value as Record<string, unknown>)[key], depth + 1);
  }
}

function invalidJson(message: string, cause?: unknown): GatewayError {
  return new GatewayError('invalid_argument', message, { reason: 'invalid_json', cause });
}
