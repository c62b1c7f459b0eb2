import { describe, expect, it } from 'vitest';
import { createRelayRig } from '../../../support/relay-rig.ts';
import {
  listErrors,
  ScriptedRealtimeModel,
  spokenScript,
  type ScriptLine,
  type SentEvent,
} from '../../../support/realtime-session.ts';
import { createSpeech } from '../../../support/test-speaker.ts';

const create = { type: 'response.create' } as const;
const clear = { type: 'output_audio_buffer.clear' } as const;
const cancel = { type: 'response.cancel' } as const;
const appendType = 'input_audio_buffer.append';
/** Speaks, and does not stop. */
const endless: readonly ScriptLine[] = [...spokenScript.slice(0, 3), 'hang'];

const noModel = () => new ScriptedRealtimeModel([]);
const listPlayback = (events: readonly SentEvent[]) =>
  events.filter(({ type }) => type.startsWith('output_audio_buffer.')).map(({ type }) => type.slice(20));

describe('speech of a call', () => {
  it('goes to the speaker and not to the events, and is told of while it is played', async () => {
    const rig = createRelayRig(new ScriptedRealtimeModel([spokenScript]));
    const { channel, speaker } = await rig.call();
    channel.say(create);
    const { response } = await channel.waitFor('response.done');
    const { id, output } = response as { id: string; output: { id: string }[] };
    expect(speaker.orders).toEqual([
      `play ${output[0]!.id} 100`,
      `play ${output[0]!.id} 100`,
      `finish ${output[0]!.id}`,
    ]);
    expect(channel.find('response.output_audio.delta')).toEqual([]);
    expect(channel.find('response.output_audio_transcript.delta')).toHaveLength(2);
    expect(listPlayback(channel.events)).toEqual(['started']);
    speaker.advance(200);
    expect(listPlayback(channel.events)).toEqual(['started', 'stopped']);
    expect(channel.find('output_audio_buffer.stopped')[0]).toMatchObject({ response_id: id });
    expect(rig.sessions.live.list()).toMatchObject([{ transport: 'webrtc', audioOutMs: 200 }]);
    expect(rig.faults).toEqual([]);
    channel.close(1000, '');
  });

  it.each(['ga', 'beta'] as const)(
    'has events longer than the client takes told by an error: %s',
    async (dialect) => {
      const rig = createRelayRig(noModel());
      const { channel } = await rig.call({ dialect });
      channel.maxTextLength = 2_000;
      const item = {
        type: 'message',
        role: 'user',
        content: [{ type: 'input_text', text: 'x'.repeat(3_000) }],
      };
      channel.say({ type: 'conversation.item.create', item });
      await channel.waitFor('error');
      expect(listErrors(channel.events)[0]).toEqual(['server_error', null, null]);
      expect(channel.find('error')[0]).toMatchObject({
        error: {
          type: 'server_error',
          message: expect.stringMatching(/conversation\.item\.\w+ \(\w+\).* 3,\d{3} bytes/),
        },
      });
      channel.say({ type: 'response.cancel' });
      await channel.waitFor('error', 2);
      channel.maxTextLength = 10;
      channel.say({ type: 'response.cancel' });
      await new Promise(setImmediate);
      expect(rig.faults).toEqual([]);
      channel.close(1000, '');
    },
  );

  it('is played for a beta client, which is told of its transcript alone', async () => {
    const rig = createRelayRig(new ScriptedRealtimeModel([spokenScript]));
    const { channel, speaker } = await rig.call({ dialect: 'beta' });
    channel.say(create);
    await channel.waitFor('response.done');
    speaker.advance(200);
    expect(speaker.orders).toHaveLength(3);
    const types = new Set(channel.events.map(({ type }) => type));
    expect(types).toContain('response.audio.done');
    expect(types).toContain('response.audio_transcript.delta');
    expect([...types].filter((type) => /^output_audio_buffer|audio\.delta$/.test(type))).toEqual([]);
    expect(rig.faults).toEqual([]);
    channel.close(1000, '');
  });

  it('waits for the money that it costs', async () => {
    const [message, sound] = spokenScript;
    if (!message || !sound) throw new Error('no script');
    const long = [message, ...Array.from({ length: 20 }, () => sound)];
    const rig = createRelayRig(new ScriptedRealtimeModel([long]));
    const { channel, speaker } = await rig.call();
    const { promise: gate, resolve } = Promise.withResolvers<undefined>();
    rig.money.gate = gate;
    channel.say(create);
    await channel.waitFor('response.output_item.added');
    await new Promise((wait) => setTimeout(wait, 20));
    expect(speaker.orders.length).toBeLessThanOrEqual(5);
    resolve(undefined);
    await channel.waitFor('response.done');
    expect(speaker.orders).toHaveLength(21);
    channel.close(1000, '');
  });

  it('is cut off where the user speaks, and its rest is forgotten by the session', async () => {
    const rig = createRelayRig(new ScriptedRealtimeModel([endless]));
    const { channel, speaker } = await rig.call();
    channel.say(create);
    await channel.waitFor('response.output_audio_transcript.delta', 2);
    speaker.advance(120);
    rig.link.emit({ type: 'input_audio_buffer.speech_started', audio_start_ms: 0, item_id: 'user_1' });
    await channel.waitFor('output_audio_buffer.cleared');
    const truncated = await channel.waitFor('conversation.item.truncated');
    expect(truncated).toMatchObject({ audio_end_ms: 120, content_index: 0 });
    expect(channel.find('response.output_item.added')[0]).toMatchObject({ item: { id: truncated.item_id } });
    expect(rig.link.sent.at(-1)?.value).toMatchObject({ item_id: truncated.item_id, audio_end_ms: 120 });
    expect(listPlayback(channel.events)).toEqual(['started', 'cleared']);
    expect(channel.events.findIndex(({ type }) => type === 'input_audio_buffer.speech_started')).toBeLessThan(
      channel.events.findIndex(({ type }) => type === 'output_audio_buffer.cleared'),
    );
    channel.close(1000, '');
  });

  it('goes on where the session does not let the user interrupt', async () => {
    const rig = createRelayRig(new ScriptedRealtimeModel([endless]));
    const { channel, speaker } = await rig.call();
    const turn_detection = { type: 'server_vad', interrupt_response: false };
    channel.say({
      type: 'session.update',
      session: { type: 'realtime', audio: { input: { turn_detection } } },
    });
    channel.say(create);
    await channel.waitFor('response.output_audio_transcript.delta', 2);
    rig.link.emit({ type: 'input_audio_buffer.speech_started', audio_start_ms: 0, item_id: 'user_1' });
    await new Promise(setImmediate);
    expect(speaker.orders.filter((order) => order.startsWith('stop'))).toEqual([]);
    channel.close(1000, '');
  });

  it('is cleared when its client wants that, without the upstream', async () => {
    const rig = createRelayRig(new ScriptedRealtimeModel([endless]));
    const { channel, speaker } = await rig.call();
    channel.say(create);
    await channel.waitFor('response.output_audio_transcript.delta', 2);
    speaker.advance(40);
    channel.say(cancel, clear);
    await channel.waitFor('output_audio_buffer.cleared');
    await channel.waitFor('conversation.item.truncated');
    expect(rig.link.calls).toEqual(['response.create', 'response.cancel', 'conversation.item.truncate']);
    expect(listErrors(channel.events)).toEqual([]);
    channel.close(1000, '');
  });

  it('is a matter of the session where it is in the events', async () => {
    const rig = createRelayRig(noModel());
    const channel = await rig.connect();
    channel.say(clear);
    await channel.waitFor('error');
    expect(rig.link.calls).toEqual(['output_audio_buffer.clear']);
    channel.close(1000, '');
  });

  it.each([
    ['ga', ['started']],
    ['beta', ['stop all']],
  ] as const)('and a cancelled response, for a client of the %s dialect', async (dialect, expected) => {
    const rig = createRelayRig(new ScriptedRealtimeModel([endless]));
    const { channel, speaker } = await rig.call({ dialect });
    channel.say(create);
    await expect.poll(() => speaker.orders).toHaveLength(2);
    channel.say(cancel);
    await channel.waitFor('response.done');
    expect(rig.link.calls).toContain('response.cancel');
    const stops = speaker.orders.filter((order) => order.startsWith('stop'));
    expect([...listPlayback(channel.events), ...stops]).toEqual(expected);
    channel.close(1000, '');
  });

  it('is truncated by its client: the rest of the item is not played', async () => {
    const rig = createRelayRig(new ScriptedRealtimeModel([spokenScript]));
    const { channel, speaker } = await rig.call();
    channel.say(create);
    const { item } = await channel.waitFor('response.output_item.done');
    const { id } = item as { id: string };
    channel.say({ type: 'conversation.item.truncate', item_id: id, content_index: 0, audio_end_ms: 60 });
    expect(await channel.waitFor('conversation.item.truncated')).toMatchObject({ audio_end_ms: 60 });
    expect(speaker.orders.at(-1)).toBe(`stop ${id}`);
    expect(rig.link.calls.filter((type) => type === 'conversation.item.truncate')).toHaveLength(1);
    channel.close(1000, '');
  });

  it('hides errors about what its client did not ask for', async () => {
    const rig = createRelayRig(new ScriptedRealtimeModel([spokenScript]));
    const { channel } = await rig.call();
    channel.say({ type: 'response.create', response: { conversation: 'none' } });
    await channel.waitFor('response.done');
    channel.say(clear, { type: 'conversation.item.retrieve', item_id: 'unknown' });
    await channel.waitFor('output_audio_buffer.cleared');
    // The session knows no item of a response that is beside the conversation.
    await channel.waitFor('error');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(rig.link.calls).toContain('conversation.item.truncate');
    expect(listErrors(channel.events).map((error) => (error as unknown[])[0])).toEqual([
      'item_retrieve_invalid_item_id',
    ]);
    channel.close(1000, '');
  });
});

