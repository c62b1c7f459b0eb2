import type { Video } from '../../generated/contract-types.ts';
import type { VideoTask, VideoTaskState } from '../../src/core/video/video-task.ts';
import { renderSeconds } from '../render-seconds.ts';
import { renderFailure, renderResultMetadata } from './render-result.ts';
import { renderSize } from './render-size.ts';

/** A task goes back to `queued` where the upstream that was asked cannot take it: until one has, it is queued. */
const statuses: Readonly<Record<VideoTaskState, Video['status']>> = {
  queued: 'queued',
  submitting: 'queued',
  in_progress: 'in_progress',
  storing: 'in_progress',
  succeeded: 'completed',
  failed: 'failed',
};

/** The flat form of a task. `origin` is that of the request. */
export function renderVideo(task: VideoTask, origin: string): Video {
  const { id, order, state, progress, createdAt, completedAt, expiresAt } = task;
  return {
    id,
    task_id: id,
    object: 'video',
    model: order.modelName,
    status: statuses[state],
    progress,
    created_at: renderSeconds(createdAt),
    completed_at: completedAt === null ? null : renderSeconds(completedAt),
    expires_at: expiresAt === null ? null : renderSeconds(expiresAt),
    seconds: String(order.seconds),
    size: renderSize(order),
    prompt: order.prompt,
    remixed_from_video_id: null,
    error: renderFailure(task),
    metadata: renderResultMetadata(task, origin),
  };
}
