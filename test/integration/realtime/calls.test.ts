import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Listener, speak } from '../../../src/audio/index.ts';
import { openCall, type CallClient, type CallPlan } from '../../support/call-client.ts';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';
import { realtimeModel } from '../../support/handshake-gateway.ts';
import { createOffer } from '../../support/media-client.ts';
import { openSocket } from '../../support/realtime-sockets.ts';

const question = 'Say exactly: The sea is wide.';
const createSilence = (frames: number) => Array.from({ length: frames }, () => new Int16Array(480));
/** With the pause before it in which a connection gets going, and the one after it that ends a turn. */
const spoken = () => [...createSilence(25), ...speak(question), ...createSilence(75)];

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.stop());

function call(plan: Partial<CallPlan> = {}): Promise<CallClient> {
  const path = `/v1/realtime?model=${realtimeModel}`;
  return openCall(gateway.url, { path, credential: gateway.apiKey, ...plan });
}

async function makeSecret(session: object): Promise<string> {
  const answer = await fetch(`${gateway.url}/v1/realtime/client_secrets`, {
    method: 'POST',
    headers: { authorization: `Bearer ${gateway.apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ session: { type: 'realtime', model: realtimeModel, ...session } }),
  });
  return ((await answer.json()) as { value: string }).value;
}

async function understand(client: CallClient): Promise<string> {
  const listener = new Listener();
  listener.hear(await client.hear());
  return listener.report().text.replaceAll(/\s+/g, ' ');
}

describe('a call', { timeout: 60_000 }, () => {
  it('in the beta dialect is heard, answered aloud, and shown', async () => {
    const client = await call();
    expect((await client.waitFor('session.created')).session).toMatchObject({
      model: realtimeModel,
      voice: 'alloy',
    });
    await client.say(spoken());
    const heard = await client
      .waitFor('conversation.item.input_audio_transcription.completed')
      .catch(() => null);
    expect(heard).toBeNull();
    const { transcript } = await client.waitFor('response.audio_transcript.done');
    expect(transcript).toBe('The sea is wide.');
    await vi.waitFor(
      async () => {
        expect(await understand(client)).toBe('The sea is wide.');
      },
      { timeout: 20_000, interval: 500 },
    );
    expect(client.events().map(({ type }) => type)).not.toContain('response.audio.delta');
    client.close();
  });

  it('in the GA dialect is set up by its form, and says when it speaks', async () => {
    const client = await call({
      path: '/v1/realtime/calls',
      session: {
        type: 'realtime',
        model: realtimeModel,
        instructions: 'Be brief.',
        audio: { input: { transcription: { model: 'whisper-1' } } },
      },
    });
    const { session } = await client.waitFor('session.created');
    expect(session).toMatchObject({ type: 'realtime', instructions: 'Be brief.', model: realtimeModel });
    await client.say(spoken());
    const heard = await client.waitFor('conversation.item.input_audio_transcription.completed');
    expect(heard.transcript).toBe(question);
    await client.waitFor('output_audio_buffer.started');
    await vi.waitUntil(
      () => client.events().some(({ type }) => type === 'output_audio_buffer.stopped'),
      30_000,
    );
    expect(await understand(client)).toBe('The sea is wide.');
    client.close();
  });

  it('takes offer and session as files, too', async () => {
    const { offer, connection } = await createOffer('data');
    connection.close();
    const form = new FormData();
    form.set('sdp', new File([offer], 'offer.sdp', { type: 'application/sdp' }));
    form.set(
      'session',
      new Blob([JSON.stringify({ type: 'realtime', model: realtimeModel })]),
      'session.json',
    );
    const response = await fetch(`${gateway.url}/v1/realtime/calls`, {
      method: 'POST',
      headers: { authorization: `Bearer ${gateway.apiKey}` },
      body: form,
    });
    expect([response.status, (await response.text()).slice(0, 4)]).toEqual([201, 'v=0\r']);
  });

  it('by a token has the session that the token was made with', async () => {
    const credential = () => makeSecret({ instructions: 'Sing.' });
    const client = await call({ path: '/v1/realtime/calls', credential });
    expect((await client.waitFor('session.created')).session).toMatchObject({ instructions: 'Sing.' });
    client.close();
  });

  it('without sound is a conversation of texts', async () => {
    const credential = () => makeSecret({ output_modalities: ['text'] });
    const client = await call({ path: '/v1/realtime/calls', credential, media: 'data' });
    const content = [{ type: 'input_text', text: 'Hello.' }];
    client.send({ type: 'conversation.item.create', item: { type: 'message', role: 'user', content } });
    client.send({ type: 'response.create' });
    expect(await client.waitFor('response.output_text.done')).toHaveProperty('text');
    client.close();
  });

  it('is told of events that are none, and goes on', async () => {
    const client = await call({ media: 'data' });
    await client.waitFor('session.created');
    client.channel.sendMessage('{');
    expect((await client.waitFor('error')).error).toMatchObject({ code: 'invalid_json' });
    client.channel.sendMessageBinary(Buffer.from([1, 2]));
    await vi.waitUntil(() => client.events().filter(({ type }) => type === 'error').length === 2);
    client.close();
  });
});

describe('hanging up', { timeout: 60_000 }, () => {
  const hangUp = (id: string, key = gateway.apiKey) =>
    fetch(`${gateway.url}/v1/realtime/calls/${id}/hangup`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}` },
    });

  it('ends a call within a second, and once', async () => {
    const client = await call({ media: 'data' });
    await client.waitFor('session.created');
    const answer = await hangUp(client.id);
    expect([answer.status, await answer.text()]).toEqual([200, '']);
    await client.closed;
    expect(client.events().map(({ type }) => type)).not.toContain('error');
    await vi.waitFor(async () => {
      expect((await hangUp(client.id)).status).toBe(404);
    });
  });

  it.each(['rtc_1', 'rtc_00000000000070008000000000000000', 'sess_1'])('knows no call %s', async (id) => {
    const answer = await hangUp(id);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ error: { code: 'call_not_found', param: 'call_id' } });
  });

  it('ends no session of a WebSocket', async () => {
    const headers = { authorization: `Bearer ${gateway.apiKey}`, 'rt-beta': 'realtime=v1' };
    const client = await openSocket(`${gateway.url}/v1/realtime?model=${realtimeModel}`, { headers });
    const id = String(client.headers['x-request-id']).replace('req_', 'rtc_').replaceAll('-', '');
    expect((await hangUp(id)).status).toBe(404);
    client.socket.close();
    await client.closed;
  });
});

