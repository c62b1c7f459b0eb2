import { showItem, type KeptItem } from './kept-item.ts';
import type { SessionContext } from './session-context.ts';

/** Puts an item that is complete into the conversation and shows it. */
export function addItem(
  { conversation, emit }: SessionContext,
  item: KeptItem,
  place: { readonly after: string } | 'beginning' | 'end',
): void {
  const previous = conversation.insert(item, place);
  const shown = { previous_item_id: previous, item: showItem(item) };
  emit({ type: 'conversation.item.added', ...shown });
  emit({ type: 'conversation.item.done', ...shown });
}
