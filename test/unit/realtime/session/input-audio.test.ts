import { describe, expect, it } from 'vitest';
import type { RealtimeGaSessionConfig } from '../../../../generated/contract-types.ts';
import {
  listErrors,
  listTypes,
  openTestSession,
  plainScript,
  ScriptedRealtimeModel,
  spokenScript,
  type ClientEvent,
} from '../../../support/realtime-session.ts';
import { createSilence, createTone, joinSamples, writePcm } from '../../../support/sounds.ts';

/** 500 ms of silence, 800 ms of sound, and the silence that ends a turn. */
const silence = createSilence(500);
const sound = createTone(440, { ms: 800, amplitude: 8_000 });
const turn = joinSamples(silence, sound, createSilence(1_200));

const append = (samples: Int16Array): ClientEvent => ({
  type: 'input_audio_buffer.append',
  audio: writePcm(samples),
});
const commit = { type: 'input_audio_buffer.commit', event_id: 'mine' } as const;
const clear = { type: 'input_audio_buffer.clear' } as const;

const withInput = (input: object): RealtimeGaSessionConfig => ({ audio: { input } });
const manual = withInput({ turn_detection: null });
const detecting = (fields: object = {}) => withInput({ turn_detection: { type: 'server_vad', ...fields } });
const item = ['conversation.item.added', 'conversation.item.done'];
const prefix = 'conversation.item.input_audio_transcription';

describe('turns that the client commits', () => {
  it('become items, and start no response (A3)', async () => {
    const model = new ScriptedRealtimeModel([]);
    const session = openTestSession(model, manual);
    const events = await session.ask(append(createSilence(100)), commit);
    expect(listTypes(events)).toEqual(['input_audio_buffer.committed', ...item]);
    expect(events[1]).toMatchObject({
      item: { role: 'user', content: [{ type: 'input_audio', transcript: null }] },
    });
    expect(model.turns).toEqual([]);
    expect(model.heard).toEqual([2_400]);
  });

  it('are at least 100 ms long', async () => {
    const session = openTestSession(new ScriptedRealtimeModel([]), manual);
    const events = await session.ask(
      commit,
      append(createSilence(90)),
      commit,
      append(createSilence(10)),
      commit,
    );
    expect(listErrors(events)).toEqual([
      ['input_audio_buffer_commit_empty', null, 'mine'],
      ['input_audio_buffer_commit_empty', null, 'mine'],
    ]);
    expect(listTypes(events)).toContain('input_audio_buffer.committed');
  });

  it('may be G.711, to the last sample', async () => {
    const session = openTestSession(new ScriptedRealtimeModel([]), {
      audio: { input: { turn_detection: null, format: { type: 'audio/pcmu' } } },
    });
    const audio = Buffer.alloc(800, 0xff).toString('base64');
    expect(listErrors(await session.ask({ type: 'input_audio_buffer.append', audio }, commit))).toEqual([]);
  });

  it('take odd numbers of bytes: a sample may come in two pieces (B22)', async () => {
    const model = new ScriptedRealtimeModel([]);
    const session = openTestSession(model, manual);
    const bytes = Buffer.alloc(4_801);
    const piece = (from: number, to?: number): ClientEvent => ({
      type: 'input_audio_buffer.append',
      audio: bytes.subarray(from, to).toString('base64'),
    });
    await session.ask(piece(0, 1), piece(1, 1_202), piece(1_202), commit);
    expect(model.heard).toEqual([2_400]);
    // The half sample that is left over belongs to the next turn.
    await session.ask(piece(0, 4_799), commit);
    expect(model.heard).toEqual([2_400, 2_400]);
  });

  it('hold 15 minutes: what is beyond is refused and dropped (B10)', { timeout: 30_000 }, async () => {
    const model = new ScriptedRealtimeModel([]);
    const session = openTestSession(model, {
      audio: { input: { turn_detection: null, format: { type: 'audio/pcma' } } },
    });
    const minutes = (count: number): ClientEvent => ({
      type: 'input_audio_buffer.append',
      event_id: 'long',
      audio: Buffer.alloc(count * 60 * 8_000, 0xd5).toString('base64'),
    });
    const events = await session.ask(minutes(14), minutes(2), minutes(1), commit);
    expect(listErrors(events)).toEqual([['invalid_value', 'audio', 'long']]);
    expect(Math.round((model.heard[0] ?? 0) / 24_000)).toBe(15 * 60);
    expect(listErrors(await session.ask(minutes(16)))).toEqual([['invalid_value', 'audio', 'long']]);
  });

  it('are forgotten when the buffer is cleared', async () => {
    const session = openTestSession(new ScriptedRealtimeModel([]), manual);
    const events = await session.ask(append(createSilence(500)), clear, commit);
    expect(listTypes(events)).toEqual(['input_audio_buffer.cleared', 'error']);
  });

  it('are base64', async () => {
    const session = openTestSession(new ScriptedRealtimeModel([]), manual);
    const events = await session.ask({ type: 'input_audio_buffer.append', audio: 'a b', event_id: 'mine' });
    expect(listErrors(events)).toEqual([['invalid_value', 'audio', 'mine']]);
  });
});

