import { asObject, asString, listObjects, type JsonObject } from '../../../core/json/json-object.ts';
import type { ItemPaths } from './convert-item.ts';
import { convertToClient } from './audio-streams.ts';

/** An item of a session as its client sees it; `null` for one of a type that this dialect does not have. */
export function renderItem(
  item: JsonObject,
  paths: ItemPaths,
  usualStatus: 'completed' | 'in_progress' = 'completed',
): JsonObject | null {
  const head = {
    id: item.id,
    object: 'realtime.item',
    type: item.type,
    status: asString(item.status) ?? usualStatus,
  };
  switch (item.type) {
    case 'message': {
      const content = listObjects(item.content).flatMap((part) => renderItemPart(part, item.role, paths));
      return { ...head, role: item.role, content };
    }
    case 'function_call': {
      const { name, arguments: given } = item;
      return { ...head, call_id: item.call_id ?? item.id, name, arguments: given ?? '' };
    }
    case 'function_call_output':
      return { ...head, call_id: item.call_id, output: item.output ?? '' };
    default:
      return null;
  }
}

/** A part of what the model says, as it grows. */
export function renderOutputPart(part: unknown): JsonObject {
  const { type, text, transcript } = asObject(part);
  return type === 'text' || type === 'output_text'
    ? { type: 'text', text: asString(text) ?? '' }
    : { type: 'audio', transcript: asString(transcript) ?? '' };
}

/** Pictures, which this dialect does not have, are left out. */
function renderItemPart(part: JsonObject, role: unknown, paths: ItemPaths): readonly JsonObject[] {
  const isModel = role === 'assistant';
  const { type, text, transcript = null } = part;
  switch (type) {
    case 'input_text':
    case 'output_text':
    case 'text':
      return [{ type: isModel ? 'text' : 'input_text', text: asString(text) ?? '' }];
    case 'input_audio':
    case 'output_audio':
    case 'audio': {
      const audio = renderAudio(part.audio, isModel ? paths.output : paths.input);
      return [{ type: isModel ? 'audio' : 'input_audio', ...(audio !== null && { audio }), transcript }];
    }
    default:
      return [];
  }
}

function renderAudio(audio: unknown, { client }: ItemPaths['input']): string | null {
  if (typeof audio !== 'string') return null;
  return client === null ? audio : convertToClient(audio, client);
}
