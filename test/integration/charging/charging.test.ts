import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createChargedGateway, type ChargedGateway, type Payer } from '../../support/charged-gateway.ts';
import { createTestPrice } from '../../support/create-price.ts';

const chat = 'chatfam-sonnet-4-6';
const content = 'genfam-2.5-flash';
const image = 'imgfam-2';
const free = 'chatfam-haiku-4-5';

/** A micro-USD for a token of the answer, and nothing for the question: cost is what is held. */
const perToken = createTestPrice({ output: 1_000_000n, thoughts: 1_000_000n });
const perPicture = createTestPrice({}, [
  { size: '1024x1024', quality: 'low', microUsd: 10n },
  { size: null, quality: null, microUsd: 100n },
]);

let charged: ChargedGateway;

beforeAll(async () => {
  charged = await createChargedGateway({
    prices: { [chat]: perToken, [content]: perToken, [image]: perPicture },
    fallbacks: { [free]: [chat] },
  });
});

afterAll(async () => {
  expect(await charged.audit()).toEqual([]);
  await charged.close();
});

type Ask = (payer: Payer, prompt: string, more?: object, init?: RequestInit) => Promise<Response>;

function post(path: string, { apiKey }: Payer, json: object, init: RequestInit = {}): Promise<Response> {
  const headers = { authorization: `Bearer ${apiKey}`, 'anthropic-version': '2023-06-01' };
  return fetch(charged.gateway.url + path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(json),
    ...init,
  });
}

const ask: Ask = (payer, prompt, more = {}, init = {}) => {
  const messages = [{ role: 'user', content: prompt }];
  return post('/v1/messages', payer, { model: chat, max_tokens: 100, messages, ...more }, init);
};

const askContent: Ask = (payer, prompt, more = {}, init = {}) => {
  const generationConfig = { maxOutputTokens: 100, thinkingConfig: { thinkingBudget: 0 } };
  const json = { contents: [{ parts: [{ text: prompt }] }], generationConfig };
  return post(`/v1beta/models/${content}:streamGenerateContent?alt=sse`, payer, { ...json, ...more }, init);
};

const draw: Ask = (payer, prompt, more = {}, init = {}) =>
  post(
    '/v1/images/generations',
    payer,
    { model: image, prompt, size: '1024x1024', quality: 'low', ...more },
    init,
  );

/** Reads an answer until a text shows up in it, and leaves. */
async function leaveAt(response: Response, text: string, abort: AbortController): Promise<void> {
  let seen = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    seen += decoder.decode(chunk as Uint8Array, { stream: true });
    if (seen.includes(text)) break;
  }
  abort.abort();
}

function readRecord({ userId }: Payer) {
  return charged.query(`select * from usage_records where user_id = '${userId}'`);
}

