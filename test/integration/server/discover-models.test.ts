import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadConfig } from '../../../src/config/index.ts';
import type { Deployment } from '../../../src/core/provider.ts';
import { providers, type ProviderName } from '../../../src/providers/provider-table.ts';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';
import { answerJson, answerStatus, keepSilent } from '../../support/fake-answers.ts';
import { createFakeUpstream, type FakeAnswer, type FakeUpstream } from '../../support/fake-upstream.ts';

/** Until it holds, on a busy machine too. */
const waitFor = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 15_000, interval: 20 });

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

interface Bench {
  readonly gateway: TestGateway;
  readonly upstream: FakeUpstream;
  /** The names that GET /v1/models lists. */
  list(): Promise<readonly string[]>;
}

async function createBench(
  provider: ProviderName,
  answers: readonly FakeAnswer[],
  models: Deployment['models'] = { 'our-own': 'theirs' },
): Promise<Bench> {
  const upstream = await createFakeUpstream();
  cleanups.push(() => upstream.close());
  upstream.answer(...answers);
  const gateway = await createTestGateway({
    config: {
      accounts: loadConfig({
        environment: {},
        providers,
        workingDirectory: '/',
        readFile: () => 'accounts: { registration: open }',
      }).accounts,
      deployments: [
        {
          id: 'listed',
          provider: providers[provider],
          baseUrl: `${upstream.url}/prefix`,
          credential: 'sk-upstream',
          models,
          discover: true,
          timeouts: { connectMs: 5000, firstByteMs: 5000, idleMs: 5000, totalMs: 10_000 },
        },
      ],
    },
  });
  cleanups.push(() => gateway.stop());
  return { gateway, upstream, list: () => listNames(gateway) };
}

async function listNames({ url, apiKey }: TestGateway): Promise<readonly string[]> {
  const answer = await fetch(`${url}/v1/models`, { headers: { authorization: `Bearer ${apiKey}` } });
  const { data } = (await answer.json()) as { data: { id: string }[] };
  return data.map(({ id }) => id);
}

const anthropicPages = [
  answerJson({ data: [{ type: 'model', id: 'claude-opus-9' }], has_more: true, last_id: 'claude-opus-9' }),
  answerJson({
    data: [{ id: 'claude-mythos-1' }, { id: 'a/b' }, { id: '*' }, { id: 7 }, null],
    has_more: false,
  }),
];

