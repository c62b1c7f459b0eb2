/** A regular expression as far as texts can be made from it. */
export type PatternNode =
  | {
      readonly kind: 'characters';
      readonly matches: (code: number) => boolean;
      readonly example: number | null;
    }
  | { readonly kind: 'sequence'; readonly items: readonly PatternNode[] }
  | { readonly kind: 'choice'; readonly items: readonly PatternNode[] }
  | { readonly kind: 'repeat'; readonly item: PatternNode; readonly least: number; readonly most: number };

/** The place in a pattern that is being read. */
interface Cursor {
  readonly source: string;
  offset: number;
  depth: number;
}

const longestPattern = 1_000;
const deepestGroup = 30;

/**
 * Reads an ECMAScript pattern without running it; `null` for one that uses look-around, back references or anything
 * else a text cannot simply be made from. Anchors and word boundaries are taken as satisfied.
 */
export function parsePattern(source: string): PatternNode | null {
  if (source.length > longestPattern) return null;
  const cursor: Cursor = { source, offset: 0, depth: 0 };
  const node = parseChoice(cursor);
  return cursor.offset === source.length ? node : null;
}

function parseChoice(cursor: Cursor): PatternNode | null {
  const items: PatternNode[] = [];
  for (;;) {
    const sequence = parseSequence(cursor);
    if (sequence === null) return null;
    items.push(sequence);
    if (cursor.source[cursor.offset] !== '|') break;
    cursor.offset += 1;
  }
  return items.length === 1 ? (items[0] ?? null) : { kind: 'choice', items };
}

function parseSequence(cursor: Cursor): PatternNode | null {
  const items: PatternNode[] = [];
  for (let next = cursor.source[cursor.offset]; next !== undefined; next = cursor.source[cursor.offset]) {
    if (next === '|' || next === ')') break;
    if (next === '^' || next === '$') {
      cursor.offset += 1;
      continue;
    }
    const atom = parseAtom(cursor);
    const item = atom && parseQuantifier(atom, cursor);
    if (item === null) return null;
    items.push(item);
  }
  return { kind: 'sequence', items };
}

function parseAtom(cursor: Cursor): PatternNode | null {
  const { source } = cursor;
  switch (source[cursor.offset]) {
    case '(':
      return parseGroup(cursor);
    case '[':
      return parseClass(cursor);
    case '\\':
      return parseEscape(cursor);
    case '.':
      cursor.offset += 1;
      return { kind: 'characters', matches: (code) => code !== 10 && code !== 13, example: null };
    case '*':
    case '+':
    case '?':
    case undefined:
      return null;
    default:
      return literal(takeCharacter(cursor));
  }
}

function takeCharacter(cursor: Cursor): number {
  const code = cursor.source.codePointAt(cursor.offset) ?? 0;
  cursor.offset += code > 0xffff ? 2 : 1;
  return code;
}

function literal(code: number): PatternNode {
  return { kind: 'characters', matches: (other) => other === code, example: code };
}

