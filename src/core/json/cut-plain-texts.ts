import { isAscii } from 'node:buffer';

/** Every so many bytes a document is looked at; texts of twice this size are found for sure. */
const stride = 32 * 1024;

const quote = 0x22;
const backslash = 0x5c;
const colon = 0x3a;

/**
 * What a text begins with that stands for another. It is a lone surrogate: UTF-8 cannot hold it, so that a client could
 * only write it as an escape.
 */
export const mark = '\udfff';

/** A document without its long texts. */
export interface CutDocument {
  /** JSON with a text of {@link mark} and a number in place of each text that was cut out. It holds no `\u` escapes. */
  readonly rest: string;
  /** Where the texts lie that were cut out, in the order of their numbers. */
  readonly texts: readonly WrittenText[];
  /** Bytes of all of them. */
  readonly sizeBytes: number;
}

/** Where a text lies, with its quotes; `end` is exclusive. */
export interface WrittenText {
  readonly start: number;
  readonly end: number;
}

/**
 * Cuts long texts of ASCII without escapes, which pictures and files in base64 are, out of a document. `bytes` must be
 * valid UTF-8. Where the rest and every text are JSON, so is the document, and what the rest says with the texts put back
 * is what it says; where one is not, the document may still be. Returns `null` where there is nothing to cut or the rest
 * holds `\u` escapes.
 */
export function cutPlainTexts(bytes: Buffer): CutDocument | null {
  const texts = findPlainTexts(bytes);
  if (texts.length === 0) return null;
  const pieces: string[] = [];
  let position = 0;
  let sizeBytes = 0;
  for (const [index, { start, end }] of texts.entries()) {
    pieces.push(bytes.toString('utf8', position, start), `"${mark}${String(index)}"`);
    sizeBytes += end - start;
    position = end;
  }
  pieces.push(bytes.toString('utf8', position));
  const rest = pieces.join('');
  return rest.includes('\\u') ? null : { rest, texts, sizeBytes };
}

/** Looks at few places only: where a quotation mark is near, no long text of this kind is. */
function findPlainTexts(bytes: Buffer): readonly WrittenText[] {
  const found: WrittenText[] = [];
  let position = stride;
  while (position < bytes.length) {
    const closing = bytes.indexOf(quote, position);
    if (closing === -1) break;
    if (closing - position >= stride) {
      const text = { start: bytes.lastIndexOf(quote, position - 1), end: closing + 1 };
      if (isPlainText(bytes, text)) found.push(text);
    }
    position = closing + stride;
  }
  return found;
}

/** Keys are none. An opening quote behind a backslash would be one within a text. */
function isPlainText(bytes: Buffer, { start, end }: WrittenText): boolean {
  if (start < 1 || bytes[start - 1] === backslash || isKey(bytes, end)) return false;
  const text = bytes.subarray(start, end);
  return isAscii(text) && !text.includes(backslash);
}

function isKey(bytes: Buffer, end: number): boolean {
  let position = end;
  while (position < bytes.length && (bytes[position] ?? 0) <= 0x20) position++;
  return bytes[position] === colon;
}
