import type { Handler } from '../../src/core/handler.ts';
import { renderAccount } from './render-account.ts';
import { requireLogin } from './require-login.ts';

/** POST /api/user/2fa/backup_codes: ten new backup codes; the old ones no longer work. */
export const regenerateBackupCodes: Handler<'regenerateBackupCodes'> = async (request, { accounts }) => {
  const { code } = request.body.value;
  const codes = await accounts.twoFactor.renewBackupCodes(requireLogin(request), code, request.client);
  return renderAccount({ backup_codes: codes });
};
