import { describe, expect, it } from 'vitest';
import {
  askOf,
  createTestDialect,
  findAsked,
  openTestDialect,
  tellOf,
} from '../../../../support/dialect-session.ts';

const vendor = { set: 'vendor' } as const;
const update = (session: object) => ({ type: 'session.update', session });
const create = (role: string, ...content: object[]) => ({
  type: 'conversation.item.create',
  item: { type: 'message', role, content },
});
const tool = { type: 'function', name: 'weather', parameters: { type: 'object', properties: {} } };

describe('plain events of a beta client', () => {
  const plain = [
    { type: 'input_audio_buffer.append', audio: 'AAAA', event_id: 'mine' },
    { type: 'input_audio_buffer.commit' },
    { type: 'input_audio_buffer.clear' },
    { type: 'conversation.item.truncate', item_id: 'item_1', content_index: 0, audio_end_ms: 1 },
    { type: 'conversation.item.delete', item_id: 'item_1', event_id: 'mine' },
    { type: 'response.cancel' },
  ];

  it.each(plain)('are passed on as they came: $type', (event) => {
    for (const set of ['neutral', 'vendor'] as const) {
      const text = JSON.stringify(event, null, 1);
      const { events } = createTestDialect({ set }).read(text);
      expect(events).toEqual([{ type: event.type, value: event, text }]);
    }
  });

  it.each([
    ...plain,
    { type: 'conversation.item.retrieve', item_id: 'item_1' },
    { type: 'output_audio_buffer.clear' },
    { type: 'response.cancel', response_id: 'resp_1' },
  ])('lose what the vendor profile ignores, which an upstream might not: $type', (event) => {
    const [sent] = askOf(createTestDialect(vendor), { ...event, unheard_of: 1 });
    expect(sent).toEqual({ type: event.type, value: event, text: null });
  });

  it.each([
    ['neutral', { type: 'conversation.item.retrieve', item_id: 'i' }, 'invalid_event', 'type'],
    ['vendor', { type: 'an.event.of.tomorrow' }, 'invalid_event', 'type'],
    ['neutral', { type: 'response.cancel', unheard_of: 1 }, 'unknown_parameter', 'unheard_of'],
    ['neutral', { type: 'input_audio_buffer.append', audio: 'no base64' }, 'invalid_value', 'audio'],
    ['neutral', { type: 'input_audio_buffer.append', audio: 'A' }, 'invalid_value', 'audio'],
    ['vendor', update({ model: 'gpt-5' }), 'invalid_model', 'session.model'],
    ['neutral', update({ temperature: 3 }), 'invalid_value', 'session.temperature'],
    [
      'neutral',
      update({ max_output_tokens: 1, max_response_output_tokens: 2 }),
      'invalid_value',
      'session.max_response_output_tokens',
    ],
    ['neutral', update({ bits_per_sample: 8 }), 'invalid_value', 'session.bits_per_sample'],
    [
      'neutral',
      { type: 'response.create', response: { max_output_tokens: 1, max_response_output_tokens: 2 } },
      'invalid_value',
      'response.max_response_output_tokens',
    ],
    ['neutral', { ...create('user'), previous_item_id: 'root' }, 'invalid_item_id', 'previous_item_id'],
    [
      'neutral',
      create('assistant', { type: 'input_text', text: '' }),
      'invalid_value',
      'item.content[0].type',
    ],
    ['neutral', create('user', { type: 'output_text', text: '' }), 'invalid_value', 'item.content[0].type'],
    ['neutral', create('system', { type: 'audio', audio: 'AAAA' }), 'invalid_value', 'item.content[0].type'],
    ['neutral', create('user', { type: 'audio', audio: '!' }), 'invalid_value', 'item.content[0].audio'],
    [
      'vendor',
      {
        type: 'response.create',
        response: { input: [create('user', { type: 'output_text', text: '' }).item] },
      },
      'invalid_value',
      'response.input[0].content[0].type',
    ],
  ] as const)('have faults that name them, in the set %s: %j', (set, event, code, param) => {
    const { events, fault } = createTestDialect({ set }).read(JSON.stringify({ ...event, event_id: 'mine' }));
    expect(events).toBeNull();
    expect(fault).toMatchObject({ code, param, eventId: 'mine' });
  });
});

