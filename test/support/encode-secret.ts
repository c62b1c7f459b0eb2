const hex = (text: string): string => Buffer.from(text).toString('hex');
const base64 = (text: string): string => Buffer.from(text).toString('base64');
const eachByte = (text: string, write: (digits: string) => string): string =>
  (hex(text).match(/../gu) ?? []).map(write).join('');

/** Every way in which somebody may write a secret without meaning to show it. */
export const encoders: Readonly<Record<string, (secret: string) => string>> = {
  plain: (text) => text,
  'upper case': (text) => text.toUpperCase(),
  'lower case': (text) => text.toLowerCase(),
  base64,
  base64url: (text) => Buffer.from(text).toString('base64url'),
  'base64 of a pair': (text) => base64(`user:${text}`),
  'base64 behind other letters': (text) => `Basic0${base64(text)}`,
  'base64 in lines': (text) => base64(`key is ${text}, that is all`).replace(/.{60}/gu, '$&\n'),
  hex,
  'upper hex': (text) => hex(text).toUpperCase(),
  'hex behind a digit': (text) => `a${hex(text)}`,
  'hex with colons': (text) => eachByte(text, (digits) => `${digits}:`),
  'hex dump': (text) => eachByte(text, (digits) => `0x${digits}, `),
  'hex escapes': (text) => eachByte(text, (digits) => `\\x${digits}`),
  'unicode escapes': (text) => eachByte(text, (digits) => `\\u00${digits}`),
  'upper unicode escapes': (text) => eachByte(text, (digits) => `\\u00${digits.toUpperCase()}`),
  'URL encoding': (text) => eachByte(text, (digits) => `%${digits}`),
  'URL encoding of marks': (text) => encodeURIComponent(text).replaceAll('-', '%2D').replaceAll('_', '%5f'),
  'JSON text': (text) => JSON.stringify(JSON.stringify(`x/${text}`)).replaceAll('/', '\\/'),
  'HTML entities': (text) => eachByte(text, (digits) => `&#x${digits};`),
  'decimal HTML entities': (text) => eachByte(text, (digits) => `&#${String(parseInt(digits, 16))};`),
  base32: encodeBase32,
  'base64 twice': (text) => base64(base64(text)),
  'hex of base64': (text) => hex(base64(text)),
  'URL encoding of base64': (text) => encodeURIComponent(base64(`a${text}`)),
  'the first two thirds': (text) => `${text.slice(0, Math.ceil((text.length * 2) / 3))}...`,
  'the last two thirds': (text) => `***${text.slice(Math.floor(text.length / 3))}`,
  'with marks nobody sees': (text) => [...text].join('\u200b'),
};

function encodeBase32(text: string): string {
  const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...Buffer.from(text)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/gu) ?? []).map((group) => digits[parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/** Whether a text has a piece of a secret that is worth something, as it is or in the encodings that hide one best. */
export function holdsPiece(text: string, secret: string): boolean {
  const length = Math.min(12, secret.length);
  const pieces = Array.from({ length: secret.length - length + 1 }, (_, at) =>
    secret.slice(at, at + length).toLowerCase(),
  );
  return listReadings(text).some((reading) => {
    const lower = reading.toLowerCase();
    return pieces.some((piece) => lower.includes(piece));
  });
}

function listReadings(text: string): readonly string[] {
  const unescaped = text
    .replace(
      /%([0-9a-f]{2})|\\u00([0-9a-f]{2})|\\x([0-9a-f]{2})|&#x([0-9a-f]{2});/giu,
      (_, ...digits: string[]) => String.fromCharCode(parseInt(digits.find((found) => found) ?? '', 16)),
    )
    .replace(/&#(\d{1,3});/gu, (_, digits: string) => String.fromCharCode(Number(digits)))
    .replace(/\p{Cf}/gu, '');
  const digits = text.replace(/0x|[:,\s]/gu, '').match(/[0-9a-f]{12,}/giu) ?? [];
  const bytes = digits.flatMap((run) =>
    [run, run.slice(1)].map((each) => Buffer.from(each, 'hex').toString('latin1')),
  );
  return [text, unescaped, ...bytes, ...[text, unescaped, ...bytes].flatMap(listDecoded)];
}

function listDecoded(text: string): readonly string[] {
  const words = text.match(/[\w+/=-]{8,}/gu) ?? [];
  return words.flatMap((word) =>
    [0, 1, 2, 3].flatMap((start) => {
      const once = Buffer.from(word.slice(start), 'base64').toString('latin1');
      return [once, Buffer.from(once, 'base64').toString('latin1')];
    }),
  );
}
