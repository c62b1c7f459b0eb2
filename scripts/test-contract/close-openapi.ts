import { closeComponents, type CloseSchema } from './close-components.ts';
import type { SchemaUse } from './close-schema.ts';
import { isObject, mapValues, toObject, type JsonObject, type JsonValue } from '../generate/json.ts';

/**
 * A variant of an OpenAPI document whose response bodies may hold only what the contract names. What clients send
 * stays as written. Contract tests hold the gateway's own answers to it.
 */
export function closeOpenApi(document: JsonObject): JsonObject {
  const { schemas, ...otherComponents } = toObject(document.components);
  const closed = closeComponents(toObject(schemas), (close) => ({
    paths: rewriteWithin(toObject(document.paths), 'open', close),
    components: toObject(rewriteWithin(otherComponents, 'open', close)),
  }));
  return {
    ...document,
    paths: closed.roots.paths,
    components: { ...closed.roots.components, schemas: closed.components },
  };
}

function rewriteWithin(value: JsonValue, use: SchemaUse, close: CloseSchema): JsonValue {
  if (Array.isArray(value)) return value.map((item) => rewriteWithin(item, use, close));
  if (!isObject(value)) return value;
  return mapValues(value, (item, key) => {
    if (key === 'schema') return close(item, use);
    if (key === 'example' || key === 'examples') return item;
    if (key === 'headers') return rewriteWithin(item, 'open', close);
    return rewriteWithin(item, key === 'responses' ? 'whole' : use, close);
  });
}
