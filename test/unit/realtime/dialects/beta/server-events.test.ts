import { describe, expect, it } from 'vitest';
import { loadEventValidators } from '../../../../../src/realtime/dialects/load-event-validators.ts';
import {
  createLinkEvent,
  openTestDialect,
  tellOf,
  type SentByClient,
} from '../../../../support/dialect-session.ts';
import { listTypes } from '../../../../support/realtime-session.ts';

const head = { id: 'item_1', object: 'realtime.item', status: 'completed' };
const question = { ...head, type: 'message', role: 'user', content: [{ type: 'input_text', text: 'Hello' }] };
const where = { response_id: 'r', item_id: 'item_1', output_index: 0 };
const part = { ...where, content_index: 0 };
const response = {
  id: 'r',
  object: 'realtime.response',
  status: 'completed',
  status_details: null,
  output: [],
  usage: null,
  conversation_id: 'conv_up',
  output_modalities: ['audio'],
};
const shown = {
  id: 'r',
  object: 'realtime.response',
  status: 'completed',
  status_details: null,
  output: [],
  usage: null,
  conversation_id: 'conv_made1',
  modalities: ['audio', 'text'],
  voice: 'alloy',
  output_audio_format: 'pcm16',
  temperature: 1,
  max_output_tokens: 'inf',
  metadata: null,
};

/** An event of a session, and what its client is told. */
const table: readonly (readonly [SentByClient, SentByClient])[] = [
  [
    { type: 'error', error: { type: 'rate_limit_error', message: 'Slow.' } },
    {
      type: 'error',
      error: { type: 'server_error', code: null, message: 'Slow.', param: null, event_id: null },
    },
  ],
  [
    { type: 'conversation.item.added', item: question, previous_item_id: null },
    { type: 'conversation.item.created', item: question, previous_item_id: null },
  ],
  [
    { type: 'conversation.item.truncated', item_id: 'item_1', content_index: 0, audio_end_ms: 7 },
    { type: 'conversation.item.truncated', item_id: 'item_1', content_index: 0, audio_end_ms: 7 },
  ],
  [
    { type: 'conversation.item.deleted', item_id: 'item_1' },
    { type: 'conversation.item.deleted', item_id: 'item_1' },
  ],
  [
    {
      type: 'conversation.item.input_audio_transcription.completed',
      item_id: 'item_1',
      content_index: 0,
      transcript: 'Hello',
    },
    {
      type: 'conversation.item.input_audio_transcription.completed',
      item_id: 'item_1',
      content_index: 0,
      transcript: 'Hello',
    },
  ],
  [
    {
      type: 'conversation.item.input_audio_transcription.failed',
      item_id: 'item_1',
      content_index: 0,
      error: { code: 'audio_unintelligible', message: 'Nothing.' },
    },
    {
      type: 'conversation.item.input_audio_transcription.failed',
      item_id: 'item_1',
      content_index: 0,
      error: { type: 'transcription_error', code: 'audio_unintelligible', message: 'Nothing.', param: null },
    },
  ],
  [
    { type: 'input_audio_buffer.committed', item_id: 'item_1' },
    { type: 'input_audio_buffer.committed', item_id: 'item_1', previous_item_id: null },
  ],
  [{ type: 'input_audio_buffer.cleared' }, { type: 'input_audio_buffer.cleared' }],
  [
    { type: 'input_audio_buffer.speech_started', item_id: 'item_1', audio_start_ms: 7 },
    { type: 'input_audio_buffer.speech_started', item_id: 'item_1', audio_start_ms: 7 },
  ],
  [
    { type: 'input_audio_buffer.speech_stopped', item_id: 'item_1', audio_end_ms: 9 },
    { type: 'input_audio_buffer.speech_stopped', item_id: 'item_1', audio_end_ms: 9, audio_start_ms: 9 },
  ],
  [
    { type: 'response.created', response: { ...response, status: 'in_progress' } },
    { type: 'response.created', response: { ...shown, status: 'in_progress' } },
  ],
  [
    { type: 'response.done', response },
    { type: 'response.done', response: shown },
  ],
  [
    {
      type: 'response.output_item.added',
      response_id: 'r',
      output_index: 0,
      item: { ...question, status: null },
    },
    {
      type: 'response.output_item.added',
      response_id: 'r',
      output_index: 0,
      item: { ...question, status: 'in_progress' },
    },
  ],
  [
    { type: 'response.output_item.done', response_id: 'r', output_index: 0, item: question },
    { type: 'response.output_item.done', response_id: 'r', output_index: 0, item: question },
  ],
  [
    { type: 'response.content_part.added', ...part, part: { type: 'audio' } },
    { type: 'response.content_part.added', ...part, part: { type: 'audio', transcript: '' } },
  ],
  [
    { type: 'response.content_part.done', ...part, part: { type: 'text', text: 'Hello' } },
    { type: 'response.content_part.done', ...part, part: { type: 'text', text: 'Hello' } },
  ],
  [
    { type: 'response.output_text.delta', ...part, delta: 'He' },
    { type: 'response.text.delta', ...part, delta: 'He' },
  ],
  [
    { type: 'response.output_text.done', ...part, text: 'Hello' },
    { type: 'response.text.done', ...part, text: 'Hello', delta: 'Hello' },
  ],
  [
    { type: 'response.output_audio_transcript.delta', ...part, delta: 'He' },
    { type: 'response.audio_transcript.delta', ...part, delta: 'He' },
  ],
  [
    { type: 'response.output_audio_transcript.done', ...part, transcript: 'Hello' },
    { type: 'response.audio_transcript.done', ...part, transcript: 'Hello' },
  ],
  [
    { type: 'response.output_audio.delta', ...part, delta: 'AAAA' },
    { type: 'response.audio.delta', ...part, delta: 'AAAA' },
  ],
  [
    { type: 'response.output_audio.done', ...part },
    { type: 'response.audio.done', ...part },
  ],
  [
    { type: 'response.function_call_arguments.delta', ...where, call_id: 'c', delta: '{}' },
    { type: 'response.function_call_arguments.delta', ...where, call_id: 'c', delta: '{}' },
  ],
  [
    { type: 'response.function_call_arguments.done', ...where, call_id: 'c', name: 'n', arguments: '{}' },
    { type: 'response.function_call_arguments.done', ...where, call_id: 'c', name: 'n', arguments: '{}' },
  ],
];