describe('charging', () => {
  it('serves exactly as many parallel requests as there is money for', async () => {
    const payer = await charged.createPayer(5_000n);
    const statuses = await Promise.all(
      Array.from({ length: 200 }, async () => {
        const response = await ask(payer, '[[tokens=100]]');
        await response.arrayBuffer();
        return response.status;
      }),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(50);
    expect(statuses.filter((status) => status === 429)).toHaveLength(150);
    expect(await payer.readBalance()).toEqual({ available: 0n, held: 0n, spent: 5_000n });
  });

  it('charges what was used before the answer ends, and gives back the rest', async () => {
    const payer = await charged.createPayer(1_000n);
    const response = await ask(payer, '[[tokens=30]]');
    expect(await payer.readBalance()).toEqual({ available: 970n, held: 0n, spent: 30n });
    await response.arrayBuffer();
    expect(readRecord(payer)).toMatchObject([
      { cost: 30n, model: chat, served_model: chat, outcome: 'answered', output_tokens: 30n },
    ]);
  });

  it.each([
    ['format B', ask, { stream: true }, 'message_stop'],
    ['format C', askContent, {}, null],
  ] as const)('charges a stream of %s before its end', async (_name, stream, more, last) => {
    const payer = await charged.createPayer(1_000n);
    const response = await stream(payer, '[[tokens=30]] [[pace=5ms]]', more);
    let text = '';
    for await (const chunk of response.body ?? []) {
      text += new TextDecoder().decode(chunk as Uint8Array);
      if (last !== null && text.includes(last))
        expect(await payer.readBalance()).toMatchObject({ spent: 30n });
    }
    expect(text.length).toBeGreaterThan(100);
    expect(await payer.readBalance()).toEqual({ available: 970n, held: 0n, spent: 30n });
    expect(readRecord(payer)).toMatchObject([{ cost: 30n, outcome: 'answered' }]);
  });

  it.each([
    ['at its first event', 'message_start', 1n, 30n],
    ['in the middle', 'content_block_delta', 1n, 60n],
    ['behind its last word', 'content_block_stop', 30n, 60n],
  ] as const)('charges a stream that is left %s for what was seen', async (_name, text, least, most) => {
    const payer = await charged.createPayer(1_000n);
    const abort = new AbortController();
    const stream = { stream: true, max_tokens: 60 };
    const response = await ask(payer, '[[tokens=60]] [[pace=20ms]]', stream, { signal: abort.signal });
    await leaveAt(response, `event: ${text}`, abort).catch(() => undefined);
    await expect.poll(async () => (await payer.readBalance()).held, { timeout: 10_000 }).toBe(0n);
    const { spent, available } = await payer.readBalance();
    expect(spent + available).toBe(1_000n);
    expect(spent).toBeLessThanOrEqual(most);
    if (text !== 'message_start')
      expect(spent).toBeGreaterThanOrEqual(text === 'content_block_delta' ? least : 1n);
  });

  it('charges nothing for a request whose client leaves before anything came', async () => {
    const payer = await charged.createPayer(1_000n);
    const abort = new AbortController();
    const asking = ask(payer, '[[delay=5s]]', {}, { signal: abort.signal }).catch(() => undefined);
    await expect.poll(async () => (await payer.readBalance()).held).toBe(100n);
    abort.abort();
    await asking;
    await expect.poll(payer.readBalance).toEqual({ available: 1_000n, held: 0n, spent: 0n });
  });

  it('charges a stream that breaks off for what was seen', async () => {
    const payer = await charged.createPayer(1_000n);
    const response = await ask(payer, '[[tokens=60]] [[cut]]', { stream: true });
    expect(await response.text()).toContain('stream_truncated');
    const { spent, held } = await payer.readBalance();
    expect(held).toBe(0n);
    expect(spent).toBeGreaterThan(0n);
    expect(spent).toBeLessThan(100n);
    expect(readRecord(payer)).toMatchObject([{ outcome: 'truncated', cost: spent }]);
  });

  it.each(['[[status=500]]', '[[status=400]]', '[[reset]]', '[[cut]]'])(
    'charges nothing for %s',
    async (prompt) => {
      const payer = await charged.createPayer(1_000n);
      const response = await ask(payer, prompt);
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(await payer.readBalance()).toEqual({ available: 1_000n, held: 0n, spent: 0n });
    },
  );

  it('charges an answer that a filter emptied for its usage', async () => {
    const payer = await charged.createPayer(1_000n);
    const response = await ask(payer, '[[filtered]]');
    const { usage } = (await response.json()) as { readonly usage: { readonly output_tokens: number } };
    expect((await payer.readBalance()).spent).toBe(BigInt(usage.output_tokens));
  });

  it('charges pictures by size and quality', async () => {
    const payer = await charged.createPayer(1_000n);
    await (await draw(payer, 'a house', { n: 2 })).arrayBuffer();
    expect(await payer.readBalance()).toEqual({ available: 980n, held: 0n, spent: 20n });
    await (await draw(payer, 'a house', { size: '1536x1024' })).arrayBuffer();
    expect(await payer.readBalance()).toEqual({ available: 880n, held: 0n, spent: 120n });
  });

  it('charges a stream of pictures before its last one', async () => {
    const payer = await charged.createPayer(1_000n);
    const response = await draw(payer, 'a house', { n: 2, stream: true, partial_images: 1 });
    expect((await response.text()).match(/event: image_generation.completed/gu)).toHaveLength(2);
    expect(await payer.readBalance()).toEqual({ available: 980n, held: 0n, spent: 20n });
  });

  it('charges a stream of pictures that is left for those that were completed', async () => {
    const payer = await charged.createPayer(1_000n);
    const abort = new AbortController();
    const more = { n: 4, stream: true, partial_images: 2 };
    const response = await draw(payer, '[[pace=50ms]] a house', more, { signal: abort.signal });
    await leaveAt(response, 'event: image_generation.completed', abort).catch(() => undefined);
    await expect.poll(async () => (await payer.readBalance()).held, { timeout: 10_000 }).toBe(0n);
    const { spent } = await payer.readBalance();
    expect([10n, 20n, 30n, 40n]).toContain(spent);
  });

  it('charges one answer once, whatever was tried before it', async () => {
    const payer = await charged.createPayer(1_000n);
    // The simulator fails for the model that is asked first, and the fallback answers.
    const response = await ask(payer, '[[tokens=30]]', { model: free });
    expect(response.status).toBe(200);
    expect(await payer.readBalance()).toEqual({ available: 1_000n, held: 0n, spent: 0n });
  });

  it('asks nothing of somebody whose model is free', async () => {
    const payer = await charged.createPayer(0n, { models: [free] });
    const response = await ask(payer, '[[tokens=30]]', { model: free });
    expect(response.status).toBe(200);
  });

  it('holds for what may answer in place of a free model', async () => {
    const payer = await charged.createPayer(0n);
    const response = await ask(payer, '[[tokens=30]]', { model: free });
    expect(response.status).toBe(429);
  });

  it('charges an account without limits and holds nothing of it', async () => {
    const payer = await charged.createPayer('unlimited');
    await (await ask(payer, '[[tokens=30]]')).arrayBuffer();
    expect(await payer.readBalance()).toEqual({ available: 0n, held: 0n, spent: 30n });
  });

  it('keeps a budget, of an account without limits too', async () => {
    const payer = await charged.createPayer('unlimited', { budget: { amount: 100n, period: 'none' } });
    const statuses = [];
    for (let index = 0; index < 3; index += 1) {
      const response = await ask(payer, '[[tokens=50]]', { max_tokens: 50 });
      await response.arrayBuffer();
      statuses.push(response.status);
    }
    expect(statuses).toEqual([200, 200, 429]);
  });
});
