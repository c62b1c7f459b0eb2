import type { Task, TaskState } from '../../generated/contract-types.ts';
import type { VideoTask, VideoTaskState } from '../../src/core/video/video-task.ts';
import { renderSeconds } from '../render-seconds.ts';
import { isFiltered, renderFailure } from '../video/render-result.ts';

/** A task goes back to `queued` where the upstream that was asked cannot take it: until one has, it is queued. */
const states: Readonly<Record<VideoTaskState, TaskState>> = {
  queued: 'queued',
  submitting: 'queued',
  in_progress: 'in_progress',
  storing: 'in_progress',
  succeeded: 'completed',
  failed: 'failed',
};

/** A task as its owner sees it. */
export function renderTask(task: VideoTask): Task {
  const { id, order, state, createdAt, expiresAt } = task;
  return {
    id,
    created_at: renderSeconds(createdAt),
    state: isFiltered(task) ? 'filtered' : states[state],
    progress: task.progress,
    model: order.modelName,
    seconds: order.seconds,
    samples: order.sampleCount,
    cost: Number(task.cost),
    key_id: task.keyId,
    error: renderFailure(task),
    expires_at: expiresAt === null ? null : renderSeconds(expiresAt),
  };
}

/** The same as administrators see it. */
export function renderAdminTask(task: VideoTask): Task {
  const { userId, deploymentId, nodeId } = task;
  return { ...renderTask(task), user_id: userId, deployment: deploymentId, node: nodeId };
}
