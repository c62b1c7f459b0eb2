/*
 * The events of the realtime scenarios, in the GA dialect. Sound goes in pieces of 20 ms, as it does from a microphone: 960 bytes at
 * 24 kHz, 1,280 characters of base64.
 */

/** The model of the realtime scenarios. */
export const voiceModel = 'gpt-realtime';

/** Between two pieces of sound, in milliseconds. */
export const pieceMs = 20;

const pieceBytes = 48 * pieceMs;
const responseId = 'resp_CTxbZ4yZ3NdGkR5ZbqkPe';
const itemId = 'item_CTxbZqWnYvB8uT1oKpLdA';

/** Not silence, and the same in every run. */
const sound = Buffer.from(Array.from({ length: pieceBytes }, (_, index) => (index * 167) & 0xff)).toString(
  'base64',
);

const format = { type: 'audio/pcm', rate: 24_000 };

/** The first event of a session. */
export const sessionCreated = JSON.stringify({
  type: 'session.created',
  event_id: 'event_CTxbYB3XgcP1nXx0bbe9k',
  session: {
    type: 'realtime',
    object: 'realtime.session',
    id: 'sess_CTxbY2Jp7dpLmm5mB0hQn',
    model: voiceModel,
    output_modalities: ['audio'],
    instructions: 'You are a helpful guide.',
    tools: [],
    tool_choice: 'auto',
    max_output_tokens: 'inf',
    tracing: null,
    prompt: null,
    expires_at: 1_790_000_000,
    audio: {
      input: { format, transcription: null, noise_reduction: null, turn_detection: null },
      output: { format, voice: 'alloy', speed: 1 },
    },
    include: null,
  },
});

/** Asks for a response. */
export const responseCreate = JSON.stringify({ type: 'response.create' });

const place = { response_id: responseId, item_id: itemId, output_index: 0, content_index: 0 };

const beginning = [
  {
    type: 'response.created',
    event_id: 'event_CTxbZ0UeJk3Yy8mPfBv1r',
    response: {
      object: 'realtime.response',
      id: responseId,
      status: 'in_progress',
      status_details: null,
      output: [],
      usage: null,
    },
  },
  {
    type: 'response.output_item.added',
    event_id: 'event_CTxbZ1Lw5sRz7hQmNcXe2',
    response_id: responseId,
    output_index: 0,
    item: {
      id: itemId,
      object: 'realtime.item',
      type: 'message',
      status: 'in_progress',
      role: 'assistant',
      content: [],
    },
  },
  {
    type: 'response.content_part.added',
    event_id: 'event_CTxbZ2Gt9bVu4jEkSdAi3',
    ...place,
    part: { type: 'audio', transcript: '' },
  },
];

/** What a response begins with; the last of them is its part of sound. */
export const responseBegin = beginning.map((event) => JSON.stringify(event));

/** The types of these events, in their order. */
export const beginTypes = beginning.map(({ type }) => type);

/** 20 ms of what a client says. */
export const append = JSON.stringify({ type: 'input_audio_buffer.append', audio: sound });

/** 20 ms of what it is told. */
export const delta = JSON.stringify({
  type: 'response.output_audio.delta',
  event_id: 'event_CTxbZ3Hs6fWq1rTnYgZo4',
  ...place,
  delta: sound,
});
