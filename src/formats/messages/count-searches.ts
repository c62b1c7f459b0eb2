import type { EventsOf } from '../../core/handler.ts';
import { asObject, type JsonObject, type Unchecked } from '../../core/json/json-object.ts';
import type { UpstreamEvent } from '../../core/provider.ts';
import { readPayload } from '../../core/wire/read-payload.ts';

const resultType = 'web_search_tool_result';

/** Searches whose results a `content_block_start` brings: one or none. One that failed brings an error instead, and is not paid for. */
export function countSearches(event: UpstreamEvent): number {
  if (!event.data.includes(resultType)) return 0;
  const { content_block: block }: Unchecked<EventsOf<'createMessage'>['content_block_start']> =
    readPayload(event);
  const { type, content } = asObject<JsonObject>(block);
  return type === resultType && Array.isArray(content) ? 1 : 0;
}
