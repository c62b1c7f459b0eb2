import type { AuditRecord } from '../../generated/contract-types.ts';
import type { AuditEntry } from '../../src/core/accounts/audit.ts';
import { renderSeconds } from '../render-seconds.ts';

/** A line of the trail. */
export function renderAudit({ at, address, ...entry }: AuditEntry): AuditRecord {
  const { id, actor, action, target, reason, outcome } = entry;
  return { id, at: renderSeconds(at), actor, action, target, ip: address, reason, outcome };
}
