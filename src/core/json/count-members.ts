import { skipStringText } from './skip-text.ts';

const quote = 0x22;
const colon = 0x3a;
const openBrace = 0x7b;
const closeBrace = 0x7d;
const openBracket = 0x5b;
const closeBracket = 0x5d;

/**
 * How many members stand in the JSON object that a text is, one that stands twice counted twice: more than the parsed object has where
 * readers may disagree on what it says (RFC 8259, 4). The text is one that parseJson takes. Long strings are passed over in native code.
 */
export function countMembers(text: string): number {
  let count = 0;
  let depth = 0;
  for (let position = 0; position < text.length;) {
    const code = text.charCodeAt(position);
    position = code === quote ? skipStringText(text, position + 1) : position + 1;
    if (code === openBrace || code === openBracket) depth += 1;
    else if (code === closeBrace || code === closeBracket) depth -= 1;
    else if (code === colon && depth === 1) count += 1;
  }
  return count;
}
