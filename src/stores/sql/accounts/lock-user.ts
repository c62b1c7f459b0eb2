import type { Kysely } from 'kysely';
import type { LoginGround, PasswordGround } from '../../../core/accounts/session.ts';
import type { Tables } from '../tables.ts';

/**
 * Locks a user until the transaction ends, and says whether there is one. Whatever ends the logins of a user locks them first, so
 * that no login is made beside it; and whoever changes a second factor, which belongs to logins, so that all take what is locked in one order.
 */
export async function lockUser(
  transaction: Kysely<Tables>,
  userId: string,
  ground?: LoginGround,
): Promise<boolean> {
  // An update that changes nothing is a lock in both databases.
  let lock = transaction
    .updateTable('users')
    .set(({ ref }) => ({ id: ref('id') }))
    .where('id', '=', userId)
    .where('deleted_at', 'is', null);
  if (ground !== undefined) lock = lock.where('status', '=', 'enabled');
  if (ground !== undefined && 'passwordHash' in ground)
    lock = lock.where('password_hash', '=', ground.passwordHash).where('role', '=', ground.role);
  const { numUpdatedRows } = await lock.executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  if (ground === undefined) return true;
  // In a statement of its own: that of the lock does not see what others did while it waited, but for the user itself.
  if ('passwordHash' in ground) return await hasFactorOf(transaction, userId, ground);
  return await isLive(transaction, userId, ground);
}

async function hasFactorOf(
  transaction: Kysely<Tables>,
  userId: string,
  { secondFactor }: PasswordGround,
): Promise<boolean> {
  if (secondFactor === 'any') return true;
  const row = await transaction
    .selectFrom('two_factor')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return (row === undefined) === (secondFactor === 'none');
}

async function isLive(
  transaction: Kysely<Tables>,
  userId: string,
  { sessionId }: { readonly sessionId: string },
): Promise<boolean> {
  const row = await transaction
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
