import type { RealtimeGaConversationItemRetrieveEvent } from '../../../../generated/contract-types.ts';
import { showItem } from '../kept-item.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { SessionParts } from './session-parts.ts';

/** Shows an item as it is now. Sound is not kept, so there is none in it. */
export function retrieveItem(
  { context: { conversation, emit } }: SessionParts,
  { item_id }: RealtimeGaConversationItemRetrieveEvent,
): Refusal | null {
  const item = conversation.find(item_id);
  if (item === null)
    return refuse('item_retrieve_invalid_item_id', 'The conversation has no item of this id.', 'item_id');
  emit({ type: 'conversation.item.retrieved', item: showItem(item) });
  return null;
}
