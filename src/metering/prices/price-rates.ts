/**
 * What a model costs, with nothing left open. All amounts in picodollars, 10^-12 USD: a price of one dollar for a million tokens
 * is a million picodollars for one, and whatever has six decimals in the configuration is a whole number here.
 */
export interface PriceRates {
  /** Of one token. */
  readonly input: bigint;
  readonly inputAudio: bigint;
  readonly inputImage: bigint;
  readonly cacheRead: bigint;
  readonly cacheWrite: bigint;
  readonly output: bigint;
  readonly outputAudio: bigint;
  /** 0 where pictures are paid for by the piece. */
  readonly outputImage: bigint;
  readonly thoughts: bigint;
  /** Of one picture; the first that matches holds. Empty where pictures are paid for by their tokens. */
  readonly pictures: readonly PictureRate[];
}

/** What a picture of this kind costs; `null` is any. */
export interface PictureRate {
  readonly size: string | null;
  readonly quality: string | null;
  readonly price: bigint;
}

/** Pictures of one kind; `null` where their size or quality is not known. */
export interface PictureCount {
  readonly count: number;
  readonly size: string | null;
  readonly quality: string | null;
}

/** How many picodollars a micro-USD has. */
const picosPerMicro = 1_000_000n;

/** In micro-USD, rounded up. */
export function roundToMicros(picodollars: bigint): bigint {
  return (picodollars + picosPerMicro - 1n) / picosPerMicro;
}

/** The dearest of these. */
export function findDearest(prices: readonly bigint[]): bigint {
  return prices.reduce((dearest, price) => (price > dearest ? price : dearest), 0n);
}

/**
 * What one picture costs: by the first row that matches. Of a picture that is not known in full it is the dearest of the rows
 * that may be the first, and where no row matches, of all rows.
 */
export function findPicturePrice(rows: readonly PictureRate[], picture: Omit<PictureCount, 'count'>): bigint {
  const possible: bigint[] = [];
  for (const row of rows) {
    const match = matchRow(row, picture);
    if (match === 'no') continue;
    possible.push(row.price);
    if (match === 'yes') return findDearest(possible);
  }
  return findDearest(possible.length > 0 ? possible : rows.map(({ price }) => price));
}

function matchRow(row: PictureRate, picture: Omit<PictureCount, 'count'>): 'yes' | 'perhaps' | 'no' {
  const pairs = [
    [row.size, picture.size],
    [row.quality, picture.quality],
  ] as const;
  if (pairs.some(([wanted, given]) => wanted !== null && given !== null && wanted !== given)) return 'no';
  return pairs.some(([wanted, given]) => wanted !== null && given === null) ? 'perhaps' : 'yes';
}
