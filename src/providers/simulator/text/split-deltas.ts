import { isInsideCharacter } from './estimate-tokens.ts';

const minLength = 6;
const maxLength = 24;
const space = 0x20;

/** Cuts a text into pieces of a word or a few, as models stream it. Joined, the pieces are the text. */
export function* splitDeltas(text: string): Generator<string, undefined> {
  for (let start = 0; start < text.length;) {
    const end = findEnd(text, start);
    yield text.slice(start, end);
    start = end;
  }
}

/** The next space after a few characters; words without end (or writing without spaces) are cut anyway. */
function findEnd(text: string, start: number): number {
  const limit = start + maxLength;
  if (limit >= text.length) return text.length;
  for (let index = start + minLength; index < limit; index += 1) {
    if (text.charCodeAt(index) === space) return index;
  }
  return isInsideCharacter(text, limit) ? limit - 1 : limit;
}
