import type { RealtimeGaConversationItemCreateEvent } from '../../../../generated/contract-types.ts';
import { addItem } from '../add-item.ts';
import type { Conversation } from '../conversation.ts';
import { readItem } from '../read-item.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { SessionParts } from './session-parts.ts';

/** Where an item goes that names none: at the end. `root` is the beginning. */
type Place = { readonly after: string } | 'beginning' | 'end';

export async function createItem(
  { context }: SessionParts,
  { item: given, previous_item_id }: RealtimeGaConversationItemCreateEvent,
): Promise<Refusal | null> {
  const { conversation } = context;
  const item = await readItem(context, given, 'item');
  if ('code' in item) return item;
  if (conversation.find(item.id) !== null)
    return refuse(
      'invalid_item_id',
      'The conversation has an item of this id: ids are used once.',
      'item.id',
    );
  const place = findPlace(conversation, previous_item_id ?? null);
  if (place === null)
    return refuse('invalid_item_id', 'The conversation has no item of this id.', 'previous_item_id');
  if (item.body.kind === 'call-output' && !hasCall(conversation, item.body.callId))
    return refuse(
      'invalid_tool_call_id',
      'The conversation has no function_call of this call_id.',
      'item.call_id',
    );
  const obstacle = conversation.findObstacle(item.length);
  if (obstacle !== null) return refuse('invalid_value', obstacle, 'item');
  addItem(context, item, place);
  return null;
}

function findPlace(conversation: Conversation, previous: string | null): Place | null {
  if (previous === null) return 'end';
  if (conversation.find(previous) !== null) return { after: previous };
  return previous === 'root' ? 'beginning' : null;
}

function hasCall({ items }: Conversation, callId: string): boolean {
  return items.some(({ body }) => body.kind === 'call' && body.callId === callId);
}
