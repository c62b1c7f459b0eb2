import { isAscii, isUtf8 } from 'node:buffer';
import { checkValue, type Texts, type ValueFindings } from './check-value.ts';
import { cutPlainTexts, mark, type CutDocument } from './cut-plain-texts.ts';
import { createInvalidJson, mayPassLimit } from './json-limits.ts';
import { createJsonScanner } from './json-scanner.ts';
import { cutLongNumbers, putBackNumbers, type NumberScope } from './long-numbers.ts';

/** Smaller documents hold no text that is worth being parsed apart, in bytes. */
const largeDocument = 64 * 1024;

/** Bytes, or characters, that are looked at together while values are counted. */
const scanStep = 64 * 1024;

/**
 * Most values of a document whose reader names no limit: answers and events of an upstream. The largest that are known are
 * those with the probabilities of twenty candidates for each of thousands of tokens.
 */
export const maxAnswerValues = 2_000_000;

/**
 * Most memory of one value, in bytes: an object whose only key is a number up to 34, for which V8 keeps an array of as many
 * places. An empty object takes a third of it, an empty array or a short text a quarter, a number a tenth.
 */
export const bytesPerJsonValue = 192;

/** What a document holds, and what was seen of it on the way. */
export interface JsonDocument extends ValueFindings {
  readonly value: unknown;
}

/**
 * Parses JSON that somebody else wrote. Throws `invalid_argument` (`invalid_json`) for anything that is not UTF-8, not
 * JSON, nested deeper than {@link maxJsonDepth}, holds more than `maxValues` values (default: {@link maxAnswerValues}) or
 * a lone surrogate (which no UTF-8 upstream could receive). A document large enough to hold too many is counted before it
 * is parsed. Numbers in the values of tools that a double does not hold are values of `JSON.rawJSON`, which JSON.stringify
 * writes as they came.
 */
export function parseJson(source: Buffer | string, maxValues: number = maxAnswerValues): unknown {
  if (typeof source !== 'string') return parseJsonDocument(source, { maxValues }).value;
  return parseString(source, maxValues, 'tool values');
}

/** Parses JSON that is the value of a tool as a whole, as {@link parseJson} does. */
export function parseToolValue(source: string): unknown {
  return parseString(source, maxAnswerValues, 'everywhere');
}

function parseString(source: string, maxValues: number, scope: NumberScope): unknown {
  if (mayPassLimit(source.length, maxValues)) countValues(source, maxValues);
  const value = parseText(source);
  return checkValue(value, 'any', scope).holdsLongNumber ? parseLongNumbers(source, scope) : value;
}

export interface JsonDocumentOptions {
  /** Most values, which are counted before a large document is parsed. Default: as many as there are. */
  readonly maxValues?: number;
  /**
   * Told how many bytes the texts of the document take as strings, before one is made: once as the text that is parsed, for
   * as long as that takes, and once as the texts of the value. May throw. Told again for a document that has to be parsed in
   * another way after all.
   */
  readonly onTextBytes?: (sizeBytes: number) => void;
}

/**
 * Parses bytes as {@link parseJson} does, and throws what it throws. Where no limit is given, the values of a large document
 * must have been counted before, with a {@link createJsonScanner}: a value takes up to {@link bytesPerJsonValue}, and two
 * bytes are enough for one.
 */
export function parseJsonDocument(
  source: Buffer,
  { maxValues = Infinity, onTextBytes }: JsonDocumentOptions = {},
): JsonDocument {
  if (mayPassLimit(source.length, maxValues)) countValues(source, maxValues);
  if (!isUtf8(source)) throw createInvalidJson('The body is not valid UTF-8.');
  const isPlain = source.length >= largeDocument && isAscii(source);
  const cut = isPlain || source.length < largeDocument ? null : cutPlainTexts(source);
  if (cut !== null) {
    onTextBytes?.(2 * source.length - cut.sizeBytes);
    const parsed = parseInParts(source, cut);
    if (parsed !== null) return parsed;
  }
  onTextBytes?.(isPlain ? source.length : 2 * source.length);
  const text = source.toString('utf8');
  const value = parseText(text);
  const findings = checkValue(value, judgeTexts(source, text));
  if (!findings.holdsLongNumber) return describe(value, findings);
  // A second text, while the first one is still needed.
  onTextBytes?.(isPlain ? 2 * source.length : 4 * source.length);
  return describe(parseLongNumbers(text, 'tool values'), findings);
}

