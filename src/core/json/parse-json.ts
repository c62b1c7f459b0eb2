import { isAscii, isUtf8 } from 'node:buffer';
import { GatewayError } from '../gateway-error.ts';
import { cutPlainTexts, mark, type CutDocument } from './cut-plain-texts.ts';

/** Deepest nesting of arrays and objects accepted from a client or an upstream. */
export const maxJsonDepth = 100;

/** Smaller documents hold no text that is worth being parsed apart, in bytes. */
const largeDocument = 64 * 1024;

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
  if (typeof source !== 'string') return parseJsonDocument(source).value;
  const value = parseText(source);
  checkValue(value, 1, 'any');
  return value;
}

/** Parses bytes as {@link parseJson} does, and throws what it throws. */
export function parseJsonDocument(source: Buffer): JsonDocument {
  if (!isUtf8(source)) throw invalidJson('The body is not valid UTF-8.');
  const parsed = source.length < largeDocument || isAscii(source) ? null : parseInParts(source);
  if (parsed !== null) return parsed;
  const text = source.toString('utf8');
  const value = parseText(text);
  return { value, holdsNull: checkValue(value, 1, judgeTexts(source, text)) };
}

/**
 * One character beyond Latin-1 doubles the size of all text around it, also of pictures in base64, which are cut out for
 * that reason. Returns `null` for a document that must be parsed as a whole, if only to learn that it is no JSON.
 */
function parseInParts(source: Buffer): JsonDocument | null {
  const cut = cutPlainTexts(source);
  const parts = cut && parseParts(cut);
  if (parts === null) return null;
  const holdsNull = checkValue(parts.rest, 1, 'well-formed');
  return { value: putBack(parts.rest, parts.texts), holdsNull };
}

function parseParts({ rest, texts }: CutDocument): { rest: unknown; texts: readonly unknown[] } | null {
  try {
    return { rest: JSON.parse(rest), texts: texts.map((text): unknown => JSON.parse(text)) };
  } catch {
    return null;
  }
}

/** Puts texts where their marks are, in place, and returns `value`, or the text that it stood for. */
function putBack(value: unknown, texts: readonly unknown[]): unknown {
  if (typeof value === 'string') return value.startsWith(mark) ? texts[Number(value.slice(1))] : value;
  if (typeof value !== 'object' || value === null) return value;
  const holder = value as Record<string, unknown>;
  for (const key in holder) {
    const held = holder[key];
    const whole = putBack(held, texts);
    if (whole !== held) holder[key] = whole;
  }
  return value;
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
function judgeTexts(source: Buffer, text: string): Texts {
  return source.length === text.length || text.includes('\\u') ? 'any' : 'well-formed';
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
