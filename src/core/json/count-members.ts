const quote = 0x22;
const backslash = 0x5c;
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
  for (let position = 0; position < text.length; position += 1) {
    const code = text.charCodeAt(position);
    if (code === quote) position = findQuote(text, position + 1);
    else if (code === openBrace || code === openBracket) depth += 1;
    else if (code === closeBrace || code === closeBracket) depth -= 1;
    else if (code === colon && depth === 1) count += 1;
  }
  return count;
}

/** The quote that ends the string whose first character stands at `from`; the end of the text where none does. */
function findQuote(text: string, from: number): number {
  let found = text.indexOf('"', from);
  while (found !== -1 && isEscaped(text, found)) found = text.indexOf('"', found + 1);
  return found === -1 ? text.length : found;
}

/** The quote before the string is the last that this can come to. */
function isEscaped(text: string, position: number): boolean {
  let first = position;
  while (text.charCodeAt(first - 1) === backslash) first -= 1;
  return (position - first) % 2 === 1;
}
