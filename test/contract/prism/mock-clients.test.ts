import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMock, type Mock } from '../../../scripts/mock/start-mock.ts';
import {
  anthropicVersions,
  createAnthropicClient,
  createGenAiClient,
  createGenAiMediaClient,
  createOpenAiClient,
  genAiVersions,
  openAiVersions,
  openAiVideoVersions,
  selectAnthropicErrors,
} from '../../support/sdk-clients.ts';
import { imageFiles } from '../../support/contract-image-files.ts';

let mock: Mock;
const target = () => ({ url: mock.url, apiKey: 'any' });

beforeAll(async () => {
  mock = await startMock({ profile: 'vendor', port: 0, errors: [] });
}, 120_000);

afterAll(async () => {
  await mock.stop();
});

async function collect<Item>(items: AsyncIterable<Item>): Promise<readonly Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}

describe.each(anthropicVersions)('the Anthropic client %s against the mock', (version) => {
  const model = 'claude-sonnet-4-6';
  const order = { model, max_tokens: 500, messages: [{ role: 'user' as const, content: 'Hello' }] };

  it('gets a whole message, and tokens counted', async () => {
    const { messages } = createAnthropicClient(version, target());
    expect(await messages.create(order)).toMatchObject({ type: 'message', stop_reason: 'end_turn' });
    const { max_tokens: _, ...counted } = order;
    expect((await messages.countTokens(counted)).input_tokens).toBeGreaterThan(0);
  });

  it('gets the events of a stream one by one, to the last', async () => {
    const stream = await createAnthropicClient(version, target()).messages.create({ ...order, stream: true });
    const times: number[] = [];
    const types: string[] = [];
    for await (const { type } of stream) {
      types.push(type);
      times.push(performance.now());
    }
    expect([types.at(0), types.at(-1)]).toEqual(['message_start', 'message_stop']);
    expect(times.at(-1)! - times[0]!).toBeGreaterThan(40);
  });

  it('puts a message together from a stream', async () => {
    const message = await createAnthropicClient(version, target()).messages.stream(order).finalMessage();
    expect(message).toMatchObject({ role: 'assistant', stop_reason: 'end_turn' });
  });

  it('is told what is wrong with a request', async () => {
    const refused = createAnthropicClient(version, target()).messages.create({ ...order, max_tokens: -1 });
    await expect(refused).rejects.toThrow(selectAnthropicErrors(version).BadRequestError);
    await expect(refused).rejects.toThrow('max_tokens must be >= 0');
  });
});

describe.each(openAiVersions)('the OpenAI client %s against the mock', (version) => {
  const order = { model: 'gpt-image-1', prompt: 'A paper boat' };

  it('gets pictures, whole', async () => {
    const { images } = createOpenAiClient(version, target());
    expect((await images.generate(order)).data?.[0]?.b64_json).toMatch(/^iVBORw0KGgo/);
    const image = new File([Buffer.from(imageFiles.png, 'base64')], 'boat.png', { type: 'image/png' });
    expect((await images.edit({ ...order, image })).data?.[0]?.b64_json).toMatch(/^iVBORw0KGgo/);
  });
});

describe('the OpenAI client 7.x against the mock', () => {
  const order = { model: 'gpt-image-1', prompt: 'A paper boat', stream: true, partial_images: 1 } as const;

  it('gets pictures, streamed', async () => {
    const { images } = createOpenAiClient('7.x', target());
    const made = await collect(await images.generate(order));
    expect(made.map(({ type }) => type)).toEqual([
      'image_generation.partial_image',
      'image_generation.completed',
    ]);
    const image = new File([Buffer.from(imageFiles.png, 'base64')], 'boat.png', { type: 'image/png' });
    const edited = await collect(await images.edit({ ...order, image }));
    expect(edited.map(({ type }) => type)).toEqual(['image_edit.partial_image', 'image_edit.completed']);
  });

  it('lists models and makes a token, with which a session opens', async () => {
    const client = createOpenAiClient('7.x', target());
    expect((await collect(await client.models.list())).length).toBeGreaterThan(1);
    const { value } = await client.realtime.clientSecrets.create({
      session: { type: 'realtime', model: 'gpt-4o-realtime-preview' },
    });
    const url = `${mock.url.replace('http', 'ws')}/v1/realtime?model=gpt-4o-realtime-preview`;
    const socket = new WebSocket(url, ['realtime', `openai-insecure-api-key.${value}`]);
    const created = Promise.withResolvers<string>();
    socket.onmessage = ({ data }) => created.resolve(String(data));
    socket.onerror = () => created.reject(new Error('There is no session.'));
    expect(JSON.parse(await created.promise)).toMatchObject({
      type: 'session.created',
      session: { type: 'realtime' },
    });
    socket.close();
  });
});

describe.each(openAiVideoVersions)('the OpenAI client %s and videos of the mock', (version) => {
  it('orders, asks after and downloads one', async () => {
    const { videos } = createOpenAiClient(version, target());
    const { id, status } = await videos.create({ model: 'sora-2', prompt: 'A paper boat' });
    expect(status).toBe('queued');
    expect((await videos.retrieve(id)).id).toMatch(/^task_/);
    const film = await videos.downloadContent(id);
    expect(film.headers.get('content-type')).toBe('video/mp4');
    expect(Buffer.from(await film.arrayBuffer()).toString('latin1')).toContain('ftyp');
  });
});

