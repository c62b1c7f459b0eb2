import type { TwoFactorState } from '../../core/accounts/account-services.ts';
import type { AccountStores } from '../../core/accounts/account-stores.ts';

/** The second factor of a user, as it is shown. */
export async function readTwoFactorState(
  { twoFactor }: Pick<AccountStores, 'twoFactor'>,
  userId: string,
): Promise<TwoFactorState> {
  const found = await twoFactor.find(userId);
  if (found === null) return { isEnabled: false, isConfirmed: false, backupCodesRemaining: 0 };
  const backupCodesRemaining = await twoFactor.countBackupCodes(userId);
  return { isEnabled: true, isConfirmed: found.isConfirmed, backupCodesRemaining };
}
