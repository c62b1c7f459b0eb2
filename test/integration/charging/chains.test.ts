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
import { playStream, playWhole } from '../../support/read-fixture.ts';
import { providers } from '../../../src/providers/index.ts';

const dear = 'chatfam-opus-4-8';
const cheap = 'chatfam-sonnet-4-6';
/** Falls back to the cheap one: nobody serves it. */
const broken = 'chatfam-opus-4-7';

let next: FakeUpstream;
let charged: ChargedGateway;

beforeAll(async () => {
  next = await createFakeUpstream();
  charged = await createChargedGateway({
    prices: {
      [dear]: createTestPrice({ output: 9_000_000n }),
      [cheap]: createTestPrice({ output: 1_000_000n }),
      [broken]: createTestPrice({ output: 9_000_000n }),
    },
    fallbacks: { [broken]: [cheap] },
    config: {
      deployments: [
        {
          ...createUpstreamDeployment('anthropic', next.url),
          id: 'next',
          provider: providers.specway,
          models: { [dear]: dear, [cheap]: 'sonnet-there', [broken]: 'broken-there' },
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
  options: { behind?: string; stream?: true; model?: string },
): Promise<Asked> {
  const { behind, stream = false, model = dear } = options;
  if (model === broken) next.answer(answerStatus(404));
  const play = stream ? playStream('anthropic', 'text') : playWhole('anthropic', 'message');
  next.answer((exchange) => {
    if (behind !== undefined) exchange.response.setHeader('x-specway-fallback', behind);
    return play(exchange);
  });
  const response = await fetch(`${charged.gateway.url}/v1/messages`, {
    method: 'POST',
    headers: { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01', 'content-type': 'application/json' },
    body: JSON.stringify({
      model,
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

  it('is by the fallback that the next gateway was asked for, where only that knows the one that answered', async () => {
    const plain = await ask(await charged.createPayer(9_000n), {});
    const behind = await ask(await charged.createPayer(9_000n), { model: broken, behind: 'their-own' });
    expect(behind).toEqual({ fallback: 'their-own', cost: plain.cost / 9n, servedModel: 'their-own' });
  });

  it('takes no name that is none', async () => {
    expect(await ask(await charged.createPayer(9_000n), { behind: 'a b, c' })).toMatchObject({
      fallback: null,
      servedModel: dear,
    });
  });
});