describe.each(genAiVersions)('the Google client %s against the mock', (version) => {
  const order = { model: 'gemini-2.5-flash', contents: 'Hello' };
  const createClient = () =>
    version === '3.x' ? createGenAiClient(target()) : createGenAiMediaClient(version, target());

  it('gets content and counts, whole', async () => {
    const { models } = createClient();
    expect((await models.generateContent(order)).text).toMatch(/\w/);
    expect((await models.countTokens(order)).totalTokens).toBeGreaterThan(0);
  });

  it('gets content, streamed', async () => {
    const chunks = await collect(await createClient().models.generateContentStream(order));
    expect(chunks.length).toBeGreaterThan(1);
    expect(chunks.at(-1)?.candidates?.[0]?.finishReason).toBe('STOP');
  });
});

describe('the relay in front of Prism', () => {
  const chat = { 'x-goog-api-key': 'any', 'content-type': 'application/json' };
  const contents = [{ parts: [{ text: 'Hello' }] }];
  const post = (path: string, body: unknown, headers: Record<string, string> = chat) =>
    fetch(mock.url + path, { method: 'POST', headers, body: JSON.stringify(body) });

  it.each([
    '/v1beta/models/gemini-2.5-flash:generateContent',
    '/v1beta/models/gemini-2.5-flash%3AgenerateContent',
    '/v1/models/gemini-2.5-flash:generateContent',
    '/v1beta/models/models/gemini-2.5-flash:generateContent',
    '/v1beta1/publishers/google/models/gemini-2.5-flash:generateContent',
    '/v1beta/models/gemini-2.5-flash:countTokens',
  ])('takes POST %s', async (path) => {
    expect((await post(path, { contents })).status).toBe(200);
  });

  it('takes the other spelling of fields', async () => {
    const body = { contents, system_instruction: { parts: [{ text: 'Be brief.' }] }, tools: null };
    expect((await post('/v1beta/models/gemini-2.5-flash:generateContent', body)).status).toBe(200);
  });

  it('keeps a stream of format C without alt an array', async () => {
    const answer = await post('/v1beta/models/gemini-2.5-flash:streamGenerateContent', { contents });
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(await answer.json()).toHaveLength(2);
  });

  it('answers a body that is not JSON', async () => {
    const answer = await fetch(`${mock.url}/v1beta/models/gemini-2.5-flash:generateContent`, {
      method: 'POST',
      headers: chat,
      body: '{',
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { status: 'INVALID_ARGUMENT' } });
  });

  it('refuses what Prism would not read', async () => {
    const body = `{"contents":"${'x'.repeat(10_000_001)}"}`;
    const path = '/v1beta/models/gemini-2.5-flash:generateContent';
    const answer = await fetch(mock.url + path, { method: 'POST', headers: chat, body });
    expect(answer.status).toBe(413);
    expect(await answer.text()).toContain('at most 10000000 bytes');
  });

  it('names the field of a refusal in every format', async () => {
    const path = '/v1beta/models/gemini-2.5-flash:generateContent';
    const wrong = await post(path, { contents, generationConfig: { temperature: 9 } });
    expect(await wrong.json()).toMatchObject({
      error: { details: [{ fieldViolations: [{ field: 'generationConfig.temperature' }] }, {}] },
    });
    const bearer = { authorization: 'Bearer any', 'content-type': 'application/json' };
    const many = await post('/v1/images/generations', { prompt: 'A boat', n: 11 }, bearer);
    expect(await many.json()).toMatchObject({ error: { param: 'n', code: 'invalid_value' } });
  });

  it('answers pages of other origins, refusals included', async () => {
    const origin = 'http://127.0.0.1:3000';
    const preflight = await fetch(`${mock.url}/v1/messages`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'x-api-key',
      },
    });
    expect(preflight.status).toBe(204);
    const refused = await post('/v1/nothing', {}, { origin });
    expect(refused.status).toBe(404);
    expect(refused.headers.get('access-control-allow-origin')).toBe(origin);
  });

  it('lets a client prefer an error to a stream', async () => {
    const headers = {
      'x-api-key': 'any',
      'anthropic-version': '2023-06-01',
      'content-type': 'application/json',
    };
    const body = {
      model: 'claude-opus-4-8',
      max_tokens: 9,
      stream: true,
      messages: [{ role: 'user', content: 'Hi' }],
    };
    const answer = await post('/v1/messages', body, { ...headers, prefer: 'code=529' });
    expect(answer.status).toBe(529);
    expect(await answer.json()).toMatchObject({ error: { type: 'overloaded_error' } });
  });

  it('opens no WebSocket but for realtime', async () => {
    const socket = new WebSocket(`${mock.url.replace('http', 'ws')}/v1/messages`);
    const { promise, resolve } = Promise.withResolvers<string>();
    socket.onerror = () => resolve('refused');
    socket.onopen = () => resolve('opened');
    expect(await promise).toBe('refused');
  });
});
