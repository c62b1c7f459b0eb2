import type { EventsOf } from '../../core/handler.ts';
import {
  asObject,
  asString,
  listObjects,
  type JsonObject,
  type Unchecked,
} from '../../core/json/json-object.ts';
import type { UpstreamEvent } from '../../core/provider.ts';
import { readPayload } from '../../core/wire/read-payload.ts';
import { isCall } from './has-words.ts';

/** Characters of the blocks of an answer that its model wrote, names of tools among them; what tools found is none of them. */
export function countWrittenCharacters(content: unknown): number {
  return listObjects<JsonObject>(content).reduce((sum, block) => sum + countOfBlock(block), 0);
}

function countOfBlock({ type, text, thinking, name, input }: JsonObject): number {
  if (type === 'text') return countOfText(text);
  if (type === 'thinking') return countOfText(thinking);
  if (!isCall(type)) return 0;
  // A stream begins a call with none, and brings the pieces of what there is.
  const hasInput = Object.keys(asObject(input)).length > 0;
  return countOfText(name) + (hasInput ? JSON.stringify(input).length : 0);
}

function countOfText(text: unknown): number {
  return asString(text)?.length ?? 0;
}

/** What every result of a tool has. They may be long. */
const resultMark = '"tool_use_id"';

/** The blocks that a `content_block_start` begins, as far as a model may have written them: one or none. */
export function readWrittenStart(event: UpstreamEvent): readonly JsonObject[] {
  if (event.data.includes(resultMark)) return [];
  const { content_block: block }: Unchecked<EventsOf<'createMessage'>['content_block_start']> =
    readPayload(event);
  return [asObject<JsonObject>(block)];
}
