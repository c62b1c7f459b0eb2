import type { KnownContentBlock, MessageTurn } from '../../../generated/contract-types.ts';
import type { ProviderTraits } from '../../core/provider-traits.ts';
import { CallNames } from '../chat/call-names.ts';
import type { MessageFields } from '../chat/message-fields.ts';
import { FollowingMedia } from '../../formats/content/index.ts';
import { parseToolUseId, type CallIdentity } from '../../formats/messages/index.ts';
import { asString, listObjects, type JsonObject } from '../../core/json/json-object.ts';

/** What the converters of one request share. Per request. */
export interface RequestConversion {
  /** Who will answer; thoughts of others mean nothing there. */
  readonly provider: ProviderTraits;
  readonly upstreamModel: string;
  readonly messages: unknown;
  /** The tool each call of the conversation went to, by the id of its block; `null` until a result asks for one. */
  toolNames: ReadonlyMap<string, string> | null;
  /** The calls so far, by the ids of their blocks. */
  readonly identities: Map<string, CallIdentity>;
  /** The ids that those calls have. */
  readonly callIds: CallNames;
  /** Media of results, where the model takes none within them. */
  readonly following: FollowingMedia;
  /** Fields without effect; the converters add to it. */
  readonly ignoredFields: string[];
}

/** Begins the conversion of a request that goes to this provider's model. */
export function createConversion(
  { messages }: MessageFields,
  { provider, upstreamModel }: Pick<RequestConversion, 'provider' | 'upstreamModel'>,
): RequestConversion {
  return {
    provider,
    upstreamModel,
    messages,
    toolNames: null,
    identities: new Map(),
    callIds: new CallNames(),
    following: new FollowingMedia(),
    ignoredFields: [],
  };
}

/** The call behind the id of a block. No two ids are one call: one of ours may hold what another gateway calls a call of its own. */
export function identifyCall(toolUseId: string, { identities, callIds }: RequestConversion): CallIdentity {
  const known = identities.get(toolUseId);
  if (known !== undefined) return known;
  const { callId, signature } = parseToolUseId(toolUseId);
  const identity = { callId: callIds.take(callId), signature };
  identities.set(toolUseId, identity);
  return identity;
}

/** The tool that the call with this id went to; `undefined` where the conversation has no such call. */
export function findToolName(toolUseId: string, conversion: RequestConversion): string | undefined {
  conversion.toolNames ??= collectToolNames(conversion.messages);
  return conversion.toolNames.get(toolUseId);
}

function collectToolNames(messages: unknown): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { content } of listObjects<MessageTurn>(messages)) {
    for (const block of listObjects<KnownContentBlock>(content)) {
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
  for (const name in value) {
    if (used.has(name) || value[name] === undefined || value[name] === null) continue;
    place.conversion.ignoredFields.push(place.path === '' ? name : `${place.path}.${name}`);
  }
}
