import { isAscii, isUtf8 } from 'node:buffer';
import { isBase64 } from '../is-base64.ts';
import { checkText, checkValue } from './check-value.ts';
import { cutTexts, putBackTexts } from './cut-texts.ts';
import type { CutFile } from './document-bytes.ts';
import { leastFile } from './file-text.ts';
import { parseLongNumbers, parseText, type JsonDocument } from './json-document.ts';
import { createInvalidJson } from './json-limits.ts';
import { createJsonScanner, type WrittenText } from './json-scanner.ts';

/** Smaller documents are parsed in one go, in bytes. */
export const largeDocument = 64 * 1024;

/** Bytes of texts that are read in one step; a longer one is a step of its own. */
const stepBytes = 512 * 1024;

export interface ParseOptions {
  /**
   * Told how many bytes the texts of the document take as strings, before one is made: once as the text that is parsed, for
   * as long as that takes, and once as the texts of the value. May throw. Told again for what has to be parsed again.
   */
  readonly onTextBytes?: (sizeBytes: number) => void;
  /** What a scanner found in the document while it arrived. Default: it is scanned now. */
  readonly longTexts?: readonly WrittenText[];
  /** What was taken out of the document while it arrived, which is not counted. Default: nothing. */
  readonly files?: readonly CutFile[];
  /** Most values of a document that is scanned now. Default: as many as there are. */
  readonly maxValues?: number;
}

/**
 * Parses a large document as parseJson does, in steps of a few milliseconds: yields the number of bytes that the next step
 * parses, before it does. Long texts are cut out and read by themselves. Together they would take far longer: one character
 * beyond Latin-1 doubles the size of all text around it, and JSON.parse looks at every character of a picture.
 */
export function* parseInSteps(
  source: Buffer,
  {
    onTextBytes,
    maxValues = Infinity,
    longTexts = findLongTexts(source, maxValues),
    files,
  }: ParseOptions = {},
): Generator<number, JsonDocument, void> {
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
  const read = new Map<WrittenText, string>();
  for (const step of groupTexts(written)) {
    yield sumBytes(step);
    for (const text of step) read.set(text, readText(source, text));
  }
  const texts = cut.texts.map((text) => (typeof text === 'string' ? text : (read.get(text) ?? '')));
  return { value: putBackTexts(rest, texts), valueCount, holdsNull, holdsLongNumber };
}

function findLongTexts(source: Buffer, maxValues: number): readonly WrittenText[] {
  const scanner = createJsonScanner({ maxValues });
  scanner.push(source);
  return scanner.longTexts;
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
  if (bytes.length >= leastFile && !bytes.includes('\\') && isAscii(bytes)) {
    const file = bytes.toString('latin1', 1, bytes.length - 1);
    if (isBase64(file)) return file;
  }
  const text = parseText(bytes.toString('utf8')) as string;
  if (bytes.includes('\\u')) checkText(text);
  return text;
}

/** What the string takes that a text becomes. */
function countTextBytes(source: Buffer, { start, end }: WrittenText): number {
  const bytes = source.subarray(start, end);
  return isAscii(bytes) && !bytes.includes('\\u') ? bytes.length : 2 * bytes.length;
}
