/** Characters of a name that are compared; it may come from a client. */
const maxCompared = 128;

/** Names with less in common (Dice's coefficient, 0 to 1) share a number or an ending by chance. */
const minLikeness = 0.3;

/**
 * The candidates that have most in common with `name`, the nearest first, at most `count`, and none that is like it by chance only: pairs of
 * neighbouring characters are compared (Dice's coefficient), without regard to case. Takes time in proportion to the length of all names
 * together.
 */
export function findNearestNames(
  name: string,
  candidates: readonly string[],
  count: number,
): readonly string[] {
  const wanted = listPairs(name.slice(0, maxCompared));
  return candidates
    .map((candidate) => ({ candidate, likeness: compare(wanted, listPairs(candidate)) }))
    .filter(({ likeness }) => likeness >= minLikeness)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, count)
    .map(({ candidate }) => candidate);
}

function listPairs(text: string): ReadonlySet<string> {
  const padded = ` ${text.toLowerCase()} `;
  return new Set(Array.from({ length: padded.length - 1 }, (_, index) => padded.slice(index, index + 2)));
}

function compare(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let common = 0;
  for (const pair of b) if (a.has(pair)) common += 1;
  return (2 * common) / (a.size + b.size);
}
