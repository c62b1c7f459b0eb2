import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAudioFormat } from '../../../src/audio/index.ts';
import { createTestConfig, type TestGateway } from '../../support/create-test-gateway.ts';
import { connectClient, realtimeClients } from '../../support/realtime-clients.ts';
import { createTlsGateway, trustTestCertificate } from '../../support/realtime-gateway.ts';
import { listenTo, RealtimeTalk } from '../../support/realtime-talk.ts';
import { createDeployment } from '../../support/sdk-gateways.ts';

const sentence = 'Please tell me about the sea.';
const pcm = createAudioFormat('pcm16');

/** What the dialects call the same. */
const names = {
  beta: {
    item: 'conversation.item.created',
    audio: 'response.audio.delta',
    transcript: 'response.audio_transcript.done',
    text: 'response.text.done',
  },
  ga: {
    item: 'conversation.item.done',
    audio: 'response.output_audio.delta',
    transcript: 'response.output_audio_transcript.done',
    text: 'response.output_text.done',
  },
} as const;

const textOnly = {
  beta: { modalities: ['text'] },
  ga: { output_modalities: ['text'] },
} as const;

const transcribing = {
  beta: { input_audio_transcription: { model: 'whisper-1' } },
  ga: { type: 'realtime', audio: { input: { transcription: { model: 'whisper-1' } } } },
} as const;

/** Says a sentence, which comes back word by word, and hears the answer, whose words are those of its transcript. */
async function speakAndHear(talk: RealtimeTalk, dialect: keyof typeof names): Promise<void> {
  const created = await talk.waitFor('session.created');
  expect(created.session).toMatchObject({ model: 'gpt-4o-realtime-preview' });
  talk.send({ type: 'session.update', session: transcribing[dialect] });
  await talk.waitFor('session.updated');
  talk.say(sentence, pcm);
  await talk.waitFor('input_audio_buffer.speech_started');
  await talk.waitFor('input_audio_buffer.committed');
  const heard = await talk.waitFor('conversation.item.input_audio_transcription.completed');
  expect(heard.transcript).toBe(sentence);
  const { transcript } = await talk.waitFor(names[dialect].transcript);
  await talk.waitFor('response.done');
  const pieces = talk.list(names[dialect].audio).map(({ delta }) => String(delta));
  expect(listenTo(pieces, pcm).split(' ')).toEqual(String(transcript).split(/\s+/));
  talk.close();
}

describe('the realtime clients of the vendor', { timeout: 60_000 }, () => {
  let gateway: TestGateway;
  let usual: TestGateway;

  beforeAll(async () => {
    trustTestCertificate();
    gateway = await createTlsGateway();
    usual = await createTlsGateway({
      realtime: { ...createTestConfig(tmpdir()).realtime, withoutMarker: 'ga' },
    });
  });
  afterAll(async () => {
    await gateway.stop();
    await usual.stop();
  });

  describe.each(realtimeClients)('$name', (client) => {
    const target = () => (client.hasMarker ? gateway : usual);
    const open = (model = 'gpt-4o-realtime-preview') =>
      new RealtimeTalk(connectClient(client, target(), model));

    it('types a turn and reads the answer', async () => {
      const talk = open();
      const created = await talk.waitFor('session.created');
      expect(created.session).toMatchObject({ object: 'realtime.session', model: 'gpt-4o-realtime-preview' });
      talk.send({
        type: 'conversation.item.create',
        item: { type: 'message', role: 'user', content: [{ type: 'input_text', text: 'Good morning.' }] },
      });
      const item = await talk.waitFor(names[client.dialect].item);
      expect(item.item).toMatchObject({
        role: 'user',
        content: [{ type: 'input_text', text: 'Good morning.' }],
      });
      talk.send({ type: 'response.create', response: textOnly[client.dialect] });
      const { text } = await talk.waitFor(names[client.dialect].text);
      expect(text).toMatch(/\w/);
      const { response } = await talk.waitFor('response.done');
      expect(response).toMatchObject({
        status: 'completed',
        usage: { total_tokens: expect.any(Number) as unknown },
      });
      talk.close();
    });

    it('speaks a turn, and hears the answer word by word', async () => {
      await speakAndHear(open(), client.dialect);
    });
  });

  describe.each(['specway', 'openai'] as const)('through a gateway to one as provider %s', (provider) => {
    let front: TestGateway;

    beforeAll(async () => {
      const deployment = createDeployment(provider, gateway.url, { credential: gateway.apiKey });
      front = await createTlsGateway({ deployments: [deployment] });
    });
    afterAll(() => front.stop());

    it.each(realtimeClients.filter(({ name }) => name.startsWith('openai 7')))(
      'speaks and hears with $name',
      async (client) => {
        const talk = new RealtimeTalk(connectClient(client, front, 'gpt-4o-realtime-preview'));
        await speakAndHear(talk, client.dialect);
      },
    );
  });

  it.each(realtimeClients)('tells $name of a wrong key', async (client) => {
    const { url } = client.hasMarker ? gateway : usual;
    const talk = new RealtimeTalk(
      connectClient(client, { url, apiKey: 'sk-specway-test-key-000000000009' }, 'gpt-4o-realtime-preview'),
    );
    await expect(talk.waitFor('session.created')).rejects.toThrow();
    expect(talk.events).toEqual([]);
  });
});
