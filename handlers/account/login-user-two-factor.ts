import type { Handler } from '../../src/core/handler.ts';
import { renderCompleteLogin } from './render-login.ts';

/** POST /api/user/login/2fa: the second step of a login. */
export const loginUserTwoFactor: Handler<'loginUserTwoFactor'> = async ({ body, client }, { accounts }) => {
  const { code, flow_token: flowToken } = body.value;
  return renderCompleteLogin(await accounts.logins.complete({ code, flowToken }, client), client);
};
