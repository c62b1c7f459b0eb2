import type { PicturePrice, PriceConfig, TokenPrices, VideoPrice } from '../core/config.ts';
import { parseUsd } from './parse-units.ts';

/** `models.<name>.price` as specway.yaml spells it: USD, tokens by the million. */
export type FilePrice = FileTokenPrices & {
  readonly longContext?: FileTokenPrices & { readonly aboveTokens: number };
  readonly fast?: FileTokenPrices;
  readonly webSearch?: number;
  readonly groundedAnswer?: number;
  readonly transcriptSecond?: number;
  readonly pictures?: readonly FilePicturePrice[];
  readonly videoSecond?: number | Readonly<Record<string, number>>;
};

type FileTokenPrices = Readonly<Partial<Record<keyof TokenPrices, number>>>;

interface FilePicturePrice extends Partial<Pick<PicturePrice, 'size' | 'quality'>> {
  readonly usd: number;
}

/** Whether every price is 0. */
export function isFree(price: FilePrice): boolean {
  return listAmounts(price).every(({ usd }) => usd === 0);
}

/** One amount of a price, and where in it. */
export interface PriceAmount {
  readonly path: readonly (string | number)[];
  readonly usd: number;
}

/** Every amount of a price, in its order. */
export function listAmounts(price: FilePrice): readonly PriceAmount[] {
  const { longContext = {}, fast = {}, pictures = [], videoSecond = {}, ...amounts } = price;
  return [
    ...listEntries(amounts, []),
    ...listEntries({ ...longContext, aboveTokens: undefined }, ['longContext']),
    ...listEntries(fast, ['fast']),
    ...pictures.map(({ usd }, index) => ({ path: ['pictures', index, 'usd'], usd })),
    ...(typeof videoSecond === 'number'
      ? [{ path: ['videoSecond'], usd: videoSecond }]
      : listEntries(videoSecond, ['videoSecond'])),
  ];
}

function listEntries(
  amounts: Readonly<Record<string, number | undefined>>,
  path: readonly string[],
): readonly PriceAmount[] {
  return Object.entries(amounts).flatMap(([kind, usd]) =>
    usd === undefined ? [] : [{ path: [...path, kind], usd }],
  );
}

/** Kinds of tokens that a price names and one of its other lists of prices does not. */
export function listUnnamed(price: FilePrice, list: 'longContext' | 'fast'): readonly string[] {
  const named: Readonly<Record<string, unknown>> = price[list] ?? price;
  return listAmounts(price).flatMap(({ path: [kind = '', ...rest] }) =>
    rest.length > 0 || pieces.has(String(kind)) || String(kind) in named ? [] : [String(kind)],
  );
}

/** What is paid by the piece. */
const pieces: ReadonlySet<string> = new Set([
  'webSearch',
  'groundedAnswer',
  'transcriptSecond',
  'videoSecond',
]);

/** A price with its amounts read, and filled in what follows from others. Throws RangeError where an amount is too exact. */
export function createPrice(price: FilePrice): PriceConfig {
  const { longContext, fast } = price;
  return {
    tokens: createTokenPrices(price),
    longContext:
      longContext === undefined
        ? null
        : { aboveTokens: longContext.aboveTokens, tokens: createTokenPrices(longContext) },
    fast: fast === undefined ? null : createTokenPrices(fast),
    webSearch: parseUsd(price.webSearch ?? 0),
    groundedAnswer: parseUsd(price.groundedAnswer ?? 0),
    transcriptSecond: parseUsd(price.transcriptSecond ?? 0),
    pictures: (price.pictures ?? []).map(createPicturePrice),
    video: price.videoSecond === undefined ? null : createVideoPrice(price.videoSecond),
  };
}

/** A millionth of the price of a million tokens is that of one; in 1e-12 USD it is the number of micro-USD for a million. */
function createTokenPrices(price: FileTokenPrices): TokenPrices {
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
