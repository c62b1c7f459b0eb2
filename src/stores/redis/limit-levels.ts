import {
  chooseTighterLevel,
  type LimitedParty,
  type LimitLevel,
  type LimitReport,
} from '../../core/limiter.ts';

const windowMs = 60_000;

/** What is left of limits of which so much is used: requests and tokens of each party, one after the other. */
export function createReport(parties: readonly LimitedParty[], used: readonly number[]): LimitReport {
  let requests: LimitLevel | null = null;
  let tokens: LimitLevel | null = null;
  for (const [index, { limits }] of parties.entries()) {
    requests = chooseTighterLevel(requests, describeLevel(used[2 * index], limits.rpm));
    tokens = chooseTighterLevel(tokens, describeLevel(used[2 * index + 1], limits.tpm));
  }
  return { requests, tokens };
}

/** What is used of a limit that is refilled evenly, so many milliseconds after so much was; nothing of no limit. */
export function refill(used: number, limit: number | null, passedMs: number): number {
  return limit === null ? 0 : Math.max(0, used - (passedMs * limit) / windowMs);
}

function describeLevel(used = 0, limit: number | null): LimitLevel | null {
  if (limit === null) return null;
  return { limit, remaining: Math.max(0, Math.floor(limit - used)), resetMs: (used / limit) * windowMs };
}
