import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createChargedGateway,
  testConfig,
  type ChargedGateway,
  type Payer,
} from '../../support/charged-gateway.ts';
import { createTestPrice } from '../../support/create-price.ts';
import { answerStatus } from '../../support/fake-answers.ts';
import { createFakeUpstream, type FakeUpstream } from '../../support/fake-upstream.ts';
import { createUpstreamDeployment } from '../../support/interface-deployments.ts';
import { playWhole } from '../../support/read-fixture.ts';

const dear = 'chatfam-opus-4-8';
const cheap = 'chatfam-sonnet-4-6';

let broken: FakeUpstream;
let sound: FakeUpstream;
let charged: ChargedGateway;

beforeAll(async () => {
  broken = await createFakeUpstream();
  sound = await createFakeUpstream();
  broken.answerAlways(answerStatus(500));
  sound.answerAlways(playWhole('anthropic', 'message'));
  const serve = (id: string, { url }: FakeUpstream, model: string) => ({
    ...createUpstreamDeployment('anthropic', url),
    id,
    models: { [model]: model },
  });
  charged = await createChargedGateway({
    prices: {
      [dear]: createTestPrice({ output: 9_000_000n }),
      [cheap]: createTestPrice({ output: 1_000_000n }),
    },
    fallbacks: { [dear]: [cheap] },
    config: {
      deployments: [serve('broken', broken, dear), serve('sound', sound, cheap)],
      routing: { ...testConfig.routing, attempts: 3, backoffMs: 1 },
    },
  });
});

afterAll(async () => {
  expect(await charged.audit()).toEqual([]);
  await charged.close();
  await Promise.all([broken.close(), sound.close()]);
});

async function ask({ apiKey }: Payer): Promise<{ readonly status: number; readonly output: bigint }> {
  const response = await fetch(`${charged.gateway.url}/v1/messages`, {
    method: 'POST',
    headers: { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01', 'content-type': 'application/json' },
    body: JSON.stringify({ model: dear, max_tokens: 100, messages: [{ role: 'user', content: 'Hello' }] }),
  });
  const { usage } = (await response.json()) as { readonly usage?: { readonly output_tokens: number } };
  return { status: response.status, output: BigInt(usage?.output_tokens ?? 0) };
}

describe('charging of a fallback', () => {
  it('is by the model that answered, once, after three attempts at another', async () => {
    const payer = await charged.createPayer(900n);
    const { status, output } = await ask(payer);
    expect(status).toBe(200);
    expect(broken.calls).toHaveLength(3);
    expect(output).toBeGreaterThan(0n);
    expect(await payer.readBalance()).toEqual({ available: 900n - output, held: 0n, spent: output });
    expect(charged.query(`select * from usage_records where user_id = '${payer.userId}'`)).toMatchObject([
      { model: dear, served_model: cheap, cost: output },
    ]);
  });

  it('holds what the dearest of them may cost', async () => {
    expect((await ask(await charged.createPayer(899n))).status).toBe(429);
  });

  it('neither asks nor holds for a model that the key may not use', async () => {
    const calls = sound.calls.length;
    const payer = await charged.createPayer(900n, { models: [dear] });
    expect((await ask(payer)).status).toBe(502);
    expect(sound.calls).toHaveLength(calls);
    expect(await payer.readBalance()).toEqual({ available: 900n, held: 0n, spent: 0n });
  });
});
