import type { RealtimeGaRateLimit } from '../../../generated/contract-types.ts';
import type { LimitLevel } from '../../core/limiter.ts';
import type { TokenUsage } from '../../core/usage.ts';
import type { ResponseLease } from './relay-ports.ts';

/** What has happened since a response was taken. */
export interface Since {
  readonly usage: TokenUsage | null;
  readonly durationMs: number;
}

const minuteMs = 60_000;

/** What is left of the limits after a response: the level when it was taken, with what it has used, and what was refilled since. */
export function renderRateLimits(
  { report, reserved }: ResponseLease,
  { usage, durationMs }: Since,
): readonly RealtimeGaRateLimit[] {
  const used = usage === null ? 0 : usage.inputTokens + usage.cacheWriteTokens + usage.outputTokens;
  return [
    ...renderLevel('requests', report?.requests ?? null, { durationMs, givenBack: 0 }),
    ...renderLevel('tokens', report?.tokens ?? null, { durationMs, givenBack: reserved - used }),
  ];
}

function renderLevel(
  name: 'requests' | 'tokens',
  level: LimitLevel | null,
  { durationMs, givenBack }: { readonly durationMs: number; readonly givenBack: number },
): readonly RealtimeGaRateLimit[] {
  if (level === null) return [];
  const { limit } = level;
  const refilled = (durationMs * limit) / minuteMs;
  const left = Math.max(0, Math.min(limit, level.remaining + refilled + givenBack));
  const remaining = Math.floor(left);
  const reset_seconds = Math.ceil(((limit - left) * minuteMs) / limit) / 1_000;
  return [{ name, limit, remaining, reset_seconds }];
}