function describe(value: unknown, { valueCount, holdsNull, holdsLongNumber }: ValueFindings): JsonDocument {
  return { value, valueCount, holdsNull, holdsLongNumber };
}

/** Characters are cut where it comes: half of one is no byte that a scanner looks for. */
function countValues(source: Buffer | string, maxValues: number): void {
  const scanner = createJsonScanner({ maxValues });
  for (let position = 0; position < source.length; position += scanStep) {
    const step =
      typeof source === 'string'
        ? Buffer.from(source.slice(position, position + scanStep))
        : source.subarray(position, position + scanStep);
    scanner.push(step);
  }
}

/**
 * One character beyond Latin-1 doubles the size of all text around it, also of pictures in base64, which are cut out for
 * that reason. Returns `null` for a document that must be parsed as a whole, if only to learn that it is no JSON.
 */
function parseInParts(source: Buffer, cut: CutDocument): JsonDocument | null {
  const parts = parseParts(source, cut);
  if (parts === null) return null;
  const findings = checkValue(parts.rest, 'well-formed');
  const rest = findings.holdsLongNumber ? parseLongNumbers(cut.rest, 'tool values') : parts.rest;
  return describe(putBack(rest, parts.texts), findings);
}

/** A document and the texts that belong into it. */
interface Parts {
  readonly rest: unknown;
  readonly texts: readonly unknown[];
}

function parseParts(source: Buffer, { rest, texts }: CutDocument): Parts | null {
  try {
    return {
      rest: JSON.parse(rest),
      texts: texts.map(({ start, end }): unknown => JSON.parse(source.toString('latin1', start, end))),
    };
  } catch {
    return null;
  }
}

/** Puts texts where their marks are, in place, and returns `value`, or the text that it stood for. */
function putBack(value: unknown, texts: readonly unknown[]): unknown {
  if (typeof value === 'string') return value.startsWith(mark) ? texts[Number(value.slice(1))] : value;
  if (Array.isArray(value)) putBackItems(value, texts);
  else if (typeof value === 'object' && value !== null) {
    putBackMembers(value as Record<string, unknown>, texts);
  }
  return value;
}

function putBackItems(items: unknown[], texts: readonly unknown[]): void {
  for (let index = 0; index < items.length; index++) {
    const item = items[index];
    const whole = putBack(item, texts);
    if (whole !== item) items[index] = whole;
  }
}

function putBackMembers(object: Record<string, unknown>, texts: readonly unknown[]): void {
  for (const key in object) {
    const member = object[key];
    const whole = putBack(member, texts);
    if (whole !== member) object[key] = whole;
  }
}

/** Parses a document again of which it is known that it is JSON, and that there are numbers in it that have lost digits. */
function parseLongNumbers(text: string, scope: NumberScope): unknown {
  const { rest, numbers } = cutLongNumbers(text);
  return putBackNumbers(JSON.parse(rest), numbers, scope);
}

function parseText(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw createInvalidJson('The body is not valid JSON.', cause);
  }
}

/**
 * UTF-8 has no surrogates, so that only an escape can bring one. The search for escapes is worth its time where there are
 * characters beyond ASCII: texts of others are checked in no time.
 */
function judgeTexts(source: Buffer, text: string): Texts {
  return source.length === text.length || text.includes('\\u') ? 'any' : 'well-formed';
}
