import { createTooDeep, createTooManyValues, maxJsonDepth, type JsonLimits } from './json-limits.ts';
import { isEscaped, skipText } from './skip-text.ts';

/** Counts the values of one JSON document while its bytes arrive. Per document. */
export interface JsonScanner {
  /**
   * Looks at the next bytes of the document; where one chunk ends and the next begins does not matter. Throws
   * `invalid_argument` (`invalid_json`) as soon as there are more values, or deeper ones, than the limits allow. Whether
   * the bytes are JSON at all is not looked at: up to the first byte that is wrong the count is right. Linear in the bytes.
   */
  push(chunk: Buffer): void;
  /** Objects, arrays, texts, numbers, literals and keys that began so far. */
  readonly valueCount: number;
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

  constructor({ maxValues, maxDepth = maxJsonDepth }: JsonLimits) {
    this.#maxValues = maxValues;
    this.#maxDepth = maxDepth;
  }

  get valueCount(): number {
    return this.#valueCount;
  }

  push(chunk: Buffer): void {
    if (chunk.length === 0) return;
    this.#scan(chunk, this.#finishText(chunk));
    if (this.#valueCount > this.#maxValues) throw createTooManyValues(this.#maxValues);
  }

  /** Returns where the text ends that an earlier chunk began. */
  #finishText(chunk: Buffer): number {
    if (this.#place === 'text') return this.#skipText(chunk, 0);
    return this.#place === 'escape' ? this.#skipText(chunk, 1) : 0;
  }

  /** `from` lies within a text. Returns one past its closing quote, or the end of the chunk. */
  #skipText(chunk: Buffer, from: number): number {
    const end = skipText(chunk, from);
    if (end !== -1) {
      this.#place = 'between';
      return end;
    }
    this.#place = isEscaped(chunk, from, chunk.length) ? 'escape' : 'text';
    return chunk.length;
  }

  /** The counters are copied: reading a field for each byte takes longer than all the rest. */
  #scan(chunk: Buffer, from: number): void {
    const end = chunk.length;
    const maxValues = this.#maxValues;
    let count = this.#valueCount;
    let depth = this.#depth;
    let isInScalar = this.#place === 'scalar';
    let position = from;
    while (position < end && count <= maxValues) {
      const meaning = meanings[chunk[position++] as number];
      if (meaning === separator) isInScalar = false;
      else if (meaning === inScalar) {
        if (!isInScalar) count++;
        isInScalar = true;
      } else {
        isInScalar = false;
        if (meaning === closing) depth--;
        else count++;
        if (meaning === quote) position = this.#skipText(chunk, position);
        else if (meaning === opening && ++depth > this.#maxDepth) throw createTooDeep(this.#maxDepth);
      }
    }
    this.#valueCount = count;
    this.#depth = depth;
    if (isInScalar) this.#place = 'scalar';
    else if (this.#place === 'scalar') this.#place = 'between';
  }
}
