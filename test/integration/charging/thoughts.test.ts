import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createChargedGateway, type ChargedGateway } from '../../support/charged-gateway.ts';
import { countContent, countMessage, type Counting } from '../../support/counted-answers.ts';
import { createTestPrice } from '../../support/create-price.ts';
import { createFakeUpstream, type FakeUpstream } from '../../support/fake-upstream.ts';
import { createUpstreamDeployment } from '../../support/interface-deployments.ts';

const gemini = 'genfam-2.5-flash';
const claude = 'chatfam-opus-4-8';

let upstream: FakeUpstream;
let charged: ChargedGateway;

beforeAll(async () => {
  upstream = await createFakeUpstream();
  const price = createTestPrice({ output: 2_000_000n, thoughts: 5_000_000n });
  const deployments = (['gemini', 'anthropic'] as const).map((provider) =>
    createUpstreamDeployment(provider, upstream.url),
  );
  charged = await createChargedGateway({
    prices: { [gemini]: price, [claude]: price },
    config: { deployments },
  });
});

afterAll(async () => {
  await charged.close();
  await upstream.close();
});

/** The answer as it was written, and what was charged for it. */
async function ask(path: string, body: object): Promise<{ text: string; spent: bigint; userId: string }> {
  const payer = await charged.createPayer(1_000_000n);
  const response = await fetch(`${charged.gateway.url}${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${payer.apiKey}`,
      'content-type': 'application/json',
      'anthropic-version': '2023-06-01',
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  expect(response.status, text).toBe(200);
  return { text, spent: (await payer.readBalance()).spent, userId: payer.userId };
}

const readThoughts = (userId: string) =>
  charged.query(`select output_tokens, thought_tokens from usage_records where user_id = '${userId}'`);

describe.each<Counting>(['whole', 'streamed'])('thoughts of an answer that is %s', (counting) => {
  it('are told to a client of format B by a model of format C, and charged once', async () => {
    upstream.answer(countContent(counting));
    const messages = [{ role: 'user', content: 'Hi' }];
    const body = { model: gemini, max_tokens: 100, stream: counting === 'streamed', messages };
    const { text, spent, userId } = await ask('/v1/messages', body);
    expect(text.match(/"output_tokens_details":\{"thinking_tokens":8\}/gu)).toHaveLength(1);
    expect(text).toContain('"output_tokens":48');
    expect(spent).toBe(40n * 2n + 8n * 5n);
    expect(readThoughts(userId)).toEqual([{ output_tokens: 48n, thought_tokens: 8n }]);
  });

  it('are told to a client of format C by a model of format B, and charged once', async () => {
    upstream.answer(countMessage(counting));
    const method = counting === 'streamed' ? 'streamGenerateContent?alt=sse' : 'generateContent';
    const contents = [{ role: 'user', parts: [{ text: 'Hi' }] }];
    const { text, spent, userId } = await ask(`/v1beta/models/${claude}:${method}`, { contents });
    const counted = '"candidatesTokenCount":28,"thoughtsTokenCount":12,"totalTokenCount":130';
    expect(text.split(counted)).toHaveLength(2);
    expect(spent).toBe(28n * 2n + 12n * 5n);
    expect(readThoughts(userId)).toEqual([{ output_tokens: 40n, thought_tokens: 12n }]);
  });
});
