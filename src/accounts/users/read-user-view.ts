import type { UserView } from '../../core/accounts/account-services.ts';
import type { AccountStores } from '../../core/accounts/account-stores.ts';
import type { User } from '../../core/accounts/user.ts';
import { createAccountId, type AccountBalance, type AccountKind } from '../../core/ledger.ts';
import { createUserNotFound } from '../refusals.ts';
import { readTwoFactorState } from '../two-factor/read-two-factor-state.ts';

/** All that is shown of a user. Throws `not_found` where there is none. */
export async function readUserView(stores: AccountStores, userId: string): Promise<UserView> {
  const user = await stores.users.find(userId);
  if (user === null) throw createUserNotFound();
  return await completeUserView(stores, user);
}

/** Adds what other stores know of a user. */
export async function completeUserView(stores: AccountStores, user: User): Promise<UserView> {
  const [quota, affiliate, twoFactor] = await Promise.all([
    readBalance(stores, user.id, 'quota'),
    readBalance(stores, user.id, 'affiliate'),
    readTwoFactorState(stores, user.id),
  ]);
  return { user, quota, affiliate, twoFactor };
}

async function readBalance(
  { moves }: AccountStores,
  userId: string,
  kind: AccountKind,
): Promise<AccountBalance> {
  const accountId = createAccountId(userId, kind);
  const balance = await moves.readBalance(accountId);
  return balance ?? { accountId, available: 0n, held: 0n, spent: 0n, rewarded: 0n, isUnlimited: false };
}
