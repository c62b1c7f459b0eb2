import type { Handler } from '../../src/core/handler.ts';
import { renderLogin } from './render-login.ts';

/** POST /api/user/login: a login with cookie and token, or the first step of one where a code is needed. */
export const loginUser: Handler<'loginUser'> = async ({ body, client }, { accounts }) => {
  const { username, password, session = 'both' } = body.value;
  return renderLogin(await accounts.logins.begin({ username, password, session }, client), client);
};
