import {
  followReference,
  isObject,
  resolvePointer,
  toList,
  toObject,
  type JsonObject,
  type JsonValue,
} from './json.ts';
import { listOperations } from './openapi-operations.ts';

/** Whose names are collected. */
export interface WantedNames {
  /** The tag of the operations. */
  readonly area: string;
  /** Decides by the name of a property and its schema, which is never a reference. */
  readonly isWanted: (name: string, schema: JsonObject) => boolean;
}

/** The wanted names of properties in the JSON requests of an area, at every depth, each once. */
export function collectBodyNames(document: JsonObject, { area, isWanted }: WantedNames): readonly string[] {
  const collection: Collection = { document, isWanted, names: new Set(), seen: new Set() };
  for (const { operation } of listOperations(document)) {
    if (toList(operation.tags)[0] !== area) continue;
    const content = toObject(toObject(operation.requestBody).content);
    collectNames(toObject(content['application/json']).schema ?? null, collection);
  }
  return [...collection.names];
}

interface Collection {
  readonly document: JsonObject;
  readonly isWanted: WantedNames['isWanted'];
  readonly names: Set<string>;
  readonly seen: Set<JsonValue>;
}

function collectNames(schema: JsonValue, collection: Collection): void {
  if (typeof schema !== 'object' || schema === null || collection.seen.has(schema)) return;
  collection.seen.add(schema);
  const { document, isWanted, names } = collection;
  if (isObject(schema)) {
    if (typeof schema.$ref === 'string') collectNames(resolvePointer(document, schema.$ref), collection);
    for (const [name, property] of Object.entries(toObject(schema.properties)))
      if (isWanted(name, toObject(followReference(document, property)))) names.add(name);
  }
  for (const item of Object.values(schema)) collectNames(item, collection);
}
