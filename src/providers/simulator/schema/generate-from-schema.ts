import type { Random } from '../create-random.ts';
import type { PromptHints } from '../prompt/find-hints.ts';
import { isObject, type JsonObject } from '../../../core/json/json-object.ts';
import { generateArray } from './generate-array.ts';
import { generateNumber } from './generate-number.ts';
import { generateObject } from './generate-object.ts';
import { generateString } from './generate-string.ts';
import { chargeText, shallowDepth, type Generation, type Place, type Purpose } from './generation.ts';
import { matchesSchema } from './matches-schema.ts';
import { createSchemaContext, resolveSchema } from './resolve-schema.ts';

export interface GenerateOptions {
  readonly random: Random;
  readonly hints: PromptHints;
  readonly purpose: Purpose;
}

/** Most values (objects, arrays and scalars together) made for one schema. */
const maxValues = 2_000;

/** Deepest nesting; a schema that demands more cannot be satisfied. */
const maxDepth = 60;

/** Values of an enumeration that are considered. */
const maxEnumValues = 500;

/** Tries before a value that breaks the schema is given after all. */
const maxAttempts = 6;

/**
 * A value that satisfies a JSON Schema (draft 4 to 2020-12), as far as one can be found: references within the schema,
 * alternatives, conditions and negations included. The same schema, prompt and random source give the same value.
 * Never throws; a schema nothing satisfies gives `null` in its place.
 */
export function generateFromSchema(schema: unknown, options: GenerateOptions): unknown {
  const generation: Generation = {
    ...options,
    context: createSchemaContext(schema),
    remaining: maxValues,
    usedNumbers: 0,
    generate: (nested, place) => generateValue(nested, generation, place),
  };
  const top: Place = { name: '', depth: 0, index: 0, isItem: false };
  let value: unknown = null;
  for (let attempt = 0; attempt < maxAttempts && generation.remaining > 0; attempt += 1) {
    generation.usedNumbers = 0;
    value = generateValue(schema, generation, top);
    if (matchesSchema(value, schema, generation.context)) break;
  }
  return value;
}

function generateValue(schema: unknown, generation: Generation, place: Place): unknown {
  generation.remaining -= 1;
  const resolved = resolveSchema(schema, generation.context);
  if (resolved === false || place.depth > maxDepth || generation.remaining < -maxValues) return null;
  if (Object.hasOwn(resolved, 'const')) return charge(resolved.const, generation);
  if (Array.isArray(resolved.enum)) return charge(pickEnum(resolved, generation, place), generation);
  const variants = listVariants(resolved, place);
  if (variants.length === 0) return generateByType(resolved, generation, place);
  return tryVariants(variants, resolved, { generation, place });
}

function charge(value: unknown, generation: Generation): unknown {
  if (typeof value === 'string') chargeText(generation, value);
  else if (typeof value === 'object') chargeText(generation, JSON.stringify(value));
  return value;
}

/** The value the prompt mentions, or any that the rest of the schema allows; null only where nothing else is. */
function pickEnum(schema: JsonObject, { hints, random, context }: Generation, place: Place): unknown {
  const { enum: list, ...others } = schema;
  const values: readonly unknown[] = Array.isArray(list) ? (list as unknown[]) : [];
  const considered = values.slice(0, maxEnumValues);
  const allowed = considered.filter((value) => value !== null && matchesSchema(value, others, context));
  const isMentioned = (value: unknown) =>
    typeof value === 'string' && value !== '' && hints.lowerCase.includes(value.toLowerCase());
  const mentioned = place.index === 0 ? allowed.find(isMentioned) : undefined;
  if (mentioned !== undefined) return mentioned;
  if (allowed.length > 0) return random.pick(allowed);
  return values.includes(null) ? null : values[0];
}

/** The schema once for each of its alternatives, with that one merged in; none where it has no alternatives. */
function listVariants(schema: JsonObject, place: Place): readonly JsonObject[] {
  const variants = splitBranches(schema, 'anyOf') ?? splitBranches(schema, 'oneOf') ?? splitRest(schema);
  return place.depth > shallowDepth
    ? variants.toSorted((first, second) => rank(first) - rank(second))
    : variants;
}

function splitBranches(schema: JsonObject, keyword: 'anyOf' | 'oneOf'): readonly JsonObject[] | null {
  const { [keyword]: branches, ...others } = schema;
  if (!Array.isArray(branches)) return null;
  return branches.map((branch: unknown) => ({ ...others, allOf: [branch] }));
}

/** Both outcomes of a condition, or every type of a list, null last. */
function splitRest(schema: JsonObject): readonly JsonObject[] {
  const { if: condition, then: consequence = true, else: alternative = true, ...others } = schema;
  if (condition !== undefined) {
    return [
      { ...others, allOf: [condition, consequence] },
      { ...others, allOf: [alternative] },
    ];
  }
  if (!Array.isArray(schema.type) || schema.type.length < 2) return [];
  const types = schema.type as readonly unknown[];
  const last = types.filter((type) => type === 'null');
  return [...types.filter((type) => type !== 'null'), ...last].map((type) => ({ ...schema, type }));
}

/** Deep down, branches that cannot nest come first, so that recursive schemas end. */
function rank(variant: JsonObject): number {
  const [branch] = Array.isArray(variant.allOf) ? (variant.allOf as unknown[]) : [];
  if (!isObject(branch) || branch.$ref !== undefined || branch.allOf !== undefined) return 2;
  return branch.type === 'object' || branch.type === 'array' || branch.type === undefined ? 1 : 0;
}

interface VariantContext {
  readonly generation: Generation;
  readonly place: Place;
}

function tryVariants(variants: readonly JsonObject[], whole: JsonObject, context: VariantContext): unknown {
  const { generation, place } = context;
  let first: unknown = null;
  for (const [index, variant] of variants.entries()) {
    const value = generateValue(variant, generation, place);
    if (matchesSchema(value, whole, generation.context)) return value;
    if (index === 0) first = value;
    if (generation.remaining <= 0) break;
  }
  return first;
}

function generateByType(schema: JsonObject, generation: Generation, place: Place): unknown {
  switch (chooseType(schema)) {
    case 'null':
      return null;
    case 'boolean':
      return generation.random.next() < 0.5;
    case 'number':
    case 'integer':
      return generateNumber(schema, generation, place);
    case 'array':
      return generateArray(schema, generation, place);
    case 'object':
      return generateObject(schema, generation, place);
    default:
      return generateString(schema, generation, place);
  }
}

/** The only type, or the one the other keywords speak of. */
function chooseType(schema: JsonObject): unknown {
  const { type } = schema;
  if (Array.isArray(type)) return (type as unknown[])[0] ?? 'null';
  if (type !== undefined) return type;
  const speaksOf = (...keywords: readonly string[]) =>
    keywords.some((keyword) => schema[keyword] !== undefined);
  if (speaksOf('properties', 'required', 'additionalProperties', 'patternProperties', 'minProperties'))
    return 'object';
  if (speaksOf('items', 'prefixItems', 'minItems', 'contains', 'uniqueItems')) return 'array';
  if (speaksOf('minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf')) return 'number';
  return 'string';
}
