import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ModelConfig } from '../../../src/core/config.ts';
import type { Deployment } from '../../../src/core/provider.ts';
import { providers } from '../../../src/providers/index.ts';
import {
  createChargedGateway,
  testConfig,
  type ChargedGateway,
  type Payer,
} from '../../support/charged-gateway.ts';
import { createBase64Picture } from '../../support/create-base64-picture.ts';
import { createTestPrice } from '../../support/create-price.ts';
import { answerEventStream, answerJson } from '../../support/fake-answers.ts';
import { createFakeUpstream, type FakeUpstream } from '../../support/fake-upstream.ts';
import { createUpstreamDeployment } from '../../support/interface-deployments.ts';
import { writeEvent } from '../../support/read-fixture.ts';

const chat = 'chatfam-opus-4-8';
const images = 'imgfam-2';
const content = 'genfam-3.1-flash-image';

const price = createTestPrice({
  input: 1_000_000n,
  inputImage: 3_000_000n,
  cacheRead: 500_000n,
  output: 7_000_000n,
  outputImage: 31_000_000n,
});

/** One gateway in front of another, with the same prices; vendors behind that. */
let vendors: FakeUpstream;
let inner: ChargedGateway;
let front: ChargedGateway;
/** Who the front is, at the inner one. */
let operator: Payer;

beforeAll(async () => {
  vendors = await createFakeUpstream();
  const serve = (provider: 'anthropic' | 'gemini' | 'openai', model: string, upstreamModel: string) => ({
    ...createUpstreamDeployment(provider, vendors.url),
    models: { [model]: upstreamModel },
  });
  inner = await open([
    serve('anthropic', chat, 'claude-opus-4-8'),
    serve('openai', images, 'gpt-image-2'),
    serve('gemini', content, 'gemini-3.1-flash-image'),
  ]);
  operator = await inner.createPayer(10_000_000n);
  front = await open([
    {
      ...createUpstreamDeployment('openai', inner.gateway.url),
      id: 'next',
      provider: providers.specway,
      credential: operator.apiKey,
      models: { [chat]: chat, [images]: images, [content]: content },
    },
  ]);
});

afterAll(async () => {
  expect([await front.audit(), await inner.audit()]).toEqual([[], []]);
  await front.close();
  await inner.close();
  await vendors.close();
});

async function open(deployments: readonly Deployment[]): Promise<ChargedGateway> {
  const prices: Record<string, NonNullable<ModelConfig['price']>> = {
    [chat]: price,
    [images]: price,
    [content]: price,
  };
  return await createChargedGateway({ prices, config: { deployments, routing: testConfig.routing } });
}

/** What a request costs at each of the two, and the answer. */
async function ask(path: string, body: object) {
  const payer = await front.createPayer(10_000_000n);
  const before = (await operator.readBalance()).spent;
  const response = await fetch(`${front.gateway.url}/v1beta/models/${path}`, {
    method: 'POST',
    headers: { 'x-goog-api-key': payer.apiKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  const { spent } = await payer.readBalance();
  return {
    status: response.status,
    text,
    front: spent,
    inner: (await operator.readBalance()).spent - before,
  };
}

describe('what passes two gateways', () => {
  it('costs the same at both where a stream breaks off behind words that came together', async () => {
    const usage = { input_tokens: 20, output_tokens: 1 };
    const say = { type: 'text_delta', text: 'A word of a long answer. '.repeat(80) };
    const events = [
      {
        type: 'message_start',
        message: { id: 'msg_1', type: 'message', role: 'assistant', content: [], usage },
      },
      { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
      { type: 'content_block_delta', index: 0, delta: say },
    ];
    const beginning = events.map((event) => writeEvent('anthropic', JSON.stringify(event))).join('');
    vendors.answer(answerEventStream([beginning, 50], 'reset'));
    const asked = await ask(`${chat}:streamGenerateContent?alt=sse`, {
      contents: [{ role: 'user', parts: [{ text: 'Go on for long' }] }],
    });
    expect(asked.text).toContain('STREAM_TRUNCATED');
    expect(asked.inner).toBeGreaterThan(7n * 400n);
    // But for the token that the vendor counts before the first word.
    expect(asked.front).toBe(asked.inner - 7n);
  });

  const draw = { instances: [{ prompt: 'a red square' }], parameters: { sampleCount: 2 } };

  it('costs the same at both where predict draws on a model of format A', async () => {
    const usage = {
      total_tokens: 1_550,
      input_tokens: 500,
      output_tokens: 1_050,
      input_tokens_details: { text_tokens: 100, image_tokens: 400, cached_tokens: 60 },
      output_tokens_details: { text_tokens: 50, image_tokens: 1_000 },
    };
    const picture = { b64_json: await createBase64Picture({ width: 64, height: 48 }) };
    vendors.answer(answerJson({ created: 1, data: [picture, picture], usage }));
    const asked = await ask(`${images}:predict`, draw);
    expect(asked.inner).toBe(7n * 50n + 31n * 1_000n + 3n * 400n + 40n + 30n);
    expect(asked.front).toBe(asked.inner);
  });

  it('costs the same at both where predict draws on a model of format C, in several calls', async () => {
    const inlineData = { mimeType: 'image/png', data: await createBase64Picture({ width: 64, height: 48 }) };
    const usageMetadata = {
      promptTokenCount: 40,
      candidatesTokenCount: 800,
      thoughtsTokenCount: 60,
      totalTokenCount: 900,
      candidatesTokensDetails: [{ modality: 'IMAGE', tokenCount: 747 }],
    };
    const parts = [{ inlineData }];
    const candidates = [{ content: { role: 'model', parts }, finishReason: 'STOP', index: 0 }];
    vendors.answer(answerJson({ candidates, usageMetadata }), answerJson({ candidates, usageMetadata }));
    const asked = await ask(`${content}:predict`, draw);
    expect(asked.inner).toBe(2n * (31n * 747n + 40n) + 7n * 2n * (800n - 747n));
    expect(asked.front).toBe(asked.inner);
  });
});
