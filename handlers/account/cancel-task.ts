import type { Handler } from '../../src/core/handler.ts';
import { renderAccount } from './render-account.ts';
import { readActor } from './render-admin-user.ts';
import { renderAdminTask } from './render-task.ts';

/**
 * POST /api/admin/tasks/{id}/cancel: ends a video task of whomever, as failed and for nothing. Throws `not_found`
 * (`task_not_found`), and `failed_precondition` (`task_already_completed`).
 */
export const cancelTask: Handler<'cancelTask'> = async (request, { videos }) => {
  const { reason } = request.body.value;
  const task = await videos.cancel(request.pathParameters.id, reason, readActor(request));
  return renderAccount(renderAdminTask(task));
};
