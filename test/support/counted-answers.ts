import { answerEventStream, answerJson } from './fake-answers.ts';
import type { FakeAnswer } from './fake-upstream.ts';
import { writeEvent } from './read-fixture.ts';

/** How an answer is delivered: in one piece, as a stream, or as a stream that never comes to its end. */
export type Counting = 'whole' | 'streamed' | 'unfinished';

/** What the last pieces of unfinished streams say, so that a client knows when to leave. */
export const leaveMark = 'That is all there is so far.';

/** Every counter that format B has. */
export const messageCounters = {
  input_tokens: 50,
  cache_creation_input_tokens: 10,
  cache_read_input_tokens: 30,
  output_tokens: 40,
  output_tokens_details: { thinking_tokens: 12 },
};

/** Every counter of format C that a record has a place for. */
export const contentCounters = {
  promptTokenCount: 100,
  cachedContentTokenCount: 30,
  toolUsePromptTokenCount: 5,
  candidatesTokenCount: 40,
  thoughtsTokenCount: 8,
  totalTokenCount: 153,
  promptTokensDetails: [
    { modality: 'TEXT', tokenCount: 42 },
    { modality: 'IMAGE', tokenCount: 50 },
    { modality: 'DOCUMENT', tokenCount: 8 },
  ],
  toolUsePromptTokensDetails: [{ modality: 'IMAGE', tokenCount: 2 }],
};

/** An answer of format B as its vendor counts it. */
export function countMessage(counting: Counting): FakeAnswer {
  const content = [{ type: 'text', text: leaveMark }];
  const message = { id: 'msg_1', type: 'message', role: 'assistant', model: 'claude', stop_sequence: null };
  if (counting === 'whole') {
    return answerJson({ ...message, content, stop_reason: 'end_turn', usage: messageCounters });
  }
  const started = { ...messageCounters, output_tokens: 28 };
  const events: readonly { readonly type: string }[] = [
    { type: 'message_start', message: { ...message, content: [], stop_reason: null, usage: started } },
    { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
    { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: leaveMark } },
    { type: 'content_block_stop', index: 0 },
    {
      type: 'message_delta',
      delta: { stop_reason: 'end_turn', stop_sequence: null },
      usage: messageCounters,
    },
    { type: 'message_stop' },
  ].slice(0, counting === 'unfinished' ? 3 : 6);
  const steps = events.map((event) => writeEvent('anthropic', JSON.stringify(event)));
  return answerEventStream(steps, counting === 'unfinished' ? 'hold' : 'end');
}

/** An answer of format C as its vendors count it: each chunk says what was used so far. */
export function countContent(counting: Counting): FakeAnswer {
  const content = { role: 'model', parts: [{ text: leaveMark }] };
  const chunk = { usageMetadata: contentCounters, modelVersion: 'gemini', responseId: 'r-1' };
  const ended = { candidates: [{ content, finishReason: 'STOP', index: 0 }], ...chunk };
  if (counting === 'whole') return answerJson(ended);
  const first = {
    candidates: [{ content: { role: 'model', parts: [{ text: 'Well. ' }] }, index: 0 }],
    ...chunk,
    usageMetadata: { ...contentCounters, candidatesTokenCount: 2, totalTokenCount: 115 },
  };
  const chunks =
    counting === 'unfinished' ? [first, { candidates: [{ content, index: 0 }], ...chunk }] : [first, ended];
  const steps = chunks.map((value) => writeEvent('gemini', JSON.stringify(value)));
  return answerEventStream(steps, counting === 'unfinished' ? 'hold' : 'end');
}

/** Every counter of format A. */
export const imageCounters = {
  input_tokens: 60,
  output_tokens: 44,
  total_tokens: 104,
  input_tokens_details: { text_tokens: 20, image_tokens: 40, cached_tokens: 5 },
  output_tokens_details: { text_tokens: 4, image_tokens: 40 },
};

/** Pictures of format A as their vendor counts them. An unfinished stream has one of them. */
export function countImages(counting: Counting, picture: Buffer): FakeAnswer {
  const b64_json = picture.toString('base64');
  const facts = { created_at: 1, background: 'opaque', output_format: 'png', quality: 'low', size: '48x48' };
  if (counting === 'whole') {
    const { created_at: created, ...rest } = facts;
    return answerJson({ created, data: [{ b64_json }], ...rest, usage: imageCounters });
  }
  const completed = { type: 'image_generation.completed', b64_json, ...facts, usage: imageCounters };
  const steps = [writeEvent('openai', JSON.stringify(completed))];
  return answerEventStream(steps, counting === 'unfinished' ? 'hold' : 'end');
}

/** What a picture of {@link drawContent} costs. */
export const drawnCounters = {
  promptTokenCount: 12,
  candidatesTokenCount: 1120,
  thoughtsTokenCount: 70,
  totalTokenCount: 1202,
  promptTokensDetails: [{ modality: 'TEXT', tokenCount: 12 }],
  candidatesTokensDetails: [{ modality: 'IMAGE', tokenCount: 1120 }],
};

/** A whole answer of format C with a picture. */
export function drawContent(picture: Buffer): FakeAnswer {
  const parts = [{ inlineData: { mimeType: 'image/png', data: picture.toString('base64') } }];
  return answerJson({
    candidates: [{ content: { role: 'model', parts }, finishReason: 'STOP', index: 0 }],
    usageMetadata: drawnCounters,
  });
}
