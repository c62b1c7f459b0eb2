import { describe, expect, it } from 'vitest';
import type { RealtimeGaItem } from '../../../../generated/contract-types.ts';
import {
  Conversation,
  maxConversationLength,
  maxItems,
} from '../../../../src/realtime/session/conversation.ts';
import type { KeptItem } from '../../../../src/realtime/session/kept-item.ts';
import { SessionAccount } from '../../../../src/realtime/session/session-account.ts';
import { endlessMemory } from '../../../support/endless-memory.ts';
import {
  createMessage,
  listErrors,
  listTypes,
  openTestSession,
  plainScript,
  ScriptedRealtimeModel,
  spokenScript,
  type ClientEvent,
} from '../../../support/realtime-session.ts';
import { writePcm } from '../../../support/sounds.ts';

const open = () => openTestSession(new ScriptedRealtimeModel([spokenScript, plainScript]));

const create = (item: RealtimeGaItem, previous?: string | null): ClientEvent => ({
  type: 'conversation.item.create',
  event_id: 'mine',
  item,
  ...(previous === undefined ? {} : { previous_item_id: previous }),
});

const says = (id: string): RealtimeGaItem & { readonly id: string } => ({
  type: 'message',
  id,
  role: 'user',
  content: [{ type: 'input_text', text: id }],
});

describe('conversation.item.create', () => {
  it('shows the item and what is before it', async () => {
    const events = await open().ask(createMessage('Hello.', 'one'));
    const item = {
      id: 'one',
      object: 'realtime.item',
      type: 'message',
      status: 'completed',
      role: 'user',
      content: [{ type: 'input_text', text: 'Hello.' }],
    };
    expect(events).toEqual([
      { event_id: expect.any(String), type: 'conversation.item.added', previous_item_id: null, item },
      { event_id: expect.any(String), type: 'conversation.item.done', previous_item_id: null, item },
    ]);
  });

  it('puts items where previous_item_id says: null is the end, root the beginning (B15)', async () => {
    const session = open();
    await session.ask(
      create(says('b')),
      create(says('d'), null),
      create(says('c'), 'b'),
      create(says('a'), 'root'),
    );
    const added = session.events.filter(({ type }) => type === 'conversation.item.added');
    expect(added.map(({ previous_item_id }) => previous_item_id)).toEqual([null, 'b', 'b', null]);
    const model = new ScriptedRealtimeModel([plainScript]);
    const asked = openTestSession(model);
    await asked.ask(create(says('b')), create(says('c'), 'b'), create(says('a'), 'root'), {
      type: 'response.create',
    });
    const texts = model.turns[0]?.items.map((item) => item.kind === 'message' && item.parts[0]);
    expect(texts).toMatchObject([{ text: 'a' }, { text: 'b' }, { text: 'c' }]);
  });

  it.each<readonly [string, ClientEvent, string, string]>([
    [
      'a previous item that is not there (B15)',
      create(says('x'), 'nobody'),
      'invalid_item_id',
      'previous_item_id',
    ],
    ['an id that was used (B16)', create(says('one')), 'invalid_item_id', 'item.id'],
    [
      'a part that does not fit the role (B16)',
      create({ type: 'message', role: 'user', content: [{ type: 'output_text', text: 'x' }] }),
      'invalid_value',
      'item.content[0].type',
    ],
    [
      'sound of the system (B16)',
      create({ type: 'message', role: 'system', content: [{ type: 'input_audio', audio: '' }] }),
      'invalid_value',
      'item.content[0].type',
    ],
    [
      'text without text',
      create({ type: 'message', role: 'user', content: [{ type: 'input_text' }] }),
      'missing_required_parameter',
      'item.content[0].text',
    ],
    [
      'sound without sound',
      create({ type: 'message', role: 'user', content: [{ type: 'input_audio' }] }),
      'missing_required_parameter',
      'item.content[0].audio',
    ],
    [
      'sound that is not base64',
      create({ type: 'message', role: 'user', content: [{ type: 'input_audio', audio: 'a b' }] }),
      'invalid_value',
      'item.content[0].audio',
    ],
    [
      'a picture without one',
      create({ type: 'message', role: 'user', content: [{ type: 'input_image' }] }),
      'missing_required_parameter',
      'item.content[0].image_url',
    ],
    [
      'the result of a call that was not made',
      create({ type: 'function_call_output', call_id: 'nobody', output: '1' }),
      'invalid_tool_call_id',
      'item.call_id',
    ],
    ['an item that only upstreams know', create({ type: 'mcp_call' }), 'invalid_value', 'item.type'],
  ])('refuses %s', async (_, event, code, param) => {
    const session = open();
    await session.ask(createMessage('Hello.', 'one'));
    const events = await session.ask(event);
    expect(listErrors(events)).toEqual([[code, param, 'mine']]);
    expect(events).toHaveLength(1);
  });

  it('takes calls and their results', async () => {
    const model = new ScriptedRealtimeModel([plainScript]);
    const session = openTestSession(model);
    await session.ask(
      create({ type: 'function_call', call_id: 'call_1', name: 'weather', arguments: '{}' }),
      create({ type: 'function_call_output', call_id: 'call_1', output: 'rain' }),
      { type: 'response.create' },
    );
    expect(model.turns[0]?.items).toEqual([
      { kind: 'call', callId: 'call_1', name: 'weather', arguments: '{}' },
      { kind: 'call-output', callId: 'call_1', output: 'rain' },
    ]);
  });

  it('listens to sound, and keeps what was heard', async () => {
    const model = new ScriptedRealtimeModel([plainScript], null);
    const session = openTestSession(model);
    const audio = writePcm(new Int16Array(24_000));
    const events = await session.ask(
      create({ type: 'message', role: 'user', content: [{ type: 'input_audio', audio }] }),
      create({
        type: 'message',
        role: 'user',
        content: [{ type: 'input_audio', audio, transcript: 'Said.' }],
      }),
      { type: 'response.create' },
    );
    expect(JSON.stringify(events)).not.toContain(audio.slice(0, 200));
    expect(model.heard).toEqual([24_000]);
    expect(model.turns[0]?.items).toMatchObject([
      { parts: [{ kind: 'sound', transcript: null, durationMs: 1_000 }] },
      { parts: [{ kind: 'sound', transcript: 'Said.', durationMs: 1_000 }] },
    ]);
  });

  it('takes what the conversation has room for: 16 Mi characters', async () => {
    const session = open();
    // An item and a part of one count as 64 characters besides their own.
    const half = 'x'.repeat(maxConversationLength / 2 - 129);
    expect(listErrors(await session.ask(createMessage(half, 'a'), createMessage(half, 'b')))).toEqual([]);
    const full = [['invalid_value', 'item', null]];
    expect(listErrors(await session.ask(createMessage('')))).toEqual(full);
    await session.ask({ type: 'conversation.item.delete', item_id: 'a' });
    expect(listErrors(await session.ask(createMessage('x')))).toEqual([]);
  });
});

