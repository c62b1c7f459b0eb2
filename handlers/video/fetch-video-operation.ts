import type { PublisherVideo } from '../../generated/contract-types.ts';
import { createTaskNotFound } from '../../src/core/video/create-task-not-found.ts';
import type { Handler } from '../../src/core/handler.ts';
import type { StoredVideo } from '../../src/core/video/video-task.ts';
import { renderPollHeaders } from '../render-poll-headers.ts';
import { answerWithVideos } from './answer-with-videos.ts';
import { findOperation, parsePublisherName, renderFileUri } from './names.ts';
import { readOwner } from './read-owner.ts';
import { renderPublisherOperation } from './render-operation.ts';

/** Largest video that comes within the answer, in bytes. */
const maxShownBytes = 64 * 1024 * 1024;

/** The field of its bytes. */
const bytesField = 'bytesBase64Encoded';

/**
 * POST /v1beta1/publishers/google/models/{model}:fetchPredictOperation: how far a task is, in the manner of Vertex AI, with its videos
 * in base64. Those that are large or no longer there are addresses. Throws `not_found` (`task_not_found`) and `unavailable`
 * (`storage_unavailable`).
 */
export const fetchVideoOperation: Handler<'fetchVideoOperation'> = async (request, { videos, clock }) => {
  const path = parsePublisherName(request.body.value.operationName);
  if (path.model !== request.pathParameters.model) throw createTaskNotFound();
  const task = await findOperation(path, readOwner(request), videos);
  const isThere = task.expiresAt === null || clock.now() < task.expiresAt;
  const isShown = ({ sizeBytes }: StoredVideo) => isThere && sizeBytes <= maxShownBytes;
  const body = renderPublisherOperation(
    task,
    task.videos.map((video, index): PublisherVideo => {
      const { mediaType: mimeType } = video;
      if (isShown(video)) return { mimeType, [bytesField]: '' };
      return { mimeType, gcsUri: renderFileUri(request.origin, { id: task.id, index }) };
    }),
  );
  const shown = task.videos.filter(isShown);
  if (shown.length > 0) {
    const readings = await Promise.all(shown.map((video) => videos.readVideo(video, null, request.signal)));
    return answerWithVideos(body, bytesField, readings);
  }
  return { kind: 'whole', status: 200, headers: renderPollHeaders(task.pollAfterMs), body, bytes: null };
};
