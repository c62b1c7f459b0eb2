import type { VideoTaskState } from '../../../core/video/video-task.ts';

/** The tables of video tasks. */
export interface TaskTables {
  readonly video_tasks: VideoTaskRow;
  readonly task_queue: TaskQueueRow;
}

/** Nothing but locks: `video` for whoever begins tasks, `submissions` for whoever adds to a queue that fills. */
export interface TaskQueueRow {
  readonly id: string;
}

/** One task. What ends in `_json` is JSON. All times are Unix milliseconds. */
export interface VideoTaskRow {
  readonly id: string;
  readonly state: VideoTaskState;
  readonly key_id: string;
  readonly user_id: string | null;
  readonly account_id: string | null;
  readonly request_id: string;
  readonly operation_id: string;
  readonly idempotency_key: string | null;
  readonly order_digest: string;
  readonly model: string;
  readonly order_json: string;
  /** Micro-USD a second. */
  readonly price: bigint | null;
  /** Micro-USD. */
  readonly amount: bigint;
  /** Whether there is a hold: 1 or 0. */
  readonly is_held: bigint;
  readonly attempt: bigint;
  readonly node_id: string | null;
  readonly lease_until: bigint | null;
  readonly run_after: bigint;
  readonly deployment_id: string | null;
  readonly upstream_model: string | null;
  readonly upstream_id: string | null;
  readonly calls_json: string;
  readonly submitted_at: bigint | null;
  readonly expected_ms: bigint | null;
  readonly polls: bigint;
  readonly tries: bigint;
  readonly progress: bigint;
  readonly progress_source: 'upstream' | 'experience';
  readonly storing_since: bigint | null;
  readonly failure_json: string | null;
  readonly videos_json: string;
  readonly filtered_count: bigint;
  readonly filtered_json: string;
  readonly copies_json: string;
  readonly created_at: bigint;
  readonly completed_at: bigint | null;
  readonly expires_at: bigint | null;
  /** When its files were removed. */
  readonly removed_at: bigint | null;
}
