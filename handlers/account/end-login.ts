import type { Handler } from '../../src/core/handler.ts';
import { renderDone } from './render-account.ts';
import { requireLogin } from './require-login.ts';
import { renderEndedCookie } from './session-cookie.ts';

/** POST /api/user/logout: ends the login of this request, or every login of the user. */
export const endLogin: Handler<'endLogin'> = async (request, { accounts }) => {
  const { everywhere = false } = request.body.value;
  await accounts.logins[everywhere ? 'endAll' : 'end'](requireLogin(request), request.client);
  return renderDone(renderEndedCookie(request.client));
};
