import type { Area, Profile } from '../../core/area.ts';
import type { LimitLevel, LimitReport } from '../../core/limiter.ts';

/** What decides how a client is told of its limits. */
export interface RateHeaderReader {
  readonly area: Area;
  readonly profile: Profile;
  /** Unix milliseconds. */
  readonly now: number;
}

/** The names that one limit has in the answers of all areas, and in those of format B. They are not made for each answer. */
interface LevelNames {
  readonly limit: string;
  readonly remaining: string;
  readonly reset: string;
}

function nameLevel(limit: string): { readonly all: LevelNames; readonly messages: LevelNames } {
  const all = (part: string) => `x-ratelimit-${part}-${limit}`;
  const messages = (part: string) => `anthropic-ratelimit-${limit}-${part}`;
  return {
    all: { limit: all('limit'), remaining: all('remaining'), reset: all('reset') },
    messages: { limit: messages('limit'), remaining: messages('remaining'), reset: messages('reset') },
  };
}

const requestNames = nameLevel('requests');
const tokenNames = nameLevel('tokens');

/** `x-ratelimit-*`, and for the vendor's clients of format B their own names beside them. What has no limit is left out. */
export function renderRateHeaders(
  { requests, tokens }: LimitReport,
  reader: RateHeaderReader,
): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  if (requests !== null) addLevel(headers, { ...reader, level: requests, names: requestNames });
  if (tokens !== null) addLevel(headers, { ...reader, level: tokens, names: tokenNames });
  return headers;
}

interface ReadLevel extends RateHeaderReader {
  readonly level: LimitLevel;
  readonly names: ReturnType<typeof nameLevel>;
}

function addLevel(
  headers: Record<string, string>,
  { level, names: { all, messages }, area, profile, now }: ReadLevel,
): void {
  const limit = String(level.limit);
  const remaining = String(level.remaining);
  headers[all.limit] = limit;
  headers[all.remaining] = remaining;
  headers[all.reset] = renderDuration(level.resetMs);
  if (area !== 'messages' || profile !== 'vendor') return;
  headers[messages.limit] = limit;
  headers[messages.remaining] = remaining;
  headers[messages.reset] = renderTime(now + level.resetMs);
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
  return `${new Date(Math.ceil(at / 1_000) * 1_000).toISOString().slice(0, -'.000Z'.length)}Z`;
}
