import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';
import { sendContent, type JsonObject } from '../../support/interface-client.ts';
import { sendImage } from '../../support/interface-images.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(async () => {
  await gateway.stop();
});

const prompt = 'a red circle';

async function predict(model: string): Promise<readonly unknown[]> {
  const body = { instances: [{ prompt }], parameters: { sampleCount: 2 } };
  const answer = await sendContent(gateway, body, { model, verb: 'predict', profile: 'vendor' });
  expect(answer.status).toBe(200);
  const { predictions } = answer.json() as { readonly predictions: readonly JsonObject[] };
  return predictions.map(({ bytesBase64Encoded }) => bytesBase64Encoded);
}

async function draw(model: string): Promise<readonly unknown[]> {
  const answer = await sendImage(gateway, { model, prompt, n: 2 });
  expect(answer.status).toBe(200);
  const { data } = answer.json() as { readonly data: readonly JsonObject[] };
  return data.map(({ b64_json: base64 }) => base64);
}

describe('two pictures of one request to the simulator', () => {
  it.each([
    ['predict', predict, 'imgfam2-4.0-generate-001'],
    ['predict', predict, 'genfam-2.5-flash-image'],
    ['predict', predict, 'imgfam-2'],
    ['format A', draw, 'imgfam2-4.0-generate-001'],
    ['format A', draw, 'genfam-2.5-flash-image'],
    ['format A', draw, 'imgfam-2'],
  ] as const)('by %s (%#) differ, and are the same the next time', async (_, ask, model) => {
    const pictures = await ask(model);
    expect(new Set(pictures).size).toBe(2);
    expect(await ask(model)).toEqual(pictures);
  });
});
