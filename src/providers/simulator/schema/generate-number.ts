import type { JsonObject } from '../../../core/json/json-object.ts';
import { splitName } from '../text/split-name.ts';
import type { Generation, Place } from './generation.ts';
import { matchesSchema } from './matches-schema.ts';

/** Multiples tried in search of one that divides without a remainder in binary fractions. */
const maxMultiples = 200;

/** Limits from here on are those of a type, and say nothing of the value. */
const maxInt32 = 2 ** 31 - 1;

/** A number within the bounds: that of an item where it is an id, the prompt's next one where it fits, the schema's example, or a small one. */
export function generateNumber(schema: JsonObject, generation: Generation, place: Place): number {
  const step = readStep(schema);
  const candidates: unknown[] = [
    ...(isId(place) ? [place.index + 1] : takeHint(schema, generation, place)),
    schema.example,
    schema.default,
    pickWithin(schema, step, generation),
    ...listMultiples(schema, step),
  ];
  const found = candidates.find(
    (value) => typeof value === 'number' && matchesSchema(value, schema, generation.context),
  );
  return typeof found === 'number' ? found : (readBound(schema.minimum) ?? 0);
}

/** Items are told apart by it, and count from 1, as models write them: `id`, `taskId`. */
function isId({ name, isItem }: Place): boolean {
  return isItem && splitName(name).at(-1) === 'id';
}

/** Only numbers that fit are used up. */
function takeHint(schema: JsonObject, generation: Generation, place: Place): readonly number[] {
  const next = generation.hints.numbers[generation.usedNumbers];
  if (next === undefined || place.index > 0 || !matchesSchema(next, schema, generation.context)) return [];
  generation.usedNumbers += 1;
  return [next];
}

function readStep(schema: JsonObject): number {
  if (typeof schema.multipleOf === 'number' && schema.multipleOf > 0) return schema.multipleOf;
  return isInteger(schema) ? 1 : 0;
}

function isInteger({ type }: JsonObject): boolean {
  return type === 'integer' || (Array.isArray(type) && type.includes('integer') && !type.includes('number'));
}

function readBound(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

function lowerBound({ minimum, exclusiveMinimum }: JsonObject): number | null {
  return readBound(exclusiveMinimum) ?? readBound(minimum);
}

function upperBound({ maximum, exclusiveMaximum }: JsonObject): number | null {
  return readBound(exclusiveMaximum) ?? readBound(maximum);
}

/**
 * Somewhere in the range, or near the one end that is given; in 1 to 100 where nothing is said, or no more than what the type
 * can hold, as zod writes with every integer.
 */
function pickWithin(schema: JsonObject, step: number, { random }: Generation): number {
  const lowest = lowerBound(schema);
  const highest = upperBound(schema);
  const low = lowest !== null && lowest <= -maxInt32 ? null : lowest;
  const high = highest !== null && highest >= maxInt32 ? null : highest;
  const min = low ?? (high === null ? 1 : Math.min(1, high - 10));
  const max = high ?? Math.max(100, min + 10);
  const value = min + random.next() * (max - min);
  return step === 0 ? Math.round(value * 100) / 100 : Math.round(value / step) * step;
}

/** Multiples of the step from the lower bound up, and down from the upper one; halves of the range without a step. */
function listMultiples(schema: JsonObject, step: number): readonly number[] {
  const low = lowerBound(schema);
  const high = upperBound(schema);
  if (step === 0)
    return [
      low ?? 0,
      high ?? 0,
      ((low ?? high ?? 0) + (high ?? low ?? 0)) / 2,
      (low ?? 0) + 0.5,
      (high ?? 0) - 0.5,
    ];
  const first = Math.ceil((low ?? Math.min(0, high ?? 0)) / step);
  const last = Math.floor((high ?? Math.max(0, low ?? 0)) / step);
  return Array.from({ length: maxMultiples }, (_, index) => [
    (first + index) * step,
    (last - index) * step,
  ]).flat();
}
