import type { PicturePrice, PriceConfig, TokenPrices, VideoPrice } from '../core/config.ts';
import { parseUsd } from './parse-units.ts';

/** `models.<name>.price` as specway.yaml spells it: USD, tokens by the million. */
export type FilePrice = Readonly<Partial<Record<keyof TokenPrices, number>>> & {
  readonly pictures?: readonly FilePicturePrice[];
  readonly videoSecond?: number | Readonly<Record<string, number>>;
};

interface FilePicturePrice extends Partial<Pick<PicturePrice, 'size' | 'quality'>> {
  readonly usd: number;
}

/** Whether every price is 0. */
export function isFree({ pictures = [], videoSecond = 0, ...tokens }: FilePrice): boolean {
  const seconds = typeof videoSecond === 'number' ? [videoSecond] : Object.values(videoSecond);
  const amounts = [...Object.values(tokens), ...pictures.map(({ usd }) => usd), ...seconds];
  return amounts.every((usd) => usd === 0);
}

/** A price with its amounts read, and filled in what follows from others. Throws RangeError where an amount is too exact. */
export function createPrice(price: FilePrice): PriceConfig {
  return {
    tokens: createTokenPrices(price),
    pictures: (price.pictures ?? []).map(createPicturePrice),
    video: price.videoSecond === undefined ? null : createVideoPrice(price.videoSecond),
  };
}

/** A millionth of the price of a million tokens is that of one; in 1e-12 USD it is the number of micro-USD for a million. */
function createTokenPrices(price: FilePrice): TokenPrices {
  const input = parseUsd(price.input ?? 0);
  const output = parseUsd(price.output ?? 0);
  const read = (usd: number | undefined, other: bigint) => (usd === undefined ? other : parseUsd(usd));
  const cacheWrite = read(price.cacheWrite, input);
  return {
    input,
    inputImage: read(price.inputImage, input),
    inputAudio: read(price.inputAudio, input),
    inputVideo: read(price.inputVideo, input),
    cacheRead: read(price.cacheRead, input),
    cacheWrite,
    cacheWriteHour: read(price.cacheWriteHour, cacheWrite),
    output,
    thoughts: read(price.thoughts, output),
    outputImage: read(price.outputImage, output),
    outputAudio: read(price.outputAudio, output),
  };
}

function createPicturePrice({ size = null, quality = null, usd }: FilePicturePrice): PicturePrice {
  return { size, quality, microUsd: parseUsd(usd) };
}

function createVideoPrice(price: number | Readonly<Record<string, number>>): VideoPrice {
  if (typeof price === 'number') return { microUsdByResolution: {}, otherMicroUsd: parseUsd(price) };
  const rows = Object.entries(price).map(([resolution, usd]) => [resolution, parseUsd(usd)] as const);
  const otherMicroUsd = rows.reduce((dearest, [, usd]) => (usd > dearest ? usd : dearest), 0n);
  return { microUsdByResolution: Object.fromEntries(rows), otherMicroUsd };
}
