import type { Seed } from './prompt/hash-request.ts';

/** A reproducible source of choices. Per answer part: the same seed and purpose give the same sequence. */
export interface Random {
  /** From 0 inclusive to 1 exclusive. */
  next(): number;
  /** A whole number from `min` to `max`, both inclusive. */
  integer(min: number, max: number): number;
  /** One of the items; the list must not be empty. */
  pick<T>(items: readonly [T, ...T[]] | readonly T[]): T;
  /** Letters and digits, for identifiers. */
  letters(length: number): string;
}

/** Characters of identifiers. */
export const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Mulberry32 over the request's seed mixed with the purpose, so that each purpose has a sequence of its own. */
export function createRandom(seed: Seed, purpose: string): Random {
  let state = seed.high;
  for (let index = 0; index < purpose.length; index += 1) {
    state = Math.imul(state ^ purpose.charCodeAt(index), 0x01000193);
  }
  state ^= seed.low;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    integer,
    pick: <T>(items: readonly T[]) => items[integer(0, items.length - 1)] as T,
    letters: (length) => Array.from({ length }, () => alphabet.charAt(integer(0, 61))).join(''),
  };
}
