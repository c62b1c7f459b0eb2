import { convertLettersToNibbles, convertNibblesToLetters, paddingNibble } from './letters.ts';
import { addParity, parityLength, repairWord } from './reed-solomon.ts';

/** Bytes of a word besides its checksums, at most. */
const maxData = 16;

/** Half bytes of text: one more says which word it is. */
export const maxNibbles = 2 * maxData - 1;

/** Bytes of text that is not in the table of letters. */
export const maxBytes = Math.floor(maxNibbles / 2);

/** Its head, a checksum of two bytes, and parity. */
const frameLength = 1 + 2 + parityLength;

/** How many symbols a spoken word has, each of which is a byte. */
export const wordLengths = { min: frameLength + 1, max: frameLength + maxData } as const;

/** One spoken word, as the code has it. */
export interface CodedWord {
  readonly text: string;
  /** Whether it goes on with the word before it. */
  readonly isJoined: boolean;
  /** Whether it is the last of what is said. */
  readonly isLast: boolean;
  /** 0 for the first word of what is said, then 1 to 15 over and over: so that a word that is not heard is missed. */
  readonly number: number;
}

/** How many words there are until a number comes again. */
export const numberCycle = 15;

/** The number of the word that comes next. */
export function nextNumber(number: number): number {
  return number === numberCycle ? 1 : number + 1;
}

/** The four upper bits of the head are the length of the data, less one. */
const flags = { bytes: 8, joined: 4, last: 2, reserved: 1 } as const;

/**
 * The symbols of a word: head, data, checksum, parity. The text is at most `maxNibbles` letters' worth, or `maxBytes` long, as
 * `splitWords` makes it.
 */
export function encodeWord({ text, isJoined, isLast, number }: CodedWord): readonly number[] {
  const letters = convertLettersToNibbles(text);
  const nibbles = [
    number,
    ...(letters ?? Array.from(Buffer.from(text), (byte) => [byte >> 4, byte & 15]).flat()),
  ];
  if (nibbles.length % 2 === 1) nibbles.push(paddingNibble);
  const data = Array.from({ length: nibbles.length / 2 }, (_, index) => joinNibbles(nibbles, index));
  const marks =
    (letters === null ? flags.bytes : 0) | (isJoined ? flags.joined : 0) | (isLast ? flags.last : 0);
  const head = ((data.length - 1) << 4) | marks;
  const checked = [head, ...data];
  const checksum = computeChecksum(checked);
  return addParity([...checked, checksum >> 8, checksum & 0xff]);
}

/**
 * The word that these symbols are, up to two wrong ones, or fewer, or `null`. Noise is taken for a word less than once in 10⁹ times: it
 * has to be near the code, to say its own length, and to have the right checksum of 16 bits.
 */
export function decodeWord(symbols: readonly number[], maxErrors: 1 | 2 = 2): CodedWord | null {
  const repaired = repairWord(symbols, maxErrors);
  const head = repaired?.[0];
  if (!repaired || head === undefined) return null;
  if (symbols.length !== readLength(head) || (head & flags.reserved) !== 0) return null;
  const checked = repaired.slice(0, symbols.length - parityLength - 2);
  const [high = 0, low = 0] = repaired.slice(checked.length);
  if (computeChecksum(checked) !== ((high << 8) | low)) return null;
  const [number = 0, ...nibbles] = checked.slice(1).flatMap((byte) => [byte >> 4, byte & 15]);
  return {
    text: (head & flags.bytes) === 0 ? convertNibblesToLetters(nibbles) : readBytes(nibbles),
    isJoined: (head & flags.joined) !== 0,
    isLast: (head & flags.last) !== 0,
    number,
  };
}

/** How many symbols the word has whose first symbol this is. */
export function readLength(head: number): number {
  return frameLength + (head >> 4) + 1;
}

function readBytes(nibbles: readonly number[]): string {
  const bytes = Array.from({ length: Math.floor(nibbles.length / 2) }, (_, index) =>
    joinNibbles(nibbles, index),
  );
  return Buffer.from(bytes).toString();
}

function joinNibbles(nibbles: readonly number[], index: number): number {
  return ((nibbles[2 * index] ?? 0) << 4) | (nibbles[2 * index + 1] ?? 0);
}

/** CRC-16/IBM-3740: x^16 + x^12 + x^5 + 1, begun with ones. */
function computeChecksum(bytes: readonly number[]): number {
  let checksum = 0xffff;
  for (const byte of bytes) {
    checksum ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1)
      checksum = checksum & 0x8000 ? ((checksum << 1) ^ 0x1021) & 0xffff : checksum << 1;
  }
  return checksum;
}