describe('a WebSocket attached to a call', { timeout: 60_000 }, () => {
  it('sees and sends its events, and ends with it', async () => {
    const client = await call({ path: `/v1/realtime/calls?model=${realtimeModel}`, media: 'data' });
    await client.waitFor('session.created');
    const side = await openSocket(`${gateway.url}/v1/realtime?call_id=${client.id}`, {
      headers: { authorization: `Bearer ${gateway.apiKey}` },
    });
    await vi.waitUntil(() => side.texts.some((text) => text.includes('"session.created"')));
    const session = { type: 'realtime', instructions: 'Whisper.' };
    side.socket.send(JSON.stringify({ type: 'session.update', session }));
    expect((await client.waitFor('session.updated')).session).toMatchObject({ instructions: 'Whisper.' });
    await vi.waitUntil(() => side.texts.some((text) => text.includes('"session.updated"')));
    client.close();
    expect(await side.closed).toBe(1000);
  });

  it('needs a key, and the call of its owner', async () => {
    const client = await call({ media: 'data' });
    const secret = await makeSecret({});
    const open = (id: string, credential: string) =>
      openSocket(`${gateway.url}/v1/realtime?call_id=${id}`, {
        headers: { authorization: `Bearer ${credential}` },
      });
    await expect(open(client.id, secret)).rejects.toThrow('401');
    await expect(open('rtc_1', gateway.apiKey)).rejects.toThrow('404');
    await expect(open(`${client.id}&call_id=rtc_1`, gateway.apiKey)).rejects.toThrow('404');
    client.close();
  });
});
