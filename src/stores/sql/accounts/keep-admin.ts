import type { Kysely } from 'kysely';
import { GatewayError } from '../../../core/gateway-error.ts';
import type { Tables } from '../tables.ts';

/** Where transactions wait that call {@link keepAdmin}. */
export const adminsLine = 'admins';

/**
 * Throws `failed_precondition` (`last_admin`) where nobody but this user could administer the gateway. Locks all admins, and the user, until
 * the transaction ends, so that two of them cannot remove one another.
 */
export async function keepAdmin(transaction: Kysely<Tables>, userId: string): Promise<void> {
  const found = await transaction
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('status', '=', 'enabled')
    .where('deleted_at', 'is', null)
    .execute();
  const admins: string[] = [];
  // Everybody locks in this order; one statement for all would take them in the order of its plan.
  for (const id of [...new Set([userId, ...found.map((row) => row.id)])].sort())
    if (await lockAdmin(transaction, id)) admins.push(id);
  if (admins.length !== 1 || admins[0] !== userId) return;
  const message = 'This is the last admin who could administer the gateway. Make somebody else one first.';
  throw new GatewayError('failed_precondition', message, { reason: 'last_admin' });
}

/** Whether this is an admin still. An update that changes nothing is a lock in both databases. */
async function lockAdmin(transaction: Kysely<Tables>, id: string): Promise<boolean> {
  const row = await transaction
    .updateTable('users')
    .set(({ ref }) => ({ role: ref('role') }))
    .where('id', '=', id)
    .returning(['role', 'status', 'deleted_at'])
    .executeTakeFirst();
  return row?.role === 'admin' && row.status === 'enabled' && row.deleted_at === null;
}
