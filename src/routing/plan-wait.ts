import type { RoutingConfig } from '../core/config.ts';

/** What a pause after a failure depends on. */
export interface FailedAttempts {
  /** Attempts for this model that have failed so far, at least 1. */
  readonly count: number;
  /** How long the upstream asked us to wait; `null` when it did not say. */
  readonly retryAfterMs: number | null;
}

/**
 * How long to leave a deployment alone before it is asked again for the same request, in milliseconds. The pause doubles
 * with each failure up to `maxBackoffMs`; chance takes up to half of it away, so that requests that failed together do not
 * come back together. An upstream that said how long to wait is not asked sooner, and not at all (`Infinity`) when that is
 * longer than `maxBackoffMs`. `random` is from 0 to below 1.
 */
export function planWait(
  { count, retryAfterMs }: FailedAttempts,
  { backoffMs, maxBackoffMs }: Pick<RoutingConfig, 'backoffMs' | 'maxBackoffMs'>,
  random: number,
): number {
  const waitMs = Math.min(backoffMs * 2 ** (count - 1), maxBackoffMs);
  const backoff = waitMs * (1 - random / 2);
  if (retryAfterMs === null) return backoff;
  if (retryAfterMs > maxBackoffMs) return Infinity;
  return Math.max(backoff, retryAfterMs + backoffMs * random);
}
