import type { Handler } from '../../src/core/handler.ts';
import { renderAccount } from './render-account.ts';
import { renderSeconds } from '../render-seconds.ts';
import { requireLogin } from './require-login.ts';

/** POST /api/user/confirm: makes this login as good as a new one for administration. */
export const confirmLogin: Handler<'confirmLogin'> = async (request, { accounts }) => {
  const { password = null, code = null } = request.body.value;
  const until = await accounts.logins.confirm(requireLogin(request), { password, code }, request.client);
  return renderAccount({ admin_until: renderSeconds(until) });
};
