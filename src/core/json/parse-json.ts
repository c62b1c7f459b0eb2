import { isUtf8 } from 'node:buffer';
import { checkValue, type Texts } from './check-value.ts';
import { cutFileTexts } from './cut-file-texts.ts';
import { putBackTexts } from './cut-texts.ts';
import { createInvalidJson, mayPassLimit } from './json-limits.ts';
import { createJsonScanner } from './json-scanner.ts';
import { judgeTexts, parseLongNumbers, parseText, type JsonDocument } from './json-document.ts';
import type { NumberScope } from './long-numbers.ts';
import { largeDocument, parseInSteps, type ParseOptions } from './parse-in-steps.ts';

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

/**
 * Parses JSON that somebody else wrote. Throws `invalid_argument` (`invalid_json`) for anything that is not UTF-8, not
 * JSON, nested deeper than {@link maxJsonDepth}, holds more than `maxValues` values (default: {@link maxAnswerValues}) or
 * a lone surrogate (which no UTF-8 upstream could receive). A document large enough to hold too many is counted before it
 * is parsed. Numbers in the values of tools that a double does not hold are values of `JSON.rawJSON`, which JSON.stringify
 * writes as they came.
 */
export function parseJson(source: Buffer | string, maxValues: number = maxAnswerValues): unknown {
  if (typeof source !== 'string') return parseJsonDocument(source, { maxValues }).value;
  return parseString(source, maxValues, { scope: 'tool values', texts: 'any' });
}

/** Parses JSON that is the value of a tool as a whole, as {@link parseJson} does. */
export function parseToolValue(source: string): unknown {
  return parseString(source, maxAnswerValues, { scope: 'everywhere', texts: 'any' });
}

/** Parses JSON as {@link parseJson} does, with halves of surrogate pairs: whoever has the value may know the other ones. */
export function parseWithHalves(source: string): unknown {
  return parseString(source, maxAnswerValues, { scope: 'tool values', texts: 'well-formed' });
}

/** What is looked for in the values of a document. */
interface Search {
  readonly scope: NumberScope;
  readonly texts: Texts;
}

function parseString(source: string, maxValues: number, search: Search): unknown {
  if (source.length >= largeDocument) return parseWithFiles(source, maxValues, search);
  if (mayPassLimit(source.length, maxValues)) countValues(source, maxValues);
  return parseWhole(source, search);
}

/** A picture need not be looked at character by character. */
function parseWithFiles(source: string, maxValues: number, search: Search): unknown {
  const { rest, files } = cutFileTexts(source);
  if (mayPassLimit(rest.length, maxValues)) countValues(rest, maxValues);
  const value = parseWhole(rest, search);
  return files.length === 0 ? value : putBackTexts(value, files);
}

function parseWhole(source: string, { scope, texts }: Search): unknown {
  const value = parseText(source);
  return checkValue(value, texts, scope).holdsLongNumber ? parseLongNumbers(source, scope) : value;
}

/**
 * Parses bytes as {@link parseJson} does, and throws what it throws. Where no limit is given, the values of a large document
 * must have been counted before, with a {@link createJsonScanner}: a value takes up to {@link bytesPerJsonValue}, and two
 * bytes are enough for one.
 */
export function parseJsonDocument(source: Buffer, options: ParseOptions = {}): JsonDocument {
  if (source.length < largeDocument) return parseSmall(source, options);
  const steps = parseInSteps(source, options);
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
  }
}

function parseSmall(source: Buffer, { maxValues = Infinity, onTextBytes }: ParseOptions): JsonDocument {
  if (mayPassLimit(source.length, maxValues)) countValues(source, maxValues);
  if (!isUtf8(source)) throw createInvalidJson('The body is not valid UTF-8.');
  onTextBytes?.(2 * source.length);
  const text = source.toString('utf8');
  const value = parseText(text);
  const { valueCount, holdsNull, holdsLongNumber } = checkValue(value, judgeTexts(text, source.length));
  return {
    value: holdsLongNumber ? parseLongNumbers(text, 'tool values') : value,
    valueCount,
    holdsNull,
    holdsLongNumber,
    lateTexts: null,
  };
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
