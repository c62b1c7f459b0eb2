import type { ProviderName } from '../../core/provider.ts';
import { asString, listObjects, type JsonObject } from '../read-json.ts';

/** What the converters of one request share. Per request. */
export interface RequestConversion {
  /** Who will answer; thoughts of others mean nothing there. */
  readonly provider: ProviderName;
  readonly upstreamModel: string;
  /** The tool each call of the conversation went to, by the id of its block. */
  readonly toolNames: ReadonlyMap<string, string>;
  /** Fields without effect; the converters add to it. */
  readonly ignoredFields: string[];
}

/** Begins the conversion of a request that goes to this provider's model. */
export function createConversion(
  value: JsonObject,
  { provider, upstreamModel }: Pick<RequestConversion, 'provider' | 'upstreamModel'>,
): RequestConversion {
  return { provider, upstreamModel, toolNames: collectToolNames(value), ignoredFields: [] };
}

function collectToolNames({ messages }: JsonObject): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { content } of listObjects(messages)) {
    for (const block of listObjects(content)) {
      const id = asString(block.id);
      const name = asString(block.name);
      if (block.type === 'tool_use' && id !== null && name !== null) names.set(id, name);
    }
  }
  return names;
}

/** Notes every member that is not among those a converter uses itself. */
export function ignoreOthers(
  value: JsonObject,
  used: ReadonlySet<string>,
  place: { readonly path: string; readonly conversion: RequestConversion },
): void {
  for (const [name, member] of Object.entries(value)) {
    if (used.has(name) || member === undefined || member === null) continue;
    place.conversion.ignoredFields.push(place.path === '' ? name : `${place.path}.${name}`);
  }
}
