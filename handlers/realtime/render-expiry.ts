/** Unix seconds, of which none is promised that is not there. */
export function renderExpiry(unixMs: number): number {
  return Math.floor(unixMs / 1000);
}
