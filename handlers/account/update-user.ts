import type { Handler } from '../../src/core/handler.ts';
import { renderAccount } from './render-account.ts';
import { readActor, renderAdminUser } from './render-admin-user.ts';

/** PATCH /api/admin/users/{id}: another name to show, role, state or limits. */
export const updateUser: Handler<'updateUser'> = async (request, { accounts }) => {
  const { display_name: displayName, ...changes } = request.body.value;
  const named = displayName === undefined ? changes : { ...changes, displayName };
  const view = await accounts.admin.change(request.pathParameters.id, named, readActor(request));
  return renderAccount(renderAdminUser(view));
};
