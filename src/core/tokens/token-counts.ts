import type { MediaTokens, TokenUsage, UsageExtras } from '../usage.ts';

export const noMedia: MediaTokens = Object.freeze({ image: 0, audio: 0, video: 0, document: 0 });

/**
 * Largest count of one request, a thousand times what any model reads or writes. An upstream that says more is mistaken,
 * and sums stay exact and within the columns they are kept in.
 */
export const maxTokens = 1_000_000_000;

/**
 * Usage with these counts, none above `maxTokens`; the others are 0, the source is the upstream. Of what a cache gave nothing is told
 * apart where that is `noMedia`.
 */
export function createTokenUsage(counts: Partial<TokenUsage>): TokenUsage {
  const cachedMediaTokens = limitMedia(counts.cachedMediaTokens);
  return {
    inputTokens: limit(counts.inputTokens),
    cacheReadTokens: limit(counts.cacheReadTokens),
    cacheWriteTokens: limit(counts.cacheWriteTokens),
    outputTokens: limit(counts.outputTokens),
    thoughtTokens: limit(counts.thoughtTokens),
    inputMediaTokens: limitMedia(counts.inputMediaTokens),
    ...(cachedMediaTokens !== noMedia && { cachedMediaTokens }),
    outputMediaTokens: limitMedia(counts.outputMediaTokens),
    ...(counts.extras !== undefined && { extras: counts.extras }),
    ...(counts.servedBy !== undefined && { servedBy: counts.servedBy }),
    source: counts.source ?? 'upstream',
  };
}

/** Extras with these; `null` where they are nothing. */
export function createExtras(some: Partial<UsageExtras>): UsageExtras | null {
  const { hourWriteTokens = 0, searches = 0, speed = 'standard', transcribedMs = 0, model = null } = some;
  const isNothing =
    hourWriteTokens + searches + transcribedMs === 0 && speed === 'standard' && model === null;
  if (isNothing) return null;
  return { hourWriteTokens, searches, speed, ...(transcribedMs > 0 && { transcribedMs }), model };
}

/** What calls used together; an estimate where any is one. */
export function addUsage(one: TokenUsage, other: TokenUsage): TokenUsage {
  const servedBy = other.servedBy ?? one.servedBy;
  const sum = createTokenUsage({
    inputTokens: one.inputTokens + other.inputTokens,
    cacheReadTokens: one.cacheReadTokens + other.cacheReadTokens,
    cacheWriteTokens: one.cacheWriteTokens + other.cacheWriteTokens,
    outputTokens: one.outputTokens + other.outputTokens,
    thoughtTokens: one.thoughtTokens + other.thoughtTokens,
    inputMediaTokens: addMedia(one.inputMediaTokens, other.inputMediaTokens),
    cachedMediaTokens: addMedia(one.cachedMediaTokens ?? noMedia, other.cachedMediaTokens ?? noMedia),
    outputMediaTokens: addMedia(one.outputMediaTokens, other.outputMediaTokens),
    ...(servedBy !== undefined && { servedBy }),
    source: one.source === 'upstream' ? other.source : 'estimated',
  });
  return { ...sum, calls: [...listCalls(one), ...listCalls(other)] };
}

function listCalls(usage: TokenUsage): readonly TokenUsage[] {
  return usage.calls ?? [usage];
}

export function addMedia(one: MediaTokens, other: MediaTokens): MediaTokens {
  if (other === noMedia) return one;
  return {
    image: one.image + other.image,
    audio: one.audio + other.audio,
    video: one.video + other.video,
    document: one.document + other.document,
  };
}

function limitMedia(tokens: MediaTokens = noMedia): MediaTokens {
  if (tokens === noMedia) return noMedia;
  const { image, audio, video, document } = tokens;
  return { image: limit(image), audio: limit(audio), video: limit(video), document: limit(document) };
}

function limit(count = 0): number {
  return Math.min(count, maxTokens);
}

/** Whether an upstream said this count. What no model can have used was not said. */
export function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= maxTokens;
}

/** Whether a count may be left out and is, or is one. Anything else in its place makes the figures an estimate. */
export function isCountOrAbsent(value: unknown): boolean {
  return value === undefined || value === null || isCount(value);
}

/** A count; 0 for anything else. */
export function readCount(value: unknown): number {
  return isCount(value) ? value : 0;
}
