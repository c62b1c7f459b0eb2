import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../src/core/json/json-object.ts';
import { createTestPrice, createTestTokenPrices } from '../../support/create-price.ts';
import { answerEventStream, answerJson } from '../../support/fake-answers.ts';
import { writeEvent } from '../../support/read-fixture.ts';
import { createVendorPriceRig, type Question, type VendorPriceRig } from '../../support/vendor-price-rig.ts';

const claude = 'chatfam-sonnet-4-6';
const gemini = 'genfam-2.5-pro';

/** In micro-USD for a token. */
const micro = (usd: number) => BigInt(usd) * 1_000_000n;

const price = {
  ...createTestPrice({
    input: micro(2),
    cacheRead: micro(1),
    cacheWrite: micro(3),
    cacheWriteHour: micro(4),
    output: micro(10),
    thoughts: micro(10),
  }),
  longContext: {
    aboveTokens: 1_000,
    tokens: createTestTokenPrices({ input: micro(4), output: micro(20), thoughts: micro(20) }),
  },
  fast: createTestTokenPrices({ input: micro(12), output: micro(60) }),
  webSearch: 10_000n,
  groundedAnswer: 35_000n,
};

let rig: VendorPriceRig;
let contentRig: VendorPriceRig;

beforeAll(async () => {
  const advisor = createTestPrice({ input: micro(100) });
  rig = await createVendorPriceRig('anthropic', { [claude]: price, 'chatfam-opus-4-8': advisor });
  contentRig = await createVendorPriceRig('gemini', { [gemini]: price });
});

afterAll(async () => {
  await rig.close();
  await contentRig.close();
});

const message = { id: 'msg_1', type: 'message', role: 'assistant', model: 'claude', stop_sequence: null };
const hello = { type: 'text', text: 'Hello' };

function answerMessage(usage: JsonObject, content: readonly object[] = [hello]): void {
  rig.upstream.answer(answerJson({ ...message, content, stop_reason: 'end_turn', usage }));
}

/** `atEnd` is what message_delta says; without it the stream never ends. */
function streamMessage(usage: JsonObject, atEnd: JsonObject | null): void {
  const events: readonly JsonObject[] = [
    { type: 'message_start', message: { ...message, content: [], stop_reason: null, usage } },
    { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
    { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: 'Hello' } },
    { type: 'content_block_stop', index: 0 },
    ...(atEnd === null
      ? []
      : [
          { type: 'message_delta', delta: { stop_reason: 'end_turn', stop_sequence: null }, usage: atEnd },
          { type: 'message_stop' },
        ]),
  ];
  const steps = events.map((event) => writeEvent('anthropic', JSON.stringify(event)));
  rig.upstream.answer(answerEventStream(steps, atEnd === null ? 'hold' : 'end'));
}

const ask = (way: Question['way'], more: JsonObject = {}): Question => ({
  path: '/v1/messages',
  json: { model: claude, max_tokens: 100, messages: [{ role: 'user', content: 'Hello' }], ...more },
  way,
});

const ways = ['direct', 'chained'] as const;

/** Money may be asked for again and again on a busy machine. */
const patient = { timeout: 60_000 };

/** 10 of input, 20 of a cache and 30 for one, of which 25 for an hour. */
const counts = {
  input_tokens: 10,
  cache_read_input_tokens: 20,
  cache_creation_input_tokens: 30,
  cache_creation: { ephemeral_5m_input_tokens: 5, ephemeral_1h_input_tokens: 25 },
};
const inputCost = 10n * 2n + 20n + 5n * 3n + 25n * 4n;

