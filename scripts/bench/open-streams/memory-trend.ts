import { median } from '../statistics.ts';

/** Resident memory at one time. */
export interface MemorySample {
  /** Of any one clock. */
  readonly atMs: number;
  readonly rssBytes: number;
}

/** How memory went while streams were held. */
export interface MemoryTrend {
  /** Over all samples. */
  readonly medianBytes: number;
  readonly firstBytes: number;
  readonly lastBytes: number;
  /** The straight line of least squares through all samples. */
  readonly bytesPerMinute: number;
}

/** The longest part of a hold that its first and last median are taken over, in milliseconds. */
const maxWindowMs = 60_000;

/** The length of the first and the last part of a hold: a minute, or a third of what is shorter than three. */
export function findWindowMs(holdMs: number): number {
  return Math.min(maxWindowMs, holdMs / 3);
}

/** Sums up samples in the order they were taken; NaN for none. */
export function findTrend(samples: readonly MemorySample[]): MemoryTrend {
  const startMs = samples[0]?.atMs ?? 0;
  const endMs = samples.at(-1)?.atMs ?? 0;
  const windowMs = findWindowMs(endMs - startMs);
  const middle = (isMeant: (sample: MemorySample) => boolean): number =>
    median(samples.filter(isMeant).map(({ rssBytes }) => rssBytes));
  return {
    medianBytes: middle(() => true),
    firstBytes: middle(({ atMs }) => atMs <= startMs + windowMs),
    lastBytes: middle(({ atMs }) => atMs >= endMs - windowMs),
    bytesPerMinute: findSlope(samples) * 60_000,
  };
}

/** Bytes per millisecond; 0 where all samples are of one time. */
function findSlope(samples: readonly MemorySample[]): number {
  const meanAt = findMean(samples.map(({ atMs }) => atMs));
  const meanBytes = findMean(samples.map(({ rssBytes }) => rssBytes));
  let products = 0;
  let squares = 0;
  for (const { atMs, rssBytes } of samples) {
    products += (atMs - meanAt) * (rssBytes - meanBytes);
    squares += (atMs - meanAt) ** 2;
  }
  return squares === 0 ? 0 : products / squares;
}

function findMean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
