import type { RealtimeGaConversationItemDeleteEvent } from '../../../../generated/contract-types.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { SessionParts } from './session-parts.ts';

export function deleteItem(
  { context: { conversation, emit } }: SessionParts,
  { item_id }: RealtimeGaConversationItemDeleteEvent,
): Refusal | null {
  const item = conversation.find(item_id);
  if (item === null)
    return refuse('item_delete_invalid_item_id', 'The conversation has no item of this id.', 'item_id');
  conversation.remove(item);
  emit({ type: 'conversation.item.deleted', item_id });
  return null;
}
