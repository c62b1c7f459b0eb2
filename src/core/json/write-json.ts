import { isBase64 } from '../is-base64.ts';
import { createPieces, type BytePieces } from '../byte-pieces.ts';
import { mark } from './cut-texts.ts';

/** Shorter texts are written with the rest, in characters. */
const longText = 16 * 1024;

const markedText = new RegExp(`"${mark}\\d+"`, 'u');

/**
 * The bytes of what JSON.stringify writes. It looks at every character of a text, which takes a tenth of a second for a few
 * large pictures; long texts in base64 become bytes as they are, each when its turn comes. `value` is what JSON can hold, and
 * must not change before the bytes have been read.
 */
export function writeJson(value: unknown): Buffer | BytePieces {
  const files: string[] = [];
  const text = JSON.stringify(cutFiles(value, files));
  return files.length === 0 ? Buffer.from(text) : join(text.split(markedText), files);
}

/** The same as a text. What was cut out of one is put in without a look at it. */
export function writeJsonText(value: unknown): string {
  const files: string[] = [];
  const text = JSON.stringify(cutFiles(value, files));
  if (files.length === 0) return text;
  return text
    .split(markedText)
    .map((piece, index) => (index === 0 ? piece : `"${files[index - 1] ?? ''}"${piece}`))
    .reduce((whole, piece) => whole + piece);
}

/** Returns `value` with a text of {@link mark} in place of each file; itself where it holds none. */
function cutFiles(value: unknown, files: string[]): unknown {
  if (typeof value === 'string') {
    if (value.length < longText || !isBase64(value)) return value;
    return `${mark}${String(files.push(value) - 1)}`;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Array.isArray(value) ? cutItems(value, files) : cutMembers(value, files);
}

function cutItems(items: readonly unknown[], files: string[]): unknown {
  const before = files.length;
  const cut = items.map((item) => cutFiles(item, files));
  return files.length === before ? items : cut;
}

/** An object without files stays as it is: it may be one that JSON.stringify treats in a way of its own. */
function cutMembers(object: object, files: string[]): unknown {
  const before = files.length;
  const members = Object.entries(object).map(([key, member]) => [key, cutFiles(member, files)] as const);
  return files.length === before ? object : Object.fromEntries(members);
}

/** Files stand in the text in the order in which they were found. */
function join(texts: readonly string[], files: readonly string[]): BytePieces {
  const parts = texts.flatMap((text, index) => {
    const file = files[index];
    const opened = index === 0 ? text : `"${text}`;
    return file === undefined ? [Buffer.from(opened)] : [Buffer.from(`${opened}"`), file];
  });
  return createPieces(parts);
}
