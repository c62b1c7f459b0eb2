import type { Effect } from '../fuzz-case.ts';
import type { FuzzRandom } from '../fuzz-random.ts';
import { oddNames } from './odd-values.ts';

/** Bytes of a JSON document, what was done to them, and what that means. */
export interface MutatedText {
  readonly bytes: Buffer;
  readonly note: string;
  readonly effect: Effect;
}

/** `null` where it makes no sense. */
type Change = (text: string, random: FuzzRandom) => MutatedText | null;

/** Changes how a JSON object is written; some of it is no JSON any more. */
export function mutateJsonText(text: string, random: FuzzRandom): MutatedText {
  for (;;) {
    const changed = random.weigh(changes)(text, random);
    if (changed !== null) return changed;
  }
}

const changes: readonly (readonly [weight: number, change: Change])[] = [
  [3, spread],
  [3, escapeLetters],
  [3, repeatKey],
  [3, truncate],
  [3, trail],
  [3, plantLiteral],
  [3, plantNumber],
  [2, plantInText],
  [2, plantBytes],
  [2, nest],
  [2, replaceWhole],
  [1, encode],
  [1, precede],
];

function result(text: string | Buffer, note: string, effect: Effect): MutatedText {
  return { bytes: Buffer.from(text as string), note, effect };
}

function spread(text: string, random: FuzzRandom): MutatedText {
  const indent = random.pick([1, 2, 10, '\t', ' \n\r\t']);
  const value = JSON.parse(text) as unknown;
  const spreadText =
    typeof indent === 'string' ? `${indent}${text}${indent}` : JSON.stringify(value, null, indent);
  return result(spreadText, 'with white space', 'keeps');
}

/** The same texts and names, spelt with escapes. */
function escapeLetters(text: string, random: FuzzRandom): MutatedText {
  const share = random.pick([0.05, 0.5, 1]);
  const escaped = text.replace(/(?<=")[a-z_](?=[a-z_]*")/giu, (letter) => {
    return random.chance(share) ? `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}` : letter;
  });
  return result(escaped, 'with escaped letters', 'keeps');
}

/** A name twice in one object: which of them counts is not defined. */
function repeatKey(text: string, random: FuzzRandom): MutatedText | null {
  const keys = [...text.matchAll(/[{,]"((?:[^"\\]|\\.){1,80})":/gu)];
  const match = keys.length > 0 ? random.pick(keys) : null;
  if (match === null) return null;
  const at = match.index + 1;
  const value = random.pick(['null', '"x"', '0', '{}', '[]', '"no-such-model"', 'true']);
  const name = match[1] ?? '';
  return result(`${text.slice(0, at)}"${name}":${value},${text.slice(at)}`, `with ${name} twice`, 'open');
}

function truncate(text: string, random: FuzzRandom): MutatedText {
  const size = random.below(text.length);
  return result(text.slice(0, size), `cut off after ${String(size)} characters`, 'breaks');
}

function trail(text: string, random: FuzzRandom): MutatedText {
  const tail = random.pick([
    '}',
    ']',
    ',',
    'x',
    '\0',
    '{}',
    text,
    '\u{feff}',
    '//',
    '"',
    'null',
    '\u{a0}',
    '\v',
  ]);
  return result(text + tail, `followed by ${JSON.stringify(tail).slice(0, 20)}`, 'breaks');
}

const noJson = [
  'NaN',
  'Infinity',
  '-Infinity',
  'undefined',
  '020',
  '0x10',
  '+1',
  '.5',
  '1.',
  '1e',
  '--1',
  "'a'",
  '`a`',
  'True',
  'nul',
  '"\t"',
  '"\\x41"',
  '"\\u12"',
  '"',
  '{a:1}',
  '{"a":1,}',
  '[1,]',
  '[,]',
  '/**/1',
  '1 //',
  '\\u0031',
] as const;

/** A field whose value is no JSON. */
function plantLiteral(text: string, random: FuzzRandom): MutatedText {
  const literal = random.pick(noJson);
  return result(plantField(text, literal, random), `with the literal ${literal}`, 'breaks');
}

const oddNumbers = [
  '1e400',
  '-1e400',
  '1e-400',
  '-0',
  '-0.0',
  '9007199254740993',
  '18446744073709551616',
  '1E+2',
  '1.0',
  '10e-1',
  '0e99999',
  `1${'0'.repeat(400)}`,
  `0.${'1'.repeat(400)}`,
  `1e${'9'.repeat(40)}`,
] as const;

