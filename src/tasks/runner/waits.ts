import type { VideoConfig } from '../../core/video/video-config.ts';

/** Between two submissions of one task, in milliseconds. */
const minQueueMs = 1_000;
const maxQueueMs = 60_000;
/** Between two downloads of one task, in milliseconds. */
const minDownloadMs = 1_000;
const maxDownloadMs = 30_000;
/** An upstream that asks for more is asked again all the same, after this time in milliseconds. */
const maxRetryAfterMs = 60_000;
const pollGrowth = 1.25;
const jitterShare = 0.2;

/**
 * Until a task is submitted again that failed so many times: at least as long as the upstream asks for, and ever longer. One that is
 * refused each time must not be the first in line each time that the upstream may be asked again.
 */
export function findQueueWait(tries: number, retryAfterMs: number | null): number {
  return clamp(Math.max(retryAfterMs ?? 0, minQueueMs * 2 ** tries), minQueueMs, maxQueueMs);
}

export function findDownloadWait(tries: number): number {
  return clamp(minDownloadMs * 2 ** tries, minDownloadMs, maxDownloadMs);
}

/** Longer than any task waits that is not held up, in milliseconds. */
export function findMaxWait({ poll }: Pick<VideoConfig, 'poll'>): number {
  const jittered = Math.max(poll.intervalMs, poll.maxIntervalMs) * (1 + jitterShare);
  return Math.max(jittered, poll.firstMs, maxQueueMs, maxDownloadMs, maxRetryAfterMs);
}

export interface PollFacts {
  /** Questions so far, this one included. */
  readonly polls: number;
  readonly retryAfterMs: number | null;
  /** From 0 to below 1. */
  readonly random: () => number;
}

/** Until an upstream is asked again: ever longer, and never for all tasks at the same time. */
export function findPollWait(
  { poll }: Pick<VideoConfig, 'poll'>,
  { polls, retryAfterMs, random }: PollFacts,
): number {
  const usual = Math.min(poll.maxIntervalMs, poll.intervalMs * pollGrowth ** Math.max(0, polls - 1));
  const jittered = usual * (1 + jitterShare * (2 * random() - 1));
  return Math.round(Math.max(jittered, Math.min(retryAfterMs ?? 0, maxRetryAfterMs)));
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
