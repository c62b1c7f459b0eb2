const quote = 0x22;
const backslash = 0x5c;

/** Up to here a text is read byte by byte, which beats the call into native code for short ones. */
const shortText = 48;

/** So many searches show how dense the quotes of a text are. */
const searchesAtOnce = 16;

/** Bytes that a search must get on by to be worth its call. */
const worthwhileSearch = 24;

/** Where quotes are dense, so many bytes are read one by one before the next search. */
const denseStretch = 512;

/**
 * Finds the end of a text of a JSON document. `from` lies within it and is not escaped. Returns one past the closing quote,
 * or -1 where the text does not end in these bytes. Linear in the bytes, whatever they hold.
 */
export function skipText(bytes: Buffer, from: number): number {
  let position = from;
  let near = Math.min(bytes.length, from + shortText);
  while (position < bytes.length) {
    while (position < near) {
      const byte = bytes[position];
      if (byte === quote) return position + 1;
      position += byte === backslash ? 2 : 1;
    }
    position = searchQuote(bytes, position);
    near = Math.min(bytes.length, position + denseStretch);
  }
  return -1;
}

/** Whether what stands at `position` is escaped. `from` lies within the same text and is not escaped itself. */
export function isEscaped(bytes: Buffer, from: number, position: number): boolean {
  let first = position;
  while (first > from && bytes[first - 1] === backslash) first--;
  return (position - first) % 2 === 1;
}

/**
 * `from` lies inside a text and is not escaped. Returns its closing quote, or where the text is better read on byte by
 * byte because its escaped quotes lie close together, or the end of the bytes.
 */
function searchQuote(bytes: Buffer, from: number): number {
  let start = from;
  for (let searches = 1; ; searches++) {
    const found = bytes.indexOf(quote, start);
    if (found === -1) return bytes.length;
    if (!isEscaped(bytes, start, found)) return found;
    start = found + 1;
    if (searches >= searchesAtOnce && start - from < searches * worthwhileSearch) return start;
  }
}

/** As {@link skipText} of a document that is a string; its length where the text does not end in it. Passes over long texts in native code. */
export function skipStringText(document: string, from: number): number {
  let end = document.indexOf('"', from);
  while (end !== -1 && isEscapedInString(document, from, end)) end = document.indexOf('"', end + 1);
  return end === -1 ? document.length : end + 1;
}

function isEscapedInString(document: string, from: number, position: number): boolean {
  let first = position;
  while (first > from && document.charCodeAt(first - 1) === backslash) first--;
  return (position - first) % 2 === 1;
}
