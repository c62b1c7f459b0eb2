import type { Handler } from '../../src/core/handler.ts';
import { renderDone } from './render-account.ts';
import { readActor } from './render-admin-user.ts';

/** DELETE /api/admin/users/{id}: removes a user, for good. */
export const deleteUser: Handler<'deleteUser'> = async (request, { accounts }) => {
  await accounts.admin.remove(request.pathParameters.id, readActor(request));
  return renderDone();
};