describe.each(ways)('what a cache keeps for an hour, asked %s', patient, (way) => {
  it('has its own price in a whole answer', async () => {
    answerMessage({ ...counts, output_tokens: 40 });
    expect(await rig.spend(ask(way))).toMatchObject({ spent: inputCost + 400n });
  });

  it('has its own price in a stream, whose end does not tell it again', async () => {
    streamMessage({ ...counts, output_tokens: 1 }, { output_tokens: 40 });
    expect(await rig.spend(ask(way, { stream: true }))).toMatchObject({ spent: inputCost + 400n });
  });

  it('stands beside the input where the end of a stream says 0 for that', async () => {
    streamMessage({ ...counts, output_tokens: 1 }, { input_tokens: 0, output_tokens: 40 });
    expect(await rig.spend(ask(way, { stream: true }))).toMatchObject({ spent: inputCost + 400n });
  });

  it('has its own price in a stream that its client leaves', async () => {
    streamMessage({ ...counts, output_tokens: 1 }, null);
    const question = { ...ask(way, { stream: true }), until: 'content_block_stop' };
    // Two tokens are estimated of the word, beside the one that was counted at the beginning.
    expect(await rig.spend(question)).toMatchObject({ spent: inputCost + 30n });
  });
});

describe.each(ways)('fast mode, searches and long prompts of Claude, asked %s', patient, (way) => {
  it('cost what was used of them in a whole answer', async () => {
    answerMessage({
      input_tokens: 10,
      output_tokens: 40,
      speed: 'fast',
      server_tool_use: { web_search_requests: 2 },
    });
    const question = ask(way, {
      speed: 'fast',
      tools: [{ type: 'web_search_20250305', name: 'web_search', max_uses: 3 }],
    });
    expect(await rig.spend(question)).toMatchObject({ spent: 120n + 2_400n + 20_000n + 35_000n });
  });

  it('cost what was used of them in a stream', async () => {
    const searched = { output_tokens: 40, server_tool_use: { web_search_requests: 2 } };
    streamMessage({ input_tokens: 10, output_tokens: 1, speed: 'fast' }, searched);
    expect(await rig.spend(ask(way, { stream: true }))).toMatchObject({ spent: 120n + 2_400n + 55_000n });
  });

  it('cost no more than the plain ones where the upstream was not fast', async () => {
    answerMessage({ input_tokens: 10, output_tokens: 40, speed: 'standard' });
    expect(await rig.spend(ask(way, { speed: 'fast' }))).toMatchObject({ spent: 420n });
  });

  it('cost what a long prompt does, with what the cache gave', async () => {
    answerMessage({ input_tokens: 1, cache_read_input_tokens: 1_000, output_tokens: 40 });
    expect(await rig.spend(ask(way))).toMatchObject({ spent: 4n + 800n });
  });

  it('cost what a long prompt does when its client speaks format C', async () => {
    answerMessage({ input_tokens: 1_001, output_tokens: 40 });
    const json = { contents: [{ role: 'user', parts: [{ text: 'Hello' }] }] };
    const question = { path: `/v1beta/models/${claude}:generateContent`, json, way };
    expect(await rig.spend(question)).toMatchObject({ spent: 4_004n + 800n });
  });
});

const usageMetadata = { promptTokenCount: 1_001, candidatesTokenCount: 40, totalTokenCount: 1_041 };
const content = { role: 'model', parts: [{ text: 'Hello' }] };

