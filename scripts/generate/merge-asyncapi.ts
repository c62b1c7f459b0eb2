import { isDeepStrictEqual } from 'node:util';
import { isObject, mapValues, toList, toObject, type JsonObject, type JsonValue } from './json.ts';

/**
 * One AsyncAPI document from several: servers, channels, operations and components side by side. An entry that several
 * documents have must be the same in all of them; otherwise this throws and names it. Title and version are the first
 * document's; every document's description follows under its title.
 */
export function mergeAsyncApi(documents: readonly JsonObject[]): JsonObject {
  const [first] = documents;
  if (!first) throw new Error('There is no AsyncAPI document to merge.');
  const infos = documents.map((document) => toObject(document.info));
  const tags = mergeTags(infos.flatMap((info) => toList(info.tags)));
  const description = infos
    .map((info) => `## ${String(info.title)}\n\n${String(info.description ?? '')}`)
    .join('\n\n');
  const mergeMaps = (section: string): JsonObject => mergeSection(documents, section);
  return {
    asyncapi: first.asyncapi ?? '3.0.0',
    info: { ...infos[0], description, ...(tags.length > 0 ? { tags } : {}) },
    ...keep(first, 'defaultContentType'),
    ...mergeMaps('servers'),
    ...mergeMaps('channels'),
    ...mergeMaps('operations'),
    components: mergeComponents(documents),
  };
}

function keep(document: JsonObject, key: string): JsonObject {
  const value = document[key];
  return value === undefined ? {} : { [key]: value };
}

function mergeSection(documents: readonly JsonObject[], section: string): JsonObject {
  const merged = mergeEntries(
    documents.map((document) => toObject(document[section])),
    section,
  );
  return Object.keys(merged).length > 0 ? { [section]: merged } : {};
}

function mergeComponents(documents: readonly JsonObject[]): JsonObject {
  const components = documents.map((document) => toObject(document.components));
  const kinds = new Set(components.flatMap((component) => Object.keys(component)));
  return Object.fromEntries(
    [...kinds].map((kind) => [
      kind,
      mergeEntries(
        components.map((component) => toObject(component[kind])),
        `components/${kind}`,
      ),
    ]),
  );
}

function mergeEntries(maps: readonly JsonObject[], place: string): JsonObject {
  const merged: JsonObject = {};
  for (const [name, value] of maps.flatMap((map) => Object.entries(map))) {
    const known = merged[name];
    if (known !== undefined && !isDeepStrictEqual(withoutExamples(known), withoutExamples(value))) {
      throw new Error(
        `Two AsyncAPI documents describe ${place}/${name} differently. Give one of them another name.`,
      );
    }
    merged[name] ??= value;
  }
  return merged;
}

function withoutExamples(value: JsonValue): JsonValue {
  if (!isObject(value)) return value;
  const { examples: _, ...rest } = value;
  return mapValues(rest, (item) => item);
}

function mergeTags(tags: readonly JsonValue[]): JsonValue[] {
  const byName = new Map(tags.map((tag) => [String(toObject(tag).name), tag]));
  return [...byName.values()];
}
