import type { RealtimeGaConversationItemTruncateEvent } from '../../../../generated/contract-types.ts';
import { measureItem } from '../kept-item.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { SessionParts } from './session-parts.ts';

/** The conversation forgets what of the model's speech the user has not heard. */
export function truncateItem(
  { context: { conversation, emit } }: SessionParts,
  { item_id, content_index, audio_end_ms }: RealtimeGaConversationItemTruncateEvent,
): Refusal | null {
  const item = conversation.find(item_id);
  if (item?.body.kind !== 'message' || item.body.role !== 'assistant')
    return refuse(
      'item_truncate_invalid_item_id',
      'The conversation has no message of the assistant of this id.',
      'item_id',
    );
  const part = item.body.parts[content_index];
  if (part === undefined)
    return refuse('invalid_value', 'The item has no part of this index.', 'content_index');
  if (part.kind !== 'spoken')
    return refuse(
      'unsupported_content_type',
      'Only speech can be truncated, and this part is text.',
      'content_index',
    );
  if (audio_end_ms > part.durationMs)
    return refuse('invalid_value', `The speech lasts ${String(part.durationMs)} ms.`, 'audio_end_ms');
  part.words = part.words.filter(({ endMs }) => endMs <= audio_end_ms);
  part.durationMs = audio_end_ms;
  part.isTruncated = true;
  conversation.resize(item, measureItem(item));
  emit({ type: 'conversation.item.truncated', item_id, content_index, audio_end_ms });
  return null;
}
