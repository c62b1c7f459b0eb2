import type { StoredTask, TaskEnding } from '../core/video/task-store.ts';
import type { VideoFailure } from '../core/video/video-failure.ts';
import type { StoredVideo } from '../core/video/video-task.ts';

export interface FailureEnding {
  readonly failure: VideoFailure;
  /** The last that was shown. */
  readonly progress: number;
  readonly records: TaskEnding['records'];
}

const noCopies: TaskEnding['copies'] = { uris: [], error: null };

/** The end of a task that failed: it costs nothing. */
export function createFailureEnding(
  { filteredCount, filteredReasons }: StoredTask,
  { failure, progress, records }: FailureEnding,
): TaskEnding {
  const nothing = { videos: [], copies: noCopies, cost: null, retentionMs: null };
  return { ...nothing, failure, progress, filteredCount, filteredReasons, records };
}

export interface SuccessEnding extends Pick<
  TaskEnding,
  'filteredCount' | 'filteredReasons' | 'copies' | 'records'
> {
  /** Empty where all were filtered. */
  readonly videos: readonly StoredVideo[];
  readonly retentionMs: number;
  /** Whether what was filtered is charged. */
  readonly chargeFiltered: boolean;
}

/** The end of a task that succeeded: what was delivered is charged, and what was filtered where the operator says so. */
export function createSuccessEnding(task: StoredTask, ending: SuccessEnding): TaskEnding {
  const { videos, filteredCount, filteredReasons, copies, records, retentionMs } = ending;
  const isFiltered = filteredCount > 0 || videos.length === 0;
  const paid = ending.chargeFiltered && isFiltered ? task.order.sampleCount : videos.length;
  const isFree = task.price === null || paid === 0;
  return {
    failure: null,
    progress: 100,
    videos,
    filteredCount,
    filteredReasons,
    copies,
    cost: isFree ? null : (task.price ?? 0n) * BigInt(task.order.seconds * paid),
    retentionMs: videos.length === 0 ? null : retentionMs,
    records,
  };
}
