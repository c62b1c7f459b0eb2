import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Deployment } from '../../../src/core/provider.ts';
import {
  createChargedGateway,
  testConfig,
  type ChargedGateway,
  type Payer,
} from '../../support/charged-gateway.ts';
import { drawContent, drawnCounters } from '../../support/counted-answers.ts';
import { createTestPrice } from '../../support/create-price.ts';
import { answerEventStream, answerStatus, keepSilent } from '../../support/fake-answers.ts';
import { createFakeUpstream, type FakeAnswer, type FakeUpstream } from '../../support/fake-upstream.ts';
import { createUpstreamDeployment } from '../../support/interface-deployments.ts';
import { createPicture } from '../../support/picture-samples.ts';
import { writeEvent } from '../../support/read-fixture.ts';

const byTokens = 'genfam-3.1-flash-image-preview';
const byPiece = 'genfam-2.5-flash-image';
const broken = 'genfam-3-pro-image-preview';
const partial = 'imgfam-2';

const perToken = createTestPrice({ output: 1_000_000n, outputImage: 1_000_000n });
const perPicture = createTestPrice({ input: 1_000_000n }, [{ size: null, quality: null, microUsd: 10n }]);

let picture: Buffer;
let upstream: FakeUpstream;
let charged: ChargedGateway;

/** One call at a time: the second arrives when the first was served. */
function serve(id: string, provider: 'gemini' | 'openai', models: readonly string[]): Deployment {
  const named = Object.fromEntries(models.map((model) => [model, model]));
  return { ...createUpstreamDeployment(provider, upstream.url), id, models: named, concurrency: 1 };
}

beforeAll(async () => {
  picture = await createPicture({ width: 64, height: 64, format: 'png', colour: { r: 255, g: 0, b: 0 } });
});

beforeEach(async () => {
  upstream = await createFakeUpstream();
  charged = await createChargedGateway({
    prices: { [byTokens]: perToken, [byPiece]: perPicture, [broken]: perToken, [partial]: perToken },
    fallbacks: { [broken]: [byTokens] },
    config: {
      deployments: [
        serve('broken', 'gemini', [broken]),
        serve('sound', 'gemini', [byTokens, byPiece]),
        serve('partial', 'openai', [partial]),
      ],
      routing: { ...testConfig.routing, attempts: 1 },
    },
  });
  return async () => {
    expect(await charged.audit()).toEqual([]);
    await charged.close();
    await upstream.close();
  };
});

/** Asks, leaves as soon as a promise says so, and reads the record of the request. */
async function leave(payer: Payer, path: string, json: object, moment: () => Promise<unknown>) {
  const abort = new AbortController();
  const asking = fetch(charged.gateway.url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${payer.apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(json),
    signal: abort.signal,
  }).catch(() => undefined);
  await moment();
  abort.abort();
  expect(await asking).toBeUndefined();
  const records = () => charged.query(`select * from usage_records where user_id = '${payer.userId}'`);
  await expect.poll(records, { timeout: 10_000 }).toHaveLength(1);
  return records()[0];
}

function draw(payer: Payer, model: string, calls: number) {
  const json = { model, prompt: 'a house', n: 2 };
  return leave(payer, '/v1/images/generations', json, () => upstream.waitForCall(calls - 1));
}

const drawn = { outcome: 'cancelled', status: 499n, cost: null, usage_source: 'upstream' };
const drawnTokens = BigInt(drawnCounters.candidatesTokenCount + drawnCounters.thoughtsTokenCount);

describe('a request that its client leaves before any answer has come', () => {
  it.each([
    ['tokens', byTokens],
    ['pictures', byPiece],
  ])('costs nothing where one of two calls was served, at a price of %s', async (_, model) => {
    const payer = await charged.createPayer(100_000n);
    upstream.answer(drawContent(picture), keepSilent());
    const record = await draw(payer, model, 2);
    expect(record).toMatchObject({ ...drawn, model, served_model: model, output_tokens: drawnTokens });
    expect(await payer.readBalance()).toEqual({ available: 100_000n, held: 0n, spent: 0n });
  });

  it('costs nothing after a fallback, and is recorded with the model that was at it', async () => {
    const payer = await charged.createPayer(100_000n);
    upstream.answer(answerStatus(429), drawContent(picture), keepSilent());
    const record = await draw(payer, broken, 3);
    expect(record).toMatchObject({ ...drawn, model: broken, served_model: byTokens, deployment_id: 'sound' });
    expect(await payer.readBalance()).toEqual({ available: 100_000n, held: 0n, spent: 0n });
  });

  it('costs nothing where only partial pictures had come, of which it was shown none', async () => {
    const payer = await charged.createPayer(100_000n);
    upstream.answer(streamPartial());
    const path = `/v1beta/models/${partial}:streamGenerateContent?alt=sse`;
    const json = { contents: [{ role: 'user', parts: [{ text: 'a house' }] }] };
    const record = await leave(payer, path, json, async () => {
      await upstream.waitForCall(0);
      await wait(300);
    });
    expect(record).toMatchObject({ model: partial, outcome: 'cancelled', cost: null });
    expect(await payer.readBalance()).toEqual({ available: 100_000n, held: 0n, spent: 0n });
  });
});

function streamPartial(): FakeAnswer {
  const facts = { background: 'opaque', output_format: 'png', quality: 'low', size: '64x64', created_at: 1 };
  const event = { type: 'image_generation.partial_image', partial_image_index: 0, ...facts };
  const text = JSON.stringify({ ...event, b64_json: picture.toString('base64') });
  return answerEventStream([writeEvent('openai', text)], 'hold');
}
