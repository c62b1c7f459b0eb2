import { isDeepStrictEqual } from 'node:util';
import { asObject, isObject, type JsonObject } from '../../core/json/json-object.ts';
import { convertContentSchema } from '../../formats/content/index.ts';
import { describeTold } from './describe-told.ts';
import { findReferred } from './schema-references.ts';

/** What format B refuses at the root of a tool's schema, and takes within it. */
const combinators = ['allOf', 'anyOf', 'oneOf'] as const;

/** Schemas that one member of the root holds. */
interface Combined {
  readonly branches: readonly JsonObject[];
  /** Whether all of them hold, be it that there is no other. */
  readonly holds: 'all' | 'one';
}

/**
 * The `input_schema` of a tool from the parameters of a function: of the type `object`, without `allOf`, `anyOf` and `oneOf` at its root. What
 * those name stands in `properties` instead, and the model reads them in the description.
 */
export function convertParameters(parameters: JsonObject): JsonObject {
  const schema: JsonObject = { type: 'object', ...convertContentSchema(parameters) };
  const typed = Array.isArray(schema.type) && schema.type.includes('object') ? 'object' : schema.type;
  const found = combinators.filter((name) => Array.isArray(schema[name]));
  if (found.length === 0) return { ...schema, type: typed };
  const { allOf: _all, anyOf: _any, oneOf: _one, description, ...rest } = schema;
  const combined = found.map((name) => readCombined(name, schema));
  const told = found.map((name) => `${name}: ${JSON.stringify(schema[name])}`);
  return {
    ...rest,
    type: typed,
    ...joinProperties(rest, combined),
    ...joinRequired(rest, combined),
    description: describeTold(description, told),
  };
}

/** A schema of `null` alone is what `nullable` came to, and a tool is called with an object. */
function readCombined(name: (typeof combinators)[number], root: JsonObject): Combined {
  const list: readonly unknown[] = Array.isArray(root[name]) ? root[name] : [];
  const branches = list.filter(isObject).map((branch) => follow(branch, root));
  const objects = branches.filter(({ type }) => type !== 'null');
  return { branches: objects, holds: name === 'allOf' || objects.length === 1 ? 'all' : 'one' };
}

function follow(branch: JsonObject, root: JsonObject): JsonObject {
  const { $ref } = branch;
  const found = typeof $ref === 'string' ? findReferred($ref, { schema: root, path: '' }) : null;
  return found === null ? branch : { ...found.schema, ...branch };
}

/** What the root says of a member goes before what the others say. */
function joinProperties(
  { properties }: JsonObject,
  combined: readonly Combined[],
): { readonly properties?: JsonObject } {
  const joined = new Map<string, unknown>(Object.entries(asObject(properties)));
  for (const [name, schemas] of listMembers(combined)) {
    if (joined.has(name)) continue;
    const [first, ...others] = schemas;
    // Such as what tells the alternatives apart: a constant that is another one in each.
    joined.set(name, others.length === 0 ? first : { anyOf: schemas });
  }
  return joined.size === 0 ? {} : { properties: Object.fromEntries(joined) };
}

/** Each member that these name, with the schemas that differ among those they have for it. */
function listMembers(combined: readonly Combined[]): ReadonlyMap<string, readonly unknown[]> {
  const members = new Map<string, unknown[]>();
  const named = combined.flatMap(({ branches }) => branches.map(({ properties }) => asObject(properties)));
  for (const [name, schema] of named.flatMap((properties) => Object.entries(properties))) {
    const schemas = members.get(name) ?? [];
    if (!schemas.some((known) => isDeepStrictEqual(known, schema))) schemas.push(schema);
    members.set(name, schemas);
  }
  return members;
}

/** Names that every call has. */
function joinRequired(
  { required }: JsonObject,
  combined: readonly Combined[],
): { readonly required?: readonly unknown[] } {
  const names = new Set(asList(required));
  for (const { branches, holds } of combined) {
    const lists = branches.map((branch) => asList(branch.required));
    const shared = holds === 'all' ? lists.flat() : listShared(lists);
    for (const name of shared) names.add(name);
  }
  return names.size === 0 ? {} : { required: [...names] };
}

function listShared([first = [], ...others]: readonly (readonly unknown[])[]): readonly unknown[] {
  return first.filter((name) => others.every((list) => list.includes(name)));
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
