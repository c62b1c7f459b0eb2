import { describe, expect, it } from 'vitest';
import type { RealtimeGaSessionConfig } from '../../../../../generated/contract-types.ts';
import type { RealtimeModel } from '../../../../../src/core/realtime/realtime-model.ts';
import { createSimulatorAdapter } from '../../../../../src/providers/simulator/create-simulator-adapter.ts';
import {
  createMessage,
  listTypes,
  openTestSession,
  type SentEvent,
  type TestSession,
} from '../../../../support/realtime-session.ts';
import { createUpstreamCall } from '../../../../support/create-upstream-call.ts';
import {
  createNoise,
  createSilence,
  createTone,
  joinSamples,
  sayAll,
  writePcm,
} from '../../../../support/sounds.ts';

/** The simulator's model; what it waits for is noted, and is over at once, but for what lasts for ever. */
async function createModel(waits: number[] = []): Promise<RealtimeModel> {
  const { realtime } = createSimulatorAdapter({
    clock: { now: () => 0 },
    // Conversations have no pictures of their own.
    pictures: {} as never,
    delay: async (ms, signal) => {
      waits.push(ms);
      if (ms > 60_000)
        await new Promise((_, reject) => {
          signal.addEventListener('abort', () => {
            reject(signal.reason as Error);
          });
        });
    },
  });
  if (realtime?.kind !== 'model') throw new Error('The simulator has a model.');
  const { deployment } = createUpstreamCall({ url: '' });
  return await realtime.createModel({ deployment, upstreamModel: 'rtfam-4o-realtime-preview' });
}

const inWords: RealtimeGaSessionConfig = { output_modalities: ['text'] };
const weather = {
  type: 'function',
  name: 'weather',
  description: 'The weather of a city.',
  parameters: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] },
};

async function openSession(
  config: RealtimeGaSessionConfig = inWords,
  waits?: number[],
): Promise<TestSession> {
  return openTestSession(await createModel(waits), config);
}

async function answer(session: TestSession, text: string): Promise<SentEvent> {
  const count = session.events.filter(({ type }) => type === 'response.done').length;
  session.send(createMessage(text), { type: 'response.create' });
  return await session.waitFor('response.done', count + 1);
}

const readText = ({ response }: SentEvent) =>
  (response as { output: { content?: { text?: string; transcript?: string }[] }[] }).output.map(
    ({ content }) => content?.[0]?.text ?? content?.[0]?.transcript,
  );

/** What was spoken, as PCM. */
const readSound = (events: readonly SentEvent[]) => {
  const deltas = events.filter(({ type }) => type === 'response.output_audio.delta');
  const bytes = Buffer.concat(deltas.map(({ delta }) => Buffer.from(delta as string, 'base64')));
  return new Int16Array(new Uint8Array(bytes).buffer);
};

