import { createPieces, type BytePieces } from '../byte-pieces.ts';
import { listFiles, putTogether, readRest, type CutFile, type DocumentBytes } from './document-bytes.ts';
import { parseJson } from './parse-json.ts';
import { skipText } from './skip-text.ts';

/** Where the value of a top-level key lies, as byte offsets (`end` is exclusive). */
export type TopLevelValue =
  | { readonly kind: 'found'; readonly start: number; readonly end: number }
  | { readonly kind: 'missing' }
  /** The key occurs twice. Readers of JSON disagree on which value counts, so none is named. */
  | { readonly kind: 'duplicate' }
  /** Not a JSON object. */
  | { readonly kind: 'invalid' };

/**
 * Finds the value of a top-level key without parsing the document. `bytes` should hold JSON that parseJson accepts; of
 * anything else the answer is of no use, but the search still ends and does not throw.
 */
export function findTopLevelValue(bytes: Buffer, key: string): TopLevelValue {
  let found: TopLevelValue = { kind: 'missing' };
  let position = skipSpace(bytes, 0);
  if (bytes[position] !== openBrace) return invalid;
  position = skipSpace(bytes, position + 1);
  if (bytes[position] === closeBrace) return isOnlySpaceAfter(bytes, position + 1) ? found : invalid;
  for (;;) {
    if (bytes[position] !== quote) return invalid;
    const keyEnd = skipText(bytes, position + 1);
    if (keyEnd === -1) return invalid;
    const matches =
      isWrittenAs(bytes, position, { text: key, end: keyEnd }) ||
      (hasBackslash(bytes, position, keyEnd) && readKey(bytes.subarray(position, keyEnd)) === key);
    position = skipSpace(bytes, keyEnd);
    if (bytes[position] !== colon) return invalid;
    const start = skipSpace(bytes, position + 1);
    const end = skipValue(bytes, start);
    if (end === -1) return invalid;
    if (matches) {
      if (found.kind === 'found') return { kind: 'duplicate' };
      found = { kind: 'found', start, end };
    }
    position = skipSpace(bytes, end);
    if (bytes[position] === closeBrace) return isOnlySpaceAfter(bytes, position + 1) ? found : invalid;
    if (bytes[position] !== comma) return invalid;
    position = skipSpace(bytes, position + 1);
  }
}

/** A JSON object and the bytes that it was parsed from; `null` where there are none. */
export interface ParsedObject {
  readonly value: Readonly<Record<string, unknown>>;
  readonly bytes: Buffer | DocumentBytes | null;
}

/** Less is copied: that costs less than another call to send it. */
const largeBytes = 256 * 1024;

/**
 * The same document with the string value of one top-level key replaced and every other byte kept. Returns `bytes`
 * itself when the value is that already, and `null` when the key is missing, occurs twice or holds no string: then the
 * caller writes the parsed value anew. A large document is not copied: what is returned are pieces of it.
 */
export function spliceTopLevelString(
  { value: parsed, bytes: document }: ParsedObject,
  key: string,
  newValue: string,
): Buffer | BytePieces | null {
  if (document === null || typeof parsed[key] !== 'string') return null;
  const bytes = readRest(document);
  const found = findSoleKey(document, key) ?? findTopLevelValue(bytes, key);
  if (found.kind !== 'found' || bytes[found.start] !== quote) return null;
  if (isWrittenAs(bytes, found.start, { text: newValue, end: found.end })) return document;
  const value = Buffer.from(JSON.stringify(newValue));
  const pieces = [bytes.subarray(0, found.start), value, bytes.subarray(found.end)];
  if (listFiles(document).length > 0)
    return putFilesBack(Buffer.concat(pieces), listFiles(document), { ...found, value });
  return bytes.length < largeBytes ? Buffer.concat(pieces) : createPieces(pieces);
}

/** Where a value was, and what is there now. */
interface Replaced {
  readonly start: number;
  readonly end: number;
  readonly value: Buffer;
}

function putFilesBack(rest: Buffer, files: readonly CutFile[], { start, end, value }: Replaced): BytePieces {
  const moved = files
    .filter(({ at }) => at <= start || at >= end)
    .map(({ at, text }) => ({ at: at < end ? at : at + value.length - (end - start), text }));
  return putTogether(rest, moved);
}

