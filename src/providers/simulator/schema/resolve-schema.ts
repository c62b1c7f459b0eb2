import { isObject, type JsonObject } from '../../../core/json/json-object.ts';
import { mergeSchemas } from './merge-schemas.ts';

/** What is shared while schemas are looked at. Per value. */
export interface SchemaContext {
  /** The schema references point into. */
  readonly root: unknown;
  /** Work that may still be done; when none is left, schemas count as empty ones. */
  remaining: number;
}

/** Work for one value, so that no schema can hold the process up: roughly, keywords looked at. */
const maxWork = 40_000;

export function createSchemaContext(root: unknown): SchemaContext {
  return { root, remaining: maxWork };
}

/** References and nested `allOf` followed for one value; a longer chain leads nowhere. */
const maxChain = 32;

/**
 * The schema as one flat object: references within the root followed, `allOf` merged in. `false` for a schema nothing
 * satisfies; `true` and references that lead nowhere become the empty schema.
 */
export function resolveSchema(schema: unknown, context: SchemaContext): JsonObject | false {
  return resolveChain(schema, context, 0);
}

function resolveChain(schema: unknown, context: SchemaContext, length: number): JsonObject | false {
  if (schema === false) return false;
  if (!isObject(schema) || length > maxChain || context.remaining <= 0) return {};
  context.remaining -= measureWork(schema);
  if (schema.$ref === undefined && schema.allOf === undefined) return schema;
  const { $ref: reference, allOf, ...own } = schema;
  const parts: unknown[] = [
    ...(typeof reference === 'string' ? [findReference(reference, context.root)] : []),
    ...(Array.isArray(allOf) ? (allOf as unknown[]) : []),
  ];
  let merged: JsonObject = own;
  for (const part of parts) {
    const resolved = resolveChain(part, context, length + 1);
    if (resolved === false) return false;
    merged = mergeSchemas(merged, resolved);
  }
  return merged;
}

/** Merging copies lists and maps, comparing looks through enumerations. */
function measureWork({ allOf, enum: values, properties, required }: JsonObject): number {
  const size = (list: unknown) => (Array.isArray(list) ? list.length : 0);
  const count = allOf !== undefined && isObject(properties) ? Object.keys(properties).length : 0;
  return 1 + size(allOf) + size(values) + size(required) + count;
}

/** The schema a JSON Pointer (RFC 6901) in a fragment points to; the empty schema where it points nowhere. */
function findReference(reference: string, root: unknown): unknown {
  if (reference !== '#' && !reference.startsWith('#/')) return {};
  let found = root;
  for (const token of reference.slice(1).split('/').slice(1)) {
    const key = decodeToken(token);
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key)) return {};
    found = (found as JsonObject)[key];
  }
  return found;
}

function decodeToken(token: string): string {
  const unescaped = token.replaceAll('~1', '/').replaceAll('~0', '~');
  return /%[0-9a-f]{2}/i.test(unescaped) ? decodePercent(unescaped) : unescaped;
}

function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
