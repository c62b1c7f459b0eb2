const backslash = 0x5c;
const smallU = 0x75;
const escapeLength = 6;

/** What an escape of a half begins with: the halves are U+D800 to U+DFFF. */
const marks = ['\\ud', '\\uD'] as const;

/** As long as what it takes the place of. */
const replacement = '\\ufffd';

/**
 * Replaces halves of surrogate pairs in a JSON document, in place, by U+FFFD: they are valid JSON (RFC 8259, 8.2) and no Unicode, which
 * strict readers refuse. In UTF-8 they can only be written as escapes. What is no JSON remains none. Takes no longer than parsing it.
 */
export function mendHalves(bytes: Buffer): void {
  if (!marks.some((mark) => bytes.includes(mark))) return;
  // Byte by byte: a search for each of many escapes would take ten times as long.
  let at = bytes.indexOf(backslash);
  while (at < bytes.length) {
    if (bytes[at] !== backslash) {
      at += 1;
      continue;
    }
    const half = readHalf(bytes, at);
    if (half === null) at += 2;
    else if (half === 'first' && readHalf(bytes, at + escapeLength) === 'second') at += 2 * escapeLength;
    else at += bytes.write(replacement, at, 'latin1');
  }
}

const halfEscape = /\\u[dD][89a-fA-F]/u;

/** The same for a text; the same text where there is nothing to replace. */
export function mendTextHalves(json: string): string {
  if (!json.includes('\\u') || !halfEscape.test(json)) return json;
  const bytes = Buffer.from(json);
  mendHalves(bytes);
  return bytes.toString();
}

/** Which half of a pair the escape at this place stands for; `null` for any other, and where there is none. */
function readHalf(bytes: Buffer, at: number): 'first' | 'second' | null {
  if (bytes[at] !== backslash || bytes[at + 1] !== smallU || readHexDigit(bytes[at + 2]) !== 0xd) return null;
  const kind = readHexDigit(bytes[at + 3]);
  if (kind < 8 || readHexDigit(bytes[at + 4]) < 0 || readHexDigit(bytes[at + 5]) < 0) return null;
  return kind < 0xc ? 'first' : 'second';
}

/** -1 for what is none. */
function readHexDigit(byte = 0): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const letter = byte | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}
