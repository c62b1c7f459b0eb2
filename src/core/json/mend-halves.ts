const backslash = 0x5c;
const smallU = 0x75;
const escapeLength = 6;

/** As long as what it takes the place of. */
const replacement = '\\ufffd';

/**
 * Replaces halves of surrogate pairs in a JSON document, in place, by U+FFFD: they are valid JSON (RFC 8259, 8.2) and no Unicode, which
 * strict readers refuse. In UTF-8 they can only be written as escapes. What is no JSON remains none.
 */
export function mendHalves(bytes: Buffer): void {
  if (!bytes.includes('\\ud') && !bytes.includes('\\uD')) return;
  for (let at = bytes.indexOf(backslash); at !== -1; at = bytes.indexOf(backslash, at)) {
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
  if (bytes[at] !== backslash || bytes[at + 1] !== smallU) return null;
  const code = Number.parseInt(bytes.toString('latin1', at + 2, at + escapeLength), 16);
  if (code >= 0xd800 && code <= 0xdbff) return 'first';
  return code >= 0xdc00 && code <= 0xdfff ? 'second' : null;
}
