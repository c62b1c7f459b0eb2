import type { ClientOptions } from '@anthropic-ai/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  anthropicVersions,
  createAnthropicClient,
  type AnthropicVersion,
} from '../../support/sdk-clients.ts';
import { createSdkGateways, routes, type SdkGateways } from '../../support/sdk-gateways.ts';
import { createSdkRecorder } from '../../support/sdk-recorder.ts';

const hello = {
  model: 'claude-sonnet-4-6',
  max_tokens: 100,
  messages: [{ role: 'user' as const, content: 'Hello' }],
};

let gateways: SdkGateways;

beforeAll(async () => {
  gateways = await createSdkGateways();
});

afterAll(() => gateways.stop());

describe.each(anthropicVersions)('@anthropic-ai/sdk %s', (version) => {
  const target = () => gateways.targets['one gateway'];

  async function sendWith(options: ClientOptions) {
    const recorder = createSdkRecorder();
    const client = createAnthropicClient(version, target(), { ...options, fetch: recorder.fetch });
    const message = await client.messages.create(hello);
    return { message, exchange: recorder.exchanges[0]! };
  }

  describe('keys', () => {
    it('are accepted as apiKey', async () => {
      const { exchange } = await sendWith({});
      const name = version === '1.x' ? 'authorization' : 'x-api-key';
      expect(exchange.headers.get(name)).toContain(target().apiKey);
      expect(exchange.status).toBe(200);
    });

    it('are accepted as authToken', async () => {
      const { exchange } = await sendWith({ apiKey: null, authToken: target().apiKey });
      expect(exchange.headers.get('authorization')).toBe(`Bearer ${target().apiKey}`);
      expect(exchange.status).toBe(200);
    });

    it('are accepted in both headers at once', async () => {
      const defaultHeaders = {
        'x-api-key': target().apiKey,
        authorization: `Bearer ${target().apiKey}`,
      };
      expect((await sendWith({ defaultHeaders })).exchange.status).toBe(200);
    });
  });

  describe('headers', () => {
    it('choose the vendor profile by the version the client sends', async () => {
      const { exchange } = await sendWith({});
      expect(exchange.headers.get('anthropic-version')).toBe(version === '1.x' ? '2026-10-21' : '2023-06-01');
    });

    it('of a browser client are accepted', async () => {
      const { exchange } = await sendWith({ dangerouslyAllowBrowser: true });
      expect(exchange.headers.get('anthropic-dangerous-direct-browser-access')).toBe('true');
      expect(exchange.status).toBe(200);
    });

    it('and queries of the caller are accepted', async () => {
      const { exchange } = await sendWith({
        defaultHeaders: { 'x-custom': 'yes', 'anthropic-beta': 'one-2025-01-01,two-2025-01-01' },
        defaultQuery: { beta: 'true' },
      });
      expect(exchange.url).toMatch(/\/v1\/messages\?beta=true$/);
      expect(exchange.status).toBe(200);
    });
  });

  it('reaches the gateway under a base URL that ends in a slash', async () => {
    expect((await sendWith({ baseURL: `${target().url}/` })).exchange.status).toBe(200);
  });

  it('asks with ?beta=true in the beta namespace of 0.x and without it in 1.x', async () => {
    const recorder = createSdkRecorder();
    const client = createAnthropicClient(version, target(), { fetch: recorder.fetch });
    await client.beta.messages.create({ ...hello, betas: ['context-1m-2025-08-07'] });
    const [exchange] = recorder.exchanges;
    expect(new URL(exchange!.url).search).toBe(version === '1.x' ? '' : '?beta=true');
    expect(exchange!.headers.get('anthropic-beta')).toContain('context-1m-2025-08-07');
  });

  describe.each(routes)('models through %s', (route) => {
    const createClient = () => createAnthropicClient(version, gateways.targets[route]);

    it('are listed on one page', async () => {
      const page = await createClient().models.list();
      expect(page.data.map(({ id }) => id)).toContain('claude-sonnet-4-6');
      expect(page.hasNextPage()).toBe(false);
      expect(page.data[0]).toMatchObject({
        type: 'model',
        display_name: expect.any(String),
        created_at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T00:00:00Z$/),
        max_input_tokens: 200_000,
        max_tokens: 64_000,
      });
    });

    it('are listed page by page, each once', async () => {
      const all = (await createClient().models.list()).data.map(({ id }) => id);
      const ids: string[] = [];
      for await (const { id } of createClient().models.list({ limit: 4 })) ids.push(id);
      expect(ids).toEqual(all);
      const first = await createClient().models.list({ limit: 4 });
      expect(first.data).toHaveLength(4);
      expect((await first.getNextPage()).data.map(({ id }) => id)).toEqual(all.slice(4, 8));
    });

    it('are listed backwards from one of them', async () => {
      const all = (await createClient().models.list()).data.map(({ id }) => id);
      const page = await createClient().models.list({ before_id: all[5]!, limit: 2 });
      expect(page.data.map(({ id }) => id)).toEqual(all.slice(3, 5));
    });

    it('are found under the spelling that is asked for', async () => {
      const model = await createClient().models.retrieve('claude-sonnet-4-6');
      expect(model).toMatchObject({ id: 'claude-sonnet-4-6', type: 'model' });
      expect(model._request_id).toMatch(/^req_/);
    });

    it('that do not exist are a 404', async () => {
      await expect(createClient().models.retrieve('cluade-none')).rejects.toMatchObject({ status: 404 });
    });

    it('are listed in the beta namespace', async () => {
      const page = await createClient().beta.models.list({ limit: 1 });
      expect(page.data).toHaveLength(1);
    });
  });
});

describe('sampling parameters', () => {
  // The types of 1.x no longer know these parameters; programs written for 0.x still send them.
  const sampled = { ...hello, temperature: 0, top_p: 1, top_k: 5 };
  const send = (version: AnthropicVersion) =>
    createAnthropicClient(version, gateways.targets['one gateway']).messages.create(sampled);

  it('of @anthropic-ai/sdk 0.x may have the limits of their ranges', async () => {
    expect((await send('0.x')).type).toBe('message');
  });

  it('of @anthropic-ai/sdk 1.x are refused, as the vendor refuses them with the version it sends', async () => {
    await expect(send('1.x')).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('temperature'),
    });
  });
});
