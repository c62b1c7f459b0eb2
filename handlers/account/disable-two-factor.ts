import type { Handler } from '../../src/core/handler.ts';
import { renderAccount } from './render-account.ts';
import { requireLogin } from './require-login.ts';

/** POST /api/user/2fa/disable: turns it off; without a code only where none was ever accepted. */
export const disableTwoFactor: Handler<'disableTwoFactor'> = async (request, { accounts }) => {
  const { code = null } = request.body.value;
  await accounts.twoFactor.disable(requireLogin(request), code, request.client);
  return renderAccount({ enabled: false } as const);
};
