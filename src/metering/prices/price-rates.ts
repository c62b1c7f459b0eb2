import type { PicturePrice } from '../../core/config.ts';
import type { PictureKind } from '../../core/usage.ts';

/** Pictures of one kind. */
export interface PictureCount extends PictureKind {
  readonly count: number;
}

const usualQualities: ReadonlySet<string | null> = new Set(['low', 'medium', 'high']);

/** Prices of tokens are in 1e-12 USD. */
const unitsPerMicroUsd = 1_000_000n;

/** In micro-USD, rounded up. */
export function roundUpToMicroUsd(units: bigint): bigint {
  return (units + unitsPerMicroUsd - 1n) / unitsPerMicroUsd;
}

/** The dearest of these. */
export function findDearest(prices: readonly bigint[]): bigint {
  return prices.reduce((dearest, price) => (price > dearest ? price : dearest), 0n);
}

/**
 * What one picture costs, in micro-USD: by the first row that matches. Of a picture that is not known in full it is the dearest of the rows
 * that may be the first, and where perhaps no row matches, of all rows. A quality that is none of the usual ones is known only where a row
 * names it: what is meant for every quality was set without it in mind.
 */
export function findPicturePrice(rows: readonly PicturePrice[], { size, quality }: PictureKind): bigint {
  const isKnown = usualQualities.has(quality) || rows.some((row) => row.quality === quality);
  const picture = { size, quality: isKnown ? quality : null };
  const possible: bigint[] = [];
  for (const row of rows) {
    const match = matchRow(row, picture);
    if (match === 'no') continue;
    possible.push(row.microUsd);
    if (match === 'yes') return findDearest(possible);
  }
  return findDearest(rows.map(({ microUsd }) => microUsd));
}

function matchRow(row: PicturePrice, picture: PictureKind): 'yes' | 'perhaps' | 'no' {
  const pairs = [
    [row.size, picture.size],
    [row.quality, picture.quality],
  ] as const;
  if (pairs.some(([wanted, given]) => wanted !== null && given !== null && wanted !== given)) return 'no';
  return pairs.some(([wanted, given]) => wanted !== null && given === null) ? 'perhaps' : 'yes';
}
