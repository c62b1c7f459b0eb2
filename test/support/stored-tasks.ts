import type {
  DueTerms,
  NewTask,
  PlacedTask,
  QueueLook,
  QueuePage,
  RunningTasks,
  StartTerms,
  StoredTask,
  TaskEnding,
  VideoTaskStore,
} from '../../src/core/video/task-store.ts';
import { WorkSlots } from '../../src/tasks/runner/work-slots.ts';
import { createNewTask } from './task-requests.ts';

export const roomy = { maxQueuedPerKey: 100, maxQueued: 1_000 };
export const terms = { leaseMs: 60_000, overdueMs: 0 };
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

/** What is due, and nobody's, for a node with nothing to do. */
export function due(changes: Partial<DueTerms> = {}): DueTerms {
  return { ...terms, room: new WorkSlots(), takeover: 'all', except: [], ...changes };
}

/** Where a look begins everything that it reads at. */
export function place(tasks: readonly StoredTask[]): readonly PlacedTask[] {
  return tasks.map((task) => ({ task, ...deployment }));
}

/** A look at single pages; `choose` says what begins of one. */
export function lookAt(
  pages: readonly Partial<QueuePage>[],
  choose: (queued: readonly StoredTask[], running: RunningTasks) => readonly PlacedTask[] = place,
): StartTerms {
  const placed: PlacedTask[] = [];
  const rest = pages.map((page) => ({ after: null, limit: 10, exceptKeys: [], exceptModels: [], ...page }));
  let running: RunningTasks = { byDeployment: new Map(), byKey: new Map() };
  const look: QueueLook = {
    placed,
    begin: (now) => {
      running = now;
      return rest.shift() ?? null;
    },
    next: (queued) => {
      placed.push(...choose(queued, running));
      return rest.shift() ?? null;
    },
  };
  return { ...terms, queueTimeoutMs: 3_600_000, dueWithinMs: null, look };
}

/** Everybody begins at the first deployment. */
export function startAll(store: VideoTaskStore, limit = 10): Promise<readonly StoredTask[]> {
  return store.start(lookAt([{ limit }]));
}

export async function submit(store: VideoTaskStore, overrides: Partial<NewTask> = {}): Promise<StoredTask> {
  const outcome = await store.submit(createNewTask(overrides), roomy);
  if (outcome.kind === 'queue_full') throw new Error('The queue is full');
  return outcome.task;
}
