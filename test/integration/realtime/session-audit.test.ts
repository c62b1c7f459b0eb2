import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Deployment } from '../../../src/core/provider.ts';
import { providers } from '../../../src/providers/index.ts';
import { createChargedGateway, type ChargedGateway, type Payer } from '../../support/charged-gateway.ts';
import { createRandom, pick } from '../../support/create-random.ts';
import { testCredential } from '../../support/create-upstream-call.ts';
import { realtimeModel } from '../../support/handshake-gateway.ts';
import { PricedAnswers, shapes, unevenPrice } from '../../support/priced-answers.ts';
import { createRealtimeUpstream, type RealtimeUpstream } from '../../support/realtime-upstream.ts';
import { RealtimeTalker } from '../../support/realtime-talker.ts';

const quota = 100_000_000n;
const sessionCount = 60;
const atOnce = 6;

describe('sessions of all shapes', { timeout: 60_000 }, () => {
  const seed = 1 + Math.floor(Math.random() * 1_000_000);
  const random = createRandom(seed);
  const answers = new PricedAnswers(random);
  let upstream: RealtimeUpstream;
  let charged: ChargedGateway;
  let payer: Payer;

  beforeAll(async () => {
    upstream = await createRealtimeUpstream({ answer: answers.answer });
    const deployment: Deployment = {
      id: 'scripted',
      provider: providers.openai,
      baseUrl: upstream.url,
      credential: testCredential,
      models: { [realtimeModel]: 'gpt-realtime' },
      timeouts: { connectMs: 5_000, firstByteMs: 5_000, idleMs: 5_000, totalMs: 20_000 },
    };
    charged = await createChargedGateway({
      prices: { [realtimeModel]: unevenPrice },
      config: { deployments: [deployment] },
    });
    payer = await charged.createPayer(quota, { budget: { amount: quota, period: 'month' } });
  });

  afterAll(async () => {
    await charged.close();
    await upstream.close();
  });

  /** What each of its responses is to cost, in micro-USD. */
  async function talk(): Promise<readonly bigint[]> {
    const set = pick(['vendor', 'ga'] as const, random);
    const talker = await RealtimeTalker.open(charged.gateway.url, { apiKey: payer.apiKey, set });
    const costs: bigint[] = [];
    /** What was used and no response has paid yet, in 1e-12 USD. */
    let owed = 0n;
    let done = 0;
    for (let turn = 0; turn < 4; turn += 1) {
      const answer = answers.plan(pick(shapes, random), 'perhaps');
      talker.say({ type: 'response.create', response: { instructions: answer.name } });
      await talker.waitFor('response.done', (done += 1));
      owed += answer.units;
      // What was used beside a response that failed is paid by the next one.
      if (answer.shape === 'failed') continue;
      costs.push(roundUp(owed));
      owed = 0n;
    }
    // At the end of the session it is paid by itself.
    if (owed > 0n) costs.push(roundUp(owed));
    else costs.push(...(await talkApart(talker, done)));
    await talker.close();
    return costs;
  }

  /** Three responses at once, beside the conversation. */
  async function talkApart(talker: RealtimeTalker, done: number): Promise<readonly bigint[]> {
    const apart = shapes.slice(0, 3).map((shape) => answers.plan(shape, 'never'));
    const conversation = 'none';
    for (const { name } of apart)
      talker.say({ type: 'response.create', response: { instructions: name, conversation } });
    await talker.waitFor('response.done', done + apart.length);
    return apart.map(({ units }) => roundUp(units));
  }

  it('cost what their upstream counted, each response once and to the micro-USD', async () => {
    const wanted: bigint[] = [];
    for (let count = 0; count < sessionCount; count += atOnce)
      wanted.push(...(await Promise.all(Array.from({ length: atOnce }, talk))).flat());
    const spent = wanted.reduce((sum, cost) => sum + cost, 0n);
    await expect
      .poll(async () => ({ seed, ...(await payer.readBalance()) }), { timeout: 10_000 })
      .toEqual({ seed, available: quota - spent, held: 0n, spent });
    const records = charged.query('select cost from usage_records where cost > 0');
    const found = records.map(({ cost }) => cost as bigint);
    expect({ seed, costs: sort(found) }).toEqual({ seed, costs: sort(wanted) });
    expect(await charged.audit()).toEqual([]);
  });
});

function roundUp(units: bigint): bigint {
  return (units + 999_999n) / 1_000_000n;
}

function sort(costs: readonly bigint[]): readonly bigint[] {
  return costs.toSorted((one, other) => Number(one - other));
}
