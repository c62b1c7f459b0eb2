import type { AccountStores } from '../../core/accounts/account-stores.ts';
import type { TwoFactorState } from '../../core/accounts/two-factor.ts';

/** That of a user who has none. */
export const noTwoFactor: TwoFactorState = { isEnabled: false, isConfirmed: false, backupCodesRemaining: 0 };

/** The second factor of a user, as it is shown. */
export async function readTwoFactorState(
  { twoFactor }: Pick<AccountStores, 'twoFactor'>,
  userId: string,
): Promise<TwoFactorState> {
  return (await twoFactor.listStates([userId])).get(userId) ?? noTwoFactor;
}
