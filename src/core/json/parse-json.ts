import { isUtf8 } from 'node:buffer';
import { GatewayError } from '../gateway-error.ts';

/** Deepest nesting of arrays and objects accepted from a client or an upstream. */
export const maxJsonDepth = 100;

/** What a document holds, and what was seen of it on the way. */
export interface JsonDocument {
  readonly value: unknown;
  /** Whether `null` is a value anywhere in it. */
  readonly holdsNull: boolean;
}

/**
 * Parses JSON that somebody else wrote. Throws `invalid_argument` (`invalid_json`) for anything that is not UTF-8, not
 * JSON, nested deeper than {@link maxJsonDepth}, or holds a lone surrogate (which no UTF-8 upstream could receive).
 */
export function parseJson(source: Buffer | string): unknown {
  const text = readText(source);
  const value = parseText(text);
  checkValue(value, 1, judgeTexts(source, text));
  return value;
}

/** Parses bytes as {@link parseJson} does, and throws what it throws. */
export function parseJsonDocument(source: Buffer): JsonDocument {
  const text = readText(source);
  const value = parseText(text);
  return { value, holdsNull: checkValue(value, 1, judgeTexts(source, text)) };
}

function readText(source: Buffer | string): string {
  if (typeof source === 'string') return source;
  if (!isUtf8(source)) throw invalidJson('The body is not valid UTF-8.');
  return source.toString('utf8');
}

function parseText(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw invalidJson('The body is not valid JSON.', cause);
  }
}

/** Whether the texts of a document may hold lone surrogates. */
type Texts = 'any' | 'well-formed';

/**
 * UTF-8 has no surrogates, so that only an escape can bring one. The search for escapes is worth its time where there are
 * characters beyond ASCII: texts of others are checked in no time.
 */
function judgeTexts(source: Buffer | string, text: string): Texts {
  if (typeof source === 'string' || source.length === text.length) return 'any';
  return text.includes('\\u') ? 'any' : 'well-formed';
}

/** Returns whether `null` is among the values. */
function checkValue(value: unknown, depth: number, texts: Texts): boolean {
  if (typeof value === 'string') {
    if (texts === 'any' && !value.isWellFormed())
      throw invalidJson('A string holds a lone surrogate, which is not valid Unicode.');
    return false;
  }
  if (typeof value !== 'object') return false;
  return value === null || checkContainer(value, depth, texts);
}

function checkContainer(value: object, depth: number, texts: Texts): boolean {
  if (depth > maxJsonDepth)
    throw invalidJson(`The JSON is nested deeper than ${String(maxJsonDepth)} levels.`);
  let holdsNull = false;
  if (Array.isArray(value)) {
    for (const item of value) if (checkValue(item, depth + 1, texts)) holdsNull = true;
    return holdsNull;
  }
  for (const key in value) {
    if (texts === 'any' && !key.isWellFormed())
      throw invalidJson('A key holds a lone surrogate, which is not valid Unicode.');
    if (checkValue((value as Record<string, unknown>)[key], depth + 1, texts)) holdsNull = true;
  }
  return holdsNull;
}

function invalidJson(message: string, cause?: unknown): GatewayError {
  return new GatewayError('invalid_argument', message, { reason: 'invalid_json', cause });
}
