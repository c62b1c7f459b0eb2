import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createChargedGateway, type ChargedGateway, type Payer } from '../../support/charged-gateway.ts';
import { createTestPrice } from '../../support/create-price.ts';
import { createPicture } from '../../support/picture-samples.ts';

/** Draws through generateContent, in sizes of its own. */
const content = 'genfam-3-pro-image-preview';
const predict = 'imgfam2-4.0-fast-generate-001';
const images = 'imgfam-2';
/** Paid by the piece; what draws in its place is `content`. */
const fallingBack = 'imgfam-1.5';

/** In micro-USD. */
const bySize = createTestPrice({}, [
  { size: '1024x1024', quality: null, microUsd: 39_000n },
  { size: '2048x2048', quality: null, microUsd: 134_000n },
  { size: null, quality: null, microUsd: 240_000n },
]);

/** 10 micro-USD for a token of input, 30 for one of output. */
const input = 10_000_000n;
const output = 30_000_000n;
const perToken = createTestPrice({ input, inputImage: input, output, outputImage: output });

let charged: ChargedGateway;

beforeAll(async () => {
  charged = await createChargedGateway({
    prices: { [content]: bySize, [predict]: bySize, [fallingBack]: bySize, [images]: perToken },
    fallbacks: { [fallingBack]: [content] },
  });
});

afterAll(async () => {
  expect(await charged.audit()).toEqual([]);
  await charged.close();
});

const authorize = ({ apiKey }: Payer) => ({ authorization: `Bearer ${apiKey}` });

function draw(payer: Payer, json: object): Promise<Response> {
  return fetch(`${charged.gateway.url}/v1/images/generations`, {
    method: 'POST',
    headers: { ...authorize(payer), 'content-type': 'application/json' },
    body: JSON.stringify({ prompt: 'a house', output_format: 'jpeg', ...json }),
  });
}

interface Edit {
  readonly file: Buffer;
  readonly count?: number;
  readonly fields?: Readonly<Record<string, string>>;
}

function edit(payer: Payer, { file, count = 1, fields = {} }: Edit): Promise<Response> {
  const form = new FormData();
  const all = { model: images, prompt: 'a house', output_format: 'jpeg', ...fields };
  for (const [name, value] of Object.entries(all)) form.set(name, value);
  for (let index = 0; index < count; index += 1)
    form.append('image[]', new Blob([new Uint8Array(file)]), `${String(index)}.png`);
  return fetch(`${charged.gateway.url}/v1/images/edits`, {
    method: 'POST',
    headers: authorize(payer),
    body: form,
  });
}

/** What somebody with so much is told, and what they have then. */
async function tryWith(credit: bigint, ask: (payer: Payer) => Promise<Response>) {
  const payer = await charged.createPayer(credit);
  const response = await ask(payer);
  const text = await response.text();
  await expect.poll(() => payer.readBalance()).toMatchObject({ held: 0n });
  const { spent } = await payer.readBalance();
  return { status: response.status, isPoor: text.includes('insufficient_quota'), spent };
}

const refused = { status: 429, isPoor: true, spent: 0n };

describe('the hold for pictures with a price of their own', () => {
  const high = { size: '1024x1024', quality: 'high' };

  it.each([
    ['draws through generateContent', content],
    ['draws through predict', predict],
    ['may be replaced by one that does', fallingBack],
  ])('is for the dearest size where a model %s', async (_, model) => {
    expect(await tryWith(400_000n, (payer) => draw(payer, { model, n: 10, ...high }))).toEqual(refused);
  });

  it('is for what was asked where the model has the format itself', async () => {
    const payer = await charged.createPayer(39_000n, { models: [fallingBack] });
    expect((await draw(payer, { model: fallingBack, ...high })).status).toBe(200);
  });

  it('covers what is drawn in another size', async () => {
    const drawn = await tryWith(240_000n, (payer) => draw(payer, { model: content, ...high }));
    expect(drawn).toEqual({ status: 200, isPoor: false, spent: 134_000n });
  });
});

