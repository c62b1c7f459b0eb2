import type { Handler } from '../../src/core/handler.ts';
import { renderAccount } from './render-account.ts';
import { renderSelf } from './render-user.ts';
import { requireLogin } from './require-login.ts';

/** GET /api/user/self: the user of this login, with the balance. */
export const getSelf: Handler<'getSelf'> = async (request, { accounts }) => {
  const login = requireLogin(request);
  return renderAccount(renderSelf(await accounts.profile.show(login), login));
};
