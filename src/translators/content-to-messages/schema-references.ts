import type { GatewayError } from '../../core/gateway-error.ts';
import { isObject, type JsonObject } from '../../core/json/json-object.ts';
import { refuseField } from '../../core/refuse-field.ts';
import { shortenName } from '../../core/shorten-name.ts';

/** A schema and where it stands in the request. */
export interface PlacedSchema {
  readonly schema: JsonObject;
  readonly path: string;
}

/** Deepest nesting of arrays and objects, counted on through references. */
const maxDepth = 200;

/** Most characters of what references lead to, each of them followed: to write all of that out takes some 50 ms. */
const maxReferredLength = 128 * 1024;

/** Members that map names to schemas. */
const schemaMaps: ReadonlySet<string> = new Set([
  'properties',
  'patternProperties',
  'dependentSchemas',
  'dependencies',
  '$defs',
  'definitions',
]);

/** Members that are or hold values, or what stands there for references alone. */
const unreadNames: ReadonlySet<string> = new Set([
  'enum',
  'const',
  'default',
  'examples',
  '$defs',
  'definitions',
]);

/** Whether a member of a schema holds no schema that anything is held to. Names of extensions begin with `x-`. */
function isUnread(name: string): boolean {
  return unreadNames.has(name) || isExtension(name);
}

/** Whether a member of a schema is somebody's own, whose `$ref` is none of JSON Schema's. */
export function isExtension(name: string): boolean {
  return name.startsWith('x-');
}

/** Where a reference leads within the schema that has it; `null` where it leads elsewhere or to no schema. */
export function findReferred(reference: string, root: PlacedSchema): PlacedSchema | null {
  const steps = readPointer(reference);
  let value: unknown = root.schema;
  let { path } = root;
  for (const step of steps ?? []) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return null;
    path += Array.isArray(value) ? `[${step}]` : `.${step}`;
    value = (value as JsonObject)[step];
  }
  const schema = steps === null ? null : readSchema(value);
  return schema && { schema, path };
}

/** `true` is a schema that takes everything, `false` one that takes nothing (section 4.3.2); `null` for what is none. */
function readSchema(value: unknown): JsonObject | null {
  if (typeof value === 'boolean') return value ? {} : { not: {} };
  return isObject(value) ? value : null;
}

/** The names of a JSON Pointer in a fragment (RFC 6901, section 6); `null` for any other reference. */
export function readPointer(reference: string): readonly string[] | null {
  if (reference === '#') return [];
  if (!reference.startsWith('#/')) return null;
  const names = decodeFragment(reference.slice(2))?.split('/') ?? null;
  return names?.map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~')) ?? null;
}

function decodeFragment(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}

/**
 * What a member of a schema holds, with each schema in it that `writeOut` knows something for replaced by that. Values stay as they are, as
 * they were not looked at by {@link checkReferences}, which has to come first.
 */
export function writeOutSchemas(
  name: string,
  member: unknown,
  writeOut: (schema: JsonObject) => JsonObject | null,
): unknown {
  if (isUnread(name)) return member;
  if (Array.isArray(member)) return member.map((item: unknown) => writeOutSchemas('', item, writeOut));
  if (!isObject(member)) return member;
  if (schemaMaps.has(name))
    return mapMembers(member, (_key, schema) => writeOutSchemas('', schema, writeOut));
  const written = writeOut(member);
  if (written !== null) return writeOutSchemas('', written, writeOut);
  return mapMembers(member, (key, value) => writeOutSchemas(key, value, writeOut));
}

function mapMembers(value: JsonObject, map: (key: string, member: unknown) => unknown): JsonObject {
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, map(key, member)]));
}

/**
 * Throws `invalid_argument` for a reference that leads out of the schema, for one that leads back to itself, and where they lead too
 * deep or, written out, to too much. What nothing refers to is not looked at.
 */
export function checkReferences(root: PlacedSchema): void {
  measure(root.schema, {
    path: root.path,
    depth: 0,
    walk: { root, open: new Set(), referred: new Map(), length: 0 },
  });
}

/** Per schema. */
interface Walk {
  readonly root: PlacedSchema;
  /** Paths of what is being looked at. */
  readonly open: Set<string>;
  /** What was looked at, by its path. */
  readonly referred: Map<string, Extent>;
  /** Characters of that. */
  length: number;
}

interface Place {
  readonly path: string;
  readonly depth: number;
  readonly walk: Walk;
}

/** How much a value is with what it refers to. */
interface Extent {
  /** Levels of arrays and objects. */
  readonly height: number;
  /** Characters of what is referred to. */
  readonly length: number;
}

const nothing: Extent = { height: 0, length: 0 };

function measure(value: unknown, { path, depth, walk }: Place): Extent {
  if (typeof value !== 'object' || value === null) return nothing;
  if (depth >= maxDepth) throw refuseExtent(path);
  const at = (name: string): Place => ({ path: path + name, depth: depth + 1, walk });
  if (Array.isArray(value)) {
    return enclose(value.map((item: unknown, index) => measure(item, at(`[${String(index)}]`))));
  }
  const { $ref, $dynamicRef, $recursiveRef } = value as JsonObject;
  if ($dynamicRef !== undefined || $recursiveRef !== undefined) throw refuseDynamic(path);
  const inner = typeof $ref === 'string' ? [measureReferred($ref, at('.$ref'))] : [];
  for (const [name, member] of Object.entries(value)) {
    if (isUnread(name)) continue;
    if (schemaMaps.has(name) && isObject(member)) {
      inner.push(enclose(Object.entries(member).map(([key, item]) => measure(item, at(`.${name}.${key}`)))));
    } else inner.push(measure(member, at(`.${name}`)));
  }
  const extent = enclose(inner);
  if (extent.length > maxReferredLength) throw refuseExtent(path);
  return extent;
}

function measureReferred(reference: string, { path, depth, walk }: Place): Extent {
  const found = findReferred(reference, walk.root);
  if (found === null) {
    throw refuseReference(path, 'This model follows references only to schemas within the same one.');
  }
  if (walk.open.has(found.path) || found.schema === walk.root.schema) {
    throw refuseReference(path, 'This model takes no schemas that refer to themselves.');
  }
  const known = walk.referred.get(found.path);
  if (known !== undefined) {
    if (depth + known.height > maxDepth) throw refuseExtent(path);
    return known;
  }
  const ownLength = JSON.stringify(found.schema).length;
  // Before it is walked: places within one another are different places.
  walk.length += ownLength;
  if (walk.length > maxReferredLength) throw refuseExtent(path);
  walk.open.add(found.path);
  const { height, length } = measure(found.schema, { path: found.path, depth, walk });
  walk.open.delete(found.path);
  const extent = { height, length: length + ownLength };
  walk.referred.set(found.path, extent);
  return extent;
}

function enclose(inner: readonly Extent[]): Extent {
  let [height, length] = [0, 0];
  for (const extent of inner) {
    height = Math.max(height, extent.height);
    length += extent.length;
  }
  return { height: height + 1, length };
}

/** Where such references end depends on who asks (section 8.2.3.2 of JSON Schema 2020-12, 8.2.4.2.2 of 2019-09). */
function refuseDynamic(path: string): GatewayError {
  return refuseReference(
    path,
    'This model follows no $dynamicRef and no $recursiveRef; use $ref in its place.',
  );
}

function refuseExtent(path: string): GatewayError {
  return refuseReference(path, 'The references of this schema lead too deep, or to too much.');
}

function refuseReference(path: string, description: string): GatewayError {
  return refuseField(shortenName(path), description);
}
