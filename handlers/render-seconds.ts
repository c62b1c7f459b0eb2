/** Unix milliseconds as the contract has times: Unix seconds. */
export function renderSeconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000);
}