/** In place of a number of the document, or in a field of its own. */
function plantNumber(text: string, random: FuzzRandom): MutatedText {
  const number = random.pick(oddNumbers);
  const places = [...text.matchAll(/(?<=[:,[])-?\d+(?:\.\d+)?(?=[,}\]])/gu)];
  const note = `with the number ${number.slice(0, 24)}`;
  if (places.length === 0 || random.chance(0.3))
    return result(plantField(text, number, random), note, 'open');
  const { index, 0: old } = random.pick(places);
  return result(text.slice(0, index) + number + text.slice(index + old.length), note, 'open');
}

/** As another field of the outermost object, first or last. */
function plantField(text: string, literal: string, random: FuzzRandom): string {
  const name = JSON.stringify(random.pick(oddNames));
  if (text === '{}') return `{${name}:${literal}}`;
  return random.chance(0.5)
    ? `{${name}:${literal},${text.slice(1)}`
    : `${text.slice(0, -1)},${name}:${literal}}`;
}

/** Half surrogate pairs, and characters that must be escaped, within a text or a name. */
function plantInText(text: string, random: FuzzRandom): MutatedText | null {
  if (!hasTexts(text)) return null;
  const piece = random.pick([
    '\\ud800',
    '\\udc00',
    'a\\ud83d',
    '\\ude00\\ud83d',
    '\n',
    '\0',
    '\u{1f}',
    '\\u00g',
    '\\q',
  ]);
  return result(plantAfterQuote(text, piece, random), `with ${JSON.stringify(piece)} in a text`, 'breaks');
}

function hasTexts(text: string): boolean {
  return /[[{,:]"/u.test(text);
}

function plantAfterQuote(text: string, piece: string, random: FuzzRandom): string {
  const at = random.pick([...text.matchAll(/(?<=[[{,:])"/gu)]).index + 1;
  return text.slice(0, at) + piece + text.slice(at);
}

/** Bytes that are no UTF-8. */
function plantBytes(text: string, random: FuzzRandom): MutatedText | null {
  if (!hasTexts(text)) return null;
  const bytes = random.pick([
    [0xff],
    [0xc0, 0xaf],
    [0xed, 0xa0, 0x80],
    [0xf0, 0x9f, 0x98],
    [0xe9],
    [0x80],
    [0xf5, 0x80, 0x80, 0x80],
    [0xfe, 0xff],
  ]);
  const marked = plantAfterQuote(text, '\u{1}', random);
  const [before = '', after = ''] = marked.split('\u{1}');
  const all = Buffer.concat([Buffer.from(before), Buffer.from(bytes), Buffer.from(after)]);
  return {
    bytes: all,
    note: `with the bytes ${Buffer.from(bytes).toString('hex')} in a text`,
    effect: 'breaks',
  };
}

function nest(text: string, random: FuzzRandom): MutatedText {
  const depth = random.pick([60, 102, 1000, 30_000]);
  const [open, close] = random.pick([
    ['[', ']'],
    ['{"a":', '}'],
  ] as const);
  const inner = open.repeat(depth) + (open === '[' ? '' : '1') + close.repeat(depth);
  const effect = depth > 100 ? 'breaks' : 'open';
  return result(plantField(text, inner, random), `with ${String(depth)} levels of ${open}`, effect);
}

function replaceWhole(_text: string, random: FuzzRandom): MutatedText {
  const whole = random.pick([
    '',
    ' \n',
    'null',
    'true',
    '7',
    '"text"',
    '[]',
    '[{}]',
    'a=b&c=d',
    '<a/>',
    '\0',
    '-',
    '\u{1f}\u{8b}',
    '%7B%7D',
  ]);
  return result(whole, `replaced by ${JSON.stringify(whole)}`, 'breaks');
}

function encode(text: string, random: FuzzRandom): MutatedText {
  const swapped = Buffer.from(text, 'utf16le').swap16();
  const bytes = random.pick([
    Buffer.from(text, 'utf16le'),
    Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]),
    swapped,
  ]);
  return { bytes, note: 'in UTF-16', effect: 'breaks' };
}

function precede(text: string, random: FuzzRandom): MutatedText {
  const start = random.pick(['\u{feff}', ")]}'\n", '/* a */', ',', '\0', 'x']);
  return result(start + text, `after ${JSON.stringify(start)}`, 'breaks');
}
