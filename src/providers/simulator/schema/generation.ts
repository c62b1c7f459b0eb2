import type { Random } from '../create-random.ts';
import type { PromptHints } from '../prompt/find-hints.ts';
import type { SchemaContext } from './resolve-schema.ts';

/**
 * What a value is for. The arguments of a tool are acted upon, so they are harmless, and properties that are not required
 * are made only where nothing is required; an answer has all its properties.
 */
export type Purpose = 'arguments' | 'answer';

/** What is shared while one value is made from a schema. Per value. */
export interface Generation {
  readonly context: SchemaContext;
  readonly random: Random;
  readonly hints: PromptHints;
  readonly purpose: Purpose;
  /** Values that may still be made; when none are left, the smallest ones are. */
  remaining: number;
  /** Numbers of the hints used so far. */
  usedNumbers: number;
  /** Makes one value; here so that the makers of arrays and objects need not import it. */
  generate(schema: unknown, place: Place): unknown;
}

/** Where in the whole value a value stands. */
export interface Place {
  /** The nearest property name; empty at the top. */
  readonly name: string;
  readonly depth: number;
  /** Position among the items of the nearest array; 0 outside of arrays. */
  readonly index: number;
  /** Whether it stands in an array. */
  readonly isItem: boolean;
}

/** Characters that count as one value, so that long texts use up what may be made. */
const charactersPerValue = 20;

/** Subtracts a text from what may still be made. */
export function chargeText(generation: Generation, text: string): void {
  generation.remaining -= Math.floor(text.length / charactersPerValue);
}

/** Deeper than this only what is required is made, and the simplest branch of alternatives. */
export const shallowDepth = 5;

/** A bound that a schema sets, or `fallback` where it sets none. */
export function readCount(value: unknown, fallback: number): number {
  return typeof value === 'number' ? value : fallback;
}
