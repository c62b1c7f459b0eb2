import type { Random } from '../create-random.ts';
import { parsePattern, type PatternNode } from './parse-pattern.ts';

/** Bounds of a text, in characters. */
export interface LengthRange {
  readonly least: number;
  readonly most: number;
}

/** Longest text made from a pattern. */
const longestText = 4_096;

/** Up to this many extra repetitions are tried one by one, then twice as many each time. */
const smallSteps = 8;

const preferred = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-. /:@#+'].map(
  (character) => character.charCodeAt(0),
);

/** What is shared while one text is made. */
interface Writing {
  readonly random: Random;
  /** Repetitions made beyond the least number, wherever a pattern allows them. */
  readonly extra: number;
  /** Characters that may still be written. */
  remaining: number;
}

/**
 * A text that matches the pattern and is as long as asked, or `null` where none was found. The pattern itself is never
 * run, so that no pattern can hold the process up.
 */
export function generateFromPattern(pattern: string, range: LengthRange, random: Random): string | null {
  const node = parsePattern(pattern);
  if (node === null) return null;
  for (let extra = 0; extra <= longestText; extra = extra < smallSteps ? extra + 1 : extra * 2) {
    const text = write(node, { random, extra, remaining: longestText });
    if (text === null) return null;
    const fitting = fit(node, text, { range, random, extra });
    if (fitting !== null) return fitting.isWellFormed() ? fitting : null;
    if (text.length > range.most) return null;
  }
  return null;
}

interface Fitting {
  readonly range: LengthRange;
  readonly random: Random;
  readonly extra: number;
}

/** The text if its length is right; where the last step of `extra` went too far, the steps before it are searched. */
function fit(node: PatternNode, text: string, { range, random, extra }: Fitting): string | null {
  if (text.length >= range.least && text.length <= range.most) return text;
  if (text.length < range.least || extra <= smallSteps) return null;
  let [low, high] = [extra / 2, extra];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    const tried = write(node, { random, extra: middle, remaining: longestText });
    if (tried === null || tried.length > range.most) high = middle;
    else if (tried.length < range.least) low = middle;
    else return tried;
  }
  return null;
}

function write(node: PatternNode, writing: Writing): string | null {
  switch (node.kind) {
    case 'characters':
      return writeCharacter(node, writing);
    case 'sequence':
      return writeAll(node.items, writing);
    case 'choice':
      return write(writing.random.pick(node.items), writing);
    case 'repeat':
      return writeRepeated(node, writing);
  }
}

function writeCharacter(node: PatternNode & { kind: 'characters' }, writing: Writing): string | null {
  writing.remaining -= 1;
  if (writing.remaining < 0) return null;
  const usual = preferred.filter(node.matches);
  if (usual.length > 0) return String.fromCharCode(writing.random.pick(usual));
  if (node.example !== null && node.matches(node.example)) return String.fromCodePoint(node.example);
  for (let code = 32; code < 0x2000; code += 1) if (node.matches(code)) return String.fromCharCode(code);
  return null;
}

function writeAll(items: readonly PatternNode[], writing: Writing): string | null {
  let text = '';
  for (const item of items) {
    const written = write(item, writing);
    if (written === null) return null;
    text += written;
  }
  return text;
}

function writeRepeated(node: PatternNode & { kind: 'repeat' }, writing: Writing): string | null {
  const count = Math.min(node.most, node.least + writing.extra);
  let text = '';
  for (let index = 0; index < count; index += 1) {
    const written = write(node.item, writing);
    if (written === null) return null;
    if (written === '' && index > 0) break;
    text += written;
  }
  return text;
}
