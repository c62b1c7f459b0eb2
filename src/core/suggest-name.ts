/**
 * The candidate that `name` is most likely a misspelling of, or `null` when none is close: at most a third of the
 * letters, and no more than three, may differ. Upper and lower case count as equal.
 */
export function suggestName(name: string, candidates: readonly string[]): string | null {
  const limit = Math.min(3, Math.floor(name.length / 3));
  const ranked = candidates
    .map((candidate) => ({ candidate, distance: countEdits(name.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance);
  return ranked[0]?.candidate ?? null;
}

/** Damerau's distance with adjacent transpositions (optimal string alignment). */
function countEdits(from: string, to: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const substitution = from[row - 1] === to[column - 1] ? 0 : 1;
      const isSwap = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current.push(
        Math.min(
          (previous[column] ?? Infinity) + 1,
          (current[column - 1] ?? Infinity) + 1,
          (previous[column - 1] ?? Infinity) + substitution,
          isSwap ? (beforePrevious[column - 2] ?? Infinity) + 1 : Infinity,
        ),
      );
    }
    beforePrevious = previous;
    previous = current;
  }
  return previous[to.length] ?? Infinity;
}
