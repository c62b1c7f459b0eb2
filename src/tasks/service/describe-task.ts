import type { StoredTask } from '../../core/video/task-store.ts';
import type { VideoTask } from '../../core/video/video-task.ts';

/** How long a video is expected to take where nothing is known, in milliseconds. */
const usualMs = 60_000;
const maxWhileMade = 95;
const whileStored = 96;

/** Asking is worthwhile after this part of the time that is left, within bounds in milliseconds. */
const restShare = 8;
const minPollMs = 1_000;
const maxPollMs = 10_000;

/** A stored task as those who may see it read it, at the moment when it was read. */
export function describeTask(task: StoredTask): VideoTask {
  return {
    id: task.id,
    state: task.state,
    keyId: task.keyId,
    userId: task.userId,
    order: task.order,
    model: task.model,
    createdAt: task.createdAt,
    completedAt: task.completedAt,
    expiresAt: task.expiresAt,
    progress: findProgress(task),
    pollAfterMs: findPollWait(task),
    failure: task.failure,
    videos: task.videos,
    filteredCount: task.filteredCount,
    filteredReasons: task.filteredReasons,
    storageUris: task.copies.uris,
    storageError: task.copies.error,
    cost: task.amount,
    deploymentId: task.deploymentId,
    nodeId: task.nodeId,
  };
}

/** What the upstream says, or else by experience; what was shown once is never taken back. */
export function findProgress(task: StoredTask): number {
  if (task.state === 'storing') return whileStored;
  if (task.state !== 'in_progress') return task.progress;
  const made = task.progressSource === 'upstream' ? task.progress : estimate(task);
  return Math.min(maxWhileMade, Math.max(1, task.progress, made));
}

function estimate(task: StoredTask): number {
  return Math.floor(maxWhileMade * (1 - Math.exp((-2 * findElapsed(task)) / findExpected(task))));
}

function findPollWait(task: StoredTask): number | null {
  if (task.completedAt !== null) return null;
  const restMs = Math.max(0, findExpected(task) - findElapsed(task));
  return Math.round(Math.min(maxPollMs, Math.max(minPollMs, restMs / restShare)));
}

function findElapsed({ submittedAt, readAt }: StoredTask): number {
  return submittedAt === null ? 0 : Math.max(0, readAt - submittedAt);
}

/** At least a millisecond, for what took no time that a clock could tell. */
function findExpected({ expectedMs }: StoredTask): number {
  return Math.max(1, expectedMs ?? usualMs);
}
