import type { PriceConfig, TokenPrices } from '../../core/config.ts';
import type { MediaTokens, TokenUsage } from '../../core/usage.ts';
import { findPicturePrice, roundUpToMicroUsd, type PictureCount } from './price-rates.ts';

/** What an answer took. Pictures that are paid for by the piece are not paid for by their tokens, too. */
export interface UsedUp {
  readonly usage: TokenUsage;
  /** Empty where pictures are not paid for by the piece. */
  readonly pictures: readonly PictureCount[];
}

/** What it costs, in micro-USD: an exact sum, rounded up once. */
export function computeCost({ tokens, pictures: rows }: PriceConfig, { usage, pictures }: UsedUp): bigint {
  const byPiece = pictures.reduce(
    (sum, picture) => sum + BigInt(picture.count) * findPicturePrice(rows, picture),
    0n,
  );
  const outputImage = rows.length === 0 ? tokens.outputImage : 0n;
  const prices = { ...tokens, outputImage };
  const calls = usage.calls ?? [usage];
  return byPiece + roundUpToMicroUsd(calls.reduce((sum, call) => sum + sumTokens(prices, call), 0n));
}

/** What one call took. */
function sumTokens(prices: TokenPrices, usage: TokenUsage): bigint {
  return sumInput(prices, usage) + sumOutput(prices, usage);
}

/** Tokens that have a price of their own, and the price. */
type Share = readonly [tokens: number, price: bigint];

/**
 * What is no text is counted over all input. What a cache gave of it is left out as far as the upstream says so; otherwise as much of
 * it as was neither read nor written has its own price.
 */
function sumInput(prices: TokenPrices, usage: TokenUsage): bigint {
  const { inputTokens, cacheReadTokens, cacheWriteTokens } = usage;
  const shares: readonly Share[] = [
    [countFresh(usage, 'audio'), prices.inputAudio],
    [countFresh(usage, 'image'), prices.inputImage],
    [countFresh(usage, 'video'), prices.inputVideo],
  ];
  return (
    BigInt(cacheReadTokens) * prices.cacheRead +
    sumShares(cacheWriteTokens, prices.cacheWrite, [
      [usage.extras?.hourWriteTokens ?? 0, prices.cacheWriteHour],
    ]) +
    sumShares(inputTokens, prices.input, shares)
  );
}

function countFresh({ inputMediaTokens, cachedMediaTokens }: TokenUsage, kind: keyof MediaTokens): number {
  return Math.max(0, inputMediaTokens[kind] - (cachedMediaTokens?.[kind] ?? 0));
}

function sumOutput(prices: TokenPrices, usage: TokenUsage): bigint {
  const { outputTokens, thoughtTokens, outputMediaTokens: media } = usage;
  return sumShares(outputTokens, prices.output, [
    [thoughtTokens, prices.thoughts],
    [media.image, prices.outputImage],
    [media.audio, prices.outputAudio],
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
