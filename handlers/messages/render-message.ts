import type { WholeAnswer } from '../../src/core/provider.ts';
import type { MessageResponse, MessageUsage } from '../../generated/contract-types.ts';
import type { Profile } from '../../src/core/area.ts';
import { isObject, type Unchecked } from '../../src/core/json/json-object.ts';
import type { WholeResponse } from '../../src/core/operation.ts';
import { spliceTopLevelString } from '../../src/core/json/splice-json.ts';
import { mapStopReason, type ClientModels } from '../../src/formats/messages/index.ts';
import { renderIgnoredFields } from '../render-ignored-fields.ts';
import { isForeignBlock } from './neutral-blocks.ts';

export interface RenderMessageOptions {
  /** Models by the names that the client has for them. */
  readonly models: ClientModels;
  readonly profile: Profile;
}

type Message = Unchecked<MessageResponse>;

/**
 * An upstream's message as the client sees it: under the model names the client sent, with the stop reason of its
 * profile and every usage counter. Where only the name of the answer's model differs, the upstream's bytes are kept.
 */
export function renderMessage(
  answer: WholeAnswer,
  options: RenderMessageOptions,
): WholeResponse<Message, 200> {
  const value: Message = answer.value;
  const completed = completeMessage(value, options);
  const model = options.models.nameAnswer(value.model);
  const body = { ...completed, model };
  const bytes = completed === value ? renameInBytes(answer, model) : null;
  return { kind: 'whole', status: 200, headers: renderIgnoredFields(answer.ignoredFields), body, bytes };
}

/** Returns the same object when nothing had to be added or mapped. */
function completeMessage(value: Message, { profile, models }: RenderMessageOptions): Message {
  const stopReason = mapStopReason(value.stop_reason, profile);
  const usage = completeUsage(value.usage, models);
  const content = models.renameContent(selectBlocks(value.content, profile));
  const { stop_details: said } = value;
  const details = models.renameDetails(said);
  const isSame = stopReason === value.stop_reason && usage === value.usage && content === value.content;
  if (isSame && details === said && value.stop_sequence !== undefined) return value;
  const completed = { ...value, content, stop_reason: stopReason, usage };
  const stopSequence = value.stop_sequence ?? null;
  return {
    ...completed,
    stop_sequence: stopSequence,
    ...(details === said ? {} : { stop_details: details }),
  };
}

/** The neutral profile has no blocks of tools that the upstream runs, nor of kinds that are yet to come. */
function selectBlocks(content: unknown, profile: Profile): unknown {
  if (profile === 'vendor' || !Array.isArray(content) || !content.some(isForeignBlock)) return content;
  return content.filter((block) => !isForeignBlock(block));
}

/** Clients rely on the cache counters; an upstream that has no cache leaves them out. */
export function completeUsage(usage: unknown, models: ClientModels): unknown {
  return isObject<MessageUsage>(usage) ? models.renameUsage(completeCounts(usage)) : usage;
}

/** The same for what is an object. */
export function completeCounts(usage: Unchecked<MessageUsage>): Unchecked<MessageUsage> {
  const { cache_creation_input_tokens: written, cache_read_input_tokens: read } = usage;
  if (typeof written === 'number' && typeof read === 'number') return usage;
  return { ...usage, cache_creation_input_tokens: written ?? 0, cache_read_input_tokens: read ?? 0 };
}

function renameInBytes(answer: WholeAnswer, model: string): WholeResponse['bytes'] {
  if (answer.bytes === null || answer.value.model === model) return answer.bytes;
  return spliceTopLevelString(answer, 'model', model);
}
