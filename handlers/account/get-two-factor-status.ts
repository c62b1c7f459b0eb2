import type { Handler } from '../../src/core/handler.ts';
import { renderAccount } from './render-account.ts';
import { requireLogin } from './require-login.ts';

/** GET /api/user/2fa/status: whether login asks for a code. */
export const getTwoFactorStatus: Handler<'getTwoFactorStatus'> = async (request, { accounts }) => {
  const state = await accounts.twoFactor.show(requireLogin(request));
  return renderAccount({
    enabled: state.isEnabled,
    confirmed: state.isConfirmed,
    backup_codes_remaining: state.backupCodesRemaining,
  });
};
