import { isObject, resolvePointer, toList, toObject, type JsonObject, type JsonValue } from './json.ts';
import { listOperations } from './openapi-operations.ts';

/**
 * The names of format C that are written in camelCase: every property that the schemas of its JSON requests name, at every
 * depth. Clients may send them in snake_case too.
 */
export function listContentNames(document: JsonObject): readonly string[] {
  const collection: Collection = { document, names: new Set(), seen: new Set() };
  for (const { operation } of listOperations(document)) {
    if (toList(operation.tags)[0] !== 'generateContent') continue;
    const content = toObject(toObject(operation.requestBody).content);
    collectNames(toObject(content['application/json']).schema ?? null, collection);
  }
  return [...collection.names].filter((name) => /[A-Z]/.test(name));
}

interface Collection {
  readonly document: JsonObject;
  readonly names: Set<string>;
  readonly seen: Set<JsonValue>;
}

function collectNames(schema: JsonValue, collection: Collection): void {
  if (typeof schema !== 'object' || schema === null || collection.seen.has(schema)) return;
  collection.seen.add(schema);
  if (isObject(schema)) {
    if (typeof schema.$ref === 'string')
      collectNames(resolvePointer(collection.document, schema.$ref), collection);
    for (const name of Object.keys(toObject(schema.properties))) collection.names.add(name);
  }
  for (const item of Object.values(schema)) collectNames(item, collection);
}
