import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createChargedGateway,
  testConfig,
  type ChargedGateway,
  type Payer,
} from '../../support/charged-gateway.ts';
import { createTestPrice } from '../../support/create-price.ts';
import { createFakeUpstream, type FakeUpstream } from '../../support/fake-upstream.ts';
import { createUpstreamDeployment } from '../../support/interface-deployments.ts';
import { playStream, playWhole } from '../../support/read-fixture.ts';
import { providers } from '../../../src/providers/index.ts';

const dear = 'chatfam-opus-4-8';
const cheap = 'chatfam-sonnet-4-6';

let next: FakeUpstream;
let charged: ChargedGateway;

beforeAll(async () => {
  next = await createFakeUpstream();
  charged = await createChargedGateway({
    prices: {
      [dear]: createTestPrice({ output: 9_000_000n }),
      [cheap]: createTestPrice({ output: 1_000_000n }),
    },
    config: {
      deployments: [
        {
          ...createUpstreamDeployment('anthropic', next.url),
          id: 'next',
          provider: providers.specway,
          models: { [dear]: dear, [cheap]: 'sonnet-there' },
        },
      ],
      routing: testConfig.routing,
    },
  });
});

afterAll(async () => {
  expect(await charged.audit()).toEqual([]);
  await charged.close();
  await next.close();
});

interface Asked {
  readonly fallback: string | null;
  readonly cost: bigint;
  readonly servedModel: unknown;
}

/** The next gateway names the model that answered, if one is given. */
async function ask(
  { apiKey, userId, readBalance }: Payer,
  options: { behind?: string; stream?: true },
): Promise<Asked> {
  const { behind, stream = false } = options;
  const play = stream ? playStream('anthropic', 'text') : playWhole('anthropic', 'message');
  next.answer((exchange) => {
    if (behind !== undefined) exchange.response.setHeader('x-specway-fallback', behind);
    return play(exchange);
  });
  const response = await fetch(`${charged.gateway.url}/v1/messages`, {
    method: 'POST',
    headers: { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01', 'content-type': 'application/json' },
    body: JSON.stringify({
      model: dear,
      max_tokens: 100,
      messages: [{ role: 'user', content: 'Hello' }],
      stream,
    }),
  });
  await response.text();
  const [record] = charged.query(`select * from usage_records where user_id = '${userId}'`);
  const { spent } = await readBalance();
  return {
    fallback: response.headers.get('x-specway-fallback'),
    cost: spent,
    servedModel: record?.served_model,
  };
}

describe('charging of a fallback of the next gateway', () => {
  it.each([{}, { stream: true }] as const)('is by the model that answered there: %o', async (options) => {
    const plain = await ask(await charged.createPayer(9_000n), options);
    const behind = await ask(await charged.createPayer(9_000n), { ...options, behind: 'sonnet-there' });
    expect(plain).toEqual({ fallback: null, cost: plain.cost, servedModel: dear });
    expect(behind).toEqual({ fallback: cheap, cost: plain.cost / 9n, servedModel: cheap });
    expect(behind.cost).toBeGreaterThan(0n);
  });

  it('is by the model that was asked for where only the next gateway knows the other one', async () => {
    const plain = await ask(await charged.createPayer(9_000n), {});
    const behind = await ask(await charged.createPayer(9_000n), { behind: 'their-own' });
    expect(behind).toEqual({ fallback: 'their-own', cost: plain.cost, servedModel: 'their-own' });
  });

  it('takes no name that is none', async () => {
    expect(await ask(await charged.createPayer(9_000n), { behind: 'a b, c' })).toMatchObject({
      fallback: null,
      servedModel: dear,
    });
  });
});
