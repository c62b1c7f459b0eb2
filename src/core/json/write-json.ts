import { isBase64 } from '../is-base64.ts';
import { allocateBytes } from '../large-bytes.ts';
import { mark } from './cut-texts.ts';

/** Shorter texts are written with the rest, in characters. */
const longText = 16 * 1024;

const markedText = new RegExp(`"${mark}\\d+"`, 'u');

/**
 * The bytes of what JSON.stringify writes. It looks at every character of a text, which takes a tenth of a second for a few
 * large pictures; long texts in base64 are copied instead. `value` is what JSON can hold.
 */
export function writeJson(value: unknown): Buffer {
  const files: string[] = [];
  const text = JSON.stringify(cutFiles(value, files));
  return files.length === 0 ? Buffer.from(text) : join(text.split(markedText), files);
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
function join(pieces: readonly string[], files: readonly string[]): Buffer {
  const sizes = pieces.map((piece) => Buffer.byteLength(piece));
  const quotesBytes = 2 * files.length;
  const sizeBytes = [...sizes, ...files.map(({ length }) => length), quotesBytes].reduce(
    (sum, size) => sum + size,
  );
  const bytes = allocateBytes(sizeBytes);
  let position = 0;
  pieces.forEach((piece, index) => {
    position += bytes.write(piece, position);
    const file = files[index];
    if (file === undefined) return;
    position += bytes.write('"', position, 'latin1');
    position += bytes.write(file, position, 'latin1');
    position += bytes.write('"', position, 'latin1');
  });
  return bytes;
}
