import type { Handler } from '../../src/core/handler.ts';
import { renderAccount } from './render-account.ts';
import { renderUser } from './render-user.ts';

/** POST /api/user/register: a new user, where the configuration lets people register. It does not log in. */
export const registerUser: Handler<'registerUser'> = async ({ body, client }, { accounts }) => {
  const { username, password, aff_code: affCode = null } = body.value;
  return renderAccount(
    renderUser(await accounts.registration.register({ username, password, affCode }, client)),
  );
};
