import type { PriceConfig, TokenPrices } from '../../core/config.ts';
import type { MediaTokens, TokenUsage } from '../../core/usage.ts';
import { findPicturePrice, roundUpToMicroUsd, type PictureCount } from './price-rates.ts';

/** What an answer took. Pictures that are paid for by the piece are not paid for by their tokens, too. */
export interface UsedUp {
  readonly usage: TokenUsage;
  /** Empty where pictures are not paid for by the piece. */
  readonly pictures: readonly PictureCount[];
  /** Of a model that was asked beside the one that was called for, or answers in its place; `null` where none of that name has one. Absent where none can be asked. */
  readonly findPrice?: (model: string) => PriceConfig | null;
}

const freeTokens: TokenPrices = {
  ...{ input: 0n, inputImage: 0n, inputAudio: 0n, inputVideo: 0n },
  ...{ cacheRead: 0n, cacheWrite: 0n, cacheWriteHour: 0n },
  ...{ output: 0n, thoughts: 0n, outputImage: 0n, outputAudio: 0n },
};

/** Of a model without one: what is asked beside it may have one all the same. */
export const freePrice: PriceConfig = {
  ...{ tokens: freeTokens, longContext: null, fast: null },
  ...{ webSearch: 0n, groundedAnswer: 0n, transcriptSecond: 0n, pictures: [], video: null },
};

/** What it costs, in micro-USD: an exact sum, rounded up once. */
export function computeCost(price: PriceConfig, { usage, pictures, findPrice }: UsedUp): bigint {
  const { pictures: rows } = price;
  const byPiece = pictures.reduce(
    (sum, picture) => sum + BigInt(picture.count) * findPicturePrice(rows, picture),
    0n,
  );
  const calls = usage.calls ?? [usage];
  const choosePrice = ({ extras }: TokenUsage) => {
    const model = extras?.model ?? null;
    return model === null ? price : (findPrice?.(model) ?? price);
  };
  const units = calls.reduce((sum, call) => sum + sumCall(choosePrice(call), call), 0n);
  const searches = calls.reduce((sum, call) => sum + sumSearches(choosePrice(call), call), 0n);
  return byPiece + roundUpToMicroUsd(units) + searches;
}

/** Of what is in 1e-12 USD: a thousandth of a micro-USD. */
const unitsPerNanoUsd = 1_000n;

/** What the tokens of one call cost, and the seconds that were transcribed beside them, in 1e-12 USD. */
function sumCall(price: PriceConfig, usage: TokenUsage): bigint {
  const tokens = chooseTokenPrices(price, usage);
  const outputImage = price.pictures.length === 0 ? tokens.outputImage : 0n;
  const transcribed = BigInt(usage.extras?.transcribedMs ?? 0) * price.transcriptSecond * unitsPerNanoUsd;
  return sumInput(tokens, usage) + sumOutput({ ...tokens, outputImage }, usage) + transcribed;
}

function chooseTokenPrices({ tokens, longContext, fast }: PriceConfig, usage: TokenUsage): TokenPrices {
  if (fast !== null && usage.extras?.speed === 'fast') return fast;
  if (longContext === null) return tokens;
  const { inputTokens, cacheReadTokens, cacheWriteTokens } = usage;
  const length = inputTokens + cacheReadTokens + cacheWriteTokens;
  return length > longContext.aboveTokens ? longContext.tokens : tokens;
}

/** In micro-USD. */
function sumSearches({ webSearch, groundedAnswer }: PriceConfig, { extras }: TokenUsage): bigint {
  if (extras === undefined || extras.searches === 0) return 0n;
  return BigInt(extras.searches) * webSearch + groundedAnswer;
}

/** Tokens that have a price of their own, and the price. */
type Share = readonly [tokens: number, price: bigint];

/**
 * What is no text is counted over all input. What a cache gave of it is left out as far as the upstream says so; otherwise as much of
 * it as was neither read nor written has its own price.
 */
function sumInput(prices: TokenPrices, usage: TokenUsage): bigint {
  const { inputTokens, cacheReadTokens } = usage;
  const shares: readonly Share[] = [
    [countFresh(usage, 'audio'), prices.inputAudio],
    [countFresh(usage, 'image'), prices.inputImage],
    [countFresh(usage, 'video'), prices.inputVideo],
  ];
  return (
    BigInt(cacheReadTokens) * prices.cacheRead +
    sumWrites(prices, usage) +
    sumShares(inputTokens, prices.input, shares)
  );
}

function sumWrites(prices: TokenPrices, { cacheWriteTokens, extras }: TokenUsage): bigint {
  if (extras === undefined) return BigInt(cacheWriteTokens) * prices.cacheWrite;
  return sumShares(cacheWriteTokens, prices.cacheWrite, [[extras.hourWriteTokens, prices.cacheWriteHour]]);
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
