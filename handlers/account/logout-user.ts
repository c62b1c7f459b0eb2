import type { Handler } from '../../src/core/handler.ts';
import { renderDone } from './render-account.ts';
import { requireLogin } from './require-login.ts';
import { renderEndedCookie } from './session-cookie.ts';

/** GET /api/user/logout: ends the login of this request. */
export const logoutUser: Handler<'logoutUser'> = async (request, { accounts }) => {
  await accounts.logins.end(requireLogin(request), request.client);
  return renderDone(renderEndedCookie(request.client));
};
