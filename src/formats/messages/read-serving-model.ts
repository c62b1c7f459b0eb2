import type { EventsOf } from '../../core/handler.ts';
import { asObject, listObjects, type JsonObject, type Unchecked } from '../../core/json/json-object.ts';
import type { UpstreamEvent } from '../../core/provider.ts';
import type { TalliedRequest } from '../../core/tokens/usage-format.ts';
import { readPayload } from '../../core/wire/read-payload.ts';

const fallbackMark = '"fallback"';

/** The fallback of the upstream that goes on from a `content_block_start`; `null` where nobody takes over. */
export function readFallbackStart(event: UpstreamEvent): string | null {
  if (!event.data.includes(fallbackMark)) return null;
  const { content_block: block }: Unchecked<EventsOf<'createMessage'>['content_block_start']> =
    readPayload(event);
  const { type, to } = asObject<JsonObject>(block);
  const { model } = asObject<JsonObject>(to);
  return type === 'fallback' && typeof model === 'string' ? model : null;
}

/** The fallbacks that a request names, by the names that the upstream has for them. */
export function listFallbackNames({ body, notes }: TalliedRequest): ReadonlySet<unknown> {
  const { fallbacks }: JsonObject = body.value;
  return new Set(
    listObjects(fallbacks).map(({ model }) =>
      typeof model === 'string' ? (notes?.names?.toUpstream(model) ?? model) : null,
    ),
  );
}
