import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../src/core/json/json-object.ts';
import { createTestPrice } from '../../support/create-price.ts';
import { answerJson } from '../../support/fake-answers.ts';
import { createVendorPriceRig, type VendorPriceRig } from '../../support/vendor-price-rig.ts';

const price = createTestPrice({ output: 1_000_000n });
const claude = { paid: 'chatfam-sonnet-4-6', free: 'chatfam-opus-4-8' };
const gemini = { paid: 'genfam-2.5-pro', free: 'genfam-2.5-flash' };

let rig: VendorPriceRig;
let contentRig: VendorPriceRig;

beforeAll(async () => {
  rig = await createVendorPriceRig('anthropic', { [claude.paid]: price });
  contentRig = await createVendorPriceRig('gemini', { [gemini.paid]: price });
});

afterAll(async () => {
  await rig.close();
  await contentRig.close();
});

async function askMessage(model: string, more: JsonObject) {
  const { calls } = rig.upstream;
  const before = calls.length;
  rig.upstream.answer(
    answerJson({
      ...{ id: 'msg_1', type: 'message', role: 'assistant', model: 'claude', stop_sequence: null },
      ...{ content: [{ type: 'text', text: 'Hello' }], stop_reason: 'end_turn' },
      usage: { input_tokens: 10, output_tokens: 5 },
    }),
  );
  const json = { model, max_tokens: 100, messages: [{ role: 'user', content: 'Hello' }], ...more };
  const { text, spent } = await rig.spend({ path: '/v1/messages', json, way: 'direct' });
  return { text, spent, sent: calls.slice(before).map((call) => call.json()) };
}

async function askContent(model: string, more: JsonObject) {
  const { calls } = contentRig.upstream;
  const before = calls.length;
  const content = { role: 'model', parts: [{ text: 'Hello' }] };
  contentRig.upstream.answer(
    answerJson({
      candidates: [{ content, finishReason: 'STOP', index: 0 }],
      usageMetadata: { promptTokenCount: 10, candidatesTokenCount: 5, totalTokenCount: 15 },
    }),
  );
  const json = { contents: [{ role: 'user', parts: [{ text: 'Hello' }] }], ...more };
  const path = `/v1beta/models/${model}:generateContent`;
  const { text, spent } = await contentRig.spend({ path, json, way: 'direct' });
  return { text, spent, sent: calls.slice(before).map((call) => call.json()) };
}

describe('what format B chooses at a price of its own', () => {
  it.each([{ inference_geo: 'us' }, { service_tier: 'priority' }])(
    'is refused of a model with a price: %o',
    async (more) => {
      const { text, spent, sent } = await askMessage(claude.paid, more);
      expect(text).toContain(Object.keys(more)[0]);
      expect(text).toContain('invalid_request_error');
      expect({ spent, sent }).toEqual({ spent: 0n, sent: [] });
    },
  );

  it.each([
    { inference_geo: 'global' },
    { service_tier: 'auto' },
    { service_tier: 'standard_only' },
    { inference_geo: null },
  ])('is passed on where it costs nothing more: %o', async (more) => {
    expect((await askMessage(claude.paid, more)).spent).toBe(5n);
  });

  it('is passed on of a model without a price', async () => {
    const { sent } = await askMessage(claude.free, { inference_geo: 'us' });
    expect(sent).toMatchObject([{ inference_geo: 'us' }]);
  });

  it('is refused of a free model with a fallback that has a price', async () => {
    const fallbacks = [{ model: claude.paid }];
    expect((await askMessage(claude.free, { inference_geo: 'us', fallbacks })).sent).toEqual([]);
  });
});

describe('what format C chooses at a price of its own', () => {
  it.each([
    { serviceTier: 'priority' },
    { service_tier: 'priority' },
    { serviceTier: 'SERVICE_TIER_PRIORITY' },
    { serviceTier: 'tier-of-tomorrow' },
  ])('is refused of a model with a price: %o', async (more) => {
    const { text, spent, sent } = await askContent(gemini.paid, more);
    expect(text).toContain('INVALID_ARGUMENT');
    expect({ spent, sent }).toEqual({ spent: 0n, sent: [] });
  });

  it.each([{ serviceTier: 'standard' }, { serviceTier: 'SERVICE_TIER_FLEX' }, { service_tier: 'flex' }])(
    'is passed on where it costs no more, at the usual price: %o',
    async (more) => {
      const { spent, sent } = await askContent(gemini.paid, more);
      expect(spent).toBe(5n);
      expect(sent).toMatchObject([more]);
    },
  );

  it('is passed on of a model without a price', async () => {
    const { sent } = await askContent(gemini.free, { serviceTier: 'priority' });
    expect(sent).toMatchObject([{ serviceTier: 'priority' }]);
  });
});
