import { describe, expect, it } from 'vitest';
import {
  askOf,
  createLinkEvent,
  createTestDialect,
  gaSession,
  openTestDialect,
  tellOf,
} from '../../../../support/dialect-session.ts';
import type { SentEvent } from '../../../../support/realtime-session.ts';

const options = { set: 'ga' } as const;
const item = { type: 'message', role: 'user', content: [{ type: 'input_text', text: 'Hello' }] };

describe('events of a GA client', () => {
  it.each([
    { type: 'session.update', session: { type: 'realtime', instructions: null, unheard_of: 1 } },
    { type: 'input_audio_buffer.append', audio: 'AAAA', event_id: 'mine' },
    { type: 'input_audio_buffer.commit' },
    { type: 'input_audio_buffer.clear' },
    { type: 'conversation.item.create', item, previous_item_id: 'root' },
    { type: 'conversation.item.retrieve', item_id: 'item_1' },
    { type: 'conversation.item.truncate', item_id: 'item_1', content_index: 0, audio_end_ms: 1 },
    { type: 'conversation.item.delete', item_id: 'item_1' },
    { type: 'response.create', response: { metadata: { a: 'b' } } },
    { type: 'response.cancel', response_id: 'resp_1' },
    { type: 'output_audio_buffer.clear' },
    { type: 'an.event.of.tomorrow', with: { any: 'thing' } },
  ])('are passed on as they came: $type', (event) => {
    const text = JSON.stringify(event, null, 1);
    const { events } = createTestDialect(options).read(text);
    expect(events).toMatchObject([{ type: event.type, text }]);
  });

  it('are without the nulls that stand for absent fields, but in their text', () => {
    const [event] = askOf(createTestDialect(options), { type: 'response.cancel', response_id: null });
    expect(event).toEqual({
      type: 'response.cancel',
      value: { type: 'response.cancel' },
      text: '{"type":"response.cancel","response_id":null}',
    });
  });

  it.each([
    ['{"type":"response.create","type":"response.cancel"}', { type: 'response.cancel' }],
    ['{"type":"response.create","type":"of.tomorrow"}', { type: 'of.tomorrow' }],
    [
      '{"type":"session.update","session":{"type":"realtime","a":1},"session":{"type":"realtime"}}',
      { type: 'session.update', session: { type: 'realtime' } },
    ],
    ['{"type":"response.create","response":{"metadata":{}},"response":null}', { type: 'response.create' }],
  ])('are written anew where a member stands twice: %s', (text, value) => {
    const { events } = createTestDialect(options).read(text);
    expect(events).toEqual([{ type: value.type, value, text: null }]);
  });

  it.each([
    ['{"type":"response.cancel","Type":"response.create"}', { type: 'response.cancel' }],
    ['{"type":"of.tomorrow","TYPE":"response.create"}', { type: 'of.tomorrow' }],
    // Letters that some readers take for an s and a k.
    [
      '{"type":"of.tomorrow","session":{"a":1},"\u017fession":{},"k":[{"token":1,"to\u212aen":2}]}',
      { type: 'of.tomorrow', session: { a: 1 }, k: [{ token: 1 }] },
    ],
    [
      '{"type":"response.create","response":null,"Response":{"conversation":"none"}}',
      { type: 'response.create' },
    ],
    [
      '{"type":"session.update","session":{"type":"realtime","Type":"transcription","tools":[]}}',
      { type: 'session.update', session: { type: 'realtime', tools: [] } },
    ],
    [
      '{"type":"session.update","session":{"type":"realtime","model":"a","Model":"b"}}',
      { type: 'session.update', session: { type: 'realtime' } },
    ],
    // What the gateway leaves out, or writes itself, goes where it stands alone, too.
    [
      '{"type":"session.update","session":{"Type":"transcription","Model":"b"}}',
      { type: 'session.update', session: { type: 'realtime' } },
    ],
    // What says how much a response reads, and how it sounds.
    ['{"type":"response.create","Response":{"conversation":"none"}}', { type: 'response.create' }],
    [
      '{"type":"response.create","response":{"Conversation":"none","Input":[]}}',
      { type: 'response.create', response: {} },
    ],
    [
      '{"type":"session.update","session":{"type":"realtime","Audio":{"output":{"format":{"type":"audio/pcmu"}}}}}',
      { type: 'session.update', session: { type: 'realtime' } },
    ],
  ])('are written anew without what is the same name in another case: %s', (text, value) => {
    const { events } = createTestDialect(options).read(text);
    expect(events).toEqual([{ type: value.type, value, text: null }]);
  });

  it('keep names of the client’s own, and such as stand alone, whatever their case', () => {
    const properties = { id: { type: 'string' }, ID: { type: 'string' } };
    const tools = [{ type: 'function', name: 'find', parameters: { type: 'object', properties } }];
    const text = JSON.stringify({
      type: 'session.update',
      session: { type: 'realtime', tools, camelCase: 1 },
    });
    expect(createTestDialect(options).read(text).events).toMatchObject([{ text }]);
    const metadata = { Order: '1', order: '2' };
    const asked = JSON.stringify({ type: 'response.create', response: { metadata } });
    expect(createTestDialect(options).read(asked).events).toMatchObject([{ text: asked }]);
    const server = { type: 'mcp', server_label: 'shop', headers: { Model: 'b', Audio: 'off' } };
    const updated = JSON.stringify({
      type: 'session.update',
      session: { type: 'realtime', tools: [server] },
    });
    expect(createTestDialect(options).read(updated).events).toMatchObject([{ text: updated }]);
    const schema = { type: 'object', properties: { Input: { type: ['string', 'null'], default: null } } };
    const listed = { type: 'mcp_list_tools', tools: [{ name: 'find', input_schema: schema }] };
    const added = JSON.stringify({ type: 'conversation.item.create', item: listed });
    expect(createTestDialect(options).read(added).events).toMatchObject([{ text: added }]);
  });

  it('say what kind of session it is where the client does not', () => {
    const [event] = askOf(createTestDialect(options), { type: 'session.update', session: { tools: [] } });
    expect(event).toEqual({
      type: 'session.update',
      value: { type: 'session.update', session: { type: 'realtime', tools: [] } },
      text: null,
    });
  });

  // Clients name their usual model in each update, whatever they have connected to.
  it('keep the name of the model to themselves, in either spelling, and that of any other', () => {
    for (const model of ['gpt-4o-realtime-preview', 'rtfam-4o-realtime-preview', 'gpt-realtime-2.1']) {
      const session = { type: 'realtime', model, instructions: 'Be brief.' };
      const [event] = askOf(createTestDialect(options), { type: 'session.update', session });
      expect(event?.value.session).toEqual({ type: 'realtime', instructions: 'Be brief.' });
      expect(event?.text).toBeNull();
    }
  });

  it.each([
    ['{"type":', 'invalid_json', null, null],
    ['[]', 'invalid_event', null, null],
    ['{"event_id":"mine"}', 'invalid_event', 'type', 'mine'],
    ['{"type":7,"event_id":"mine"}', 'invalid_event', 'type', 'mine'],
    [
      '{"type":"session.update","event_id":"mine","session":{"type":"transcription"}}',
      'invalid_value',
      'session.type',
      'mine',
    ],
    ['{"type":"response.cancel","event_id":7}', 'invalid_value', 'event_id', null],
    [
      `{"type":"response.cancel","event_id":"${'e'.repeat(513)}"}`,
      'string_above_max_length',
      'event_id',
      null,
    ],
  ])('have faults that name them: %s', (text, code, param, eventId) => {
    expect(createTestDialect(options).read(text).fault).toMatchObject({ code, param, eventId });
  });
});

