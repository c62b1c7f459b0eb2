import type { FuzzRandom } from '../fuzz-random.ts';

/** Names that mean something to JavaScript, to paths of fields, or to parsers. */
export const oddNames: readonly string[] = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '__defineGetter__',
  'length',
  'then',
  'toJSON',
  'a.b',
  'a[0]',
  '[0]',
  'a/b~c',
  '$ref',
  '$schema',
  '',
  ' ',
  '\0',
  '\r\nx-injected: 1',
  'ключ',
  '🙂',
  '\u{202e}evil',
  'İ',
  'unknownField',
  'unknown_field',
  'error',
  'n'.repeat(300),
];

/** Texts that are easily taken for something else, or measured wrongly. */
export const oddTexts: readonly string[] = [
  '',
  ' ',
  '\0',
  'null',
  'true',
  '0',
  '-1',
  '1e309',
  'NaN',
  '[object Object]',
  '\r\n\r\ndata: {"type":"message_stop"}\r\n\r\n',
  'event: error\ndata: {}\n\n',
  '\u{2028}\u{2029}',
  '\u{feff}',
  '\u{200b}\u{200d}',
  'e\u{301}'.repeat(50),
  '👩‍👩‍👧‍👦'.repeat(20),
  '\u{10ffff}\u{fffe}\u{ffff}',
  '\u{202e}txt',
  'ǆ',
  '%00%0a%2e%2e',
  '${jndi:ldap://x}',
  '{{7*7}}',
  '<script>',
  "' or 1=1 --",
  '../../etc/passwd',
  'file:///etc/passwd',
  'http://127.0.0.1:1/',
  'data:image/png;base64,AAAA',
  '"\\"\\\\',
  '__proto__',
  'constructor',
];

/** One value of each JSON type, and the edges of some. */
const plainValues: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  1,
  -1,
  1.5,
  -1.5,
  1e-320,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 32,
  2 ** 53,
  2 ** 53 + 2,
  '',
  'x',
  [],
  [null],
  [[]],
  {},
  { x: 1 },
  { type: 'text' },
  { $ref: '#' },
];

/** Any value at all. */
export function pickOddValue(random: FuzzRandom): unknown {
  return random.weigh([
    [6, () => random.pick(plainValues)],
    [3, () => random.pick(oddTexts)],
    [1, () => createLongText(random)],
    [1, () => createNest(random)],
    [1, () => createWide(random)],
  ])();
}

/** Around the limits of the contract, which are lengths such as 64, 256 and 32000. */
export function createLongText(random: FuzzRandom): string {
  const unit = random.pick(['a', 'é', '🙂', '\n', '"', '\u{1}']);
  return unit.repeat(random.pick([63, 64, 65, 128, 129, 255, 256, 257, 4096, 32_000, 32_001]));
}

/** Arrays or objects in one another, up to and beyond the 100 levels that are accepted. */
export function createNest(random: FuzzRandom): unknown {
  const depth = random.pick([3, 10, 50, 90, 101, 150, 1000]);
  const isList = random.chance(0.5);
  let value: unknown = random.pick([null, 1, 'x', {}]);
  for (let level = 0; level < depth; level += 1) value = isList ? [value] : { a: value };
  return value;
}

function createWide(random: FuzzRandom): unknown {
  const count = random.pick([20, 200, 2000]);
  if (random.chance(0.5)) return Array.from({ length: count }, (_, index) => index);
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${String(index)}`, index]));
}
