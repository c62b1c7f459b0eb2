import { isAscii, isUtf8 } from 'node:buffer';
import { isBase64 } from '../is-base64.ts';
import { checkText, checkValue } from './check-value.ts';
import { cutTexts, putBackTexts, type CutDocument, type PutText } from './cut-texts.ts';
import type { DocumentBytes, DocumentParts } from './document-bytes.ts';
import { minFileLength } from './file-text.ts';
import { parseLongNumbers, parseText, type JsonDocument } from './json-document.ts';
import { createInvalidJson } from './json-limits.ts';
import { createJsonScanner, type WrittenText } from './json-scanner.ts';
import { LateTexts, type TextSize } from './late-texts.ts';

/** Smaller documents are parsed in one go, in bytes. */
export const largeDocument = 64 * 1024;

/** Bytes of texts that are read in one step; a longer one is a step of its own. */
const stepBytes = 512 * 1024;

/**
 * Most bytes of texts that are left for later: whoever asks for them asks for all in one go, and others wait meanwhile. More
 * than a conversation of a million tokens has.
 */
const maxLateBytes = 4 * 1024 * 1024;

export interface ParseOptions {
  /**
   * Told how many bytes the texts of the document take as strings, before one is made: once as the text that is parsed, for
   * as long as that takes, and once as the texts of the value. May throw. Told again for what has to be parsed again.
   */
  readonly onTextBytes?: (sizeBytes: number) => void;
  /** Most values of a document that has not been scanned. Default: as many as there are. */
  readonly maxValues?: number;
  /** `late`: long texts need not be made before somebody asks for them, and `source` does not change. Default: `now`. */
  readonly texts?: 'now' | 'late';
}

/**
 * Parses a large document as parseJson does, in steps of a few milliseconds: yields the number of bytes that the next step
 * parses, before it does. Of one that was scanned while it arrived the files are not counted. Long texts are cut out and read by themselves. Together they would take far longer: one character
 * beyond Latin-1 doubles the size of all text around it, and JSON.parse looks at every character of a picture.
 */
export function* parseInSteps(
  document: Buffer | DocumentBytes,
  { onTextBytes, maxValues = Infinity, texts = 'now' }: ParseOptions = {},
): Generator<number, JsonDocument, void> {
  const { rest: source, files, longTexts } = Buffer.isBuffer(document) ? scan(document, maxValues) : document;
  if (!isUtf8(source)) throw createInvalidJson('The body is not valid UTF-8.');
  const cut = cutTexts(source, longTexts, files);
  const written = cut.texts.filter((text) => typeof text !== 'string');
  const restBytes = 2 * cut.rest.length;
  onTextBytes?.(written.reduce((sum, text) => sum + countTextBytes(source, text), restBytes));
  yield cut.rest.length;
  const value = parseText(cut.rest);
  const { valueCount, holdsNull, holdsLongNumber } = checkValue(
    value,
    cut.rest.includes('\\u') ? 'any' : 'well-formed',
  );
  // A second text, while the first one is still needed.
  if (holdsLongNumber) onTextBytes?.(restBytes);
  const rest = holdsLongNumber ? parseLongNumbers(cut.rest, 'tool values') : value;
  const lateTexts = texts === 'late' && mayBeLate(written) ? new LateTexts() : null;
  const put = yield* readTexts(source, cut.texts, lateTexts);
  return { value: putBackTexts(rest, put), valueCount, holdsNull, holdsLongNumber, lateTexts };
}

function mayBeLate(texts: readonly WrittenText[]): boolean {
  const sizeBytes = sumBytes(texts.filter(({ isSound }) => isSound));
  return sizeBytes > 0 && sizeBytes <= maxLateBytes;
}

/** Reads texts in steps, but for those that are left for later. */
function* readTexts(
  source: Buffer,
  texts: CutDocument['texts'],
  lateTexts: LateTexts | null,
): Generator<number, readonly PutText[], void> {
  const put = new Map<WrittenText, PutText>();
  const now: WrittenText[] = [];
  for (const text of texts.filter((text) => typeof text !== 'string')) {
    const make = () => readText(source, text);
    if (lateTexts === null || !text.isSound) now.push(text);
    else put.set(text, lateTexts.add(measureText(text), make));
  }
  for (const step of groupTexts(now)) {
    yield sumBytes(step);
    for (const text of step) put.set(text, readText(source, text));
  }
  return texts.map((text) => (typeof text === 'string' ? text : (put.get(text) ?? '')));
}

/** Of a sound one, which has two quotes. */
function measureText({ start, end, escapes, extraBytes }: WrittenText): TextSize {
  const bytes = end - start - 2 - escapes;
  return { units: bytes - extraBytes, bytes };
}

function scan(rest: Buffer, maxValues: number): DocumentParts {
  const scanner = createJsonScanner({ maxValues });
  scanner.push(rest);
  return { rest, files: [], longTexts: scanner.longTexts };
}

function groupTexts(texts: readonly WrittenText[]): readonly (readonly WrittenText[])[] {
  const groups: WrittenText[][] = [];
  let roomBytes = 0;
  for (const text of texts) {
    const sizeBytes = text.end - text.start;
    if (sizeBytes > roomBytes) {
      groups.push([]);
      roomBytes = stepBytes;
    }
    groups.at(-1)?.push(text);
    roomBytes -= sizeBytes;
  }
  return groups;
}

function sumBytes(texts: readonly WrittenText[]): number {
  return texts.reduce((sum, { start, end }) => sum + end - start, 0);
}

/** `written` is a text of a document in valid UTF-8, with its quotes. Throws for one that is not JSON. */
function readText(source: Buffer, written: WrittenText): string {
  const bytes = source.subarray(written.start, written.end);
  if (bytes.length >= minFileLength && !bytes.includes('\\') && isAscii(bytes)) {
    const file = bytes.toString('latin1', 1, bytes.length - 1);
    if (isBase64(file)) return file;
  }
  const text = parseText(bytes.toString('utf8')) as string;
  if (!written.isSound && bytes.includes('\\u')) checkText(text);
  return text;
}

/** What the string takes that a text becomes. */
function countTextBytes(source: Buffer, { start, end, isSound }: WrittenText): number {
  const bytes = source.subarray(start, end);
  return isAscii(bytes) && (isSound || !bytes.includes('\\u')) ? bytes.length : 2 * bytes.length;
}
