/** The middle of the values, the mean of the two middle ones for an even number of them; NaN for none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** The value below or at which this share (0 to 1) of the ascending values lies (nearest rank); NaN for none. */
export function percentile(ascending: readonly number[] | Float64Array, share: number): number {
  const rank = Math.max(1, Math.ceil(share * ascending.length));
  return ascending[rank - 1] ?? Number.NaN;
}
