import type { TokenUsage } from '../../core/usage.ts';
import { findPicturePrice, roundToMicros, type PictureCount, type PriceRates } from './price-rates.ts';

/** What an answer took. */
export interface UsedUp {
  readonly usage: TokenUsage;
  /** Empty where pictures are not paid for by the piece. */
  readonly pictures: readonly PictureCount[];
}

/** What it costs, in micro-USD: an exact sum, rounded up once. */
export function computeCost(rates: PriceRates, { usage, pictures }: UsedUp): bigint {
  return roundToMicros(sumInput(rates, usage) + sumOutput(rates, usage) + sumPictures(rates, pictures));
}

/** Tokens that have a price of their own, and the price. */
type Share = readonly [tokens: number, price: bigint];

/**
 * What is no text is counted over all input, and caches do not say what was read of it: as much of it as was neither read nor
 * written has its own price.
 */
function sumInput(rates: PriceRates, usage: TokenUsage): bigint {
  const { inputTokens, cacheReadTokens, cacheWriteTokens, inputMediaTokens: media } = usage;
  const shares: readonly Share[] = [
    [media.audio, rates.inputAudio],
    [media.image, rates.inputImage],
  ];
  return (
    BigInt(cacheReadTokens) * rates.cacheRead +
    BigInt(cacheWriteTokens) * rates.cacheWrite +
    sumShares(inputTokens, rates.input, shares)
  );
}

function sumOutput(rates: PriceRates, usage: TokenUsage): bigint {
  const { outputTokens, thoughtTokens, outputMediaTokens: media } = usage;
  return sumShares(outputTokens, rates.output, [
    [thoughtTokens, rates.thoughts],
    [media.image, rates.outputImage],
    [media.audio, rates.outputAudio],
  ]);
}

/** Of so many tokens each share at its own price, and what is left of them at the price of text. */
function sumShares(tokens: number, price: bigint, shares: readonly Share[]): bigint {
  let left = tokens;
  let sum = 0n;
  for (const [wanted, ownPrice] of shares) {
    const taken = Math.min(wanted, left);
    sum += BigInt(taken) * ownPrice;
    left -= taken;
  }
  return sum + BigInt(left) * price;
}

function sumPictures({ pictures: rows }: PriceRates, pictures: readonly PictureCount[]): bigint {
  return pictures.reduce((sum, picture) => sum + BigInt(picture.count) * findPicturePrice(rows, picture), 0n);
}
