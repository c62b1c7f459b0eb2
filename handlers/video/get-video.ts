import type { Handler } from '../../src/core/handler.ts';
import { renderPollHeaders } from '../render-poll-headers.ts';
import { readOwner } from './read-owner.ts';
import { renderVideo } from './render-video.ts';

/** GET /v1/videos/{task_id}: how far a task is, in the flat form. Throws `not_found` (`task_not_found`). */
export const getVideo: Handler<'getVideo'> = async (request, { videos }) => {
  const task = await videos.find(request.pathParameters.task_id, readOwner(request));
  const headers = renderPollHeaders(task.pollAfterMs);
  return { kind: 'whole', status: 200, headers, body: renderVideo(task, request.origin), bytes: null };
};
