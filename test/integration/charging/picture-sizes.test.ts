import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createChargedGateway, type ChargedGateway } from '../../support/charged-gateway.ts';
import { answerContentPicture, answerPredictions } from '../../support/content-answers.ts';
import { createTestPrice } from '../../support/create-price.ts';
import { answerJson } from '../../support/fake-answers.ts';
import { createFakeUpstream, type FakeUpstream } from '../../support/fake-upstream.ts';
import { createUpstreamDeployment } from '../../support/interface-deployments.ts';
import { createPicture } from '../../support/picture-samples.ts';

const content = 'genfam-3-pro-image-preview';
const predict = 'imgfam2-4.0-fast-generate-001';
const images = 'imgfam-2';

/** In micro-USD. */
const price = createTestPrice({}, [
  { size: '64x48', quality: null, microUsd: 10n },
  { size: '48x48', quality: null, microUsd: 300n },
  { size: null, quality: null, microUsd: 7_000n },
]);

const wide = await createPicture({ width: 64, height: 48 });
const square = await createPicture({ width: 48, height: 48 });
const asked = { prompt: 'a boat', n: 2 };
const contents = [{ role: 'user', parts: [{ text: 'a boat' }] }];

let upstream: FakeUpstream;
let charged: ChargedGateway;

beforeAll(async () => {
  upstream = await createFakeUpstream();
  charged = await createChargedGateway({
    prices: { [content]: price, [predict]: price, [images]: price },
    config: {
      deployments: [
        createUpstreamDeployment('gemini', upstream.url),
        createUpstreamDeployment('openai', upstream.url),
      ],
    },
  });
});

afterAll(async () => {
  expect(await charged.audit()).toEqual([]);
  await charged.close();
  await upstream.close();
});

/** What the answer cost, in micro-USD. */
async function pay(path: string, json: object): Promise<bigint> {
  const payer = await charged.createPayer(1_000_000n);
  const response = await fetch(charged.gateway.url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${payer.apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(json),
  });
  expect([response.status, await response.text()]).toEqual([200, expect.any(String)]);
  await expect.poll(() => payer.readBalance()).toMatchObject({ held: 0n });
  return (await payer.readBalance()).spent;
}

describe('charging the pictures of one answer that differ in size', () => {
  it.each([false, true])('is by the size of each, whichever comes first; streamed: %s', async (stream) => {
    for (const pictures of [
      [wide, square],
      [square, wide],
    ]) {
      upstream.answer(...pictures.map((picture) => answerContentPicture(picture)));
      expect(await pay('/v1/images/generations', { ...asked, model: content, stream })).toBe(310n);
      upstream.answer(answerPredictions(...pictures));
      expect(await pay('/v1/images/generations', { ...asked, model: predict, stream })).toBe(310n);
    }
  });

  it.each([
    ['/v1/images/generations', { ...asked, model: images }],
    [`/v1beta/models/${images}:generateContent`, { contents, generationConfig: { candidateCount: 2 } }],
  ])('is by what an upstream of format A says of all where that can be: %s', async (path, json) => {
    const answer = (...pictures: readonly Buffer[]) => {
      const data = pictures.map((picture) => ({ b64_json: picture.toString('base64') }));
      const facts = { size: '1024x1024', quality: 'low', background: 'opaque', output_format: 'png' };
      upstream.answer(answerJson({ created: 1, data, ...facts }));
    };
    answer(wide, wide);
    expect(await pay(path, json)).toBe(14_000n);
    answer(wide, square);
    expect(await pay(path, json)).toBe(7_300n);
  });
});
