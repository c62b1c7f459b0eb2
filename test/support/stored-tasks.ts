import type {
  DueTerms,
  NewTask,
  StoredTask,
  TaskEnding,
  VideoTaskStore,
} from '../../src/core/video/task-store.ts';
import { runningStates } from '../../src/core/video/video-task.ts';
import { createNewTask } from './task-requests.ts';

export const roomy = { maxQueuedPerKey: 100, maxQueued: 1_000 };
export const terms = { leaseMs: 60_000, limit: 10, overdueMs: 0 };
export const due: DueTerms = { ...terms, states: runningStates, takeover: 'all', except: [] };
export const deployment = { deploymentId: 'one', upstreamModel: 'veo' };
export const video = {
  objectName: 'videos/2026-01-31/x/1-0.mp4',
  mediaType: 'video/mp4',
  sizeBytes: 5,
  etag: 'e',
  storedAt: 1,
  wasBase64: false,
};
export const success: TaskEnding = {
  failure: null,
  progress: 100,
  videos: [video],
  filteredCount: 0,
  filteredReasons: [],
  copies: { uris: [], error: null },
  cost: 80n,
  retentionMs: 60_000,
  records: 'all',
};
export const failure = { code: 'upstream_error', message: 'It broke.', upstreamCode: 503 } as const;
export const failed: TaskEnding = {
  ...success,
  failure,
  progress: 7,
  videos: [],
  cost: null,
  retentionMs: null,
};

/** Everybody begins at the first deployment. */
export function startAll(store: VideoTaskStore, limit = 10): Promise<readonly StoredTask[]> {
  return store.start({
    ...terms,
    limit,
    maxRunningPerKey: 100,
    place: (queued) => ({ placed: queued.map((task) => ({ task, ...deployment })), delayed: [] }),
  });
}

export async function submit(store: VideoTaskStore, overrides: Partial<NewTask> = {}): Promise<StoredTask> {
  const outcome = await store.submit(createNewTask(overrides), roomy);
  if (outcome.kind === 'queue_full') throw new Error('The queue is full');
  return outcome.task;
}
