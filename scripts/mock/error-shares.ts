/** A status, and which share of the answers has it. */
export interface ErrorShare {
  readonly status: number;
  /** More than 0, at most 1. */
  readonly share: number;
}

/** Reads `429:10%,500:1%`. Throws where it says something else, or more than all answers would be errors. */
export function parseErrorShares(text: string): readonly ErrorShare[] {
  if (text === '') return [];
  const shares = text.split(',').map(parseErrorShare);
  if (new Set(shares.map(({ status }) => status)).size < shares.length)
    throw new Error(`--errors names a status twice: ${text}.`);
  if (shares.reduce((sum, { share }) => sum + share, 0) > 1 + Number.EPSILON * shares.length)
    throw new Error(`--errors makes more errors than there are answers: ${text}.`);
  return shares;
}

function parseErrorShare(text: string): ErrorShare {
  const [, status, percent] = /^([45]\d\d):(\d{1,3}(?:\.\d{1,3})?)%$/.exec(text.trim()) ?? [];
  const share = Number(percent) / 100;
  if (status !== undefined && share > 0 && share <= 1) return { status: Number(status), share };
  throw new Error(`--errors is like 429:10% or 429:10%,500:1%, which ${text} is not.`);
}

/**
 * The status that an answer has instead of its own, of those that its operation has; `null` for none. `chance` is from 0, and below 1.
 */
export function drawError(
  shares: readonly ErrorShare[],
  statuses: ReadonlySet<number>,
  chance: number,
): number | null {
  let end = 0;
  for (const { status, share } of shares) {
    end += share;
    if (chance < end) return statuses.has(status) ? status : null;
  }
  return null;
}
