import type { Handler } from '../../src/core/handler.ts';
import { renderDone } from './render-account.ts';
import { requireLogin } from './require-login.ts';
import { renderEndedCookie } from './session-cookie.ts';

/** DELETE /api/user/self: removes the user, for good. */
export const deleteSelf: Handler<'deleteSelf'> = async (request, { accounts }) => {
  const { password, code = null } = request.body.value;
  await accounts.profile.remove(requireLogin(request), { password, code }, request.client);
  return renderDone(renderEndedCookie(request.client));
};
