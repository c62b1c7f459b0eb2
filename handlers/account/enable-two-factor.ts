import type { Handler } from '../../src/core/handler.ts';
import { renderAccount } from './render-account.ts';
import { requireLogin } from './require-login.ts';
import { renderSessionCookie, renderToken } from './session-cookie.ts';

/** POST /api/user/2fa/enable: turns it on with a new secret, or with a code confirms the one that was given. */
export const enableTwoFactor: Handler<'enableTwoFactor'> = async (request, { accounts }) => {
  const { client } = request;
  const login = requireLogin(request);
  const { code } = request.body.value;
  if (code !== undefined) {
    const secrets = await accounts.twoFactor.confirm(login, code, client);
    const data = { enabled: true, confirmed: true, ...renderToken(secrets) } as const;
    return renderAccount(data, renderSessionCookie(secrets, client));
  }
  const { secret, address, svg, backupCodes, secrets } = await accounts.twoFactor.enable(login, client);
  const data = {
    enabled: true,
    confirmed: false,
    secret,
    qr_code_data: address,
    qr_code_svg: svg,
    backup_codes: backupCodes,
    ...renderToken(secrets),
  } as const;
  return renderAccount(data, renderSessionCookie(secrets, client));
};
