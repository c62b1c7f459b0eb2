/** The model that answers as fast as it can. */
export const benchModel = 'claude-sonnet-4-6';

/** The model whose streams are {@link paceMs} between events; the request's model is all the upstream goes by. */
export const pacedModel = 'claude-haiku-4-5';

/** The model whose events say when they were sent. */
export const stampedModel = 'claude-opus-4-6';

/** The model whose streams say one word a second, without end. */
export const slowModel = 'claude-opus-4-8';

/** The model that is asked by generateContent. */
export const translatedModel = 'gemini-2.5-flash';

/** Milliseconds between two events of one stream of {@link pacedModel}. */
export const paceMs = 5;

/** Milliseconds between two events of one stream of {@link stampedModel}. */
export const stampedPaceMs = 10;

/** Milliseconds between two events of one stream of {@link slowModel}. */
export const slowPaceMs = 1000;

/** What the `small` answer says. */
export const messageText =
  'The harbour light was automated in 1987. The last keeper, who had lived there with his family since 1961, ' +
  'handed over the keys in October of that year; the log books are kept in the municipal archive and may be read ' +
  'on request.';

/** How many events, and so how many writes, a streamed answer has. */
export const streamEventCount = 200;

/** How many events a streamed answer of {@link stampedModel} has. */
export const stampedEventCount = 50;

/** Events of a stream that are not deltas. */
export const frameEventCount = 6;

/**
 * Stands in an event for the time at which it is sent: `@` and the nanoseconds of the clock that all processes of a
 * machine share (CLOCK_MONOTONIC), padded to {@link stampDigits}, so that all answers have the same length.
 */
export const stampPlaceholder = '@000000000000000000';

/** Digits of a stamp: enough for thirty years without a restart. */
export const stampDigits = stampPlaceholder.length - 1;

const words = messageText.split(' ');
const deltaCount = streamEventCount - frameEventCount;

/** The text of the delta at this position, as tokens come: a word with the space before it. */
function deltaText(index: number): string {
  return `${index === 0 ? '' : ' '}${words[index % words.length] ?? ''}`;
}

/** What the deltas of a streamed answer say when they are put together. */
export const streamText = Array.from({ length: deltaCount }, (_, index) => deltaText(index)).join('');

/** The JSON body of a complete answer to POST /v1/messages. */
export function createMessageBody(): string {
  return JSON.stringify({
    id: 'msg_01XFDUDYJgAACzvnptvVoYEL',
    type: 'message',
    role: 'assistant',
    model: benchModel,
    content: [{ type: 'text', text: messageText }],
    stop_reason: 'end_turn',
    stop_sequence: null,
    usage: {
      input_tokens: 187,
      cache_creation_input_tokens: 0,
      cache_read_input_tokens: 0,
      cache_creation: { ephemeral_5m_input_tokens: 0, ephemeral_1h_input_tokens: 0 },
      output_tokens: 61,
      service_tier: 'standard',
    },
  });
}

function renderEvent(payload: { readonly type: string; readonly [field: string]: unknown }): string {
  return `event: ${payload.type}\ndata: ${JSON.stringify(payload)}\n\n`;
}

/** The JSON body of the same answer to generateContent. */
export function createContentBody(): string {
  return JSON.stringify({
    candidates: [
      { content: { parts: [{ text: messageText }], role: 'model' }, finishReason: 'STOP', index: 0 },
    ],
    usageMetadata: {
      promptTokenCount: 187,
      candidatesTokenCount: 61,
      totalTokenCount: 248,
      promptTokensDetails: [{ modality: 'TEXT', tokenCount: 187 }],
    },
    modelVersion: translatedModel,
    responseId: 'q9kKaNXhGbGJz7IPs6eX8Ac',
  });
}

/** The {@link streamEventCount} events of a streamed answer, each as SSE text (WHATWG HTML, 9.2.6). */
export function createStreamEvents(model: string): readonly string[] {
  const texts = Array.from({ length: deltaCount }, (_, index) => deltaText(index));
  return createEvents(model, 'msg_01XFDUDYJgAACzvnptvVoYEL', texts);
}

/** The {@link stampedEventCount} events of a streamed answer whose first event and deltas hold a stamp each. */
export function createStampedEvents(): readonly string[] {
  const texts = Array<string>(stampedEventCount - frameEventCount).fill(stampPlaceholder);
  return createEvents(stampedModel, `msg_${stampPlaceholder}`, texts);
}

function createEvents(model: string, id: string, texts: readonly string[]): readonly string[] {
  const usage = { input_tokens: 187, cache_creation_input_tokens: 0, cache_read_input_tokens: 0 };
  const message = {
    id,
    type: 'message',
    role: 'assistant',
    model,
    content: [],
    stop_reason: null,
    stop_sequence: null,
    usage: { ...usage, output_tokens: 1 },
  };
  const deltas = texts.map((text) => ({
    type: 'content_block_delta',
    index: 0,
    delta: { type: 'text_delta', text },
  }));
  return [
    { type: 'message_start', message },
    { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
    { type: 'ping' },
    ...deltas,
    { type: 'content_block_stop', index: 0 },
    {
      type: 'message_delta',
      delta: { stop_reason: 'end_turn', stop_sequence: null },
      usage: { ...usage, output_tokens: texts.length },
    },
    { type: 'message_stop' },
  ].map(renderEvent);
}
