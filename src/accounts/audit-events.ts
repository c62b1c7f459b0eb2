import type { AuditEvent } from '../core/audit-event.ts';
import type { ClientFacts, Login } from '../core/accounts/session.ts';

/** What somebody who is logged in did about themselves. */
export function describeOwnAct(
  action: string,
  { userId }: Pick<Login, 'userId'>,
  { address }: Pick<ClientFacts, 'address'>,
): AuditEvent {
  return { action, actor: userId, target: userId, address, reason: null, outcome: 'done' };
}
