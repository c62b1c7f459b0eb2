import type { Handler } from '../../src/core/handler.ts';
import { renderCompleteLogin } from './render-login.ts';
import { requireLogin } from './require-login.ts';

/** POST /api/user/password: another password and, in place of all logins, a new one. */
export const changePassword: Handler<'changePassword'> = async (request, { accounts }) => {
  const { current_password: currentPassword, new_password: newPassword } = request.body.value;
  const change = { currentPassword, newPassword };
  const completed = await accounts.logins.changePassword(requireLogin(request), change, request.client);
  return renderCompleteLogin(completed, request.client);
};
