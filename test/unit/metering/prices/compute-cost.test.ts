import { describe, expect, it } from 'vitest';
import { addUsage, createTokenUsage, noMedia } from '../../../../src/core/tokens/token-counts.ts';
import { computeCost, type UsedUp } from '../../../../src/metering/prices/compute-cost.ts';
import type { PicturePrice } from '../../../../src/core/config.ts';
import { createTestPrice, createTestTokenPrices } from '../../../support/create-price.ts';

const million = 1_000_000;

/** USD for a million tokens, in 1e-12 USD for one. */
const chat = createTestPrice({
  input: 3_000_000n,
  output: 15_000_000n,
  thoughts: 20_000_000n,
  cacheRead: 300_000n,
  cacheWrite: 3_750_000n,
  cacheWriteHour: 6_000_000n,
});
const multimodal = createTestPrice({
  input: 300_000n,
  inputAudio: 1_000_000n,
  inputImage: 600_000n,
  inputVideo: 400_000n,
  output: 2_500_000n,
  thoughts: 2_500_000n,
  outputImage: 30_000_000n,
  outputAudio: 12_000_000n,
});
const rows: readonly PicturePrice[] = [
  { size: '1024x1024', quality: 'low', microUsd: 11_000n },
  { size: '1024x1024', quality: null, microUsd: 42_000n },
  { size: null, quality: null, microUsd: 250_000n },
];
const drawn = createTestPrice({ input: 5_000_000n, output: 10_000_000n, outputImage: 40_000_000n }, rows);

function used(counts: Parameters<typeof createTokenUsage>[0], pictures: UsedUp['pictures'] = []): UsedUp {
  return { usage: createTokenUsage(counts), pictures };
}

const extras = { hourWriteTokens: 0, searches: 0, speed: 'standard', model: null } as const;
const vendors = {
  ...chat,
  longContext: {
    aboveTokens: 1_000,
    tokens: createTestTokenPrices({
      input: 6_000_000n,
      cacheRead: 600_000n,
      cacheWrite: 7_000_000n,
      output: 22_000_000n,
    }),
  },
  fast: createTestTokenPrices({ input: 30_000_000n, output: 150_000_000n }),
  webSearch: 10_000n,
  groundedAnswer: 35_000n,
};

const kind = { size: '1024x1024', quality: 'low' };

