import type { Area } from '../../core/area.ts';
import type { BodyRules } from './normalise-body.ts';
import { listOperations, readPointer, type OpenApiDocument } from './openapi-document.ts';

const none: ReadonlySet<string> = new Set();

/** Keys of format B whose value is the client's own. */
const messageOpaqueKeys = new Set(['input', 'input_schema']);

/** Keys of format C whose value is the client's own. */
const contentOpaqueKeys = new Set([
  'args',
  'response',
  'parametersJsonSchema',
  'responseJsonSchema',
  'example',
  'default',
  'enum',
]);

/**
 * The body rules of each area. Format C's names come from the contract itself: every property that its request
 * schemas name in camelCase may also be sent in snake_case, at every depth.
 */
export function createBodyRules(document: OpenApiDocument): (area: Area) => BodyRules {
  const plain: BodyRules = { aliases: new Map(), opaqueKeys: none, nameMapKeys: none };
  const messages: BodyRules = { ...plain, opaqueKeys: messageOpaqueKeys };
  const content: BodyRules = {
    aliases: collectAliases(document),
    opaqueKeys: contentOpaqueKeys,
    nameMapKeys: new Set(['properties']),
  };
  return (area) => {
    if (area === 'generateContent') return content;
    return area === 'messages' ? messages : plain;
  };
}

function collectAliases(document: OpenApiDocument): ReadonlyMap<string, string> {
  const names = new Set<string>();
  const seen = new Set<unknown>();
  for (const { operation } of listOperations(document)) {
    if (operation.tags[0] !== 'generateContent' || !operation.requestBody) continue;
    collectNames(operation.requestBody.content['application/json']?.schema, { document, names, seen });
  }
  const aliases = [...names].map((name) => [toSnakeCase(name), name] as const);
  return new Map(aliases.filter(([alias, name]) => alias !== name));
}

interface Collection {
  readonly document: OpenApiDocument;
  readonly names: Set<string>;
  readonly seen: Set<unknown>;
}

function collectNames(schema: unknown, collection: Collection): void {
  if (typeof schema !== 'object' || schema === null || collection.seen.has(schema)) return;
  collection.seen.add(schema);
  const { $ref, properties } = schema as { $ref?: unknown; properties?: object };
  if (typeof $ref === 'string') collectNames(readPointer(collection.document, $ref), collection);
  if (properties && !Array.isArray(schema))
    for (const name of Object.keys(properties)) collection.names.add(name);
  for (const item of Object.values(schema)) collectNames(item, collection);
}

function toSnakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
