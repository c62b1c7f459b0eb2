import type {
  GeneratedVideos,
  PublisherVideo,
  PublisherVideoOperation,
  VideoOperation,
  VideoOperationError,
} from '../../generated/contract-types.ts';
import type { VideoFailure, VideoFailureCode } from '../../src/core/video/video-failure.ts';
import type { VideoTask } from '../../src/core/video/video-task.ts';
import { renderFileUri, renderOperationName } from './names.ts';

/** A task as the Gemini API shows it. `origin` is that of the request. */
export function renderOperation(task: VideoTask, origin: string): VideoOperation {
  const name = renderOperationName(task, 'models');
  if (task.failure !== null) return { name, done: true, error: renderFailure(task.failure) };
  if (task.state !== 'succeeded') return { name, done: false, metadata: { progress: task.progress } };
  const generatedSamples = task.videos.map((_, index) => ({
    video: { uri: renderFileUri(origin, { id: task.id, index }) },
  }));
  const samples = generatedSamples.length === 0 ? {} : { generatedSamples };
  return { name, done: true, response: { generateVideoResponse: { ...samples, ...renderFiltered(task) } } };
}

/** A task as Vertex AI shows it, with its videos as `videos` says. */
export function renderPublisherOperation(
  task: VideoTask,
  videos: readonly PublisherVideo[],
): PublisherVideoOperation {
  const name = renderOperationName(task, 'publishers/google/models');
  if (task.failure !== null) return { name, done: true, error: renderFailure(task.failure) };
  if (task.state !== 'succeeded') return { name, done: false, metadata: { progress: task.progress } };
  const shown = videos.length === 0 ? {} : { videos };
  return { name, done: true, response: { ...shown, ...renderFiltered(task) } };
}

function renderFiltered({
  filteredCount,
  filteredReasons,
}: VideoTask): Pick<GeneratedVideos, 'raiMediaFilteredCount' | 'raiMediaFilteredReasons'> {
  if (filteredCount === 0) return {};
  return { raiMediaFilteredCount: filteredCount, raiMediaFilteredReasons: filteredReasons };
}

/** google/rpc/code.proto: what comes nearest to each failure. */
const rpcCodes: Readonly<Record<VideoFailureCode, VideoOperationError['code']>> = {
  invalid_request: 3,
  content_policy_violation: 3,
  upstream_timeout: 4,
  quota_exceeded: 8,
  generation_failed: 13,
  upstream_error: 14,
};

function renderFailure({ code, message }: VideoFailure): VideoOperationError {
  return { code: rpcCodes[code], message };
}
