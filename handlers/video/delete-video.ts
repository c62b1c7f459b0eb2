import type { Handler } from '../../src/core/handler.ts';
import { readOwner } from './read-owner.ts';

/**
 * DELETE /v1/videos/{task_id}: deletes a task that has ended, with its videos. Throws `not_found` (`task_not_found`), and
 * `failed_precondition` (`task_not_completed`) before its end.
 */
export const deleteVideo: Handler<'deleteVideo'> = async (request, { videos }) => {
  const id = request.pathParameters.task_id;
  await videos.delete(id, readOwner(request));
  const body = { id, object: 'video.deleted', deleted: true } as const;
  return { kind: 'whole', status: 200, headers: {}, body, bytes: null };
};
