import type { EventsOf } from '../../core/handler.ts';
import { asObject, listObjects, type JsonObject, type Unchecked } from '../../core/json/json-object.ts';
import type { UpstreamEvent } from '../../core/provider.ts';
import { readPayload } from '../../core/wire/read-payload.ts';
import type { FallbackNames } from './fallback-names.ts';

const fallbackMark = '"fallback"';

/** Whether the beginning of a block may mark where one model hands over to another; told without parsing. */
export function mayMarkFallback({ data }: UpstreamEvent): boolean {
  return data.includes(fallbackMark);
}

/** The fallback of the upstream that goes on from a `content_block_start`; `null` where nobody takes over. */
export function readFallbackStart(event: UpstreamEvent): string | null {
  if (!mayMarkFallback(event)) return null;
  const { content_block: block }: Unchecked<EventsOf<'createMessage'>['content_block_start']> =
    readPayload(event);
  return readFallbackBlock(asObject<JsonObject>(block));
}

function readFallbackBlock({ type, to }: JsonObject): string | null {
  const { model } = asObject<JsonObject>(to);
  return type === 'fallback' && typeof model === 'string' ? model : null;
}

/**
 * The fallback that answers from the beginning, since the model that was called for has declined before; `null` for that model itself.
 * `model` is the answer's.
 */
export function readFirstModel(model: unknown, fallbackNames: FallbackNames): string | null {
  return fallbackNames.has(model) ? model : null;
}

/** The fallback that gave a whole answer, at last; `null` for the model that was called for. */
export function readServingModel(
  { model, content }: JsonObject,
  fallbackNames: FallbackNames,
): string | null {
  const moves = listObjects(content).flatMap((block) => readFallbackBlock(block) ?? []);
  return moves.at(-1) ?? readFirstModel(model, fallbackNames);
}
