import type { VideoGenerationSubmission, VideoGenerationTask } from '../../generated/contract-types.ts';
import type { VideoTask, VideoTaskState } from '../../src/core/video/video-task.ts';
import { renderSeconds } from '../render-seconds.ts';
import { isFiltered, renderContentUrl, renderFailure, renderResultMetadata } from './render-result.ts';

/** What a task says that was accepted. Its status is empty and its progress 0, also where it was accepted earlier. */
export function renderSubmission({ id, order, createdAt }: VideoTask): VideoGenerationSubmission {
  return {
    id,
    task_id: id,
    object: 'video',
    model: order.modelName,
    status: '',
    progress: 0,
    created_at: renderSeconds(createdAt),
  };
}

/** A task goes back to `queued` where the upstream that was asked cannot take it: until one has, it is queued. */
const statuses: Readonly<Record<VideoTaskState, VideoGenerationTask['status']>> = {
  queued: 'queued',
  submitting: 'queued',
  in_progress: 'in_progress',
  storing: 'in_progress',
  succeeded: 'succeeded',
  failed: 'failed',
};

/** The wrapped form of a task, without its `bytes_base64_encoded`. `origin` is that of the request. */
export function renderGenerationTask(task: VideoTask, origin: string): VideoGenerationTask {
  return {
    task_id: task.id,
    status: statuses[task.state],
    progress: task.progress,
    format: task.videos[0]?.mediaType.replace(/^video\//, '') ?? 'mp4',
    url: renderUrl(task, origin),
    error: renderFailure(task),
    metadata: renderResultMetadata(task, origin),
  };
}

/** What stands in the place of an address where everything was filtered, and the provider gave no reason. */
const unexplained = 'A filter of the provider blocked this video.';

function renderUrl(task: VideoTask, origin: string): string {
  if (isFiltered(task)) return task.filteredReasons.join('; ') || unexplained;
  return task.state === 'succeeded' ? renderContentUrl(origin, task) : '';
}