describe('sound of the client of a call', () => {
  it.each(['ga', 'beta'] as const)(
    'goes to the session as it is, at any pace, whatever formats a %s client wants',
    async (dialect) => {
      const rig = createRelayRig(noModel(), { limits: { maxEventsPerSecond: 2 } });
      const { channel, listener } = await rig.call({ dialect });
      const before = rig.link.sent.length;
      channel.say({
        type: 'session.update',
        session:
          dialect === 'beta'
            ? { input_audio_format: 'g711_ulaw' }
            : { type: 'realtime', audio: { input: { format: { type: 'audio/pcmu' } } } },
      });
      const { session } = await channel.waitFor('session.updated');
      expect(session).toMatchObject(
        dialect === 'beta'
          ? { input_audio_format: 'g711_ulaw' }
          : { audio: { input: { format: { type: 'audio/pcm', rate: 24_000 } } } },
      );
      for (let count = 0; count < 50; count += 1) listener.onSound(createSpeech(100));
      const [, ...appends] = rig.link.sent.slice(before);
      expect(appends).toHaveLength(50);
      expect(appends[0]).toEqual({
        type: appendType,
        value: { type: appendType, audio: createSpeech(100) },
        text: null,
      });
      expect(rig.sessions.live.list()).toMatchObject([{ audioInMs: 5_000 }]);
      channel.close(1000, '');
    },
  );

  it('is refused once beyond what one session may have, with that of events', async () => {
    const rig = createRelayRig(noModel(), { limits: { maxAudioMs: 250 } });
    const { channel, listener } = await rig.call();
    channel.say({ type: appendType, audio: createSpeech(100) });
    for (let count = 0; count < 10; count += 1) listener.onSound(createSpeech(100));
    channel.say({ type: appendType, event_id: 'e1', audio: createSpeech(100) });
    await channel.waitFor('error', 2);
    expect(listErrors(channel.events)).toEqual([
      ['rate_limit_exceeded', 'audio', null],
      ['rate_limit_exceeded', 'audio', 'e1'],
    ]);
    expect(rig.link.calls).toEqual([appendType, appendType]);
    expect(rig.sessions.live.list()).toMatchObject([{ audioInMs: 200 }]);
    channel.close(1000, '');
  });

  it('ends the call where nobody takes it, eight times as much as may wait', async () => {
    const maxWaitingBytes = 10_000;
    const rig = createRelayRig(noModel(), { isDeaf: true, limits: { maxWaitingBytes } });
    const { channel, listener } = await rig.call();
    const sound = createSpeech(100);
    for (let sent = 0; sent < 7 * maxWaitingBytes; sent += sound.length) listener.onSound(sound);
    expect([channel.isPaused, channel.closed]).toEqual([true, null]);
    for (let sent = 0; sent < 2 * maxWaitingBytes; sent += sound.length) listener.onSound(sound);
    expect(channel.closed).toMatchObject({ code: 1008 });
    await expect.poll(() => rig.summaries).toMatchObject([{ outcome: 'overflow', closeCode: 1008 }]);
  });
});

describe('a message of a call', () => {
  it('that is too long is told, and the call goes on', async () => {
    const rig = createRelayRig(noModel());
    const { channel, listener } = await rig.call();
    listener.onOversized(300_000);
    expect(listErrors(channel.events)).toEqual([['invalid_event', null, null]]);
    expect(channel.find('error')[0]).toMatchObject({
      error: { message: expect.stringContaining('300000 bytes') as unknown },
    });
    expect(channel.closed).toBeNull();
    channel.close(1000, '');
  });
});
