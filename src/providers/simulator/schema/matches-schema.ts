import { isObject, type JsonObject } from '../../../core/json/json-object.ts';
import { resolveSchema, type SchemaContext } from './resolve-schema.ts';

/**
 * Whether a value satisfies a JSON Schema. `pattern`, `patternProperties` and `format` are not looked at: a client's
 * regular expression may take for ever on a text it did not expect. What the context has no work left for matches.
 */
export function matchesSchema(value: unknown, schema: unknown, context: SchemaContext): boolean {
  if (context.remaining <= 0) return true;
  const resolved = resolveSchema(schema, context);
  if (resolved === false) return false;
  return (
    matchesType(value, resolved.type) &&
    matchesValues(value, resolved, context) &&
    matchesKind(value, resolved, context) &&
    matchesBranches(value, resolved, context)
  );
}

/** Comparing this much text costs as much as looking at a keyword. */
const charactersPerStep = 50;

function matchesType(value: unknown, type: unknown): boolean {
  if (type === undefined) return true;
  const types: readonly unknown[] = Array.isArray(type) ? (type as unknown[]) : [type];
  return types.some((name) => isOfType(value, name));
}

/** Whether a value has the type a schema names; unknown names fit everything. */
function isOfType(value: unknown, type: unknown): boolean {
  switch (type) {
    case 'null':
      return value === null;
    case 'integer':
      return Number.isInteger(value);
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isObject(value);
    case 'string':
    case 'number':
    case 'boolean':
      return typeof value === type;
    default:
      return true;
  }
}

function matchesValues(value: unknown, schema: JsonObject, context: SchemaContext): boolean {
  const isSame = (item: unknown) => isSameJson(item, value, context);
  if (Object.hasOwn(schema, 'const') && !isSame(schema.const)) return false;
  return !Array.isArray(schema.enum) || schema.enum.some(isSame);
}

function isSameJson(first: unknown, second: unknown, context: SchemaContext): boolean {
  if (first === second) return true;
  if (typeof first !== 'object' || typeof second !== 'object') return false;
  const text = JSON.stringify(first);
  context.remaining -= text.length / charactersPerStep;
  return text === JSON.stringify(second);
}

function matchesKind(value: unknown, schema: JsonObject, context: SchemaContext): boolean {
  if (typeof value === 'number') return matchesNumber(value, schema);
  if (typeof value === 'string') return isWithin(countCharacters(value), schema.minLength, schema.maxLength);
  if (Array.isArray(value)) return matchesArray(value as unknown[], schema, context);
  return !isObject(value) || matchesObject(value, schema, context);
}

/** JSON Schema counts characters, not UTF-16 code units. */
export function countCharacters(text: string): number {
  let count = text.length;
  for (let index = 0; index < text.length - 1; index += 1) {
    const code = text.charCodeAt(index);
    if (code >= 0xd800 && code <= 0xdbff) count -= 1;
  }
  return count;
}

function isWithin(count: number, min: unknown, max: unknown): boolean {
  return (typeof min !== 'number' || count >= min) && (typeof max !== 'number' || count <= max);
}

function matchesNumber(value: number, schema: JsonObject): boolean {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  if (!isWithin(value, minimum, maximum)) return false;
  if (typeof exclusiveMinimum === 'number' && value <= exclusiveMinimum) return false;
  if (typeof exclusiveMaximum === 'number' && value >= exclusiveMaximum) return false;
  if (exclusiveMinimum === true && value === minimum) return false;
  if (exclusiveMaximum === true && value === maximum) return false;
  return typeof multipleOf !== 'number' || Number.isInteger(value / multipleOf);
}

function matchesArray(items: readonly unknown[], schema: JsonObject, context: SchemaContext): boolean {
  if (!isWithin(items.length, schema.minItems, schema.maxItems)) return false;
  if (schema.uniqueItems === true && !areUnique(items)) return false;
  const { first, rest } = readItemSchemas(schema);
  if (!items.every((item, index) => matchesSchema(item, first[index] ?? rest, context))) return false;
  if (schema.contains === undefined) return true;
  const found = items.filter((item) => matchesSchema(item, schema.contains, context)).length;
  return isWithin(found, schema.minContains ?? 1, schema.maxContains);
}

/** Whether no two items are the same JSON. */
export function areUnique(items: readonly unknown[]): boolean {
  return new Set(items.map((item) => JSON.stringify(item))).size === items.length;
}

/** The schemas of an array's first items and of all others, in today's spelling or that before 2020-12. */
export function readItemSchemas(schema: JsonObject): {
  readonly first: readonly unknown[];
  readonly rest: unknown;
} {
  const { prefixItems, items, additionalItems } = schema;
  if (Array.isArray(items)) return { first: items as unknown[], rest: additionalItems ?? true };
  return { first: Array.isArray(prefixItems) ? (prefixItems as unknown[]) : [], rest: items ?? true };
}

function matchesObject(value: JsonObject, schema: JsonObject, context: SchemaContext): boolean {
  const keys = Object.keys(value);
  if (!isWithin(keys.length, schema.minProperties, schema.maxProperties)) return false;
  const required = Array.isArray(schema.required) ? (schema.required as unknown[]) : [];
  if (!required.every((key) => typeof key !== 'string' || Object.hasOwn(value, key))) return false;
  const properties = isObject(schema.properties) ? schema.properties : {};
  const others = isObject(schema.patternProperties) ? true : (schema.additionalProperties ?? true);
  return keys.every((key) => {
    return matchesSchema(value[key], Object.hasOwn(properties, key) ? properties[key] : others, context);
  });
}

function matchesBranches(value: unknown, schema: JsonObject, context: SchemaContext): boolean {
  const fits = (branch: unknown) => matchesSchema(value, branch, context);
  const { anyOf, oneOf } = schema;
  if (Array.isArray(anyOf) && !anyOf.some(fits)) return false;
  if (Array.isArray(oneOf) && oneOf.filter(fits).length !== 1) return false;
  if (schema.not !== undefined && fits(schema.not)) return false;
  if (schema.if === undefined) return true;
  const consequence = fits(schema.if) ? schema.then : schema.else;
  return consequence === undefined || fits(consequence);
}
