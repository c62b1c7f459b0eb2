import { GatewayError } from '../../src/core/gateway-error.ts';
import type { Handler, HandlerServices } from '../../src/core/handler.ts';
import type { ObjectReading } from '../../src/core/object-store.ts';
import type { VideoTask } from '../../src/core/video/video-task.ts';
import { renderPollHeaders } from '../render-poll-headers.ts';
import { answerWithVideos } from './answer-with-videos.ts';
import { readOwner } from './read-owner.ts';
import { renderGenerationTask } from './render-generation.ts';

/** Largest video that is shown as base64, in bytes. */
const maxShownBytes = 20 * 1024 * 1024;

/** The field of its bytes. */
const bytesField = 'bytes_base64_encoded';

/**
 * GET /v1/video/generations/{task_id}: how far a task is, in the wrapped form, with the video itself where the upstream sent it within
 * its answer. Throws `not_found` (`task_not_found`).
 */
export const getVideoGeneration: Handler<'getVideoGeneration'> = async (request, { videos, clock }) => {
  const task = await videos.find(request.pathParameters.task_id, readOwner(request));
  const data = renderGenerationTask(task, request.origin);
  const body = { code: 'success', message: '', data } as const;
  const reading = await readShownVideo(task, request.signal, { videos, clock });
  if (reading !== null) {
    const shown = { ...body, data: { ...data, [bytesField]: '' } };
    return answerWithVideos(shown, bytesField, [reading]);
  }
  const headers = renderPollHeaders(task.pollAfterMs);
  return { kind: 'whole', status: 200, headers, body, bytes: null };
};

/** The bytes of the first video, where they are to be shown and still there. */
async function readShownVideo(
  { state, videos: [video], expiresAt }: VideoTask,
  signal: AbortSignal,
  { videos, clock }: Pick<HandlerServices, 'videos' | 'clock'>,
): Promise<ObjectReading | null> {
  if (state !== 'succeeded' || !video?.wasBase64 || video.sizeBytes > maxShownBytes) return null;
  if (expiresAt !== null && clock.now() >= expiresAt) return null;
  try {
    return await videos.readVideo(video, null, signal);
  } catch (error) {
    // It was deleted this very moment.
    if (error instanceof GatewayError && error.code === 'gone') return null;
    throw error;
  }
}
