import type { Actor, ForeignKey } from '../../core/accounts/account-services.ts';
import type { AccountStores } from '../../core/accounts/account-stores.ts';
import type { KeyEntry, KeySearch } from '../../core/accounts/keys.ts';
import type { Page, PageQuery } from '../../core/accounts/user.ts';
import type { Clock } from '../../core/clock.ts';
import { GatewayError } from '../../core/gateway-error.ts';

/** Keys of everybody, with the names of those they belong to. */
export async function listKeys(
  stores: Pick<AccountStores, 'keys' | 'users'>,
  search: KeySearch,
  page: PageQuery,
): Promise<Page<ForeignKey>> {
  const { items, nextCursor } = await stores.keys.list(search, page);
  const ids = new Set(items.flatMap(({ userId }) => (userId === null ? [] : [userId])));
  const owners = await stores.users.findAll([...ids]);
  const users = new Map(owners.map((user) => [user.id, user]));
  const describe = (key: KeyEntry): ForeignKey => {
    const owner = users.get(key.userId ?? '');
    return { key, username: owner?.username ?? null, isDisabled: owner?.status === 'disabled' };
  };
  return { items: items.map(describe), nextCursor };
}

export interface KeyRevocation {
  readonly id: string;
  readonly clock: Clock;
}

/** Revokes the key of whomever; Unix milliseconds of the end. */
export async function revokeKey(
  { keys, audit }: Pick<AccountStores, 'keys' | 'audit'>,
  { id, clock }: KeyRevocation,
  actor: Actor,
): Promise<number> {
  const revokedAt = clock.now();
  if (!(await keys.revoke({ userId: null }, id, revokedAt))) {
    throw new GatewayError('not_found', 'There is no valid API key with this identifier.', {
      reason: 'api_key_not_found',
    });
  }
  const event = { action: 'key.revoke', actor: actor.id, target: id, address: actor.address } as const;
  await audit.append({ ...event, reason: null, outcome: 'done' });
  return revokedAt;
}
