/** No upstream means a longer wait than a day. */
const maxWaitMs = 86_400_000;

/** A wait written as a decimal number of units, in milliseconds; `null` for anything else. */
export function parseWait(text: unknown, unitMs: number): number | null {
  if (typeof text !== 'string' || !/^\d{1,9}(?:\.\d{1,9})?$/u.test(text)) return null;
  return limitWait(Math.ceil(Number(text) * unitMs));
}

/** The wait, not below nothing and not above a day. */
export function limitWait(milliseconds: number): number {
  return Math.min(Math.max(milliseconds, 0), maxWaitMs);
}
