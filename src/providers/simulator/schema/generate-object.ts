import { isRecord, readStrings, type JsonRecord } from '../read-json.ts';
import { generateFromPattern } from './generate-from-pattern.ts';
import { shallowDepth, type Generation, type Place } from './generation.ts';

/** Most properties made to reach a `minProperties`. */
const mostProperties = 200;

/** Most properties of one object, required ones included: for more there are no values left. */
const mostNames = 4_000;

/** An object that satisfies the schema: its required properties and, where there is room, the optional ones. */
export function generateObject(schema: JsonRecord, generation: Generation, place: Place): JsonRecord {
  const properties = isRecord(schema.properties) ? schema.properties : {};
  const names = chooseNames(schema, generation, place);
  const made = [...names].slice(0, mostNames).map((name): [string, unknown] => {
    const own = Object.hasOwn(properties, name) ? properties[name] : readOtherSchema(schema);
    return [name, generation.generate(own, { name, depth: place.depth + 1, index: place.index })];
  });
  return Object.fromEntries(made);
}

function chooseNames(schema: JsonRecord, generation: Generation, place: Place): ReadonlySet<string> {
  const known = listPossible(schema.properties);
  const required = readStrings(schema.required).slice(0, mostNames);
  const least = readCount(schema.minProperties, 0);
  const most = Math.max(readCount(schema.maxProperties, Infinity), required.length);
  const names = new Set(required);
  const wanted = wantsOptional(required, generation, place) ? mostNames : least;
  for (const name of known) {
    if (names.size >= Math.min(most, wanted)) break;
    names.add(name);
  }
  addDependents(names, schema);
  addOthers(names, schema, { least: Math.min(least, mostProperties), generation });
  return names;
}

/** Properties that may be there at all. */
function listPossible(properties: unknown): readonly string[] {
  return isRecord(properties) ? Object.keys(properties).filter((name) => properties[name] !== false) : [];
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
function addDependents(names: Set<string>, schema: JsonRecord): void {
  const rules = isRecord(schema.dependentRequired) ? schema.dependentRequired : schema.dependencies;
  if (!isRecord(rules)) return;
  for (const name of names) {
    for (const dependent of Object.hasOwn(rules, name) ? readStrings(rules[name]) : []) names.add(dependent);
  }
}

interface OthersContext {
  readonly least: number;
  readonly generation: Generation;
}

/** Names of no known property, as many as are missing. */
function addOthers(names: Set<string>, schema: JsonRecord, { least, generation }: OthersContext): void {
  const pattern = findNamePattern(schema);
  for (let attempt = 1; names.size < least && attempt <= mostProperties * 2; attempt += 1) {
    const range = { least: 0, most: Infinity };
    const name = pattern === null ? null : generateFromPattern(pattern, range, generation.random);
    names.add(name ?? `property${String(attempt)}`);
  }
}

function findNamePattern(schema: JsonRecord): string | null {
  if (isRecord(schema.propertyNames) && typeof schema.propertyNames.pattern === 'string') {
    return schema.propertyNames.pattern;
  }
  return isRecord(schema.patternProperties) ? (Object.keys(schema.patternProperties)[0] ?? null) : null;
}

/** The schema of properties that are not listed. */
function readOtherSchema(schema: JsonRecord): unknown {
  if (isRecord(schema.patternProperties)) return Object.values(schema.patternProperties)[0];
  return isRecord(schema.additionalProperties) ? schema.additionalProperties : {};
}

function readCount(value: unknown, fallback: number): number {
  return typeof value === 'number' ? value : fallback;
}
