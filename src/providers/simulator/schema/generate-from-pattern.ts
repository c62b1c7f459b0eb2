import type { Random } from '../create-random.ts';
import { parsePattern, type PatternNode } from './parse-pattern.ts';

/** Bounds of a text, in characters. */
export interface LengthRange {
  readonly min: number;
  readonly max: number;
}

/** Parts of a pattern that are written into one text, those that are written as nothing included. */
const maxSteps = 16_384;

/** Up to this many extra repetitions are tried one by one, then twice as many each time. */
const smallExtra = 8;
const maxExtra = 4_096;

/** What is shared while one text is made. */
interface Writing {
  readonly random: Random;
  /** Repetitions made beyond the smallest number, wherever a pattern allows them. */
  readonly extra: number;
  stepsLeft: number;
}

/**
 * A text that matches the pattern and is as long as asked, or `null` where none was found. The pattern itself is never
 * run, so that no pattern can hold the process up.
 */
export function generateFromPattern(pattern: string, range: LengthRange, random: Random): string | null {
  const node = parsePattern(pattern);
  if (node === null) return null;
  const tryExtra = (extra: number) => write(node, { random, extra, stepsLeft: maxSteps });
  for (let extra = 0; extra <= maxExtra; extra = extra < smallExtra ? extra + 1 : extra * 2) {
    const text = tryExtra(extra);
    if (text === null) return null;
    if (text.length < range.min) continue;
    const fitting = text.length <= range.max ? text : searchBetween(extra / 2, extra, { tryExtra, range });
    return fitting?.isWellFormed() === true ? fitting : null;
  }
  return null;
}

interface Search {
  readonly tryExtra: (extra: number) => string | null;
  readonly range: LengthRange;
}

/** Where the last step went too far, the repetitions it left out are tried. */
function searchBetween(from: number, to: number, { tryExtra, range }: Search): string | null {
  if (to <= smallExtra) return null;
  let [low, high] = [from, to];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    const text = tryExtra(middle);
    if (text === null || text.length > range.max) high = middle;
    else if (text.length < range.min) low = middle;
    else return text;
  }
  return null;
}

function write(node: PatternNode, writing: Writing): string | null {
  writing.stepsLeft -= 1;
  if (writing.stepsLeft < 0) return null;
  switch (node.kind) {
    case 'character':
      return node.examples.length === 0 ? null : writing.random.pick(node.examples);
    case 'sequence':
      return writeAll(node.items, writing);
    case 'choice':
      return write(writing.random.pick(node.items), writing);
    case 'repeat':
      return writeAll(repeat(node.item, Math.min(node.max, node.min + writing.extra)), writing);
  }
}

function* repeat(item: PatternNode, count: number): Generator<PatternNode, undefined> {
  for (let index = 0; index < count; index += 1) yield item;
}

function writeAll(items: Iterable<PatternNode>, writing: Writing): string | null {
  let text = '';
  for (const item of items) {
    const written = write(item, writing);
    if (written === null) return null;
    text += written;
  }
  return text;
}