describe('turns that are detected', () => {
  const detected = [
    'input_audio_buffer.speech_started',
    'input_audio_buffer.speech_stopped',
    'input_audio_buffer.committed',
    ...item,
  ];
  const answered = ['response.created', 'response.output_item.added', 'conversation.item.added'];

  it('are told by the clock of audio received, and answered (A12)', async () => {
    const model = new ScriptedRealtimeModel([plainScript]);
    const session = openTestSession(model, detecting({ prefix_padding_ms: 200, silence_duration_ms: 500 }));
    const events = await session.ask(append(createSilence(1_000)), append(turn));
    expect(listTypes(events).slice(0, 8)).toEqual([...detected, ...answered]);
    const [started, stopped, committed, added] = events;
    // 1,500 ms of silence, less the padding; 800 ms of sound, and the silence that was waited for.
    expect(started).toMatchObject({ audio_start_ms: 1_300 });
    expect(stopped).toMatchObject({ audio_start_ms: 1_300, audio_end_ms: 2_800 });
    const ids = [started?.item_id, stopped?.item_id, committed?.item_id, (added?.item as { id: string }).id];
    expect(new Set(ids).size).toBe(1);
    expect(model.heard).toEqual([(1_500 * 24_000) / 1_000]);
  });

  it('begin at 0 at the earliest (A12)', async () => {
    const session = openTestSession(new ScriptedRealtimeModel([]), detecting({ prefix_padding_ms: 5_000 }));
    expect((await session.ask(append(turn)))[0]).toMatchObject({ audio_start_ms: 0 });
  });

  it('are the same in whatever pieces the audio comes', async () => {
    const whole = await openTestSession(new ScriptedRealtimeModel([]), detecting()).ask(append(turn));
    const session = openTestSession(new ScriptedRealtimeModel([]), detecting());
    const pieces: ClientEvent[] = [];
    for (let start = 0; start < turn.length; start += 777)
      pieces.push(append(turn.subarray(start, start + 777)));
    const events = await session.ask(...pieces);
    expect(events).toEqual(whole);
  });

  it('are not answered where create_response is false (A9)', async () => {
    const session = openTestSession(new ScriptedRealtimeModel([]), detecting({ create_response: false }));
    expect(listTypes(await session.ask(append(turn)))).toEqual(detected);
  });

  it('end by a commit: it starts no response, and silence afterwards commits nothing (A3)', async () => {
    const model = new ScriptedRealtimeModel([]);
    const session = openTestSession(model, detecting());
    const events = await session.ask(
      append(joinSamples(silence, sound)),
      commit,
      append(createSilence(3_000)),
    );
    expect(listTypes(events)).toEqual([
      'input_audio_buffer.speech_started',
      'input_audio_buffer.committed',
      ...item,
    ]);
    expect(model.turns).toEqual([]);
  });

  it('are forgotten when the buffer is cleared, and the next one is a new one (B21)', async () => {
    const session = openTestSession(new ScriptedRealtimeModel([]), detecting({ create_response: false }));
    const events = await session.ask(
      append(joinSamples(silence, sound)),
      clear,
      append(createSilence(3_000)),
    );
    expect(listTypes(events)).toEqual(['input_audio_buffer.speech_started', 'input_audio_buffer.cleared']);
    const next = await session.ask(append(turn));
    expect(listTypes(next)).toEqual(detected);
    expect(next[0]?.item_id).not.toBe(events[0]?.item_id);
  });

  it('interrupt the response under way', async () => {
    const script = [...spokenScript.slice(0, -1), 'hang'] as const;
    const session = openTestSession(new ScriptedRealtimeModel([script]), detecting());
    await session.ask({ type: 'response.create' });
    const events = await session.ask(append(joinSamples(silence, sound)));
    expect(listTypes(events)).toEqual([
      'input_audio_buffer.speech_started',
      'response.output_audio.done',
      'response.output_audio_transcript.done',
      'response.content_part.done',
      'response.output_item.done',
      'conversation.item.done',
      'response.done',
    ]);
    expect(events.at(-1)).toMatchObject({
      response: { status: 'cancelled', status_details: { type: 'cancelled', reason: 'turn_detected' } },
    });
  });

  it('wait for the response under way where interrupt_response is false; one response answers them all (B20)', async () => {
    const gate = Promise.withResolvers<undefined>();
    const model = new ScriptedRealtimeModel([[gate.promise, ...plainScript], plainScript]);
    const session = openTestSession(model, detecting({ interrupt_response: false }));
    await session.ask({ type: 'response.create' });
    const waiting = await session.ask(append(turn), append(turn));
    expect(listTypes(waiting)).toEqual([...detected, ...detected]);
    gate.resolve(undefined);
    await session.waitFor('response.done', 2);
    const responses = listTypes(session.events).filter((type) => /^response\.(?:created|done)$/.test(type));
    expect(responses).toEqual(['response.created', 'response.done', 'response.created', 'response.done']);
    // The user's two turns, and what was said meanwhile.
    expect(model.turns[1]?.items).toHaveLength(3);
  });

  it('leave a response beside the conversation alone', async () => {
    const session = openTestSession(new ScriptedRealtimeModel([['hang']]), detecting());
    await session.ask({ type: 'response.create', response: { conversation: 'none' } });
    const events = await session.ask(append(joinSamples(silence, sound)));
    expect(listTypes(events)).toEqual(['input_audio_buffer.speech_started']);
  });

  it('cancel nothing after response.done: what the client still plays is its own (B32)', async () => {
    const session = openTestSession(new ScriptedRealtimeModel([spokenScript]), detecting());
    await session.ask({ type: 'response.create' });
    const events = await session.ask(append(joinSamples(silence, sound)));
    expect(listTypes(events)).toEqual(['input_audio_buffer.speech_started']);
  });

  it('are found from where detection is switched on', async () => {
    const session = openTestSession(new ScriptedRealtimeModel([]), manual);
    await session.ask(append(createSilence(1_000)), clear);
    const events = await session.ask(
      { type: 'session.update', session: detecting({ create_response: false }) },
      append(turn),
    );
    expect(listTypes(events)).toEqual(['session.updated', ...detected]);
    expect(events[1]).toMatchObject({ audio_start_ms: 1_000 });
  });

  it('come from the model after so much quiet', async () => {
    const session = openTestSession(
      new ScriptedRealtimeModel([plainScript, plainScript]),
      detecting({ idle_timeout_ms: 5_000 }),
    );
    expect(await session.ask(append(createSilence(6_000)))).toEqual([]);
    await session.ask({ type: 'response.create' });
    expect(await session.ask(append(createSilence(4_900)))).toEqual([]);
    const events = await session.ask(append(createSilence(200)));
    expect(listTypes(events).slice(0, 5)).toEqual([
      'input_audio_buffer.timeout_triggered',
      'input_audio_buffer.committed',
      ...item,
      'response.created',
    ]);
    expect(events[0]).toMatchObject({ audio_start_ms: 6_000, audio_end_ms: 11_000 });
  });
});

describe('transcription', () => {
  const input = { turn_detection: null, transcription: { model: 'whisper-1' } };

  it('comes piece by piece and then whole, behind its item', async () => {
    const session = openTestSession(new ScriptedRealtimeModel([]), withInput(input));
    const events = await session.ask(append(createSilence(600)), append(createSilence(600)), commit);
    expect(listTypes(events)).toEqual([
      'input_audio_buffer.committed',
      ...item,
      `${prefix}.delta`,
      `${prefix}.delta`,
      `${prefix}.completed`,
    ]);
    expect(events.slice(3)).toMatchObject([
      { delta: 'Hello' },
      { delta: ' there' },
      { transcript: 'Hello there', content_index: 0, usage: { type: 'duration', seconds: 1.2 } },
    ]);
  });

  it('fails where there was no speech, without a null that clients refuse (B24, A2)', async () => {
    const session = openTestSession(new ScriptedRealtimeModel([], null), withInput(input));
    const events = await session.ask(append(createSilence(600)), commit);
    expect(events.at(-1)).toMatchObject({
      type: `${prefix}.failed`,
      error: { code: 'audio_unintelligible' },
    });
    expect(events.at(-1)?.error).not.toHaveProperty('param');
  });
});
