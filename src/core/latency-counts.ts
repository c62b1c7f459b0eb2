/**
 * How many answers took how long, by step of a scale on which each is 2.2 % longer than the one before. Counts of several nodes
 * can be added up, which quantiles cannot.
 */
export type LatencyCounts = ReadonlyMap<number, number>;

/** Steps in which a time doubles. */
const stepsPerDoubling = 32;

/** What is shorter counts as this long, in milliseconds. */
const shortestMs = 0.1;

/** The step that a time in milliseconds is nearest to. */
export function findLatencyStep(latencyMs: number): number {
  return Math.round(Math.log2(Math.max(latencyMs, shortestMs)) * stepsPerDoubling);
}

/** All of them together. */
export function addLatencies(counts: readonly LatencyCounts[]): LatencyCounts {
  const sum = new Map<number, number>();
  for (const steps of counts) for (const [step, count] of steps) sum.set(step, (sum.get(step) ?? 0) + count);
  return sum;
}

/** How many answers there are. */
export function countAnswers(counts: LatencyCounts): number {
  return counts.values().reduce((sum, count) => sum + count, 0);
}

/** The nearest rank, in milliseconds to a tenth and to 1.1 %; `null` where there is no answer. */
export function findLatencyRank(counts: LatencyCounts, part: number): number | null {
  let missing = Math.ceil(countAnswers(counts) * part);
  for (const [step, count] of [...counts].sort(([a], [b]) => a - b)) {
    missing -= count;
    if (missing <= 0) return Math.round(2 ** (step / stepsPerDoubling) * 10) / 10;
  }
  return null;
}