describe('the simulator in a realtime session', () => {
  it('answers in words, as its chat models do, and the same question alike', async () => {
    const session = await openSession();
    expect(readText(await answer(session, 'Say exactly: Good day.'))).toEqual(['Good day.']);
    const [one, other] = [await openSession(), await openSession()];
    const texts = [
      readText(await answer(one, 'Who are you?')),
      readText(await answer(other, 'Who are you?')),
    ];
    expect(texts[0]).toEqual(texts[1]);
    expect(texts[0]?.[0]).toContain('Who are you?');
    expect(session.faults).toEqual([]);
  });

  it('has the events of a message in their order', async () => {
    const session = await openSession();
    await answer(session, 'Say exactly: Good day.');
    expect(listTypes(session.events).slice(3)).toEqual([
      'response.created',
      'response.output_item.added',
      'conversation.item.added',
      'response.content_part.added',
      'response.output_text.delta',
      'response.output_text.done',
      'response.content_part.done',
      'response.output_item.done',
      'conversation.item.done',
      'response.done',
    ]);
  });

  it('speaks: who listens hears the words that the transcript shows', async () => {
    const session = await openSession({});
    const done = await answer(session, 'Say exactly: Paris is sunny, Rome is not!');
    expect(readText(done)).toEqual(['Paris is sunny, Rome is not!']);
    const hearing = (await createModel()).hear();
    hearing.hear(readSound(session.events));
    expect(hearing.report()).toBe('Paris is sunny, Rome is not!');
    expect(done).toMatchObject({
      response: { usage: { output_token_details: { audio_tokens: expect.any(Number) } } },
    });
    const deltas = session.events.filter(({ type }) => type === 'response.output_audio_transcript.delta');
    expect(deltas.length).toBeGreaterThan(3);
    expect(deltas.map(({ delta }) => delta).join('')).toBe('Paris is sunny, Rome is not!');
  });

  it('understands what is spoken to it, directives included, and tells it word by word', async () => {
    const session = await openSession({
      ...inWords,
      audio: {
        input: {
          transcription: { model: 'whisper-1' },
          turn_detection: { type: 'server_vad', silence_duration_ms: 500 },
        },
      },
      tools: [weather],
    });
    const said = 'How is Paris today? [[tool=weather]]';
    const audio = writePcm(joinSamples(createSilence(400), sayAll(said), createSilence(1_000)));
    session.send({ type: 'input_audio_buffer.append', audio });
    const done = await session.waitFor('response.done');
    expect(done).toMatchObject({ response: { status: 'completed', output: [{ name: 'weather' }] } });
    const prefix = 'conversation.item.input_audio_transcription';
    const deltas = session.events.filter(({ type }) => type === `${prefix}.delta`);
    expect(deltas.map(({ delta }) => delta).join('')).toBe(said);
    expect(deltas.length).toBeGreaterThan(2);
    expect(await session.waitFor(`${prefix}.completed`)).toMatchObject({ transcript: said });
  });

  it.each([
    ['silence', createSilence(1_000), null],
    ['steady noise', createNoise(1_000, 800), null],
    [
      'any other sound',
      joinSamples(createSilence(500), createTone(440, { ms: 500, amplitude: 8_000 })),
      /a sound of/,
    ],
  ])('makes of %s what there is to understand (B24)', async (_, samples, expected) => {
    const hearing = (await createModel()).hear();
    hearing.hear(samples);
    if (expected === null) expect(hearing.report()).toBeNull();
    else expect(hearing.report()).toMatch(expected);
  });

  it('calls tools with arguments that fit them, and tells what they found', async () => {
    const session = await openSession({ ...inWords, tools: [weather] });
    const { response } = await answer(session, 'What is the weather in Paris?');
    const [call] = (response as { output: { arguments: string; call_id: string }[] }).output;
    expect(JSON.parse(call?.arguments ?? '')).toEqual({ city: 'Paris' });
    session.send(
      {
        type: 'conversation.item.create',
        item: { type: 'function_call_output', call_id: call?.call_id, output: 'It rains.' },
      },
      { type: 'response.create' },
    );
    expect(readText(await session.waitFor('response.done', 2))[0]).toContain('It rains.');
  });

  it.each([
    ['[[failed]]', 'server_error', 'upstream_error'],
    ['[[reset]]', 'server_error', 'upstream_error'],
    ['[[cut]]', 'server_error', 'upstream_error'],
    ['[[error=503@3]]', 'server_error', 'upstream_error'],
    ['[[status=401]]', 'server_error', 'upstream_error'],
    ['[[status=429]]', 'server_error', 'rate_limit_exceeded'],
    ['[[failed=nonsense]]', 'invalid_request_error', 'invalid_value'],
    ['[[faild=yes]]', 'invalid_request_error', 'invalid_value'],
    ['[[tool=nobody]]', 'invalid_request_error', 'invalid_value'],
  ])('fails with %s, and the session goes on (B23)', async (directive, type, code) => {
    const session = await openSession();
    expect(await answer(session, `Tell me about trees. ${directive}`)).toMatchObject({
      response: { status: 'failed', status_details: { type: 'failed', error: { type, code } } },
    });
    expect(await answer(session, 'Say exactly: Good day.')).toMatchObject({
      response: { status: 'completed' },
    });
    expect(session.faults).toEqual([]);
  });

  it('breaks off in the middle with [[cut]]: what was said is incomplete (B23)', async () => {
    const session = await openSession({});
    const done = await answer(session, 'Say exactly: One two three four five six. [[cut]]');
    expect(done).toMatchObject({ response: { output: [{ status: 'incomplete' }] } });
    const [text] = readText(done);
    expect(text?.startsWith('One two')).toBe(true);
    expect(text).not.toContain('six');
  });

  it('takes directives of the instructions for turns that are spoken (B23)', async () => {
    const session = await openSession({ ...inWords, instructions: '[[failed]]' });
    expect(await answer(session, 'Hello.')).toMatchObject({ response: { status: 'failed' } });
  });

  it.each([
    ['[[filtered]]', 'content_filter'],
    ['[[finish=max_tokens]]', 'max_output_tokens'],
    ['[[finish=SAFETY]]', 'content_filter'],
  ])('is incomplete with %s', async (directive, reason) => {
    const session = await openSession();
    expect(await answer(session, `Hello. ${directive}`)).toMatchObject({
      response: {
        status: 'incomplete',
        status_details: { type: 'incomplete', reason },
        output: [{ status: 'incomplete' }],
      },
    });
  });

  it('keeps within max_output_tokens', async () => {
    const session = await openSession({ ...inWords, max_output_tokens: 3 });
    const done = await answer(session, 'Say exactly: One two three four five.');
    expect(readText(done)).toEqual(['One two thre']);
    expect(done).toMatchObject({
      response: {
        status: 'incomplete',
        status_details: { reason: 'max_output_tokens' },
        usage: { output_tokens: 3 },
      },
    });
  });

  it.each([1, 30, 100])(
    'keeps within max_output_tokens of %d when it speaks, sound included',
    async (limit) => {
      const session = await openSession({ max_output_tokens: limit });
      const words = 'One two three four five six seven eight nine ten eleven twelve thirteen.';
      const done = await answer(session, `Say exactly: ${words}`);
      expect(done).toMatchObject({
        response: { status: 'incomplete', status_details: { reason: 'max_output_tokens' } },
      });
      const { usage } = done.response as { usage: { output_tokens: number } };
      expect(usage.output_tokens).toBeLessThanOrEqual(limit);
      expect(usage.output_tokens).toBeGreaterThan(limit / 2 - 1);
      expect(words.startsWith(readText(done)[0] ?? '')).toBe(true);
      expect(await answer(session, 'Say exactly: Hi.')).toMatchObject({
        response: { object: 'realtime.response' },
      });
      expect(session.faults).toEqual([]);
    },
  );

  it('waits as [[delay]] and [[pace]] say', async () => {
    const waits: number[] = [];
    const session = await openSession(inWords, waits);
    await answer(session, 'Say exactly: One two. [[delay=200ms]] [[pace=50ms]]');
    expect(waits).toEqual([200, 50, 50]);
  });

  it('hangs with [[hang]], until it is cancelled', async () => {
    const session = await openSession();
    const events = await session.ask(createMessage('[[hang]]'), { type: 'response.create' });
    expect(events.at(-1)).toMatchObject({ type: 'response.created' });
    expect(await session.ask({ type: 'response.cancel' })).toMatchObject([
      { response: { status: 'cancelled', output: [] } },
    ]);
  });

  it('counts what it reads, hears and sees', async () => {
    const session = await openSession({
      ...inWords,
      audio: { input: { turn_detection: null } },
      instructions: 'x'.repeat(40),
    });
    await session.ask(
      { type: 'input_audio_buffer.append', audio: writePcm(createSilence(1_000)) },
      { type: 'input_audio_buffer.commit' },
    );
    await session.ask({
      type: 'conversation.item.create',
      item: {
        type: 'message',
        role: 'user',
        content: [{ type: 'input_image', image_url: 'data:image/png;base64,iVBORw0KGgo=' }],
      },
    });
    expect(await answer(session, 'y'.repeat(20))).toMatchObject({
      response: {
        usage: {
          input_token_details: { text_tokens: 15, audio_tokens: 10, image_tokens: 1_600, cached_tokens: 0 },
        },
      },
    });
  });
});
