/** Characters that are decoded at a time: a multiple of four, so that no group is cut. */
const pieceLength = 65_536;

const scratch = Buffer.alloc((pieceLength / 4) * 3);

/**
 * Whether a text is base64 (RFC 4648) of at least one byte: in the usual alphabet or the one for URLs, with or without its
 * padding, and with nothing else in it, line breaks included. Decodes the text piece by piece in native code and keeps
 * nothing of it: a decoder that passes over a character, or stops at one, writes fewer bytes than the length promises.
 */
export function isBase64(text: string): boolean {
  const length = text.length - countPadding(text);
  if (length < 2 || length % 4 === 1) return false;
  for (let start = 0; start < length; start += pieceLength) {
    const piece = text.slice(start, Math.min(length, start + pieceLength));
    if (scratch.write(piece, 'base64') !== Math.floor((piece.length * 3) / 4)) return false;
  }
  return true;
}

/** Padding fills the last group of four; what does not is no padding. */
function countPadding(text: string): number {
  if (text.length % 4 !== 0 || !text.endsWith('=')) return 0;
  return text.endsWith('==') ? 2 : 1;
}
