import { createTooDeep, createTooManyValues, maxJsonDepth, type JsonLimits } from './json-limits.ts';
import { goesOn, maxLoadedBytes, textReader, type TextFindings } from './text-reader.ts';

/** Shorter texts are not worth being parsed apart, in bytes: parsing one takes as long as making a member that is read late. */
export const longText = 1024;

/**
 * Where a text lies, with its quotes; `end` is exclusive. `isSound`: whether it is known to be JSON, if its bytes are UTF-8, and to
 * hold no escape of a character by its number. It may be so where it is not known.
 */
export interface WrittenText extends Readonly<TextFindings> {
  readonly start: number;
  readonly end: number;
}

/** Counts the values of one JSON document, and finds its long texts, while its bytes arrive. Per document. */
export interface JsonScanner {
  /**
   * Looks at the next bytes of the document; where one chunk ends and the next begins does not matter. Throws
   * `invalid_argument` (`invalid_json`) as soon as there are more values, or deeper ones, than the limits allow. Whether
   * the bytes are JSON at all is not looked at: up to the first byte that is wrong the count is right. Linear in the bytes.
   */
  push(chunk: Buffer): void;
  /** Objects, arrays, texts, numbers, literals and keys that began so far. */
  readonly valueCount: number;
  /** Texts and keys of {@link longText} and more that have ended so far. */
  readonly longTexts: readonly WrittenText[];
  /** Where the text or key began that has yet to end; `null` where there is none, or its next character may be escaped. */
  readonly openText: number | null;
  /** Takes the last bytes of that text for bytes that never came: somebody else has them. */
  forget(sizeBytes: number): void;
}

/** A scanner for one document. */
export function createJsonScanner(limits: JsonLimits): JsonScanner {
  return new ByteScanner(limits);
}

/** Of numbers and literals only the first byte counts. */
const inScalar = 0;
const separator = 1;
const opening = 2;
const closing = 3;
const quote = 4;

/** What each byte means outside of texts. */
const meanings = new Uint8Array(256).fill(inScalar);
for (const [characters, meaning] of [
  [' \n\r\t,:', separator],
  ['[{', opening],
  [']}', closing],
  ['"', quote],
] as const) {
  for (const character of characters) meanings[character.charCodeAt(0)] = meaning;
}

class ByteScanner implements JsonScanner {
  readonly #maxValues: number;
  readonly #maxDepth: number;
  #valueCount = 0;
  #depth = 0;
  /** What the next byte belongs to. */
  #place: 'text' | 'escape' | 'scalar' | 'between' = 'between';
  /** Bytes of the chunks before this one. */
  #scannedBytes = 0;
  /** Where the last text began, among all bytes. */
  #textStart = 0;
  /** What was seen of it. */
  readonly #found: TextFindings = { isSound: true, escapes: 0, extraBytes: 0 };
  readonly #longTexts: WrittenText[] = [];

  constructor({ maxValues, maxDepth = maxJsonDepth }: JsonLimits) {
    this.#maxValues = maxValues;
    this.#maxDepth = maxDepth;
  }

  get valueCount(): number {
    return this.#valueCount;
  }

  get longTexts(): readonly WrittenText[] {
    return this.#longTexts;
  }

  get openText(): number | null {
    return this.#place === 'text' ? this.#textStart : null;
  }

  forget(sizeBytes: number): void {
    this.#scannedBytes -= sizeBytes;
  }

  push(chunk: Buffer): void {
    for (let position = 0; position < chunk.length; position += maxLoadedBytes)
      this.#pushPiece(chunk.subarray(position, position + maxLoadedBytes));
  }

  #pushPiece(piece: Buffer): void {
    textReader.load(piece);
    this.#scan(piece, this.#finishText(piece));
    this.#scannedBytes += piece.length;
    if (this.#valueCount > this.#maxValues) throw createTooManyValues(this.#maxValues);
  }

  /** Returns where the text ends that an earlier chunk began. */
  #finishText({ length }: Buffer): number {
    if (this.#place === 'text') return this.#readText(0, length);
    return this.#place === 'escape' ? this.#readText(-1, length) : 0;
  }

  /** Returns one past the closing quote of the text that `from` lies in, or the end of the bytes. */
  #readText(from: number, length: number): number {
    const end = textReader.read(from, length);
    textReader.takeFindings(this.#found);
    if (end >= 0) {
      this.#place = 'between';
      this.#endText(end);
      return end;
    }
    this.#place = end === goesOn ? 'text' : 'escape';
    return length;
  }

  #beginText(): void {
    this.#found.isSound = true;
    this.#found.escapes = 0;
    this.#found.extraBytes = 0;
  }

  #endText(position: number): void {
    const textEnd = this.#scannedBytes + position;
    if (textEnd - this.#textStart < longText) return;
    this.#longTexts.push({ start: this.#textStart, end: textEnd, ...this.#found });
  }

  /** The counters are copied: reading a field for each byte takes longer than all the rest. */
  #scan(chunk: Buffer, from: number): void {
    const { length } = chunk;
    const maxValues = this.#maxValues;
    let count = this.#valueCount;
    let depth = this.#depth;
    let isInScalar = this.#place === 'scalar';
    let position = from;
    while (position < length && count <= maxValues) {
      const meaning = meanings[chunk[position++] as number];
      if (meaning === separator) isInScalar = false;
      else if (meaning === inScalar) {
        if (!isInScalar) count++;
        isInScalar = true;
      } else {
        isInScalar = false;
        if (meaning === closing) depth--;
        else count++;
        if (meaning === quote) {
          this.#textStart = this.#scannedBytes + position - 1;
          this.#beginText();
          position = this.#readText(position, length);
        } else if (meaning === opening && ++depth > this.#maxDepth) throw createTooDeep(this.#maxDepth);
      }
    }
    this.#valueCount = count;
    this.#depth = depth;
    if (isInScalar) this.#place = 'scalar';
    else if (this.#place === 'scalar') this.#place = 'between';
  }
}
