import type { Actor } from '../accounts/account-services.ts';
import type { Page, PageQuery } from '../accounts/user.ts';
import type { ObjectReading, ByteRange } from '../object-store.ts';
import type { OperationRequest } from '../operation.ts';
import type { TaskKey } from '../task-key.ts';
import type { InputPicture, VideoOrder } from './video-order.ts';
import type { StoredVideo, TaskOwner, VideoTask, VideoTaskState } from './video-task.ts';

/** What a client submits; `null` where it left a choice to the gateway. Checked for form only. */
export interface VideoWish extends Omit<
  VideoOrder,
  'seconds' | 'aspectRatio' | 'resolution' | 'sampleCount' | 'picture'
> {
  readonly seconds: number | null;
  readonly aspectRatio: string | null;
  readonly resolution: string | null;
  readonly sampleCount: number | null;
  /**
   * Reads the picture, which may take seconds; `null` for none. Asked once, and only when all that can be known without it is in order.
   * Rejects for what is no fit picture.
   */
  readonly picture: (() => Promise<WishedPicture>) | null;
  /** Of the header; `null` without one. */
  readonly idempotencyKey: string | null;
  /** The path of each field as this request has it, for errors. */
  readonly fieldNames: Readonly<
    Record<
      'seconds' | 'aspectRatio' | 'resolution' | 'sampleCount' | 'storageUri' | 'picture' | 'negativePrompt',
      string
    >
  >;
}

export interface WishedPicture extends Omit<InputPicture, 'objectName'> {
  readonly bytes: Uint8Array;
}

export interface SubmittedTask {
  readonly task: VideoTask;
  /** Whether an earlier request with the same idempotency key made it. */
  readonly isReplay: boolean;
}

/** Which tasks are meant; `null` leaves a field open. */
export interface TaskFilter {
  readonly states: readonly VideoTaskState[] | null;
  /** `true`: only those of which every video was filtered; `false`: none of those. */
  readonly isFiltered: boolean | null;
  /** As the request named it, or the id of the served model. */
  readonly model: string | null;
  readonly keyId: string | null;
  readonly userId: string | null;
  readonly deploymentId: string | null;
  readonly nodeId: string | null;
  /** Unix milliseconds; only tasks that were submitted before. */
  readonly before: number | null;
}

/** Which video a link shall open, and for how long. */
export interface VideoLinkOrder {
  readonly id: string;
  readonly index: number;
  readonly expiresInMs: number;
}

/** A link for players, which send no credential. */
export interface VideoLink {
  readonly token: string;
  /** Unix milliseconds. */
  readonly expiresAt: number;
}

/**
 * Video tasks as handlers know them. Rejects with GatewayError: `not_found` (`task_not_found`) for a task that is unknown,
 * malformed, deleted or somebody else's, all alike; `unavailable` where the database cannot be reached. Shared.
 */
export interface VideoTasks {
  /**
   * Accepts a task: it is stored, its money is held, and it will end, whatever happens to this process. Waits for no upstream. Rejects
   * for what the model cannot make, limits, a full store, the picture and money, in this order.
   */
  submit(request: OperationRequest, wish: VideoWish): Promise<SubmittedTask>;
  find(id: string, owner: TaskOwner): Promise<VideoTask>;
  /**
   * Newest first, or `asc` for oldest first. A cursor is the id of a task. What is none is `invalid_argument`, and so is, for a key,
   * one that is unknown; for people the list goes on behind a task that is deleted.
   */
  list(owner: TaskOwner, filter: TaskFilter, page: TaskPageQuery): Promise<Page<VideoTask>>;
  /** Deletes a task that has ended, with its files. `failed_precondition` (`task_not_completed`) before. */
  delete(id: string, owner: TaskOwner): Promise<void>;
  /**
   * Ends a task that has not ended, as failed; its hold is given back, and the trail says who did it and why (`task.cancel`).
   * `failed_precondition` (`task_already_completed`) for one that has ended. For administrators.
   */
  cancel(id: string, reason: string, actor: Actor): Promise<VideoTask>;
  /**
   * The video of a finished task. Rejects as content answers do: `task_not_completed`, `generation_failed`, `content_filtered`,
   * `video_expired`.
   */
  findVideo(
    id: string,
    index: number,
    owner: TaskOwner,
  ): Promise<{ readonly task: VideoTask; readonly video: StoredVideo }>;
  /** `unavailable` (`storage_unavailable`) where the store fails. */
  readVideo(video: StoredVideo, range: ByteRange | null, signal: AbortSignal): Promise<ObjectReading>;
  /** Rejects as findVideo does. */
  createLink(order: VideoLinkOrder, owner: TaskOwner): Promise<VideoLink>;
  /** The key a token speaks for, as long as both hold; `unauthenticated` otherwise. */
  checkLink(id: string, index: number, token: string): Promise<TaskKey>;
}

export interface TaskPageQuery extends PageQuery {
  readonly order: 'desc' | 'asc';
  /** The query parameter that the cursor came in. Default `cursor`. */
  readonly parameter?: 'after';
}
