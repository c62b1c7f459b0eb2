import { isBase64 } from '../is-base64.ts';
import { mark } from './cut-texts.ts';
import { minFileLength } from './file-text.ts';

/** A document without its files. */
export interface CutText {
  /** JSON with a text of {@link mark} and a number in place of each file; no JSON where the document is none. */
  readonly rest: string;
  readonly files: readonly string[];
}

const beforeColon = /\s*:/uy;

/**
 * Cuts files in base64 out of a document that is a string, but for those that are keys. Every quote may open a text: where it
 * is one that closes a text, what follows up to the next quote is no file, or the document is no JSON either way.
 */
export function cutFileTexts(source: string): CutText {
  const pieces: string[] = [];
  const files: string[] = [];
  let position = 0;
  for (let open = source.indexOf('"'); open !== -1;) {
    const close = source.indexOf('"', open + 1);
    if (close === -1) break;
    const isFile = close - open > minFileLength && isFileBetween(source, open, close);
    if (isFile) {
      pieces.push(source.slice(position, open + 1), `${mark}${String(files.length)}`);
      files.push(source.slice(open + 1, close));
      position = close;
    }
    open = isFile ? source.indexOf('"', close + 1) : close;
  }
  return { rest: files.length === 0 ? source : pieces.join('') + source.slice(position), files };
}

function isFileBetween(source: string, open: number, close: number): boolean {
  if (source[open - 1] === '\\' || !isBase64(source.slice(open + 1, close))) return false;
  beforeColon.lastIndex = close + 1;
  return !beforeColon.test(source);
}