function parseGroup(cursor: Cursor): PatternNode | null {
  const [opening] = /^\((?:\?:|\?<[A-Za-z_$][\w$]*>)?(?!\?)/.exec(cursor.source.slice(cursor.offset)) ?? [];
  if (opening === undefined || cursor.depth >= deepestGroup) return null;
  cursor.offset += opening.length;
  cursor.depth += 1;
  const node = parseChoice(cursor);
  cursor.depth -= 1;
  if (node === null || cursor.source[cursor.offset] !== ')') return null;
  cursor.offset += 1;
  return node;
}

function parseQuantifier(item: PatternNode, cursor: Cursor): PatternNode {
  const [whole, symbol, least, comma, most] =
    /^(?:([*+?])|\{(\d{1,9})(,)?(\d{1,9})?\})\??/.exec(
      cursor.source.slice(cursor.offset, cursor.offset + 24),
    ) ?? [];
  if (whole === undefined) return item;
  cursor.offset += whole.length;
  if (symbol === '?') return { kind: 'repeat', item, least: 0, most: 1 };
  if (symbol !== undefined) return { kind: 'repeat', item, least: symbol === '+' ? 1 : 0, most: Infinity };
  const count = Number(least);
  return { kind: 'repeat', item, least: count, most: comma === undefined ? count : Number(most ?? Infinity) };
}

type Matcher = (code: number) => boolean;

const isDigit: Matcher = (code) => code >= 48 && code <= 57;
const isLetter: Matcher = (code) => (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
const isWord: Matcher = (code) => isDigit(code) || isLetter(code) || code === 95;
const isSpace: Matcher = (code) => code === 32 || (code >= 9 && code <= 13) || code === 0xa0;

const classEscapes: ReadonlyMap<string, Matcher> = new Map([
  ['d', isDigit],
  ['w', isWord],
  ['s', isSpace],
  ['D', (code) => !isDigit(code)],
  ['W', (code) => !isWord(code)],
  ['S', (code) => !isSpace(code)],
]);

const controlEscapes: ReadonlyMap<string, number> = new Map([
  ['n', 10],
  ['r', 13],
  ['t', 9],
  ['f', 12],
  ['v', 11],
  ['0', 0],
]);

/** An escape outside or inside a class; `null` for back references and the like. */
function parseEscape(cursor: Cursor): PatternNode | null {
  const rest = cursor.source.slice(cursor.offset, cursor.offset + 40);
  const letter = rest[1] ?? '';
  const matcher = classEscapes.get(letter);
  if (matcher) {
    cursor.offset += 2;
    return { kind: 'characters', matches: matcher, example: null };
  }
  if (letter === 'b' || letter === 'B') {
    cursor.offset += 2;
    return { kind: 'sequence', items: [] };
  }
  const [property] = /^\\[pP]\{[^}]{1,30}\}/.exec(rest) ?? [];
  if (property !== undefined) return parseProperty(property, cursor);
  return parseCharacterEscape(rest, cursor);
}

/** Letters and numbers are all that schemas ask for; other properties are not tried. */
function parseProperty(source: string, cursor: Cursor): PatternNode | null {
  const name = source.slice(3, -1).replace(/^(General_Category|gc|Script|sc)=/, '');
  const known: Readonly<Record<string, Matcher>> = {
    L: isLetter,
    Letter: isLetter,
    Latin: isLetter,
    Ll: (code) => code >= 97 && code <= 122,
    Lu: (code) => code >= 65 && code <= 90,
    N: isDigit,
    Nd: isDigit,
  };
  const matcher = Object.hasOwn(known, name) ? known[name] : undefined;
  if (!matcher) return null;
  cursor.offset += source.length;
  const matches: Matcher = source.startsWith('\\p') ? matcher : (code) => !matcher(code);
  return { kind: 'characters', matches, example: null };
}

function parseCharacterEscape(rest: string, cursor: Cursor): PatternNode | null {
  const [hex, digits] =
    /^\\(?:x([\da-f]{2})|u([\da-f]{4})|u\{([\da-f]{1,6})\})/i.exec(rest)?.filter(Boolean) ?? [];
  if (hex !== undefined && digits !== undefined) {
    cursor.offset += hex.length;
    return literal(Number.parseInt(digits, 16));
  }
  const letter = rest[1];
  if (letter === undefined || /[1-9a-zA-Z]/.test(letter)) {
    const control = controlEscapes.get(letter ?? '');
    if (control === undefined) return null;
    cursor.offset += 2;
    return literal(control);
  }
  cursor.offset += 1;
  return literal(takeCharacter(cursor));
}

/** `[a-z\d_]` or `[^…]`. */
function parseClass(cursor: Cursor): PatternNode | null {
  cursor.offset += 1;
  const isNegated = cursor.source[cursor.offset] === '^';
  if (isNegated) cursor.offset += 1;
  const members: Matcher[] = [];
  let example: number | null = null;
  while (cursor.source[cursor.offset] !== ']') {
    const first = parseMember(cursor);
    if (first?.kind !== 'characters') return null;
    const last = parseRangeEnd(cursor, first.example);
    members.push(last === null ? first.matches : within(first.example ?? 0, last));
    example ??= first.example;
  }
  cursor.offset += 1;
  const matches: Matcher = (code) => members.some((member) => member(code)) !== isNegated;
  return { kind: 'characters', matches, example: isNegated ? null : example };
}

function within(first: number, last: number): Matcher {
  return (code) => code >= first && code <= last;
}

function parseMember(cursor: Cursor): PatternNode | null {
  if (cursor.offset >= cursor.source.length) return null;
  if (cursor.source[cursor.offset] !== '\\') return literal(takeCharacter(cursor));
  if (cursor.source[cursor.offset + 1] !== 'b') return parseEscape(cursor);
  cursor.offset += 2;
  return literal(8);
}

/** The end of a range that starts with this character; `null` where there is none. */
function parseRangeEnd(cursor: Cursor, first: number | null): number | null {
  const { source, offset } = cursor;
  if (first === null || source[offset] !== '-' || source[offset + 1] === ']') return null;
  cursor.offset += 1;
  const last = parseMember(cursor);
  return last?.kind === 'characters' ? last.example : null;
}
