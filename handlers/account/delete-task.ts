import type { Handler } from '../../src/core/handler.ts';
import { renderDone } from './render-account.ts';
import { requireLogin } from './require-login.ts';

/**
 * DELETE /api/user/tasks/{id}: deletes a video task that has ended, with its videos. Throws `not_found` (`task_not_found`), and
 * `failed_precondition` (`task_not_completed`) before its end.
 */
export const deleteTask: Handler<'deleteTask'> = async (request, { videos }) => {
  await videos.delete(request.pathParameters.id, { kind: 'user', userId: requireLogin(request).userId });
  return renderDone();
};