describe('discover: true', () => {
  it('serves what anthropic lists, page by page', async () => {
    const { list, upstream } = await createBench('anthropic', anthropicPages);
    await waitFor(async () => {
      expect(await list()).toEqual(['our-own', 'chatfam-opus-9', 'chatfam-mythos-1']);
    });
    expect(upstream.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /prefix/v1/models?limit=1000',
      'GET /prefix/v1/models?limit=1000&after_id=claude-opus-9',
    ]);
    expect(upstream.calls[0]?.headers).toMatchObject({
      'x-api-key': 'sk-upstream',
      'anthropic-version': '2023-06-01',
    });
  });

  it('calls a model of the list by its name there', async () => {
    const { list, upstream, gateway } = await createBench('anthropic', anthropicPages);
    await waitFor(async () => {
      expect(await list()).toContain('chatfam-opus-9');
    });
    upstream.answer(answerStatus(400));
    await fetch(`${gateway.url}/v1/messages`, {
      method: 'POST',
      headers: {
        'x-api-key': gateway.apiKey,
        'msg-version': '2023-06-01',
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        model: 'chatfam-opus-9',
        max_tokens: 9,
        messages: [{ role: 'user', content: 'Hi' }],
      }),
    });
    expect(upstream.calls.at(-1)?.json()).toMatchObject({ model: 'claude-opus-9' });
  });

  it('serves the models of gemini that generate content, or make pictures or videos by a method of their own', async () => {
    const generate = ['generateContent', 'countTokens'];
    const { list, upstream } = await createBench('gemini', [
      answerJson({
        models: [
          { name: 'models/gemini-9-pro', supportedGenerationMethods: generate },
          { name: 'models/gemini-embedding-9', supportedGenerationMethods: ['embedContent'] },
        ],
        nextPageToken: 'a b',
      }),
      answerJson({
        models: [
          { name: 'models/imagen-9', supportedGenerationMethods: ['predict'] },
          { name: 'models/veo-9', supportedGenerationMethods: ['predictLongRunning'] },
          { name: 'models/nameless' },
        ],
      }),
    ]);
    await waitFor(async () => {
      expect(await list()).toEqual(['our-own', 'genfam-9-pro', 'imgfam2-9', 'vidfam-9']);
    });
    expect(upstream.calls.map(({ path }) => path)).toEqual([
      '/prefix/v1beta/models?pageSize=1000',
      '/prefix/v1beta/models?pageSize=1000&pageToken=a%20b',
    ]);
    expect(upstream.calls[0]?.headers).toMatchObject({ 'x-goog-api-key': 'sk-upstream' });
  });

  it('serves the image models of openai', async () => {
    const ids = ['gpt-5', 'gpt-image-9', 'chatgpt-image-latest', 'text-embedding-3-large', 'dall-e-3'];
    const { list, upstream } = await createBench('openai', [
      answerJson({ object: 'list', data: ids.map((id) => ({ id, object: 'model' })) }),
    ]);
    await waitFor(async () => {
      expect(await list()).toEqual(['our-own', 'imgfam-9', 'chatgpt-image-latest']);
    });
    expect(upstream.calls[0]?.headers).toMatchObject({ authorization: 'Bearer sk-upstream' });
  });

  it('serves what another gateway can be asked for', async () => {
    const data = [
      { id: 'chatfam-9', operations: ['createMessage'] },
      { id: 'genfam-9', operations: ['generateContent'] },
      { id: 'vidfam-9', operations: [] },
    ];
    const { list } = await createBench('specway', [answerJson({ object: 'list', data, has_more: false })], {
      'chatfam-opus-4-8': 'chatfam-opus-4-8',
    });
    await waitFor(async () => {
      expect(await list()).toEqual(['chatfam-opus-4-8', 'chatfam-9', 'genfam-9']);
    });
  });

  it('lets what is configured decide what a listed name means', async () => {
    const { list, upstream, gateway } = await createBench(
      'anthropic',
      [answerJson({ data: [{ id: 'claude-opus-9' }] })],
      { 'claude-*': 'pinned' },
    );
    await waitFor(async () => {
      expect(await list()).toContain('chatfam-opus-9');
    });
    upstream.answer(answerStatus(400));
    await fetch(`${gateway.url}/v1/messages`, {
      method: 'POST',
      headers: {
        'x-api-key': gateway.apiKey,
        'msg-version': '2023-06-01',
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        model: 'claude-opus-9',
        max_tokens: 9,
        messages: [{ role: 'user', content: 'Hi' }],
      }),
    });
    expect(upstream.calls.at(-1)?.json()).toMatchObject({ model: 'pinned' });
  });

  it.each([
    ['an error', answerStatus(500)],
    ['something else', answerJson(['gpt-image-9'])],
    ['an endless list', answerJson({ data: [{ id: 'claude-9'.padEnd(5 * 1024 * 1024, 'x') }] })],
  ])('goes on without a list where the answer is %s, and says so', async (_name, answer) => {
    const { list, gateway } = await createBench('anthropic', [answer]);
    await waitFor(() => {
      expect(gateway.logText()).toContain('cannot be listed');
    });
    expect(await list()).toEqual(['our-own']);
    expect(gateway.logText()).not.toContain('sk-upstream');
  });

  it('waits for no list: neither a start, nor a request, nor a stop', async () => {
    const { list, upstream } = await createBench('anthropic', [keepSilent()]);
    await upstream.waitForCall(0);
    expect(await list()).toEqual(['our-own']);
  });
});

describe('models that an upstream lists', () => {
  it('are named as free where they are', async () => {
    const { gateway } = await createBench('anthropic', anthropicPages);
    const listFree = () => gateway.logLines.filter(({ msg }) => msg === 'models without a price are free');
    await waitFor(() => {
      expect(listFree()).toMatchObject([
        { models: ['our-own'] },
        { models: expect.arrayContaining(['chatfam-opus-9']) as unknown },
      ]);
    });
    expect(listFree()[1]?.['models']).not.toContain('our-own');
  });
});