describe.each(['neutral', 'vendor'] as const)('what a beta client of the set %s is told', (set) => {
  it.each(table)('has the names and fields of its dialect: %j', (event, expected) => {
    const { dialect } = openTestDialect({ set });
    expect(tellOf(dialect, event)).toEqual([{ event_id: 'event_1', ...expected }]);
    const { dialect: other } = openTestDialect({ set });
    const told = other.write(createLinkEvent({ event_id: 'event_1', ...event }, 'here'));
    expect(told.map((text) => JSON.parse(text) as unknown)).toEqual([{ event_id: 'event_1', ...expected }]);
  });

  it('is everything that the contract names', () => {
    const elsewhere = ['session.created', 'session.updated', 'conversation.created', 'rate_limits.updated'];
    const own = set === 'vendor' ? ['conversation.item.retrieved'] : [];
    const told = [...listTypes(table.map(([, expected]) => expected)), ...elsewhere, ...own];
    expect(new Set(told)).toEqual(new Set(Object.keys(loadEventValidators(set).server)));
  });

  it.each([
    'conversation.item.done',
    'conversation.item.input_audio_transcription.delta',
    'input_audio_buffer.timeout_triggered',
    'output_audio_buffer.started',
    'mcp_list_tools.completed',
    'response.mcp_call.completed',
    'rate_limits.updated',
    'an.event.of.tomorrow',
  ])('is nothing of %s (B26)', (type) => {
    expect(tellOf(openTestDialect({ set }).dialect, { type, item_id: 'item_1', item: question })).toEqual([]);
  });

  it('shows the limits that the gateway tells of', () => {
    const limit = { name: 'requests', limit: 10, remaining: 9, reset_seconds: 0.2 };
    const [text = ''] = openTestDialect({ set }).dialect.tell({
      type: 'rate_limits.updated',
      rate_limits: [limit],
    });
    expect(JSON.parse(text)).toMatchObject({ rate_limits: [{ ...limit, reset_seconds: 1 }] });
  });

  it('begins with the session and the conversation', () => {
    const { told } = openTestDialect({ set });
    expect(told).toMatchObject([
      { type: 'session.created', session: { id: 'sess_up', voice: 'alloy', client_secret: null } },
      { type: 'conversation.created', conversation: { id: 'conv_made1', object: 'realtime.conversation' } },
    ]);
  });
});

it('tells nothing and throws nothing of events that hold nothing', () => {
  for (const set of ['neutral', 'vendor', 'ga'] as const) {
    const { dialect } = openTestDialect({ set, drift: null });
    for (const [{ type }] of table)
      for (const value of [{}, { item: 7, response: [], error: 'x', part: null, delta: 7, item_id: {} }])
        expect(() => dialect.write(createLinkEvent({ type, ...value }))).not.toThrow();
  }
});
