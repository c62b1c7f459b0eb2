import {
  ApiError,
  FunctionCallingConfigMode,
  HarmBlockThreshold,
  HarmCategory,
  MediaResolution,
  ThinkingLevel,
  Type,
  type GenerateContentConfig,
  type GoogleGenAIOptions,
} from '@google/genai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGenAiClient } from '../../support/sdk-clients.ts';
import { collectChunks, joinChunkTexts } from '../../support/sdk-content.ts';
import { createSdkGateways, routes, type SdkGateways } from '../../support/sdk-gateways.ts';
import { createSdkRecorder } from '../../support/sdk-recorder.ts';

const model = 'gemini-2.5-flash';
const hello = { model, contents: 'Tell me about tea.' };

const withTool = { tools: [{ functionDeclarations: [{ name: 'add' }] }] };

let gateways: SdkGateways;

beforeAll(async () => {
  gateways = await createSdkGateways();
});

afterAll(() => gateways.stop());

describe('@google/genai 3.x', () => {
  const target = () => gateways.targets['one gateway'];

  /** A client that keeps a record of its exchanges. */
  function createRecorded({ httpOptions, ...options }: GoogleGenAIOptions = {}) {
    const { fetch, exchanges } = createSdkRecorder();
    const client = createGenAiClient(target(), { ...options, httpOptions: { ...httpOptions, fetch } });
    const readPath = () => new URL(exchanges.at(-1)!.url).pathname;
    return { client, exchanges, readPath };
  }

  describe.each<[string, GoogleGenAIOptions, string]>([
    ['by default', {}, '/v1/models/'],
    ['with apiVersion v1beta', { apiVersion: 'v1beta' }, '/v1beta/models/'],
    ['with apiVersion v1alpha', { apiVersion: 'v1alpha' }, '/v1alpha/models/'],
    ['of Vertex express', { vertexai: true }, '/v1beta1/publishers/google/models/'],
    ['of Vertex express, version v1', { vertexai: true, apiVersion: 'v1' }, '/v1/publishers/google/models/'],
  ])('paths %s', (_, options, prefix) => {
    it('reach generateContent', async () => {
      const { client, readPath } = createRecorded(options);
      expect((await client.models.generateContent(hello)).text).toContain('tea');
      expect(readPath()).toBe(`${prefix}${model}:generateContent`);
    });

    it('reach streamGenerateContent', async () => {
      const { client, exchanges, readPath } = createRecorded(options);
      const chunks = await collectChunks(await client.models.generateContentStream(hello));
      expect(joinChunkTexts(chunks)).toContain('tea');
      expect(readPath()).toBe(`${prefix}${model}:streamGenerateContent`);
      expect(new URL(exchanges[0]!.url).search).toBe('?alt=sse');
    });

    it('reach countTokens', async () => {
      const { client, readPath } = createRecorded(options);
      expect((await client.models.countTokens(hello)).totalTokens).toBeGreaterThan(3);
      expect(readPath()).toBe(`${prefix}${model}:countTokens`);
    });

    it('reach the list of models and one of them', async () => {
      const { client, readPath } = createRecorded(options);
      const { page } = await client.models.list();
      expect(page.map(({ name }) => name)).toContain('models/gemini-2.5-flash');
      expect(await client.models.get({ model })).toMatchObject({ name: `models/${model}` });
      expect(readPath()).toBe(`${prefix}${model}`);
    });
  });

  it('counts the system instruction and tools that Vertex express sends', async () => {
    const { client } = createRecorded({ vertexai: true });
    const plain = await client.models.countTokens(hello);
    const config = {
      systemInstruction: 'Be brief and kind.',
      tools: [{ functionDeclarations: [{ name: 'add' }] }],
    };
    const { totalTokens } = await client.models.countTokens({ ...hello, config });
    expect(totalTokens).toBeGreaterThan(plain.totalTokens ?? 0);
  });

  it('sends its key as x-goog-api-key', async () => {
    const { client, exchanges } = createRecorded();
    await client.models.generateContent(hello);
    expect(exchanges[0]?.headers.get('x-goog-api-key')).toBe(target().apiKey);
  });

  it('may send more headers, a time limit and extra body fields', async () => {
    const { client, exchanges } = createRecorded({
      httpOptions: { headers: { 'x-custom': 'yes' }, timeout: 5_000, extraBody: { labels: { team: 'a' } } },
    });
    await client.models.generateContent(hello);
    expect(exchanges[0]?.headers.get('x-server-timeout')).toBe('5');
    expect(exchanges[0]?.answerHeaders.get('x-specway-ignored')).toBe('labels');
  });

  it('reaches the gateway under a base URL that ends in a slash', async () => {
    const client = createGenAiClient({ ...target(), url: `${target().url}/` });
    expect((await client.models.generateContent(hello)).text).toContain('tea');
  });

  describe.each([
    ['HarmCategory', HarmCategory, (value) => ({ safetySettings: [{ category: value, threshold: 'OFF' }] })],
    [
      'HarmBlockThreshold',
      HarmBlockThreshold,
      (value) => ({ safetySettings: [{ category: 'HARM_CATEGORY_HARASSMENT', threshold: value }] }),
    ],
    ['MediaResolution', MediaResolution, (value) => ({ mediaResolution: value })],
    ['ThinkingLevel', ThinkingLevel, (value) => ({ thinkingConfig: { thinkingLevel: value } })],
    [
      'FunctionCallingConfigMode',
      FunctionCallingConfigMode,
      (value) => ({ ...withTool, toolConfig: { functionCallingConfig: { mode: value } } }),
    ],
    [
      'Type',
      Type,
      (value) => ({
        responseMimeType: 'application/json',
        responseSchema: { type: value, items: { type: 'STRING' } },
      }),
    ],
  ] as const satisfies readonly (readonly [string, object, (value: string) => object])[])(
    'the enumeration %s',
    (_, values, configure) => {
      it.each(Object.values(values))('is accepted with %s', async (value) => {
        const { client } = createRecorded();
        const config = configure(value) as GenerateContentConfig;
        expect((await client.models.generateContent({ ...hello, config })).candidates).toHaveLength(1);
      });
    },
  );

  it('retries as often as it is told, and then throws', async () => {
    const { client, exchanges } = createRecorded({
      httpOptions: { retryOptions: { attempts: 3, initialDelay: 0.01, maxDelay: 0.02 } },
    });
    const call = client.models.generateContent({ model, contents: '[[status=503]]' });
    await expect(call).rejects.toMatchObject({ name: 'ApiError', status: 503 });
    expect(exchanges).toHaveLength(3);
  });

  it('stops waiting after its time limit', async () => {
    const { client } = createRecorded({ httpOptions: { timeout: 100 } });
    const call = client.models.generateContent({ model, contents: '[[delay=5s]]' });
    await expect(call).rejects.toThrow(/abort|timeout/i);
  });
});

