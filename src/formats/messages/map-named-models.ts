import { isObject, type JsonObject } from '../../core/json/json-object.ts';
import type { UpstreamNames } from '../../core/usage.ts';
import { listMessageTools, readAdvisorModel } from './list-tools.ts';
import { mapList, replaceMembers } from './replace-members.ts';

type MapName = (name: string) => string | null;

/**
 * A request of format B in which the models that the upstream may ask beside its own, those of `fallbacks` and of advisors, have the
 * names that `names` has for them. Returns the same object where nothing is renamed, as where there is no `names`: the router gives them.
 */
export function mapNamedModels(
  value: JsonObject,
  names: Pick<UpstreamNames, 'toUpstream'> | undefined,
): JsonObject {
  if (names === undefined) return value;
  const { fallbacks, tools, messages } = value;
  const hasAdvisor = () => listMessageTools(value).some((tool) => readAdvisorModel(tool) !== null);
  if (!Array.isArray(fallbacks) && !hasAdvisor()) return value;
  const mapOnce = rememberNames((name) => names.toUpstream(name));
  return replaceMembers(value, {
    fallbacks: mapList(fallbacks, (entry) => renameModel(entry, entry['model'], mapOnce)),
    tools: mapList(tools, (tool) => mapTool(tool, mapOnce)),
    messages: mapList(messages, (one) => {
      const content = mapList(one['content'], (block) => mapBlock(block, mapOnce));
      return replaceMembers(one, { content });
    }),
  });
}

/** Any number of tools may name the same few models. */
function rememberNames(mapName: MapName): MapName {
  const known = new Map<string, string | null>();
  return (name) => {
    const found = known.get(name);
    if (found !== undefined) return found;
    const mapped = mapName(name);
    known.set(name, mapped);
    return mapped;
  };
}

/** A block that adds tools, or that holds such blocks; any other one as it is. */
function mapBlock(block: JsonObject, mapName: MapName): JsonObject {
  const { type, tool, tool_changes: changes } = block;
  if (type !== 'tool_addition' || !isObject(tool) || !isObject(tool['definition']))
    return replaceMembers(block, { tool_changes: mapList(changes, (one) => mapBlock(one, mapName)) });
  const definition = mapTool(tool['definition'], mapName);
  return replaceMembers(block, { tool: replaceMembers(tool, { definition }) });
}

function mapTool(tool: JsonObject, mapName: MapName): JsonObject {
  return renameModel(tool, readAdvisorModel(tool), mapName);
}

function renameModel(holder: JsonObject, name: unknown, mapName: MapName): JsonObject {
  return typeof name === 'string' ? replaceMembers(holder, { model: mapName(name) ?? name }) : holder;
}
