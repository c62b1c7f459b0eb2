import type { UserView } from '../../core/accounts/account-services.ts';
import type { AccountStores } from '../../core/accounts/account-stores.ts';
import type { User } from '../../core/accounts/user.ts';
import { createAccountId, type AccountBalance } from '../../core/ledger.ts';
import { createUserNotFound } from '../refusals.ts';
import { noTwoFactor } from '../two-factor/read-two-factor-state.ts';

/** All that is shown of a user. Throws `not_found` where there is none. */
export async function readUserView(stores: AccountStores, userId: string): Promise<UserView> {
  const user = await stores.users.find(userId);
  if (user === null) throw createUserNotFound();
  return await completeUserView(stores, user);
}

/** Adds what other stores know of a user. */
export async function completeUserView(stores: AccountStores, user: User): Promise<UserView> {
  return (await readParts(stores, [user]))(user);
}

/** The same of all users of a page, however many there are in as few statements. */
export async function completeUserViews(
  stores: AccountStores,
  users: readonly User[],
): Promise<readonly UserView[]> {
  return users.map(await readParts(stores, users));
}

async function readParts(
  { moves, twoFactor }: AccountStores,
  users: readonly User[],
): Promise<(user: User) => UserView> {
  const ids = users.map(({ id }) => id);
  const [quotas, affiliates, factors] = await Promise.all([
    moves.readBalances(ids.map((id) => createAccountId(id, 'quota'))),
    moves.readBalances(ids.map((id) => createAccountId(id, 'affiliate'))),
    twoFactor.listStates(ids),
  ]);
  const balances = new Map([...quotas, ...affiliates].map((balance) => [balance.accountId, balance]));
  const find = (accountId: string) => balances.get(accountId) ?? createEmpty(accountId);
  return (user) => ({
    user,
    quota: find(createAccountId(user.id, 'quota')),
    affiliate: find(createAccountId(user.id, 'affiliate')),
    twoFactor: factors.get(user.id) ?? noTwoFactor,
  });
}

function createEmpty(accountId: string): AccountBalance {
  return { accountId, available: 0n, held: 0n, spent: 0n, rewarded: 0n, isUnlimited: false };
}
