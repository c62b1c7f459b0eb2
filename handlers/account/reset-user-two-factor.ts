import type { Handler } from '../../src/core/handler.ts';
import { renderDone } from './render-account.ts';
import { readActor } from './render-admin-user.ts';

/** POST /api/admin/users/{id}/2fa_reset: turns the second factor of a user off and ends every login. */
export const resetUserTwoFactor: Handler<'resetUserTwoFactor'> = async (request, { accounts }) => {
  await accounts.admin.resetTwoFactor(request.pathParameters.id, readActor(request));
  return renderDone();
};
