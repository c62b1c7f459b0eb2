import { isObject, type JsonObject } from '../../../core/json/json-object.ts';

type Merge = (first: unknown, second: unknown) => unknown;

/** Keywords of which the stricter one counts; all others are listed in {@link merges}. */
const merges: Readonly<Record<string, Merge>> = {
  type: mergeTypes,
  enum: intersect,
  required: unite,
  properties: mergeMaps,
  patternProperties: mergeMaps,
  items: mergeNested,
  additionalProperties: mergeNested,
  propertyNames: mergeNested,
  contains: mergeNested,
  minimum: greater,
  exclusiveMinimum: greater,
  minLength: greater,
  minItems: greater,
  minProperties: greater,
  maximum: lesser,
  exclusiveMaximum: lesser,
  maxLength: lesser,
  maxItems: lesser,
  maxProperties: lesser,
  anyOf: combineBranches,
  oneOf: combineBranches,
  multipleOf: leastCommonMultiple,
};

/** One schema for values that satisfy both, as far as the keywords can be combined; else the second one's counts. */
export function mergeSchemas(first: JsonObject, second: JsonObject): JsonObject {
  const merged = new Map(Object.entries(first));
  for (const [key, value] of Object.entries(second)) {
    const known = merged.get(key);
    const merge = Object.hasOwn(merges, key) ? merges[key] : undefined;
    merged.set(key, known === undefined || !merge ? value : merge(known, value));
  }
  return Object.fromEntries(merged);
}

function mergeTypes(first: unknown, second: unknown): unknown {
  const allowed = listTypes(second);
  const both = listTypes(first).flatMap((type) => {
    if (allowed.includes(type)) return [type];
    if (type === 'number' && allowed.includes('integer')) return ['integer'];
    return type === 'integer' && allowed.includes('number') ? ['integer'] : [];
  });
  return both.length === 1 ? both[0] : both;
}

function listTypes(type: unknown): readonly unknown[] {
  return Array.isArray(type) ? (type as unknown[]) : [type];
}

function intersect(first: unknown, second: unknown): unknown {
  if (!Array.isArray(first) || !Array.isArray(second)) return second;
  const allowed = new Set(second.map((value) => JSON.stringify(value)));
  return first.filter((value) => allowed.has(JSON.stringify(value)));
}

function unite(first: unknown, second: unknown): unknown {
  if (!Array.isArray(first) || !Array.isArray(second)) return second;
  return [...new Set<unknown>([...(first as unknown[]), ...(second as unknown[])])];
}

function mergeMaps(first: unknown, second: unknown): unknown {
  if (!isObject(first) || !isObject(second)) return second;
  const merged = new Map(Object.entries(first));
  for (const [key, value] of Object.entries(second)) {
    merged.set(key, merged.has(key) ? mergeNested(merged.get(key), value) : value);
  }
  return Object.fromEntries(merged);
}

function mergeNested(first: unknown, second: unknown): unknown {
  if (first === false || second === false) return false;
  return { allOf: [first, second] };
}

function greater(first: unknown, second: unknown): unknown {
  return typeof first === 'number' && typeof second === 'number' ? Math.max(first, second) : second;
}

function lesser(first: unknown, second: unknown): unknown {
  return typeof first === 'number' && typeof second === 'number' ? Math.min(first, second) : second;
}

/** Branches that are combined; those after them are given up. */
const maxBranches = 16;

/** Branches of both lists must hold at once: every pair is a branch of its own. */
function combineBranches(first: unknown, second: unknown): unknown {
  if (!Array.isArray(first) || !Array.isArray(second)) return second;
  const others = second.slice(0, maxBranches) as unknown[];
  return first
    .slice(0, maxBranches)
    .flatMap((one: unknown) => others.map((other) => ({ allOf: [one, other] })));
}

function leastCommonMultiple(first: unknown, second: unknown): unknown {
  if (!Number.isInteger(first) || !Number.isInteger(second)) return second;
  const [a, b] = [first as number, second as number];
  return Math.abs(a * b) / greatestCommonDivisor(a, b);
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : greatestCommonDivisor(b, a % b);
}