describe('what a GA client is told', () => {
  it.each([
    { type: 'conversation.item.added', previous_item_id: null, item: { id: 'item_1', ...item } },
    { type: 'conversation.item.done', previous_item_id: null, item: { id: 'item_1', ...item } },
    { type: 'conversation.item.retrieved', item: { id: 'item_1', ...item } },
    { type: 'conversation.item.input_audio_transcription.delta', item_id: 'item_1', delta: 'He' },
    { type: 'input_audio_buffer.speech_started', item_id: 'item_1', audio_start_ms: 5 },
    {
      type: 'response.output_audio.delta',
      response_id: 'r',
      item_id: 'i',
      output_index: 0,
      content_index: 0,
      delta: 'AAAA',
    },
    {
      type: 'response.output_text.delta',
      response_id: 'r',
      item_id: 'i',
      output_index: 0,
      content_index: 0,
      delta: 'A',
    },
    {
      type: 'error',
      error: { type: 'invalid_request_error', code: 'invalid_value', message: 'No.', event_id: 'mine' },
    },
    { type: 'mcp_list_tools.completed', item_id: 'item_9' },
  ])('is the text of the session: $type', (event) => {
    const { dialect } = openTestDialect(options);
    const sent = { ...createLinkEvent({ event_id: 'event_1', ...event }), text: ` ${JSON.stringify(event)}` };
    expect(dialect.write(sent)).toEqual([sent.text]);
  });

  it('is what the session says where that has no text', () => {
    const { dialect } = openTestDialect(options);
    const event = { event_id: 'event_1', type: 'input_audio_buffer.cleared' };
    expect(dialect.write(createLinkEvent(event, 'here'))).toEqual([JSON.stringify(event)]);
  });

  it('names the model as the client does, and when the session ends', () => {
    const { dialect, told } = openTestDialect(options);
    const named = { ...gaSession, model: 'rtfam-4o-realtime-preview', expires_at: 1_700_001_800 };
    expect(told).toEqual([{ event_id: 'event_1', type: 'session.created', session: named }]);
    const session = { ...gaSession, expires_at: 1, instructions: 'Be brief.' };
    expect(tellOf(dialect, { type: 'session.updated', session })).toMatchObject([
      { session: { ...named, instructions: 'Be brief.' } },
    ]);
  });

  it('has the id of the session of its token', () => {
    const { told } = openTestDialect({ ...options, sessionId: 'sess_token' });
    expect(told).toMatchObject([{ session: { id: 'sess_token' } }]);
  });

  it('is complete where vendors leave something out (A5)', () => {
    const { dialect } = openTestDialect(options);
    const add = (id: string, previous?: string | null) =>
      tellOf(dialect, {
        type: 'conversation.item.added',
        item: { id, ...item },
        ...(previous !== undefined && { previous_item_id: previous }),
      });
    expect(add('item_1')).toMatchObject([{ previous_item_id: null }]);
    expect(add('item_2')).toMatchObject([{ previous_item_id: 'item_1' }]);
    expect(add('item_3', 'item_1')).toMatchObject([{ previous_item_id: 'item_1' }]);
    const told = tellOf(
      dialect,
      { type: 'conversation.item.done', item: { id: 'item_2', ...item } },
      { type: 'conversation.item.deleted', item_id: 'item_3' },
      { type: 'conversation.item.done', item: { id: 'item_2', ...item } },
      { type: 'input_audio_buffer.speech_started', item_id: 'item_4', audio_start_ms: 120 },
      { type: 'input_audio_buffer.speech_stopped', item_id: 'item_4', audio_end_ms: 900 },
      { type: 'input_audio_buffer.speech_stopped', item_id: 'item_5', audio_end_ms: 1000 },
      { type: 'input_audio_buffer.committed', item_id: 'item_4' },
      {
        type: 'response.created',
        response: { id: 'r', object: 'realtime.response', status: 'in_progress', output: [] },
      },
      {
        type: 'response.done',
        response: { id: 'r', object: 'realtime.response', status: 'completed', output: [] },
      },
    );
    expect(told).toMatchObject([
      { previous_item_id: 'item_3' },
      { item_id: 'item_3' },
      { previous_item_id: 'item_1' },
      { audio_start_ms: 120 },
      { audio_start_ms: 120, audio_end_ms: 900 },
      { audio_start_ms: 1000, audio_end_ms: 1000 },
      { previous_item_id: 'item_2' },
      { response: { status_details: null, usage: null } },
      { response: { status_details: null, usage: null } },
    ]);
  });

  it('names a function call until its item is done', () => {
    const { dialect } = openTestDialect(options);
    const call = { id: 'item_1', type: 'function_call', name: 'weather', call_id: 'call_1', arguments: '' };
    const where = { response_id: 'r', item_id: 'item_1', output_index: 0 };
    const [, delta, done] = tellOf(
      dialect,
      { type: 'response.output_item.added', response_id: 'r', output_index: 0, item: call },
      { type: 'response.function_call_arguments.delta', ...where, delta: '{}' },
      { type: 'response.function_call_arguments.done', ...where, arguments: '{}' },
      { type: 'response.output_item.done', response_id: 'r', output_index: 0, item: call },
    );
    expect(delta).toMatchObject({ call_id: 'call_1' });
    expect(done).toMatchObject({ call_id: 'call_1', name: 'weather' });
  });

  it("does not show the upstream's limits, but the gateway's (A4)", () => {
    const { dialect } = openTestDialect(options);
    expect(tellOf(dialect, { type: 'rate_limits.updated', rate_limits: [] })).toEqual([]);
    expect(dialect.tell({ type: 'rate_limits.updated', rate_limits: [] })).toEqual([
      '{"event_id":"event_made1","type":"rate_limits.updated","rate_limits":[]}',
    ]);
  });

  it('has no sound with WebRTC, which has a track', () => {
    const { dialect } = openTestDialect({ ...options, transport: 'webrtc' });
    expect(tellOf(dialect, { type: 'response.output_audio.delta', delta: 'AAAA' })).toEqual([]);
  });
});

