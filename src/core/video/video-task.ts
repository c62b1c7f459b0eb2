import type { TaskKey } from '../task-key.ts';
import type { VideoFailure } from './video-failure.ts';
import type { VideoOrder } from './video-order.ts';

/**
 * Where a task stands. `submitting`: an upstream is being asked, or was when a node died. `storing`: its videos are being
 * fetched. What is filtered has `succeeded` without a video.
 */
export type VideoTaskState = 'queued' | 'submitting' | 'in_progress' | 'storing' | 'succeeded' | 'failed';

/** A task whose upstream has been asked, and that has not ended. */
export const runningStates = ['submitting', 'in_progress', 'storing'] as const satisfies VideoTaskState[];

export type RunningState = (typeof runningStates)[number];

/** A task, as those who may see it read it. A moment old at most. */
export interface VideoTask {
  /** `task_` and 26 characters of `0-9 a-z` without i, l, o and u. */
  readonly id: string;
  readonly state: VideoTaskState;
  /** The API key that submitted it, and its user. */
  readonly keyId: string;
  readonly userId: string | null;
  readonly order: VideoOrder;
  /** The id of the served model. */
  readonly model: string;
  /** All times are Unix milliseconds; `null` for what has not happened. */
  readonly createdAt: number;
  readonly completedAt: number | null;
  /** When its videos are deleted, or were; `null` where there are none. */
  readonly expiresAt: number | null;
  /** 0 to 100, never falling. */
  readonly progress: number;
  /** When asking again is worthwhile, in milliseconds from now; `null` for a task that has ended. */
  readonly pollAfterMs: number | null;
  /** `null` but for a task that failed. */
  readonly failure: VideoFailure | null;
  /** The videos that were delivered, in order; empty before the end, and where all were filtered. */
  readonly videos: readonly StoredVideo[];
  readonly filteredCount: number;
  readonly filteredReasons: readonly string[];
  /** Where copies were left because the order asked for it; empty where it did not. */
  readonly storageUris: readonly string[];
  /** Why a copy could not be left; `null` where nothing went wrong. */
  readonly storageError: string | null;
  /** What it cost, in micro-USD; before the end what is set aside. */
  readonly cost: bigint;
  readonly deploymentId: string | null;
  /** The node that works on it; `null` while none does. */
  readonly nodeId: string | null;
}

/** One video that is, or was, in the object store. */
export interface StoredVideo {
  readonly objectName: string;
  readonly mediaType: string;
  readonly sizeBytes: number;
  readonly etag: string;
  /** Unix milliseconds. */
  readonly storedAt: number;
  /** Whether the upstream sent it within its answer. */
  readonly wasBase64: boolean;
}

/** Whose tasks somebody may see: those of a key, of a user, or all. */
export type TaskOwner =
  TaskKey | { readonly kind: 'user'; readonly userId: string } | { readonly kind: 'admin' };
