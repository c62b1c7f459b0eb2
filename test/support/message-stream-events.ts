import type { UpstreamEvent } from '../../src/core/provider.ts';
import {
  createReading,
  type AnswerReading,
} from '../../src/translators/content-to-messages/answer-reading.ts';
import { convertMessageStream } from '../../src/translators/content-to-messages/convert-message-stream.ts';
import { collectStream, createUpstreamCall } from './create-upstream-call.ts';

/** The events of a stream of format B, of blocks with the index 0 where no other is given. */
type Json = Readonly<Record<string, unknown>>;

const usage = {
  input_tokens: 10,
  cache_read_input_tokens: 4,
  cache_creation_input_tokens: 3,
  output_tokens: 1,
};
export const event = (type: string, fields: Json = {}): UpstreamEvent => ({
  event: type,
  data: JSON.stringify({ type, ...fields }),
});
export const start = event('message_start', { message: { id: 'msg_1', usage } });
export const begin = (block: Json, index = 0) =>
  event('content_block_start', { index, content_block: block });
export const add = (delta: Json, index = 0) => event('content_block_delta', { index, delta });
export const say = (text: string, index = 0) => add({ type: 'text_delta', text }, index);
export const write = (json: string, index = 0) =>
  add({ type: 'input_json_delta', partial_json: json }, index);
export const think = (thinking: string) => add({ type: 'thinking_delta', thinking });
export const sign = add({ type: 'signature_delta', signature: 's1' });
export const halt = (index: number) => event('content_block_stop', { index });
export const stop = halt(0);
export const text = begin({ type: 'text', text: '' });
export const tool = begin({ type: 'tool_use', id: 'toolu_1', name: 'f', input: {} });
export const thinking = begin({ type: 'thinking', thinking: '', signature: '' });
export const finish = (reason: string) =>
  event('message_delta', { delta: { stop_reason: reason }, usage: { output_tokens: 9 } });
export const end = event('message_stop');
export const ping = event('ping');

export const call = createUpstreamCall({ url: '' });
export const lastUsage = {
  promptTokenCount: 17,
  cachedContentTokenCount: 4,
  candidatesTokenCount: 9,
  totalTokenCount: 26,
};

interface Chunk {
  readonly candidates: readonly {
    readonly content?: { readonly role: string; readonly parts: readonly Json[] };
    readonly finishReason?: string;
  }[];
  readonly usageMetadata: Json;
  readonly responseId: string;
}

/** The chunks of format C that events of format B become, and what they say together. */
export async function convert(
  batches: readonly (readonly UpstreamEvent[])[],
  rules: Partial<Pick<AnswerReading, 'thoughts' | 'shape'>> = {},
) {
  const source = (async function* () {
    for (const batch of batches) yield await Promise.resolve(batch);
  })();
  const reading = createReading(call, { thoughts: 'hidden', shape: 'plain', ...rules });
  const collected = await collectStream(
    convertMessageStream({ kind: 'stream', batches: source, ignoredFields: [] }, reading),
  );
  const chunks = collected.events.map(({ data }) => JSON.parse(data) as Chunk);
  const parts = chunks.flatMap(({ candidates }) => candidates[0]?.content?.parts ?? []);
  return { ...collected, chunks, parts, finishReason: chunks.at(-1)?.candidates[0]?.finishReason };
}