/**
 * The value of a key of letters that the document is known to have at its top level, by searches in native code: where no
 * letter is written by its number, and the key stands in one place only, it stands there. Long texts are passed over: a quote
 * within a text is written otherwise. `null` where that is not so.
 */
function findSoleKey(document: Buffer | DocumentBytes, key: string): TopLevelValue | null {
  const written = `"${key}"`;
  const bytes = readRest(document);
  let at = -1;
  for (const gap of listGaps(document)) {
    const found = gap.bytes.indexOf(written);
    if ((found !== -1 && at !== -1) || gap.bytes.includes('\\u')) return null;
    if (found !== -1 && gap.bytes.includes(written, found + 1)) return null;
    if (found !== -1) at = gap.start + found;
  }
  if (at === -1) return null;
  const position = skipSpace(bytes, at + written.length);
  if (bytes[position] !== colon) return null;
  const start = skipSpace(bytes, position + 1);
  const end = skipValue(bytes, start);
  return end === -1 ? null : { kind: 'found', start, end };
}

/** A part of a document in which there is no long text. */
interface Gap {
  readonly start: number;
  readonly bytes: Buffer;
}

function listGaps(document: Buffer | DocumentBytes): readonly Gap[] {
  if (Buffer.isBuffer(document)) return [{ start: 0, bytes: document }];
  const { rest, longTexts } = document;
  const starts = [0, ...longTexts.map(({ end }) => end)];
  return starts.map((start, index) => ({ start, bytes: rest.subarray(start, longTexts[index]?.start) }));
}

const quote = 0x22;
const backslash = 0x5c;
const colon = 0x3a;
const comma = 0x2c;
const openBrace = 0x7b;
const closeBrace = 0x7d;
const openBracket = 0x5b;
const closeBracket = 0x5d;
const lastAscii = 0x7f;
const invalid: TopLevelValue = { kind: 'invalid' };

function isSpace(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
}

function skipSpace(bytes: Buffer, from: number): number {
  let position = from;
  while (isSpace(bytes[position])) position++;
  return position;
}

function isOnlySpaceAfter(bytes: Buffer, from: number): boolean {
  return skipSpace(bytes, from) === bytes.length;
}

/** Returns one past the value that begins at `from`, or -1. Brackets are counted, not matched by kind. */
function skipValue(bytes: Buffer, from: number): number {
  const first = bytes[from];
  if (first === quote) return skipText(bytes, from + 1);
  if (first === openBrace || first === openBracket) return skipNested(bytes, from);
  return skipLiteral(bytes, from);
}

function skipNested(bytes: Buffer, from: number): number {
  let depth = 0;
  let position = from;
  while (position < bytes.length) {
    const byte = bytes[position];
    if (byte === quote) {
      position = skipText(bytes, position + 1);
      if (position === -1) return -1;
      continue;
    }
    position++;
    if (byte === openBrace || byte === openBracket) depth++;
    else if ((byte === closeBrace || byte === closeBracket) && --depth === 0) return position;
  }
  return -1;
}

/** Numbers, `true`, `false` and `null`. */
function skipLiteral(bytes: Buffer, from: number): number {
  let position = from;
  while (position < bytes.length && !isLiteralEnd(bytes[position])) position++;
  return position === from ? -1 : position;
}

function isLiteralEnd(byte: number | undefined): boolean {
  return byte === comma || byte === closeBrace || byte === closeBracket || byte === quote || isSpace(byte);
}

/** Whether the JSON string from `from` to `end` is `text` in ASCII without escapes. Of any other text it knows nothing. */
function isWrittenAs(bytes: Buffer, from: number, { text, end }: { text: string; end: number }): boolean {
  if (end - from !== text.length + 2) return false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (bytes[from + 1 + i] !== code || code > lastAscii || code === backslash) return false;
  }
  return true;
}

function hasBackslash(bytes: Buffer, from: number, to: number): boolean {
  for (let i = from; i < to; i++) {
    if (bytes[i] === backslash) return true;
  }
  return false;
}

/** What a key written with escapes stands for; `null` when the escapes are not JSON. */
function readKey(written: Buffer): unknown {
  try {
    return parseJson(written);
  } catch {
    return null;
  }
}