describe('computeCost', () => {
  it.each([
    ['input', chat, used({ inputTokens: million }), 3_000_000n],
    ['output', chat, used({ outputTokens: million }), 15_000_000n],
    [
      'thoughts, which are part of the output',
      chat,
      used({ outputTokens: million, thoughtTokens: 400_000 }),
      17_000_000n,
    ],
    ['what caches gave', chat, used({ inputTokens: 10, cacheReadTokens: million }), 300_030n],
    ['what caches took', chat, used({ cacheWriteTokens: million }), 3_750_000n],
    [
      'what caches took, in part for an hour',
      chat,
      used({ cacheWriteTokens: million, extras: { ...extras, hourWriteTokens: 400_000 } }),
      2_400_000n + 2_250_000n,
    ],
    [
      'no more for an hour than was written',
      chat,
      used({ cacheWriteTokens: 10, extras: { ...extras, hourWriteTokens: million } }),
      60n,
    ],
    [
      'all of it together',
      chat,
      used({ inputTokens: 100, cacheReadTokens: 100, cacheWriteTokens: 100, outputTokens: 100 }),
      2_205n,
    ],
    ['nothing', chat, used({}), 0n],
    ['a prompt that is not too long', vendors, used({ inputTokens: 1_000, outputTokens: 10 }), 3_150n],
    ['a long prompt, with its answer', vendors, used({ inputTokens: 1_001, outputTokens: 10 }), 6_226n],
    [
      'a prompt that is long with what caches gave and took',
      vendors,
      used({ inputTokens: 1, cacheReadTokens: 500, cacheWriteTokens: 500 }),
      6n + 300n + 3_500n,
    ],
    [
      'several calls, of which none has a long prompt',
      vendors,
      {
        usage: addUsage(createTokenUsage({ inputTokens: 900 }), createTokenUsage({ inputTokens: 900 })),
        pictures: [],
      },
      5_400n,
    ],
    [
      'fast mode, however long the prompt is',
      vendors,
      used({ inputTokens: 2_000, outputTokens: 10, extras: { ...extras, speed: 'fast' } }),
      61_500n,
    ],
    [
      'fast mode where it has no price of its own',
      chat,
      used({ inputTokens: 10, extras: { ...extras, speed: 'fast' } }),
      30n,
    ],
    [
      'searches, and the answer that rests on them',
      vendors,
      used({ inputTokens: 10, extras: { ...extras, searches: 3 } }),
      30n + 30_000n + 35_000n,
    ],
    ['searches that cost nothing', chat, used({ extras: { ...extras, searches: 3 } }), 0n],
    [
      'sounds that were heard',
      multimodal,
      used({ inputTokens: million, inputMediaTokens: { ...noMedia, audio: million } }),
      1_000_000n,
    ],
    [
      'pictures and films that were seen',
      multimodal,
      used({ inputTokens: million, inputMediaTokens: { ...noMedia, image: 200_000, video: 300_000 } }),
      390_000n,
    ],
    [
      'documents, as text',
      multimodal,
      used({ inputTokens: million, inputMediaTokens: { ...noMedia, document: million } }),
      300_000n,
    ],
    [
      'media of which a cache gave the rest',
      multimodal,
      used({ inputTokens: 100, cacheReadTokens: 900, inputMediaTokens: { ...noMedia, audio: 1_000 } }),
      100n,
    ],
    [
      'media that a cache gave, and fresh text',
      multimodal,
      used({
        inputTokens: 150,
        cacheReadTokens: 900,
        inputMediaTokens: { ...noMedia, audio: 900 },
        cachedMediaTokens: { ...noMedia, audio: 900 },
      }),
      45n,
    ],
    [
      'media of which a cache gave a part',
      multimodal,
      used({
        inputTokens: 400,
        cacheReadTokens: 900,
        inputMediaTokens: { ...noMedia, audio: 300, image: 900 },
        cachedMediaTokens: { ...noMedia, audio: 200, image: 700 },
      }),
      // 100 of sound, 200 of pictures, 100 of text.
      100n + 120n + 30n,
    ],
    [
      'more cached media than there are media',
      multimodal,
      used({
        inputTokens: 100,
        cacheReadTokens: 900,
        inputMediaTokens: { ...noMedia, audio: 300 },
        cachedMediaTokens: { ...noMedia, audio: 900 },
      }),
      30n,
    ],
    [
      'pictures and sounds that were made',
      multimodal,
      used({ outputTokens: million, outputMediaTokens: { ...noMedia, image: 500_000, audio: 100_000 } }),
      17_200_000n,
    ],
    [
      'thoughts beside a picture',
      multimodal,
      used({ outputTokens: 3_000, thoughtTokens: 1_000, outputMediaTokens: { ...noMedia, image: 1_290 } }),
      42_975n,
    ],
    [
      'a picture by the piece, not by its tokens',
      drawn,
      used({ inputTokens: 100, outputTokens: 1_290, outputMediaTokens: { ...noMedia, image: 1_290 } }, [
        { ...kind, count: 1 },
      ]),
      11_500n,
    ],
    [
      'words beside a picture',
      drawn,
      used({ outputTokens: 1_390, outputMediaTokens: { ...noMedia, image: 1_290 } }, [{ ...kind, count: 1 }]),
      12_000n,
    ],
    [
      'pictures of several kinds',
      drawn,
      used({}, [
        { ...kind, count: 2 },
        { size: '1536x1024', quality: 'low', count: 1 },
      ]),
      272_000n,
    ],
  ])('is right for %s', (_name, price, answer, cost) => {
    expect(computeCost(price, answer)).toBe(cost);
  });

  it('takes the price of a model that was asked beside the one that answers, where it has one', () => {
    const beside = createTokenUsage({ inputTokens: 10, extras: { ...extras, model: 'claude-opus-4-8' } });
    const usage = addUsage(createTokenUsage({ inputTokens: 10 }), beside);
    const dear = createTestPrice({ input: 30_000_000n });
    expect(computeCost(chat, { usage, pictures: [], findPrice: () => dear })).toBe(30n + 300n);
    expect(computeCost(chat, { usage, pictures: [], findPrice: () => null })).toBe(60n);
    expect(computeCost(chat, { usage, pictures: [] })).toBe(60n);
  });

  it('rounds the exact sum up, once', () => {
    const tiny = createTestPrice({ input: 1n, output: 1n });
    expect(computeCost(tiny, used({ inputTokens: 1 }))).toBe(1n);
    expect(computeCost(tiny, used({ inputTokens: 1, outputTokens: 1 }))).toBe(1n);
    expect(computeCost(tiny, used({ inputTokens: million }))).toBe(1n);
    expect(computeCost(tiny, used({ inputTokens: million, outputTokens: 1 }))).toBe(2n);
  });

  it('is exact where doubles are not', () => {
    const price = createTestPrice({ input: 999_999_999_999n });
    expect(computeCost(price, used({ inputTokens: 999_999_999 }))).toBe(999_999_998_999_001n);
  });
});