describe('the hold for pictures that are paid by the token', () => {
  const model = images;

  it.each([
    // 32,906 tokens a picture.
    ['size and quality', 987_000n, { size: '3840x2160', quality: 'high' }],
    ['size where the model chooses the quality', 987_000n, { size: '3840x2160' }],
    ['quality', 490_000n, { size: '1024x1024', quality: 'max' }],
    ['number', 1_900_000n, { size: '3840x2160', quality: 'high', n: 2 }],
    ['drafts', 995_000n, { size: '3840x2160', quality: 'high', stream: true, partial_images: 3 }],
  ])('is by their %s', async (_, credit, fields) => {
    expect(await tryWith(credit, (payer) => draw(payer, { model, ...fields }))).toEqual(refused);
  });

  it('covers what is drawn', async () => {
    const fields = { model, size: '3840x2160', quality: 'high' };
    const drawn = await tryWith(1_000_000n, (payer) => draw(payer, fields));
    expect(drawn).toMatchObject({ status: 200, spent: 987_180n + 20n });
  });

  it('asks no more of one in a usual size than what is set aside for any answer', async () => {
    const drawn = await tryWith(8_192n * 30n + 1_000n, (payer) => draw(payer, { model }));
    expect(drawn).toMatchObject({ status: 200 });
  });
});

describe('the hold for pictures that are asked for in another format', () => {
  const post = (path: string, json: object) => (payer: Payer) =>
    fetch(`${charged.gateway.url}/v1beta/models/${path}`, {
      method: 'POST',
      headers: { ...authorize(payer), 'content-type': 'application/json' },
      body: JSON.stringify(json),
    });
  const text = { text: 'a house' };

  it('is by their class of sizes, whatever bounds the words', async () => {
    const generationConfig = { maxOutputTokens: 1, imageConfig: { imageSize: '4K' } };
    const json = { contents: [{ role: 'user', parts: [text] }], generationConfig };
    const asked = post(`${images}:generateContent`, json);
    expect(await tryWith(980_000n, asked)).toMatchObject({ status: 429, spent: 0n });
    expect(await tryWith(1_000_000n, asked)).toMatchObject({ status: 200 });
  });

  it('is by that of predict', async () => {
    const json = {
      instances: [{ prompt: 'a house' }],
      parameters: { sampleCount: 1, sampleImageSize: '2K' },
    };
    const asked = post(`${images}:predict`, json);
    expect(await tryWith(490_000n, asked)).toMatchObject({ status: 429, spent: 0n });
  });

  it('is for as many faithful ones as were sent', async () => {
    const data = (await createPicture({ width: 2048, height: 2048 })).toString('base64');
    const inlineData = { mimeType: 'image/png', data };
    const parts = [...Array.from({ length: 14 }, () => ({ inlineData })), text];
    const generationConfig = { imageConfig: { imageSize: '1K', aspectRatio: '1:1' } };
    const asked = post(`${images}:generateContent`, {
      contents: [{ role: 'user', parts }],
      generationConfig,
    });
    expect(await tryWith(14n * 6_225n * 10n, asked)).toMatchObject({ status: 429, spent: 0n });
    expect(await tryWith(1_300_000n, asked)).toMatchObject({ status: 200 });
  });
});

describe('the hold for pictures that are edited', () => {
  const small = { size: '1024x1024', quality: 'low' };

  it('is for as many faithful ones as were sent', async () => {
    const file = await createPicture({ width: 2048, height: 2048 });
    const question = { file, count: 16, fields: small };
    expect(await tryWith(1_000_000n, (payer) => edit(payer, question))).toEqual(refused);
    const { status, spent } = await tryWith(1_300_000n, (payer) => edit(payer, question));
    expect(status).toBe(200);
    expect(spent).toBeGreaterThan(16n * 6_225n * 10n);
  });

  it('is for an answer as large as the first of them where nothing is said', async () => {
    const file = await createPicture({ width: 3840, height: 2160 });
    expect(await tryWith(1_000_000n, (payer) => edit(payer, { file }))).toEqual(refused);
    const tiny = await createPicture({ width: 64, height: 64 });
    expect(await tryWith(350_000n, (payer) => edit(payer, { file: tiny }))).toMatchObject({ status: 200 });
  });
});