describe('a GA client that speaks on a track', () => {
  const g711 = { type: 'audio/pcmu' };
  const turns = { type: 'server_vad' };
  const rtc = { set: 'ga', transport: 'webrtc' } as const;

  it.each([
    [{ input: { format: g711, turn_detection: turns } }, { input: { turn_detection: turns } }],
    [{ input: { format: g711 }, output: { format: g711, voice: 'echo' } }, { output: { voice: 'echo' } }],
    [{ output: { format: { type: 'audio/pcm', rate: 24_000 } } }, undefined],
  ])('does not decide what its sound is to the session: %j', (audio, kept) => {
    const session = { type: 'realtime', instructions: 'Be brief.', audio };
    const expected = { ...session, audio: kept };
    const [event] = askOf(createTestDialect(rtc), { type: 'session.update', session });
    expect(event?.value.session).toEqual(expected);
    expect(event?.text).toBeNull();
    const { opening } = createTestDialect({ ...rtc, configJson: JSON.stringify(session) });
    expect(opening?.value.session).toEqual(expected);
  });

  it('does not decide it for a response', () => {
    const response = { audio: { output: { format: g711, voice: 'echo' } }, metadata: { a: 'b' } };
    const [event] = askOf(createTestDialect(rtc), { type: 'response.create', event_id: 'mine', response });
    expect(event).toMatchObject({ text: null, value: { event_id: 'mine' } });
    expect(event?.value.response).toEqual({ audio: { output: { voice: 'echo' } }, metadata: { a: 'b' } });
  });

  it('is answered where there is nothing else in its update, and not waited for where its token has nothing else', () => {
    const audio = { input: { format: g711 } };
    const [event] = askOf(createTestDialect(rtc), { type: 'session.update', session: { audio } });
    expect(event?.value).toEqual({ type: 'session.update', session: { type: 'realtime' } });
    expect(createTestDialect({ ...rtc, configJson: JSON.stringify({ audio }) }).opening).toBeNull();
  });

  it.each([
    { type: 'session.update', session: { type: 'realtime', audio: { output: { voice: 'echo' } } } },
    { type: 'response.create' },
    { type: 'response.create', response: { instructions: 'Be brief.' } },
  ])('has everything else passed on as it came: %j', (event) => {
    const text = JSON.stringify(event, null, 1);
    expect(createTestDialect(rtc).read(text).events).toMatchObject([{ text }]);
  });

  it('decides it over a WebSocket', () => {
    const event = {
      type: 'session.update',
      session: { type: 'realtime', audio: { input: { format: g711 } } },
    };
    expect(askOf(createTestDialect(options), event)).toMatchObject([{ text: JSON.stringify(event) }]);
  });

  it('is not told of its sound by events', () => {
    const { dialect } = openTestDialect(rtc);
    expect(tellOf(dialect, { type: 'response.output_audio.delta', delta: 'AAAA' })).toEqual([]);
  });
});

describe('a client that comes to a GA session that goes on', () => {
  it('is shown the session as it is now, under an id of its own', () => {
    const { dialect, told } = openTestDialect({ ...options, transport: 'webrtc', sessionId: 'sess_token' });
    tellOf(dialect, { type: 'session.updated', session: { ...gaSession, instructions: 'Be brief.' } });
    const [greeting, ...others] = dialect.greet().map((text) => JSON.parse(text) as SentEvent);
    expect(others).toEqual([]);
    expect(greeting).toMatchObject({
      type: 'session.created',
      session: { id: 'sess_token', model: 'rtfam-4o-realtime-preview', instructions: 'Be brief.' },
    });
    expect(greeting?.event_id).not.toBe(told[0]?.event_id);
  });
});