describe.each(ways)('searches and long prompts of Gemini, asked %s', patient, (way) => {
  const groundingMetadata = { webSearchQueries: ['tea', '', 'milk', 'tea'] };
  const candidate = { content, finishReason: 'STOP', index: 0 };
  const askContent = (method: string): Question => ({
    path: `/v1beta/models/${gemini}:${method}`,
    json: { contents: [{ role: 'user', parts: [{ text: 'Hello' }] }], tools: [{ googleSearch: {} }] },
    way,
  });
  const cost = 4_004n + 800n + 20_000n + 35_000n;

  it('cost what was used of them in a whole answer', async () => {
    contentRig.upstream.answer(
      answerJson({ candidates: [{ ...candidate, groundingMetadata }], usageMetadata }),
    );
    expect(await contentRig.spend(askContent('generateContent'))).toMatchObject({ spent: cost });
  });

  it('cost what was used of them in a stream', async () => {
    const chunks = [
      {
        candidates: [{ content, index: 0, groundingMetadata: { webSearchQueries: ['tea'] } }],
        usageMetadata,
      },
      { candidates: [{ ...candidate, groundingMetadata }], usageMetadata },
    ];
    contentRig.upstream.answer(
      answerEventStream(
        chunks.map((value) => writeEvent('gemini', JSON.stringify(value))),
        'end',
      ),
    );
    const streamed = await contentRig.spend(askContent('streamGenerateContent?alt=sse'));
    expect(streamed).toMatchObject({ spent: cost });
  });

  it('cost what the words of an answer do that the upstream does not count', async () => {
    const uncounted = { promptTokenCount: 100, totalTokenCount: 100 };
    contentRig.upstream.answer(answerJson({ candidates: [candidate], usageMetadata: uncounted }));
    // Two tokens are estimated of the word.
    expect(await contentRig.spend(askContent('generateContent'))).toMatchObject({ spent: 200n + 20n });
  });

  it('cost what a long prompt does when its client speaks format B', async () => {
    contentRig.upstream.answer(answerJson({ candidates: [candidate], usageMetadata }));
    const { json } = ask(way, { model: gemini });
    expect(await contentRig.spend({ path: '/v1/messages', json, way })).toMatchObject({
      spent: 4_004n + 800n,
    });
  });
});

describe.each(ways)('an advisor of Claude, asked %s', patient, (way) => {
  const usage = { input_tokens: 10, output_tokens: 40 };
  const iterations = [
    { type: 'message', ...usage },
    { type: 'advisor_message', model: 'claude-opus-4-8', input_tokens: 7, output_tokens: 5 },
    { type: 'advisor_message', model: 'claude-of-tomorrow', input_tokens: 3, output_tokens: 1 },
  ];
  // That of a model with a price, and that of one that nobody serves.
  const cost = 420n + 700n + 16n;

  it('costs what its model does in a whole answer', async () => {
    answerMessage({ ...usage, iterations });
    expect(await rig.spend(ask(way))).toMatchObject({ spent: cost });
  });

  it('costs what its model does in a stream', async () => {
    streamMessage({ input_tokens: 10, output_tokens: 1 }, { output_tokens: 40, iterations });
    expect(await rig.spend(ask(way, { stream: true }))).toMatchObject({ spent: cost });
  });
});

describe.each(ways)('a fallback of Claude, asked %s', patient, (way) => {
  const fallbacks = [{ model: 'claude-opus-4-8' }];
  const served = { input_tokens: 7, output_tokens: 5 };
  const declined = { type: 'message', model: 'claude-sonnet-4-6', input_tokens: 10, output_tokens: 2 };
  const answered = { type: 'fallback_message', model: 'claude-opus-4-8', ...served };
  const iterations = [declined, answered];
  const cost = 10n * 2n + 2n * 10n + 700n;

  it('costs what its model does in a whole answer, beside what had been written before', async () => {
    answerMessage({ ...served, iterations });
    expect(await rig.spend(ask(way, { fallbacks }))).toMatchObject({ spent: cost });
  });

  it('costs what its model does in a stream', async () => {
    streamMessage({ input_tokens: 10, output_tokens: 1 }, { ...served, iterations });
    expect(await rig.spend(ask(way, { stream: true, fallbacks }))).toMatchObject({ spent: cost });
  });

  it('costs what its model does where the upstream does not tell its attempts', async () => {
    const move = { type: 'fallback', from: { model: 'claude-sonnet-4-6' }, to: fallbacks[0] };
    answerMessage(served, [move, hello]);
    expect(await rig.spend(ask(way, { fallbacks }))).toMatchObject({ spent: 700n });
  });

  it('costs what its model does where it hands over to the next', async () => {
    const handed = { type: 'message', model: 'claude-opus-4-8', input_tokens: 3, output_tokens: 2 };
    const next = { type: 'fallback_message', model: 'claude-of-tomorrow', ...served };
    answerMessage({ ...served, iterations: [handed, next] });
    const named = [...fallbacks, { model: 'claude-of-tomorrow' }];
    // What nobody serves costs as much as the model that was called for.
    expect(await rig.spend(ask(way, { fallbacks: named }))).toMatchObject({ spent: 300n + 14n + 50n });
  });

  it('costs what its model does alone where nothing had been written before', async () => {
    answerMessage({ ...served, iterations: [{ ...declined, output_tokens: 0 }, answered] });
    expect(await rig.spend(ask(way, { fallbacks }))).toMatchObject({ spent: 700n });
    answerMessage({ ...served, iterations: [answered] });
    expect(await rig.spend(ask(way, { fallbacks }))).toMatchObject({ spent: 700n });
  });
});

