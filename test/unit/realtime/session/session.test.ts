import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import {
  createMessage,
  listErrors,
  listTypes,
  openTestSession,
  plainScript,
  scriptedUsage,
  ScriptedRealtimeModel,
  spokenScript,
  type ClientEvent,
} from '../../../support/realtime-session.ts';

const update = (session: object): ClientEvent => ({
  type: 'session.update',
  event_id: 'mine',
  session,
});

describe('openSession', () => {
  it('begins with session.created, which shows every setting (A9)', () => {
    const { events } = openTestSession(new ScriptedRealtimeModel([]));
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({
      type: 'session.created',
      session: {
        id: 'sess_1',
        model: 'rtfam-4o-realtime-preview',
        expires_at: 1_700_001_800,
        output_modalities: ['audio'],
        audio: {
          input: { turn_detection: { type: 'server_vad', create_response: true, interrupt_response: true } },
        },
      },
    });
  });

  it('deals with events one after the other, and counts what waits', async () => {
    const session = openTestSession(new ScriptedRealtimeModel([plainScript]));
    const value = { type: 'input_audio_buffer.append', audio: '' };
    session.link.send({ type: value.type, value, text: JSON.stringify(value) });
    session.send(createMessage('Hello.'), { type: 'response.create' });
    expect(session.link.bufferedBytes).toBeGreaterThan(JSON.stringify(value).length);
    await session.waitFor('response.done');
    expect(session.link.bufferedBytes).toBe(0);
  });

  it('counts what waits of events that were made here, wherever the length is', async () => {
    const session = openTestSession(new ScriptedRealtimeModel([]));
    const part = { type: 'input_audio', audio: 'A'.repeat(48_000) };
    const item = { type: 'message', role: 'user', content: [part] };
    const value = { type: 'conversation.item.create', item };
    for (let count = 0; count < 3; count += 1) session.link.send({ type: value.type, value, text: null });
    expect(session.link.bufferedBytes).toBeGreaterThan(144_000);
    await session.waitFor('conversation.item.done', 3);
    expect(session.link.bufferedBytes).toBe(0);
  });

  it('answers unknown events with invalid_event (B27), and stays open', async () => {
    const session = openTestSession(new ScriptedRealtimeModel([]));
    const value = { type: 'toString', event_id: 'mine' };
    session.link.send({ type: value.type, value, text: null });
    const events = await session.ask(
      { type: 'output_audio_buffer.clear', event_id: 'other' },
      createMessage('Hello.'),
    );
    expect(listErrors(events)).toEqual([
      ['invalid_event', 'type', 'mine'],
      ['invalid_event', 'type', 'other'],
    ]);
    expect(listTypes(events)).toContain('conversation.item.done');
  });

  it('answers what nobody expected with server_error, and stays open', async () => {
    const model = new ScriptedRealtimeModel([]);
    model.hear = () => {
      throw new Error('secret');
    };
    const session = openTestSession(model, { audio: { input: { turn_detection: null } } });
    const events = await session.ask(
      { type: 'input_audio_buffer.append', audio: 'AAAA', event_id: 'mine' },
      createMessage('Hello.'),
    );
    expect(listErrors(events)).toEqual([['server_error', null, 'mine']]);
    expect(JSON.stringify(events)).not.toContain('secret');
    expect(session.faults).toHaveLength(1);
  });
});

describe('a session that is closed', () => {
  it('takes what its model throws then for no fault', async () => {
    const model = new ScriptedRealtimeModel([]);
    let hasEnded = false;
    model.answer = (_, signal) => ({
      usage: scriptedUsage,
      [Symbol.asyncIterator]: async function* () {
        await setTimeout(10_000, undefined, { signal }).finally(() => {
          hasEnded = true;
        });
        yield { kind: 'end', ending: 'completed' } as const;
      },
    });
    const session = openTestSession(model);
    session.send({ type: 'response.create' });
    await session.waitFor('response.created');
    await new Promise(setImmediate);
    session.link.close();
    await expect.poll(() => hasEnded).toBe(true);
    await new Promise(setImmediate);
    expect(session.faults).toEqual([]);
  });
});

describe('session.update', () => {
  it('takes and shows create_response and interrupt_response (A9)', async () => {
    const session = openTestSession(new ScriptedRealtimeModel([]));
    const turns = { type: 'server_vad', create_response: false, interrupt_response: false };
    const events = await session.ask(
      update({ type: 'realtime', audio: { input: { turn_detection: turns } } }),
    );
    expect(events).toMatchObject([
      { type: 'session.updated', session: { audio: { input: { turn_detection: turns } } } },
    ]);
  });

  it('merges audio and its two sides, and replaces the rest whole (B25)', async () => {
    const session = openTestSession(new ScriptedRealtimeModel([]));
    const events = await session.ask(
      update({ audio: { input: { transcription: { model: 'a', language: 'de' } }, output: { speed: 1.5 } } }),
      update({ audio: { input: { transcription: { model: 'b' } }, output: { voice: 'ash' } } }),
    );
    expect(events[1]).toMatchObject({
      session: { audio: { input: { transcription: { model: 'b' } }, output: { voice: 'ash', speed: 1.5 } } },
    });
    expect(JSON.stringify(events[1])).not.toContain('"language"');
  });

  it('takes null for absent, but where it switches off', async () => {
    const session = openTestSession(new ScriptedRealtimeModel([]));
    const events = await session.ask(
      update({
        instructions: null,
        output_modalities: null,
        tools: null,
        audio: { input: { format: null, turn_detection: null }, output: null },
      }),
      update({ audio: null }),
    );
    expect(listTypes(events)).toEqual(['session.updated', 'session.updated']);
    expect(events[1]).toMatchObject({
      session: {
        instructions: '',
        output_modalities: ['audio'],
        tools: [],
        audio: { input: { format: { type: 'audio/pcm' }, turn_detection: null }, output: { voice: 'alloy' } },
      },
    });
  });

  it.each([
    [{ model: 'other' }, 'invalid_model', 'session.model'],
    [{ tools: [{ type: 'function', name: 'a' }, { type: 'mcp' }] }, 'invalid_value', 'session.tools[1].type'],
    [{ tools: [{ type: 'function' }] }, 'missing_required_parameter', 'session.tools[0].name'],
  ])('refuses %j, and nothing changes', async (config, code, param) => {
    const session = openTestSession(new ScriptedRealtimeModel([]));
    const events = await session.ask(update({ instructions: 'Changed.', ...config }), update({}));
    expect(listErrors(events)).toEqual([[code, param, 'mine']]);
    expect(events[1]).toMatchObject({ session: { instructions: '', tools: [] } });
  });

  it('takes the model of the session in either spelling', async () => {
    const session = openTestSession(new ScriptedRealtimeModel([]));
    const events = await session.ask(update({ model: 'gpt-4o-realtime-preview' }));
    expect(listTypes(events)).toEqual(['session.updated']);
  });

  it('keeps the voice after speech; naming the voice in use is no change (B14)', async () => {
    const session = openTestSession(new ScriptedRealtimeModel([spokenScript]));
    await session.ask(update({ audio: { output: { voice: 'ash' } } }), { type: 'response.create' });
    const events = await session.ask(
      update({ audio: { output: { voice: 'coral' } } }),
      update({ audio: { output: { voice: 'ash' } } }),
    );
    expect(listTypes(events)).toEqual(['error', 'session.updated']);
    expect(listErrors(events)).toEqual([['cannot_update_voice', 'session.audio.output.voice', 'mine']]);
  });
});
