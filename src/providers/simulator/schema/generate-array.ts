import type { JsonObject } from '../../../core/json/json-object.ts';
import { readCount, shallowDepth, type Generation, type Place } from './generation.ts';
import { readItemSchemas } from './matches-schema.ts';

/** Items made where the schema sets no bounds, and most of all, whatever it demands. */
const usualItems = 2;
const maxItems = 1_000;

/** Tries to find one more item that differs from the others. */
const maxTries = 30;

/** An array that satisfies the schema. */
export function generateArray(schema: JsonObject, generation: Generation, place: Place): readonly unknown[] {
  const { first, rest } = readItemSchemas(schema);
  const count = countItems(schema, { firstCount: first.length, rest, depth: place.depth });
  const items: unknown[] = [];
  const contained = schema.contains === undefined ? 0 : readCount(schema.minContains, 1);
  while (items.length < count && generation.remaining > 0) {
    const index = items.length;
    const isContained = index >= first.length && index < first.length + contained;
    const own = first[index] ?? rest;
    const item = isContained ? { allOf: [own, schema.contains] } : own;
    const made = makeItem(item, {
      items,
      schema,
      generation,
      place: { ...place, depth: place.depth + 1, index, isItem: true },
    });
    if (made === null) break;
    items.push(made.value);
  }
  return items;
}

interface ItemContext {
  readonly items: readonly unknown[];
  readonly schema: JsonObject;
  readonly generation: Generation;
  readonly place: Place;
}

/** `null` when items must differ and no other one was found. */
function makeItem(
  item: unknown,
  { items, schema, generation, place }: ItemContext,
): { value: unknown } | null {
  if (schema.uniqueItems !== true) return { value: generation.generate(item, place) };
  const known = new Set(items.map((value) => JSON.stringify(value)));
  for (let attempt = 0; attempt < maxTries; attempt += 1) {
    const value = generation.generate(item, { ...place, index: place.index + attempt });
    if (!known.has(JSON.stringify(value))) return { value };
  }
  return null;
}

interface ItemCount {
  readonly firstCount: number;
  readonly rest: unknown;
  readonly depth: number;
}

function countItems(schema: JsonObject, { firstCount, rest, depth }: ItemCount): number {
  const contained = schema.contains === undefined ? 0 : readCount(schema.minContains, 1);
  const min = Math.max(readCount(schema.minItems, 0), contained === 0 ? 0 : firstCount + contained);
  const max = rest === false ? firstCount : readCount(schema.maxItems, maxItems);
  const usual = depth > shallowDepth ? 0 : Math.max(usualItems, firstCount);
  return Math.min(Math.max(min, usual), readCount(schema.maxItems, maxItems), max, maxItems);
}
