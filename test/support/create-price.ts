import type { ModelConfig, PriceConfig, TokenPrices } from '../../src/core/config.ts';

const free: TokenPrices = {
  input: 0n,
  inputImage: 0n,
  inputAudio: 0n,
  inputVideo: 0n,
  cacheRead: 0n,
  cacheWrite: 0n,
  cacheWriteHour: 0n,
  output: 0n,
  thoughts: 0n,
  outputImage: 0n,
  outputAudio: 0n,
};

/** A price; what is not named costs nothing. */
export function createTestPrice(
  tokens: Partial<TokenPrices>,
  pictures: PriceConfig['pictures'] = [],
): PriceConfig {
  return {
    tokens: createTestTokenPrices(tokens),
    longContext: null,
    fast: null,
    webSearch: 0n,
    groundedAnswer: 0n,
    transcriptSecond: 0n,
    pictures,
    video: null,
  };
}

/** The same of tokens alone. */
export function createTestTokenPrices(tokens: Partial<TokenPrices>): TokenPrices {
  return { ...free, ...tokens };
}

/** Models of which a token of the answer costs so many 1e-12 USD, and nothing else does. */
export function createPriceTable(
  outputs: Readonly<Record<string, bigint>>,
): Readonly<Record<string, ModelConfig>> {
  return Object.fromEntries(
    Object.entries(outputs).map(([name, output]) => {
      const price = createTestPrice({ output, thoughts: output });
      return [name, { fallbacks: [], aliases: [], price }];
    }),
  );
}
