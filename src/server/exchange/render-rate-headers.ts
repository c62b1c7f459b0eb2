import type { Area, Profile } from '../../core/area.ts';
import type { LimitLevel, LimitReport } from '../../core/limiter.ts';

/** What decides how a client is told of its limits. */
export interface RateHeaderReader {
  readonly area: Area;
  readonly profile: Profile;
  /** Unix milliseconds. */
  readonly now: number;
}

/** `x-ratelimit-*`, and for the vendor's clients of format B their own names beside them. What has no limit is left out. */
export function renderRateHeaders(
  { requests, tokens }: LimitReport,
  reader: RateHeaderReader,
): Readonly<Record<string, string>> {
  return { ...renderLevel('requests', requests, reader), ...renderLevel('tokens', tokens, reader) };
}

function renderLevel(
  name: string,
  level: LimitLevel | null,
  { area, profile, now }: RateHeaderReader,
): Readonly<Record<string, string>> {
  if (level === null) return {};
  const { limit, remaining, resetMs } = level;
  const headers = {
    [`x-ratelimit-limit-${name}`]: String(limit),
    [`x-ratelimit-remaining-${name}`]: String(remaining),
    [`x-ratelimit-reset-${name}`]: renderDuration(resetMs),
  };
  if (area !== 'messages' || profile !== 'vendor') return headers;
  return {
    ...headers,
    [`anthropic-ratelimit-${name}-limit`]: String(limit),
    [`anthropic-ratelimit-${name}-remaining`]: String(remaining),
    [`anthropic-ratelimit-${name}-reset`]: renderTime(now + resetMs),
  };
}

/** `120ms` below a second, then whole seconds, rounded up: `17s`, `6m0s`. */
function renderDuration(milliseconds: number): string {
  const rounded = Math.ceil(milliseconds);
  if (rounded < 1_000) return `${String(rounded)}ms`;
  const seconds = Math.ceil(milliseconds / 1_000);
  const minutes = Math.floor(seconds / 60);
  return minutes === 0 ? `${String(seconds)}s` : `${String(minutes)}m${String(seconds % 60)}s`;
}

/** RFC 3339, in whole seconds, rounded up. */
function renderTime(at: number): string {
  return new Date(Math.ceil(at / 1_000) * 1_000).toISOString().replace('.000Z', 'Z');
}
