import { isObject, toList, toObject, type JsonObject } from '../../generate/json.ts';
import type { FuzzRandom } from '../fuzz-random.ts';
import { copyJson, setField } from '../requests/copy-json.ts';
import { generateValue } from '../requests/generate-value.ts';
import { listPaths, readAt, replaceAt, writePath, type JsonPath } from '../requests/json-path.ts';
import type { SchemaGuide } from '../requests/schema-guide.ts';
import { createLongText, oddNames, oddTexts, pickOddValue } from './odd-values.ts';

/** A value and what was done to it. */
export interface MutatedValue {
  readonly value: unknown;
  readonly note: string;
}

/** What a contract says of the value; `null` where there is no contract. */
export interface ValueContract {
  readonly guide: SchemaGuide;
  readonly schema: JsonObject;
}

interface Place {
  readonly value: unknown;
  readonly path: JsonPath;
  readonly here: unknown;
  readonly random: FuzzRandom;
  readonly contract: ValueContract | null;
}

/** Does something to one place; `null` where it makes no sense. */
type Change = (place: Place) => MutatedValue | null;

/** Changes one place of a value. The value itself stays as it is. */
export function mutateValue(
  value: unknown,
  random: FuzzRandom,
  contract: ValueContract | null,
): MutatedValue {
  const paths = listPaths(value);
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const path = random.pick(paths);
    const place = { value, path, here: readAt(value, path), random, contract };
    const changed = random.weigh(changes)(place);
    if (changed !== null) return changed;
  }
  return { value: replaceAt(value, [], null), note: 'the body = null' };
}

const changes: readonly (readonly [weight: number, change: Change])[] = [
  [6, replaceByOdd],
  [6, replaceByEdge],
  [5, replaceByFitting],
  [5, addKnownField],
  [4, takeAway],
  [4, addUnknownField],
  [3, makeNull],
  [3, changeText],
  [2, repeatItems],
  [2, respell],
  [2, swapWithSibling],
  [1, wrap],
  [1, unwrap],
];

function put({ value, path }: Place, replacement: unknown, what: string): MutatedValue {
  return { value: replaceAt(value, path, replacement), note: `${writePath(path)} ${what}` };
}

function replaceByOdd(place: Place): MutatedValue {
  const odd = pickOddValue(place.random);
  return put(place, odd, `= ${describe(odd)}`);
}

function makeNull(place: Place): MutatedValue {
  return put(place, null, '= null');
}

function takeAway(place: Place): MutatedValue | null {
  return place.path.length === 0 ? null : put(place, undefined, 'left out');
}

/** A value at the edge of what a schema of this place allows, or just beyond it. */
function replaceByEdge(place: Place): MutatedValue | null {
  const edges = listSchemas(place).flatMap((schema) => listEdges(schema));
  if (edges.length === 0) return null;
  const edge = place.random.pick(edges);
  return put(place, edge, `= ${describe(edge)}`);
}

function listEdges(schema: JsonObject): readonly unknown[] {
  const edges: unknown[] = [...toList(schema.enum), ...toList(schema.examples)];
  if ('const' in schema) edges.push(schema.const);
  for (const limit of [schema.minimum, schema.maximum, schema.exclusiveMinimum, schema.exclusiveMaximum]) {
    if (typeof limit === 'number') edges.push(limit - 1, limit, limit + 1, limit + 0.5, String(limit));
  }
  for (const limit of [schema.minLength, schema.maxLength]) {
    if (typeof limit !== 'number' || limit > 40_000) continue;
    edges.push(
      'a'.repeat(Math.max(0, limit - 1)),
      'a'.repeat(limit),
      'a'.repeat(limit + 1),
      '🙂'.repeat(limit),
    );
  }
  for (const limit of [schema.minItems, schema.maxItems]) {
    if (typeof limit !== 'number' || limit > 300) continue;
    for (const count of [limit - 1, limit, limit + 1])
      edges.push(Array.from({ length: Math.max(0, count) }, () => 'a'));
  }
  return edges;
}

function replaceByFitting(place: Place): MutatedValue | null {
  const made = make(listSchemas(place), place);
  return made === undefined ? null : put(place, made, `= ${describe(made)}`);
}

