const halfPercent = 50;
const trials = 3;

/** Beyond these, whatever a trial says: the load generator has one core. */
const fewest = 1;
const most = 2_000;

/** How many sessions keep a server half busy, found by trying. `measure` gives the percent of the time that so many keep it busy. */
export async function findHalfBusySessions(
  guess: number,
  measure: (sessions: number) => Promise<number>,
): Promise<number> {
  let sessions = guess;
  for (let trial = 0; trial < trials; trial += 1) {
    const busyPercent = await measure(sessions);
    sessions = Math.min(most, Math.max(fewest, Math.round((sessions * halfPercent) / busyPercent)));
  }
  return sessions;
}
