import type { Handler } from '../../src/core/handler.ts';
import { renderDone } from './render-account.ts';
import { readActor } from './render-admin-user.ts';

/** POST /api/admin/users/{id}/logout: ends every login of a user. */
export const logoutUserEverywhere: Handler<'logoutUserEverywhere'> = async (request, { accounts }) => {
  await accounts.admin.logout(request.pathParameters.id, readActor(request));
  return renderDone();
};
