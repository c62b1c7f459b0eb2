import { isObject, type JsonObject } from '../../../core/json/json-object.ts';
import { readStrings } from '../read-json.ts';
import { generateFromPattern } from './generate-from-pattern.ts';
import { readCount, shallowDepth, type Generation, type Place } from './generation.ts';

/** Most properties made to reach a `minProperties`. */
const maxProperties = 200;

/** Most properties of one object, required ones included: for more there are no values left. */
const maxNames = 4_000;

/** An object that satisfies the schema: its required properties and, where there is room, the optional ones. */
export function generateObject(schema: JsonObject, generation: Generation, place: Place): JsonObject {
  const properties = isObject(schema.properties) ? schema.properties : {};
  const names = chooseNames(schema, generation, place);
  const made = [...names].slice(0, maxNames).map((name): [string, unknown] => {
    const own = Object.hasOwn(properties, name) ? properties[name] : readOtherSchema(schema);
    return [name, generation.generate(own, { ...place, name, depth: place.depth + 1 })];
  });
  return Object.fromEntries(made);
}

function chooseNames(schema: JsonObject, generation: Generation, place: Place): ReadonlySet<string> {
  const known = listPossible(schema.properties);
  const required = readStrings(schema.required).slice(0, maxNames);
  const min = readCount(schema.minProperties, 0);
  const max = Math.max(readCount(schema.maxProperties, Infinity), required.length);
  const names = new Set(required);
  const wanted = wantsOptional(required, generation, place) ? maxNames : min;
  for (const name of known) {
    if (names.size >= Math.min(max, wanted)) break;
    names.add(name);
  }
  addDependents(names, schema);
  addOthers(names, schema, { min: Math.min(min, maxProperties), generation });
  return names;
}

/** Properties that may be there at all. */
function listPossible(properties: unknown): readonly string[] {
  return isObject(properties) ? Object.keys(properties).filter((name) => properties[name] !== false) : [];
}

function wantsOptional(
  required: readonly string[],
  { purpose, remaining }: Generation,
  place: Place,
): boolean {
  if (remaining <= 0 || place.depth > shallowDepth) return false;
  return purpose === 'answer' || required.length === 0;
}

/** `dependentRequired`, or the list form of `dependencies` before 2019-09. */
function addDependents(names: Set<string>, schema: JsonObject): void {
  const rules = isObject(schema.dependentRequired) ? schema.dependentRequired : schema.dependencies;
  if (!isObject(rules)) return;
  for (const name of names) {
    for (const dependent of Object.hasOwn(rules, name) ? readStrings(rules[name]) : []) names.add(dependent);
  }
}

interface OthersContext {
  readonly min: number;
  readonly generation: Generation;
}

/** Names of no known property, as many as are missing. */
function addOthers(names: Set<string>, schema: JsonObject, { min, generation }: OthersContext): void {
  const pattern = findNamePattern(schema);
  for (let attempt = 1; names.size < min && attempt <= maxProperties * 2; attempt += 1) {
    const range = { min: 0, max: Infinity };
    const name = pattern === null ? null : generateFromPattern(pattern, range, generation.random);
    names.add(name ?? `property${String(attempt)}`);
  }
}

function findNamePattern(schema: JsonObject): string | null {
  if (isObject(schema.propertyNames) && typeof schema.propertyNames.pattern === 'string') {
    return schema.propertyNames.pattern;
  }
  return isObject(schema.patternProperties) ? (Object.keys(schema.patternProperties)[0] ?? null) : null;
}

/** The schema of properties that are not listed. */
function readOtherSchema(schema: JsonObject): unknown {
  if (isObject(schema.patternProperties)) return Object.values(schema.patternProperties)[0];
  return isObject(schema.additionalProperties) ? schema.additionalProperties : {};
}