describe('Conversation', () => {
  it('holds 10,000 items', () => {
    const conversation = new Conversation('conv_1', new SessionAccount(endlessMemory));
    const make = (index: number): KeptItem => ({
      id: String(index),
      body: { kind: 'message', role: 'user', parts: [] },
      status: 'completed',
      length: 0,
    });
    expect(maxItems).toBe(10_000);
    for (let index = 0; index < maxItems; index += 1) {
      expect(conversation.findObstacle()).toBeNull();
      conversation.insert(make(index), 'end');
    }
    expect(conversation.findObstacle()).toMatch(/^The conversation is full/);
  });
});

describe('conversation.item.retrieve and delete', () => {
  it('show and remove an item', async () => {
    const session = open();
    await session.ask(createMessage('Hello.', 'one'));
    const events = await session.ask(
      { type: 'conversation.item.retrieve', item_id: 'one' },
      { type: 'conversation.item.delete', item_id: 'one' },
      { type: 'conversation.item.retrieve', item_id: 'one', event_id: 'a' },
      { type: 'conversation.item.delete', item_id: 'one', event_id: 'b' },
    );
    expect(listTypes(events)).toEqual([
      'conversation.item.retrieved',
      'conversation.item.deleted',
      'error',
      'error',
    ]);
    expect(listErrors(events)).toEqual([
      ['item_retrieve_invalid_item_id', 'item_id', 'a'],
      ['item_delete_invalid_item_id', 'item_id', 'b'],
    ]);
  });
});

describe('conversation.item.truncate', () => {
  const truncate = (item_id: string, audio_end_ms: number, content_index = 0): ClientEvent => ({
    type: 'conversation.item.truncate',
    event_id: 'mine',
    item_id,
    content_index,
    audio_end_ms,
  });

  it('forgets what was not heard', async () => {
    const session = open();
    await session.ask({ type: 'response.create' });
    const { item } = (await session.waitFor('conversation.item.done')) as unknown as { item: { id: string } };
    const events = await session.ask(truncate(item.id, 150), {
      type: 'conversation.item.retrieve',
      item_id: item.id,
    });
    expect(listTypes(events)).toEqual(['conversation.item.truncated', 'conversation.item.retrieved']);
    expect(events[1]).toMatchObject({ item: { content: [{ type: 'output_audio', transcript: 'Good' }] } });
    expect(listErrors(await session.ask(truncate(item.id, 151)))).toEqual([
      ['invalid_value', 'audio_end_ms', 'mine'],
    ]);
  });

  it('holds for an item that is still being spoken (B32)', async () => {
    const gate = Promise.withResolvers<undefined>();
    const script = [...spokenScript.slice(0, 2), gate.promise, ...spokenScript.slice(2)];
    const session = openTestSession(new ScriptedRealtimeModel([script]));
    await session.ask({ type: 'response.create' });
    const { item } = (await session.waitFor('conversation.item.added')) as unknown as {
      item: { id: string };
    };
    expect(listErrors(await session.ask(truncate(item.id, 100)))).toEqual([]);
    gate.resolve(undefined);
    await session.waitFor('response.done');
    const events = await session.ask(
      { type: 'conversation.item.retrieve', item_id: item.id },
      truncate(item.id, 101),
    );
    expect(events[0]).toMatchObject({ item: { content: [{ transcript: 'Good' }] } });
    expect(listErrors(events)).toEqual([['invalid_value', 'audio_end_ms', 'mine']]);
  });

  it('is refused for what cannot be truncated (B17)', async () => {
    const session = open();
    await session.ask(createMessage('Hello.', 'user'), { type: 'response.create' });
    await session.ask({ type: 'response.create', response: { output_modalities: ['text'] } });
    const spoken = (await session.waitFor('response.output_item.done')) as unknown as {
      item: { id: string };
    };
    const written = (await session.waitFor('response.output_item.done', 2)) as unknown as {
      item: { id: string };
    };
    const events = await session.ask(
      truncate(spoken.item.id, 201),
      truncate('nobody', 0),
      truncate('user', 0),
      truncate(written.item.id, 0),
      truncate(spoken.item.id, 0, 1),
    );
    expect(listErrors(events)).toEqual([
      ['invalid_value', 'audio_end_ms', 'mine'],
      ['item_truncate_invalid_item_id', 'item_id', 'mine'],
      ['item_truncate_invalid_item_id', 'item_id', 'mine'],
      ['unsupported_content_type', 'content_index', 'mine'],
      ['invalid_value', 'content_index', 'mine'],
    ]);
  });
});
