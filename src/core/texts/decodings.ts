/** One way in which a text may be written as another one. */
export interface Decoding {
  /** The pieces of a text that may be written so; found in one pass. */
  readonly pattern: RegExp;
  /** What a piece may stand for: nothing, one reading, or several where it cannot be told where the writing begins. */
  readonly decode: (piece: string) => readonly string[];
}

const run = /[^\s"'<>]+/gu;

/** Every encoding in which a secret is looked for. */
export const decodings: readonly Decoding[] = [
  { pattern: run, decode: decodePercent },
  { pattern: run, decode: decodeEscapes },
  { pattern: run, decode: decodeEntities },
  { pattern: /(?:(?:0x|\\x)?[0-9a-f]{2}[\s:,-]{0,2}){6,}/giu, decode: decodeHex },
  { pattern: /[\w+/-]{8,}={0,2}/gu, decode: decodeBase64 },
  { pattern: /[A-Z2-7]{10,}={0,6}/giu, decode: decodeBase32 },
];

function decodePercent(piece: string): readonly string[] {
  if (!piece.includes('%')) return [];
  const decoded = piece.replace(/(?:%[0-9a-f]{2})+/giu, (bytes) =>
    Buffer.from(bytes.replaceAll('%', ''), 'hex').toString('utf8'),
  );
  return [decoded];
}

const controls: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
]);

/** The escapes of JSON and of most languages, also where they have been escaped once more. */
function decodeEscapes(piece: string): readonly string[] {
  if (!piece.includes('\\')) return [];
  const decoded = piece
    .replace(/\\{1,8}u\{?([0-9a-f]{4})\}?|\\{1,8}x([0-9a-f]{2})/giu, (_, wide?: string, narrow?: string) =>
      String.fromCharCode(parseInt(wide ?? narrow ?? '', 16)),
    )
    .replace(/\\{1,8}(.)/gu, (_, character: string) => controls.get(character) ?? character);
  return [decoded];
}

const entities: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['sol', '/'],
  ['plus', '+'],
  ['equals', '='],
  ['lowbar', '_'],
]);

function decodeEntities(piece: string): readonly string[] {
  if (!piece.includes('&')) return [];
  const decoded = piece
    .replace(/&#x([0-9a-f]{1,5});/giu, (_, digits: string) => toCharacter(parseInt(digits, 16)))
    .replace(/&#(\d{1,6});/gu, (_, digits: string) => toCharacter(Number(digits)))
    .replace(/&([a-z]{2,6});/giu, (written, name: string) => entities.get(name.toLowerCase()) ?? written);
  return [decoded];
}

function toCharacter(code: number): string {
  return String.fromCodePoint(Math.min(code, 0x10ffff));
}

/** It may begin with a digit that belongs to something else. */
function decodeHex(piece: string): readonly string[] {
  const digits = piece.replace(/0x|\\x|[\s:,-]/giu, '');
  return [digits, digits.slice(1)].map((text) => Buffer.from(text, 'hex').toString('latin1'));
}

/** Words of plain language and names of fields: nothing that is worth being decoded looks so. */
const wordForm = /^(?:[A-Z]?[a-z_]+|[A-Z_]+)$/u;

/** Both alphabets. It may begin anywhere in what looks like one word. */
function decodeBase64(piece: string): readonly string[] {
  if (wordForm.test(piece)) return [];
  return [0, 1, 2, 3].map((start) => Buffer.from(piece.slice(start), 'base64').toString('latin1'));
}

const base32Digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function decodeBase32(piece: string): readonly string[] {
  if (wordForm.test(piece)) return [];
  const digits = [...piece.toUpperCase().replaceAll('=', '')].map((digit) => base32Digits.indexOf(digit));
  return [0, 1, 2, 3, 4, 5, 6, 7].map((start) => joinBits(digits.slice(start)));
}

function joinBits(digits: readonly number[]): string {
  let text = '';
  let bits = 0;
  let count = 0;
  for (const digit of digits) {
    bits = ((bits << 5) | digit) & 0xfff;
    count += 5;
    if (count < 8) continue;
    count -= 8;
    text += String.fromCharCode((bits >> count) & 0xff);
  }
  return text;
}
