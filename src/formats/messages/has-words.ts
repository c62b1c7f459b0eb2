import { asObject, listObjects, type JsonObject } from '../../core/json/json-object.ts';
import type { UpstreamEvent } from '../../core/provider.ts';

/** Whether an answer has words of its model: a text that is not empty, or the call of a tool. Thoughts are none, nor is what tools found. */
export function hasWords(content: unknown): boolean {
  return listObjects<JsonObject>(content).some(({ type, text }) =>
    type === 'text' ? typeof text === 'string' && text !== '' : isCall(type),
  );
}

/** Whether a block of this type is the call of a tool. */
export function isCall(type: unknown): boolean {
  return type === 'tool_use' || type === 'server_tool_use' || type === 'mcp_tool_use';
}

const thoughtMark = /"type" ?: ?"thinking_delta"/u;

/** Whether what a `content_block_delta` brings is a thought. */
export function isThought({ data, value }: UpstreamEvent): boolean {
  return value === undefined
    ? thoughtMark.test(data)
    : asObject<JsonObject>(value['delta'])['type'] === 'thinking_delta';
}