describe.each(routes)('errors of @google/genai 3.x through %s', (route) => {
  const createClient = (options: GoogleGenAIOptions = {}) =>
    createGenAiClient(gateways.targets[route], options);
  const send = (contents: string, options: GoogleGenAIOptions = {}) =>
    catchApiError(createClient(options).models.generateContent({ model, contents }));
  const read = async (contents: string) =>
    collectChunks(await createClient().models.generateContentStream({ model, contents }));

  const outcomes = [
    ['400', 400, 'INVALID_ARGUMENT'],
    ['400:failed_precondition', 400, 'FAILED_PRECONDITION'],
    ['404', 404, 'NOT_FOUND'],
    ['413', 413, 'PAYLOAD_TOO_LARGE'],
    ['429', 429, 'RESOURCE_EXHAUSTED'],
    ['501', 501, 'UNIMPLEMENTED'],
    ['502', 503, 'UNAVAILABLE'],
    ['503', 503, 'UNAVAILABLE'],
    ['504', 504, 'DEADLINE_EXCEEDED'],
    ['529', 503, 'UNAVAILABLE'],
  ] as const;

  it.each(outcomes)('%s is an ApiError of %i %s', async (directive, status, name) => {
    const error = await send(`[[status=${directive}]]`);
    expect(error.status).toBe(status);
    expect(parseBody(error)).toMatchObject({
      error: { code: status, status: name, message: expect.any(String) },
    });
  });

  it.each(outcomes)('%s before a stream is an ApiError of %i', async (directive, status) => {
    expect((await catchApiError(read(`[[status=${directive}]]`))).status).toBe(status);
  });

  it('429 says how long to wait', async () => {
    const { error } = parseBody(await send('[[status=429]]')) as { error: { details: unknown[] } };
    expect(error.details).toContainEqual({
      '@type': 'type.googleapis.com/google.rpc.RetryInfo',
      retryDelay: '1s',
    });
  });

  it.each([
    ['503', 503],
    ['429', 429],
    ['529', 503],
  ])('%s in mid-stream is an ApiError of %i, after what had come', async (directive, status) => {
    const contents = `[[error=${directive}@2]] Tell me about tea.`;
    const stream = await createClient().models.generateContentStream({ model, contents });
    const texts: unknown[] = [];
    const error = await catchApiError(
      (async () => {
        for await (const { text } of stream) texts.push(text);
      })(),
    );
    expect(error.status).toBe(status);
    expect(texts).toHaveLength(2);
  });

  it('a stream that breaks off is an error, never an answer', async () => {
    expect((await catchApiError(read('[[cut]] Tea?'))).status).toBe(503);
  });

  it('a stream that breaks off leaves no answer in the history of a chat', async () => {
    const chat = createClient().chats.create({ model });
    const call = (async () => collectChunks(await chat.sendMessageStream({ message: '[[cut]] Tea?' })))();
    await expect(call).rejects.toThrow();
    expect(chat.getHistory(true).filter(({ role }) => role === 'model')).toEqual([]);
  });

  it('a wrong key is a 401', async () => {
    const error = await send('Hi', { apiKey: 'sk-specway-wrong-key-00000000000' });
    expect(error.status).toBe(401);
    expect(parseBody(error)).toMatchObject({ error: { status: 'UNAUTHENTICATED' } });
  });

  it('a model nobody serves is a 404', async () => {
    const call = createClient().models.generateContent({ model: 'gemni-none', contents: 'Hi' });
    expect((await catchApiError(call)).status).toBe(404);
  });

  it('an operation that is not offered is a 404 in the format of the client', async () => {
    const error = await catchApiError(createClient().models.embedContent({ model, contents: 'Hi' }));
    expect(error.status).toBe(404);
    expect(parseBody(error)).toMatchObject({ error: { code: 404, status: 'NOT_FOUND' } });
  });

  it('a request that breaks the contract is a 400 that names the field', async () => {
    const config = { temperature: 3 };
    const error = await catchApiError(createClient().models.generateContent({ ...hello, config }));
    const { error: body } = parseBody(error) as { error: { details: unknown[] } };
    expect(error.status).toBe(400);
    expect(body.details).toContainEqual(
      expect.objectContaining({
        fieldViolations: [expect.objectContaining({ field: 'generationConfig.temperature' })],
      }),
    );
  });
});

function parseBody({ message }: ApiError): unknown {
  return JSON.parse(message);
}

/** The error a call fails with; fails the test when it does not. */
async function catchApiError(call: Promise<unknown>): Promise<ApiError> {
  try {
    await call;
  } catch (error) {
    expect(error).toBeInstanceOf(ApiError);
    return error as ApiError;
  }
  throw new Error('The call did not fail');
}