describe('conversation.item.create of a beta client', () => {
  it.each([
    ['user', { type: 'text', text: 'a' }, { type: 'input_text', text: 'a' }],
    ['user', { type: 'input_text', text: 'a' }, { type: 'input_text', text: 'a' }],
    ['user', { type: 'audio', audio: 'AAAA' }, { type: 'input_audio', audio: 'AAAA' }],
    [
      'user',
      { type: 'input_audio', audio: 'AAAA', transcript: 'a' },
      { type: 'input_audio', audio: 'AAAA', transcript: 'a' },
    ],
    ['user', { type: 'input_audio', transcript: 'a' }, { type: 'input_text', text: 'a' }],
    ['system', { type: 'text', text: 'a' }, { type: 'input_text', text: 'a' }],
    ['system', { type: 'input_text', text: 'a' }, { type: 'input_text', text: 'a' }],
    ['assistant', { type: 'text', text: 'a' }, { type: 'output_text', text: 'a' }],
    ['assistant', { type: 'output_text', text: 'a' }, { type: 'output_text', text: 'a' }],
    ['assistant', { type: 'audio', transcript: 'a' }, { type: 'output_audio', transcript: 'a' }],
    [
      'assistant',
      { type: 'output_audio', transcript: 'a', audio: 'AAAA' },
      { type: 'output_audio', transcript: 'a', audio: 'AAAA' },
    ],
  ])('names the parts of %s as the GA dialect does: %j', (role, part, expected) => {
    const event = { ...create(role, part), previous_item_id: 'item_0', event_id: 'mine' };
    expect(askOf(createTestDialect(), event)).toEqual([
      {
        type: event.type,
        value: { ...event, item: { type: 'message', role, content: [expected] } },
        text: null,
      },
    ]);
  });

  it.each([
    {
      id: 'item_1',
      type: 'function_call',
      status: 'completed',
      call_id: 'c',
      name: 'weather',
      arguments: '{}',
    },
    { id: 'item_2', type: 'function_call_output', call_id: 'c', output: 'Rain.' },
  ])('has the same calls: $type', (item) => {
    const [event] = askOf(createTestDialect(), {
      type: 'conversation.item.create',
      item: { object: 'realtime.item', ...item },
    });
    expect(event?.value.item).toEqual(item);
  });
});

describe('response.create of a beta client', () => {
  it('is one of the GA dialect', () => {
    expect(
      findAsked(askOf(createTestDialect(), { type: 'response.create' }), 'response.create'),
    ).not.toHaveProperty('response');
    const response = {
      modalities: ['audio', 'text'],
      instructions: 'Be brief.',
      voice: 'echo',
      output_audio_format: 'g711_ulaw',
      tools: [tool],
      tool_choice: 'none',
      temperature: 0.2,
      max_response_output_tokens: 9,
    };
    const [event] = askOf(createTestDialect(), { type: 'response.create', response });
    expect(event?.value.response).toEqual({
      output_modalities: ['audio'],
      instructions: 'Be brief.',
      audio: { output: { voice: 'echo', format: { type: 'audio/pcmu' } } },
      tools: [tool],
      tool_choice: 'none',
      max_output_tokens: 9,
    });
  });

  it.each([
    ['none', 'none'],
    ['auto', 'auto'],
    ['anything', 'auto'],
  ])('takes more in the vendor profile: conversation %s', (conversation, expected) => {
    const input = [
      { type: 'item_reference', id: 'item_1' },
      create('user', { type: 'text', text: 'a' }).item,
    ];
    const response = { conversation, input, metadata: { a: 'b' } };
    const [event] = askOf(createTestDialect(vendor), { type: 'response.create', response });
    expect(event?.value.response).toEqual({
      conversation: expected,
      input: [input[0], create('user', { type: 'input_text', text: 'a' }).item],
      metadata: { a: 'b' },
    });
  });

  it('is named in the errors that it leads to', () => {
    const { dialect } = openTestDialect();
    const [sent] = askOf(dialect, { type: 'response.create', event_id: 'mine' });
    const code = 'conversation_already_has_active_response';
    const error = { type: 'invalid_request_error', code, message: 'No.', event_id: sent?.value.event_id };
    const told = tellOf(dialect, { type: 'error', error }, { type: 'error', error });
    // By a name that its client does not know it is not told again.
    expect(told).toMatchObject([{ error: { code, event_id: 'mine' } }, { error: { code, event_id: null } }]);
  });

  it.each(['mine', 'event_for_beta_mine', 'event_1_1'])(
    'are told by the name that they have: %s',
    (event_id) => {
      const dialect = createTestDialect();
      const event = { type: 'conversation.item.delete', item_id: 'item_1', event_id };
      expect(askOf(dialect, event)).toMatchObject([{ value: { event_id } }]);
      const error = { type: 'invalid_request_error', code: 'invalid_value', message: 'No.', event_id };
      expect(tellOf(dialect, { type: 'error', error })).toMatchObject([{ error: { event_id } }]);
    },
  );
});
