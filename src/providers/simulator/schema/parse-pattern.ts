/** A regular expression as far as texts can be made from it. */
export type PatternNode =
  | CharacterNode
  | { readonly kind: 'sequence'; readonly items: readonly PatternNode[] }
  | { readonly kind: 'choice'; readonly items: readonly PatternNode[] }
  | { readonly kind: 'repeat'; readonly item: PatternNode; readonly min: number; readonly max: number };

/** A single character, a class or an escape. */
export interface CharacterNode {
  readonly kind: 'character';
  readonly matches: (character: string) => boolean;
  /** Some of the characters it stands for, the plain ones where it has any; empty where none was found. */
  readonly examples: readonly string[];
}

/** The place in a pattern that is being read. */
interface Cursor {
  readonly tokens: readonly string[];
  readonly flags: string;
  /** What each class and escape that was read stands for. */
  readonly known: Map<string, CharacterNode>;
  index: number;
}

const maxPatternLength = 1_000;

/** Classes, escapes, openings of groups, quantifiers, and every other character by itself. */
const tokenPattern =
  /\[(?:\\.|[^\]\\])*\]|\\(?:p\{[^}]*\}|u\{[\da-f]+\}|u[\da-f]{4}|x[\da-f]{2}|c[a-z]|.)|\(\?(?::|<(?![=!])[^>]*>|)|(?:[*+?]|\{\d+(?:,\d*)?\})\??|./gisu;

/** Look-around, modifiers and back references. */
const unsupported = /^(?:\(\?|\\[1-9k])$/;

/** Anchors and word boundaries, which are taken as satisfied. */
const assertion = /^(?:[$^]|\\b)$/i;

/**
 * Reads an ECMAScript pattern without running it on a text; `null` for one that is none, is too long, or uses something that
 * a text cannot simply be made from. Node.js itself judges the syntax, and what a single class or escape stands for.
 */
export function parsePattern(source: string): PatternNode | null {
  const flags = source.length > maxPatternLength ? null : findFlags(source);
  const tokens = source.slice(0, maxPatternLength).match(tokenPattern) ?? [];
  if (flags === null || tokens.some((token) => unsupported.test(token))) return null;
  return parseChoice({ tokens, flags, known: new Map(), index: 0 });
}

/** Schemas are written for Unicode patterns, and often enough for others. */
function findFlags(source: string): string | null {
  const isPattern = (flags: string) => {
    try {
      return new RegExp(source, flags).source !== '';
    } catch {
      return false;
    }
  };
  return ['u', ''].find(isPattern) ?? null;
}

function parseChoice(cursor: Cursor): PatternNode {
  const items = [parseSequence(cursor)];
  while (cursor.tokens[cursor.index] === '|') {
    cursor.index += 1;
    items.push(parseSequence(cursor));
  }
  return { kind: 'choice', items };
}

function parseSequence(cursor: Cursor): PatternNode {
  const items: PatternNode[] = [];
  for (let token = next(cursor); token !== null; token = next(cursor)) {
    if (!assertion.test(token)) items.push(parseQuantifier(parseAtom(token, cursor), cursor));
  }
  return { kind: 'sequence', items };
}

/** The next token of the sequence; `null` at its end. */
function next(cursor: Cursor): string | null {
  const token = cursor.tokens[cursor.index];
  if (token === undefined || token === '|' || token === ')') return null;
  cursor.index += 1;
  return token;
}

function parseAtom(token: string, cursor: Cursor): PatternNode {
  if (token.startsWith('(')) {
    const group = parseChoice(cursor);
    cursor.index += 1;
    return group;
  }
  const known = cursor.known.get(token) ?? createCharacter(token, cursor.flags);
  cursor.known.set(token, known);
  return known;
}

function parseQuantifier(item: PatternNode, cursor: Cursor): PatternNode {
  const [whole, min, comma, max] =
    /^(?:[*+?]|\{(\d+)(,)?(\d+)?\})/.exec(cursor.tokens[cursor.index] ?? '') ?? [];
  if (whole === undefined) return item;
  cursor.index += 1;
  if (whole === '?') return { kind: 'repeat', item, min: 0, max: 1 };
  if (min === undefined) return { kind: 'repeat', item, min: whole === '+' ? 1 : 0, max: Infinity };
  return { kind: 'repeat', item, min: Number(min), max: Number(max ?? (comma ? Infinity : min)) };
}

const plainCharacters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-. /:@#+'];

/** One character of a pattern is run on one character of a text: that never takes long. */
function createCharacter(token: string, flags: string): CharacterNode {
  if (!/^(?:[\\[]|\.$)/.test(token)) {
    return { kind: 'character', matches: (character) => character === token, examples: [token] };
  }
  const pattern = new RegExp(`^(?:${token})$`, flags);
  const matches = (character: string) => pattern.test(character);
  const plain = plainCharacters.filter(matches);
  const examples = plain.length > 0 ? plain : [listOthers(token).find(matches) ?? []].flat();
  return { kind: 'character', matches, examples };
}

/** The characters that a class or an escape names itself, and those of other scripts. */
function* listOthers(token: string): Generator<string, undefined> {
  const spelt = /\\(?:u\{([\da-f]+)\}|u([\da-f]{4})|x([\da-f]{2}))/gi;
  for (const [, ...digits] of token.matchAll(spelt)) {
    const code = Number.parseInt(digits.join(''), 16);
    if (code <= 0x10_ffff) yield String.fromCodePoint(code);
  }
  yield* token;
  for (let code = 0; code < 0x2000; code += 1) yield String.fromCharCode(code);
}