/** A field that the contract has and the request had not. */
function addKnownField(place: Place): MutatedValue | null {
  const { here, random } = place;
  if (!isPlainObject(here)) return null;
  const names = listSchemas(place).flatMap((schema) => Object.keys(toObject(schema.properties)));
  const missing = names.filter((name) => !Object.hasOwn(here, name));
  if (missing.length === 0) return null;
  const name = random.pick(missing);
  const schemas = listSchemas({ ...place, path: [...place.path, name] });
  const made = random.chance(0.8) ? make(schemas, place) : pickOddValue(random);
  return put(place, withField(here, name, made ?? null), `with ${name}: ${describe(made)}`);
}

function addUnknownField(place: Place): MutatedValue | null {
  const { here, random } = place;
  if (!isPlainObject(here)) return null;
  const name = random.pick(oddNames);
  const odd = pickOddValue(random);
  return put(
    place,
    withField(here, name, odd),
    `with ${JSON.stringify(name).slice(0, 40)}: ${describe(odd)}`,
  );
}

function changeText(place: Place): MutatedValue | null {
  const { here, random } = place;
  if (typeof here !== 'string') return null;
  const more = random.chance(0.8) ? random.pick(oddTexts) : createLongText(random);
  const text = random.pick([
    here + more,
    more + here,
    here.toUpperCase(),
    ` ${here} `,
    here.slice(0, -1),
    `${here}${here}`,
  ]);
  return put(place, text, `= ${describe(text)}`);
}

function repeatItems(place: Place): MutatedValue | null {
  const { here, random } = place;
  if (!Array.isArray(here) || here.length === 0) return null;
  const times = random.pick([2, 3, 20, 300]);
  const items = Array.from({ length: times }, () => here as unknown[]).flat();
  return items.length > 1000 ? null : put(place, items, `repeated ${String(times)} times`);
}

/** A field by another spelling of its name, alone or beside the right one. */
function respell(place: Place): MutatedValue | null {
  const { here, random } = place;
  if (!isPlainObject(here) || Object.keys(here).length === 0) return null;
  const name = random.pick(Object.keys(here));
  const spelling = random.pick([
    name.replace(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`),
    name.replace(/_([a-z])/gu, (_, letter: string) => letter.toUpperCase()),
    name.toUpperCase(),
    `${name} `,
  ]);
  const copy = withField(here, spelling, here[name]);
  if (random.chance(0.7) && spelling !== name) Reflect.deleteProperty(copy, name);
  return put(place, copy, `with ${name} spelt ${spelling}`);
}

function swapWithSibling(place: Place): MutatedValue | null {
  const { here, random } = place;
  if (!isPlainObject(here) || Object.keys(here).length < 2) return null;
  const [one, other] = [random.pick(Object.keys(here)), random.pick(Object.keys(here))];
  const copy = withField(withField(here, one, here[other]), other, here[one]);
  return put(place, copy, `with ${one} and ${other} exchanged`);
}

function wrap(place: Place): MutatedValue {
  const { here, random } = place;
  const wrapped = random.chance(0.5) ? [here] : { value: here };
  return put(place, wrapped, `wrapped in ${Array.isArray(wrapped) ? 'a list' : 'an object'}`);
}

/** One item in place of its list. */
function unwrap(place: Place): MutatedValue | null {
  const { here, random } = place;
  return Array.isArray(here) && here.length > 0
    ? put(place, random.pick(here), 'taken out of its list')
    : null;
}

function make(schemas: readonly JsonObject[], { random, contract }: Place): unknown {
  if (contract === null || schemas.length === 0) return undefined;
  return copyJson(generateValue(random.pick(schemas), { guide: contract.guide, random }));
}

function listSchemas({ contract, path }: Place): readonly JsonObject[] {
  return contract === null ? [] : contract.guide.listSchemas(contract.schema, path);
}

function withField(
  object: Readonly<Record<string, unknown>>,
  name: string,
  value: unknown,
): Record<string, unknown> {
  const copy = copyJson(object) as Record<string, unknown>;
  setField(copy, name, value);
  return copy;
}

function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return isObject(value as never);
}

function describe(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}… (${String(text.length)} characters)` : text;
}
