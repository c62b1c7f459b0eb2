import type { Kysely } from 'kysely';
import { GatewayError } from '../../../core/gateway-error.ts';
import type { Tables } from '../tables.ts';

/**
 * Throws `failed_precondition` (`last_admin`) where nobody but this user could administer the gateway. Locks all admins until the
 * transaction ends, so that two of them cannot remove one another.
 */
export async function keepAdmin(transaction: Kysely<Tables>, userId: string): Promise<void> {
  const admins = await transaction
    .updateTable('users')
    .set(({ ref }) => ({ role: ref('role') }))
    .where('role', '=', 'admin')
    .where('status', '=', 'enabled')
    .where('deleted_at', 'is', null)
    .returning('id')
    .execute();
  if (admins.length !== 1 || admins[0]?.id !== userId) return;
  const message = 'This is the last admin who could administer the gateway. Make somebody else one first.';
  throw new GatewayError('failed_precondition', message, { reason: 'last_admin' });
}
