import { randomBytes } from 'node:crypto';
import type { AuditEvent } from '../../core/audit-event.ts';
import type { SqlTransaction } from './sql-dialect.ts';

/** Adds a line to the trail; within a transaction it is there with what else is written, or not at all. */
export async function appendAuditEvent(
  { kysely, nowMs: at }: Pick<SqlTransaction, 'kysely' | 'nowMs'>,
  { actor, action, target, owner = null, address, reason, outcome }: AuditEvent,
): Promise<void> {
  const id = `aud_${randomBytes(12).toString('hex')}`;
  const row = { id, at, actor, action, target, owner, address, reason, outcome };
  await kysely.insertInto('audit').values(row).execute();
}
