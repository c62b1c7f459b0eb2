import { convertLettersToNibbles } from './letters.ts';
import { maxBytes, maxNibbles } from './word-code.ts';

/** What is spoken in one go: a word, or a part of a long one. */
export interface WordPart {
  readonly text: string;
  /** Whether it goes on with the word before it. */
  readonly isJoined: boolean;
}

/**
 * The words of a text, what stands between white space, one after the other; long ones in parts, never within a code point. White
 * space itself is not spoken. What is not Unicode, half a surrogate pair, becomes U+FFFD.
 */
export function* splitWords(text: string): Generator<WordPart, void> {
  for (const [word] of text.toWellFormed().matchAll(/\S+/gu)) {
    let isJoined = false;
    for (const part of splitWord(word)) {
      yield { text: part, isJoined };
      isJoined = true;
    }
  }
}

/** As few parts as there can be where all have letters of the table; else none takes more bytes than there is room for. */
function* splitWord(word: string): Generator<string, void> {
  let part = '';
  for (const character of word) {
    if (part !== '' && !fits(part + character)) {
      yield part;
      part = '';
    }
    part += character;
  }
  yield part;
}

function fits(part: string): boolean {
  const nibbles = convertLettersToNibbles(part);
  return nibbles === null ? Buffer.byteLength(part) <= maxBytes : nibbles.length <= maxNibbles;
}
