/** Unix seconds of a token's end, which is a whole second. */
export function renderExpiry(unixMs: number): number {
  return unixMs / 1000;
}
