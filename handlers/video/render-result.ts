import type { VideoError, VideoResultMetadata } from '../../generated/contract-types.ts';
import type { VideoTask } from '../../src/core/video/video-task.ts';

/** Where to download a video of a task. `origin` is that of the request. */
export function renderContentUrl(origin: string, { id }: Pick<VideoTask, 'id'>, index = 0): string {
  const url = `${origin}/v1/videos/${id}/content`;
  return index === 0 ? url : `${url}?index=${String(index)}`;
}

/** Whether filters of the provider left nothing of what was ordered. */
export function isFiltered({ state, videos }: VideoTask): boolean {
  return state === 'succeeded' && videos.length === 0;
}

/** Why a task failed; `null` for one that did not. */
export function renderFailure({ failure }: VideoTask): VideoError | null {
  return failure && { code: failure.code, message: failure.message };
}

/** Extra data of a task's outcome; `null` where there is none. */
export function renderResultMetadata(task: VideoTask, origin: string): VideoResultMetadata | null {
  const { videos, filteredCount, filteredReasons, storageUris, storageError, failure } = task;
  const upstreamCode = failure?.upstreamCode ?? null;
  const metadata: VideoResultMetadata = {
    ...(filteredCount === 0
      ? {}
      : { rai_media_filtered_count: filteredCount, rai_media_filtered_reasons: filteredReasons }),
    ...(videos.length < 2 ? {} : { urls: videos.map((_, index) => renderContentUrl(origin, task, index)) }),
    ...(storageUris.length === 0 ? {} : { storage_uris: storageUris }),
    ...(storageError === null ? {} : { storage_error: storageError }),
    ...(upstreamCode === null ? {} : { upstream_code: upstreamCode }),
  };
  return Object.keys(metadata).length === 0 ? null : metadata;
}
