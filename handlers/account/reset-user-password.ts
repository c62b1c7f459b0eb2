import type { Handler } from '../../src/core/handler.ts';
import { renderAccount } from './render-account.ts';
import { readActor } from './render-admin-user.ts';

/** POST /api/admin/users/{id}/password: another password, which the user has to change. */
export const resetUserPassword: Handler<'resetUserPassword'> = async (request, { accounts }) => {
  const { password = null } = request.body.value;
  const made = await accounts.admin.setPassword(request.pathParameters.id, password, readActor(request));
  return renderAccount(made === null ? {} : { password: made });
};
