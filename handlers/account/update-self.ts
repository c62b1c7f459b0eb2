import type { Handler } from '../../src/core/handler.ts';
import { renderAccount } from './render-account.ts';
import { renderSelf } from './render-user.ts';
import { requireLogin } from './require-login.ts';

/** PATCH /api/user/self: another name to show. */
export const updateSelf: Handler<'updateSelf'> = async (request, { accounts }) => {
  const login = requireLogin(request);
  const { display_name: displayName } = request.body.value;
  return renderAccount(renderSelf(await accounts.profile.rename(login, displayName, request.client), login));
};