describe('the hold for a fallback of Claude', patient, () => {
  it.each([
    ['as much as it may write', { model: 'claude-of-tomorrow', max_tokens: 10_000 }],
    ['its fast mode', { model: 'claude-of-tomorrow', speed: 'fast' }],
  ])('reckons with %s', async (_name, fallback) => {
    const calls = rig.upstream.calls.length;
    const { text } = await rig.spend({ ...ask('direct', { fallbacks: [fallback] }), credit: 5_000n });
    expect(text).toContain('insufficient_quota');
    expect(rig.upstream.calls).toHaveLength(calls);
  });
});

describe('an advisor with a price that a model without one asks', patient, () => {
  const tools = [{ type: 'advisor_20260301', name: 'advisor', model: 'chatfam-opus-4-8' }];
  const usage = { input_tokens: 10, output_tokens: 40 };
  const iterations = [
    { type: 'message', ...usage },
    { type: 'advisor_message', model: 'claude-opus-4-8', input_tokens: 7, output_tokens: 5 },
    { type: 'advisor_message', model: 'claude-of-tomorrow', input_tokens: 3, output_tokens: 1 },
  ];
  let free: VendorPriceRig;

  beforeAll(async () => {
    free = await createVendorPriceRig('anthropic', {
      'chatfam-opus-4-8': createTestPrice({ input: micro(100) }),
    });
  });

  afterAll(() => free.close());

  it('costs what its own model does; one that nobody serves costs as much as the asking model', async () => {
    const content = [hello];
    free.upstream.answer(
      answerJson({ ...message, content, stop_reason: 'end_turn', usage: { ...usage, iterations } }),
    );
    expect(await free.spend(ask('direct', { tools }))).toMatchObject({ spent: 700n });
  });

  it('costs nothing where nobody may ask it', async () => {
    free.upstream.answer(answerJson({ ...message, content: [hello], stop_reason: 'end_turn', usage }));
    expect(await free.spend(ask('direct'))).toMatchObject({ spent: 0n });
  });

  it('is asked by nobody who has no money, and neither is a fallback', async () => {
    const addition = { type: 'tool_addition', tool: { type: 'tool_definition', definition: tools[0] } };
    for (const more of [
      { tools },
      { messages: [{ role: 'user', content: [addition, hello] }] },
      { fallbacks: [{ model: 'claude-opus-4-8' }] },
    ]) {
      const { text } = await free.spend({ ...ask('direct', more), credit: 0n });
      expect(text).toContain('insufficient_quota');
    }
    expect(free.upstream.calls).toHaveLength(2);
  });

  it('costs what its own model does where it answers as a fallback', async () => {
    const fallback = { type: 'fallback_message', model: 'claude-opus-4-8', ...usage };
    const said = { ...usage, iterations: [fallback] };
    free.upstream.answer(answerJson({ ...message, content: [hello], stop_reason: 'end_turn', usage: said }));
    const fallbacks = [{ model: 'claude-opus-4-8' }];
    expect(await free.spend(ask('direct', { fallbacks }))).toMatchObject({ spent: 1_000n });
  });
});
