import type { MediaTokens, TokenUsage } from '../core/usage.ts';

/** An object of an upstream's answer, of which nothing is known yet. */
export type JsonObject = Readonly<Record<string, unknown>>;

export const noMedia: MediaTokens = Object.freeze({ image: 0, audio: 0, video: 0, document: 0 });

const nothing: TokenUsage = Object.freeze({
  inputTokens: 0,
  cacheReadTokens: 0,
  cacheWriteTokens: 0,
  outputTokens: 0,
  thoughtTokens: 0,
  inputMediaTokens: noMedia,
  outputMediaTokens: noMedia,
  source: 'upstream',
});

/** Usage with these counts; the others are 0, the source is the upstream. */
export function createTokenUsage(counts: Partial<TokenUsage>): TokenUsage {
  return { ...nothing, ...counts };
}

/** An object; an empty one for anything else. */
export function asObject(value: unknown): JsonObject {
  return typeof value === 'object' && value !== null ? (value as JsonObject) : {};
}

/** Whether an upstream said this count in a way that can be stored. */
export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

/** A count; 0 for anything else. */
export function readCount(value: unknown): number {
  return isCount(value) ? value : 0;
}
