import type { ModelPrice } from '../../generated/contract-types.ts';
import type { PriceConfig } from '../../src/core/config.ts';

/** What a model costs: its token prices, which are for one token in 1e-12 USD, are those of a million in micro-USD. */
export function renderPrice({ tokens, pictures, video }: PriceConfig): ModelPrice {
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
    pictures: pictures.map(({ size, quality, microUsd }) => ({ size, quality, amount: Number(microUsd) })),
    video_seconds: video === null ? [] : listVideoPrices(video),
  };
}

function listVideoPrices({ microUsdByResolution, otherMicroUsd }: NonNullable<PriceConfig['video']>) {
  const rows = Object.entries(microUsdByResolution).map(([resolution, amount]) => ({
    resolution,
    amount: Number(amount),
  }));
  return [...rows, { resolution: null, amount: Number(otherMicroUsd) }];
}
