import type { Deployment, ProviderAdapter } from '../provider.ts';
import type { VideoFailure } from './video-failure.ts';
import type { VideoOrder } from './video-order.ts';

/** A question to the deployment that has, or shall have, a task. */
export interface VideoCall {
  /** The task's id, which is also the idempotency key where an upstream takes one. */
  readonly taskId: string;
  readonly deployment: Deployment;
  /** The upstream's name of the model. */
  readonly upstreamModel: string;
  readonly order: VideoOrder;
  /** Aborted when the node gives the task up. Each call also keeps the deployment's time-outs, and `answerMs`. */
  readonly signal: AbortSignal;
  /** How long the answer may take, in milliseconds. */
  readonly answerMs: number;
}

export interface VideoSubmission extends VideoCall {
  /** The bytes of `order.picture`; `null` where there is none. */
  readonly picture: Uint8Array | null;
}

export interface VideoQuestion extends VideoCall {
  /** What `submit` gave. */
  readonly upstreamId: string;
}

/** How far an upstream is with a task. */
export type UpstreamVideoState =
  | {
      readonly kind: 'running';
      /** Whether it waits in a queue of the upstream's, which says so. */
      readonly isQueued?: true;
      /** 0 to 100; `null` where the upstream does not say. */
      readonly progress: number | null;
      /** How long it asks to wait before the next question, in milliseconds; `null` where it does not say. */
      readonly retryAfterMs: number | null;
    }
  | {
      readonly kind: 'done';
      /** In the upstream's order; empty where a filter blocked all of them. */
      readonly samples: readonly UpstreamSample[];
      readonly filteredCount: number;
      /** In the upstream's words, fit to be shown; empty where it gives none. */
      readonly filteredReasons: readonly string[];
      /**
       * Lets go of what the samples hold in memory. To be called once nobody will fetch any more of them, whatever became of
       * those that were fetched: an upstream's next large answer waits for it. Calling it again does nothing.
       */
      release(): void;
    }
  | { readonly kind: 'failed'; readonly failure: VideoFailure };

/** One finished video that the upstream still has, or sent. */
export interface UpstreamSample {
  /** `base64`: it was in the answer; such samples are shown to clients as base64, too. */
  readonly sentAs: 'base64' | 'file';
  /** Where the upstream left it by its own account; `null` where it is only to be fetched. */
  readonly storageUri: string | null;
  /**
   * Fetches it, as often as it is called. Rejects with GatewayError where it cannot be had at the moment or is no video, and with
   * ForbiddenAddressError where it must never be asked for. Its connection is open until the bytes have ended, were returned
   * early, or the signal is aborted.
   */
  fetch(signal: AbortSignal): Promise<VideoDownload>;
}

/** The containers that are taken for videos. */
export type VideoMediaType = 'video/mp4' | 'video/webm' | 'video/quicktime';

/** A video while it comes. */
export interface VideoDownload {
  /** Told by its first bytes, whatever the upstream calls it. */
  readonly mediaType: VideoMediaType;
  /** `null` where the upstream does not say. Another number of bytes is a failure, which the iterable throws. */
  readonly sizeBytes: number | null;
  /** Has no end of its own: whoever reads it limits how many bytes there may be, and how long they may take. */
  readonly bytes: AsyncIterable<Uint8Array>;
}

/**
 * The part of an adapter that makes videos. It never retries. Failures are GatewayErrors with `upstream` filled; a refusal of
 * what was ordered is one of `submit`, and a state of `poll`.
 */
export interface VideoAdapter {
  /** How many videos one task can have. */
  readonly maxSamples: number;
  /** Whether the upstream can make just this; where it cannot, the deployment stands aside. */
  canTake(order: VideoOrder, upstreamModel: string): boolean;
  /** Whether submitting again with the same task id makes no second task. */
  readonly isIdempotent: boolean;
  /**
   * Resolves to the upstream's id of the task, at most 1,000 characters. A refusal that is `final` is not to be tried again,
   * whatever its kind.
   */
  submit(call: VideoSubmission): Promise<string>;
  poll(call: VideoQuestion): Promise<UpstreamVideoState>;
}

/** An adapter whose provider may make videos. */
export interface VideoProviderAdapter extends ProviderAdapter {
  /** Missing where the provider makes none. */
  readonly video?: VideoAdapter;
}

/** The upstream named an address that its deployment may not lead to. Nothing was connected to. */
export class ForbiddenAddressError extends Error {
  /** `message` is for operators. */
  constructor(message: string) {
    super(message);
    this.name = 'ForbiddenAddressError';
  }
}
