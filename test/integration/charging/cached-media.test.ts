import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createChargedGateway, type ChargedGateway } from '../../support/charged-gateway.ts';
import { createTestPrice } from '../../support/create-price.ts';
import { answerJson } from '../../support/fake-answers.ts';
import { createFakeUpstream, type FakeUpstream } from '../../support/fake-upstream.ts';
import { createUpstreamDeployment } from '../../support/interface-deployments.ts';

const model = 'genfam-2.5-flash';

const usageMetadata = {
  promptTokenCount: 1_000,
  cachedContentTokenCount: 900,
  toolUsePromptTokenCount: 50,
  candidatesTokenCount: 10,
  thoughtsTokenCount: 20,
  totalTokenCount: 1_080,
  promptTokensDetails: [
    { modality: 'TEXT', tokenCount: 100 },
    { modality: 'AUDIO', tokenCount: 900 },
  ],
  cacheTokensDetails: [{ modality: 'AUDIO', tokenCount: 900 }],
  toolUsePromptTokensDetails: [{ modality: 'TEXT', tokenCount: 50 }],
};

let upstream: FakeUpstream;
let charged: ChargedGateway;

beforeAll(async () => {
  upstream = await createFakeUpstream();
  const price = createTestPrice({
    input: 300_000n,
    inputAudio: 1_000_000n,
    cacheRead: 30_000n,
    output: 2_500_000n,
    thoughts: 3_500_000n,
  });
  charged = await createChargedGateway({
    prices: { [model]: price },
    config: { deployments: [createUpstreamDeployment('gemini', upstream.url)] },
  });
});

afterAll(async () => {
  await charged.close();
  await upstream.close();
});

describe('sound that a cache gave', () => {
  it('costs what the cache does, and the fresh text what text does', async () => {
    const content = { role: 'model', parts: [{ text: 'Hello' }] };
    upstream.answer(answerJson({ candidates: [{ content, finishReason: 'STOP', index: 0 }], usageMetadata }));
    const payer = await charged.createPayer(1_000_000n);
    const response = await fetch(`${charged.gateway.url}/v1beta/models/${model}:generateContent`, {
      method: 'POST',
      headers: { 'x-goog-api-key': payer.apiKey, 'content-type': 'application/json' },
      body: JSON.stringify({ contents: [{ parts: [{ text: 'What is said?' }] }] }),
    });
    expect(response.status).toBe(200);
    await response.arrayBuffer();
    // Input 150 at 0.3, cached 900 at 0.03, answer 10 at 2.5, thoughts 20 at 3.5 USD by the million.
    expect((await payer.readBalance()).spent).toBe(45n + 27n + 25n + 70n);
    expect(charged.query(`select * from usage_records where user_id = '${payer.userId}'`)).toMatchObject([
      { media_tokens: '{"input":{"audio":900}}', cost: 167n },
    ]);
  });
});
