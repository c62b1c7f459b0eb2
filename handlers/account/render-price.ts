import type { ModelPrice, ModelTokenPrices } from '../../generated/contract-types.ts';
import type { PriceConfig, TokenPrices } from '../../src/core/config.ts';

/** What a model costs: its token prices, which are for one token in 1e-12 USD, are those of a million in micro-USD. */
export function renderPrice(price: PriceConfig): ModelPrice {
  const { longContext, fast, pictures, video } = price;
  return {
    ...renderTokenPrices(price.tokens),
    long_context: longContext && {
      above_tokens: longContext.aboveTokens,
      ...renderTokenPrices(longContext.tokens),
    },
    fast: fast && renderTokenPrices(fast),
    web_search: Number(price.webSearch),
    grounded_answer: Number(price.groundedAnswer),
    transcript_second: Number(price.transcriptSecond),
    pictures: pictures.map(({ size, quality, microUsd }) => ({ size, quality, amount: Number(microUsd) })),
    video_seconds: video === null ? [] : listVideoPrices(video),
  };
}

function renderTokenPrices(tokens: TokenPrices): ModelTokenPrices {
  return {
    input: Number(tokens.input),
    input_image: Number(tokens.inputImage),
    input_audio: Number(tokens.inputAudio),
    input_video: Number(tokens.inputVideo),
    cache_read: Number(tokens.cacheRead),
    cache_write: Number(tokens.cacheWrite),
    cache_write_hour: Number(tokens.cacheWriteHour),
    output: Number(tokens.output),
    thoughts: Number(tokens.thoughts),
    output_image: Number(tokens.outputImage),
    output_audio: Number(tokens.outputAudio),
  };
}

function listVideoPrices({ microUsdByResolution, otherMicroUsd }: NonNullable<PriceConfig['video']>) {
  const rows = Object.entries(microUsdByResolution).map(([resolution, amount]) => ({
    resolution,
    amount: Number(amount),
  }));
  return [...rows, { resolution: null, amount: Number(otherMicroUsd) }];
}
