/** Every model's fallbacks, by neutral id. */
export type FallbackTable = ReadonlyMap<string, readonly string[]>;

/** Finds loops of fallbacks. */
export interface FallbackLoops {
  /** The shortest way from `from` to `goal`, both included; `null` where no fallbacks lead there and on from `goal` to `from`. */
  findWay(from: string, goal: string): readonly string[] | null;
}

/** Takes time in proportion to the table; a question does only where there are loops. */
export function findFallbackLoops(table: FallbackTable): FallbackLoops {
  const ended = findEnding(table);
  return { findWay: (from, goal) => (ended.has(goal) ? null : walk(table, { from, goal, ended })) };
}

/** Models all of whose fallbacks come to an end: those without any, then those that have only such, and so on. */
function findEnding(table: FallbackTable): ReadonlySet<string> {
  const before = new Map<string, string[]>();
  const open = new Map<string, number>();
  for (const [id, fallbacks] of table) {
    open.set(id, open.get(id) ?? 0);
    for (const next of fallbacks) {
      open.set(id, (open.get(id) ?? 0) + 1);
      const earlier = before.get(next);
      if (earlier === undefined) before.set(next, [id]);
      else earlier.push(id);
    }
  }
  const ids = new Set([...table.keys(), ...before.keys()]);
  const ended = new Set([...ids].filter((id) => (open.get(id) ?? 0) === 0));
  // What is added while a set is walked is walked, too.
  for (const id of ended) {
    for (const earlier of before.get(id) ?? []) {
      const rest = (open.get(earlier) ?? 0) - 1;
      open.set(earlier, rest);
      if (rest === 0) ended.add(earlier);
    }
  }
  return ended;
}

interface Walk {
  readonly from: string;
  readonly goal: string;
  readonly ended: ReadonlySet<string>;
}

function walk(table: FallbackTable, { from, goal, ended }: Walk): readonly string[] | null {
  const cameFrom = new Map<string, string | null>([[from, null]]);
  for (const id of cameFrom.keys()) {
    if (id === goal) return traceBack(goal, cameFrom);
    for (const next of table.get(id) ?? [])
      if (!ended.has(next) && !cameFrom.has(next)) cameFrom.set(next, id);
  }
  return null;
}

function traceBack(goal: string, cameFrom: ReadonlyMap<string, string | null>): readonly string[] {
  const way: string[] = [];
  for (let id: string | null = goal; id !== null; id = cameFrom.get(id) ?? null) way.push(id);
  return way.reverse();
}
