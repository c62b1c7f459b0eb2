import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PriceConfig, TokenPrices } from '../../../../src/core/config.ts';
import { createExtras, createTokenUsage, noMedia } from '../../../../src/core/tokens/token-counts.ts';
import { computeCost } from '../../../../src/metering/prices/compute-cost.ts';
import { estimateHold } from '../../../../src/metering/prices/estimate-hold.ts';
import { readDemand } from '../../../../src/metering/prices/read-demand.ts';
import { createTestPrice, createTestTokenPrices } from '../../../support/create-price.ts';

/** Far apart, so that each kind is sometimes the only dear one. */
const amount = fc.oneof({ weight: 3, arbitrary: fc.bigInt(0n, 9n) }, fc.bigInt(0n, 99_999_999n));
const tokenPrices: fc.Arbitrary<TokenPrices> = fc
  .record({
    input: amount,
    inputImage: amount,
    inputAudio: amount,
    inputVideo: amount,
    cacheRead: amount,
    cacheWrite: amount,
    cacheWriteHour: amount,
    output: amount,
    thoughts: amount,
    outputAudio: amount,
    outputImage: amount,
  })
  .map(createTestTokenPrices);

const price: fc.Arbitrary<PriceConfig> = fc
  .record({
    tokens: tokenPrices,
    longContext: fc.option(fc.record({ aboveTokens: fc.integer({ min: 1, max: 400 }), tokens: tokenPrices })),
    fast: fc.option(tokenPrices),
    webSearch: amount,
    groundedAnswer: amount,
  })
  .map((some) => ({ ...createTestPrice({}), ...some }));

const count = fc.integer({ min: 0, max: 100 });

/** What an upstream may come to within a request that says everything. */
const answer = fc.record({
  fresh: count,
  read: count,
  shortly: count,
  forHour: count,
  audio: count,
  output: count,
  thoughts: count,
  searches: fc.integer({ min: 0, max: 5 }),
  isFast: fc.boolean(),
});

describe('a hold', () => {
  it('covers whatever an answer costs that keeps within its request', () => {
    fc.assert(
      fc.property(
        price,
        answer,
        fc.constantFrom('createMessage', 'generateContent'),
        (prices, used, operation) => {
          const speed = used.isFast ? 'fast' : 'standard';
          const usage = createTokenUsage({
            inputTokens: used.fresh,
            cacheReadTokens: used.read,
            cacheWriteTokens: used.shortly + used.forHour,
            inputMediaTokens: { ...noMedia, audio: used.audio },
            outputTokens: used.output,
            thoughtTokens: used.thoughts,
            ...withExtras({ hourWriteTokens: used.forHour, searches: used.searches, speed }),
          });
          const demand = readDemand(operation, {
            max_tokens: used.output,
            generationConfig: { maxOutputTokens: used.output },
            speed,
            tools:
              operation === 'createMessage'
                ? [{ type: 'web_search_20250305', name: 'web_search', max_uses: used.searches }]
                : [{ googleSearch: {} }],
          });
          if (demand === null) throw new Error('generates something');
          const held = estimateHold(prices, {
            input: {
              tokens: used.fresh + used.read + used.shortly + used.forHour,
              faithfulTokens: 0,
              isKeptForHour: used.forHour > 0,
            },
            demand: { ...demand, speed },
            model: { catalogue: null, kinds: new Set() },
            holdOutputTokens: 100,
          });
          expect(computeCost(prices, { usage, pictures: [] })).toBeLessThanOrEqual(held);
        },
      ),
      { numRuns: 500 },
    );
  });
});

function withExtras(some: Parameters<typeof createExtras>[0]) {
  const extras = createExtras(some);
  return extras === null ? {} : { extras };
}
