/** No upstream means a longer wait than a day. */
const maxWaitMs = 86_400_000;

/** A wait written as a decimal number of units, however long, in milliseconds and no longer than a day; `null` for anything else. */
export function parseWait(text: unknown, unitMs: number): number | null {
  if (typeof text !== 'string' || !/^\d+(?:\.\d+)?$/u.test(text)) return null;
  return limitWait(Math.ceil(Number(text) * unitMs));
}

/** The wait, not below nothing and not above a day. */
export function limitWait(milliseconds: number): number {
  return Math.min(Math.max(milliseconds, 0), maxWaitMs);
}
