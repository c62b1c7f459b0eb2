import type { Profiles, Transferred } from '../../core/accounts/account-services.ts';
import type { Login } from '../../core/accounts/session.ts';
import type { AuditEvent } from '../../core/audit-event.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { createAccountId } from '../../core/ledger.ts';
import { parseShownName } from '../../core/accounts/parse-shown-name.ts';
import type { AccountParts } from '../account-parts.ts';
import { describeOwnAct } from '../audit-events.ts';
import { proveIdentity } from '../logins/prove-identity.ts';
import { createTokenExpired } from '../refusals.ts';
import { readUserView } from './read-user-view.ts';

/** What users do about themselves, over the stores. */
export function createProfiles(parts: AccountParts): Profiles {
  const { stores } = parts;
  return {
    show: ({ userId }) => readUserView(stores, userId),
    rename: async (login, displayName, client) => {
      await stores.users.update(login.userId, { displayName: parseShownName(displayName, 'display_name') });
      await stores.audit.append(describeOwnAct('profile', login, client));
      return await readUserView(stores, login.userId);
    },
    remove: async (login, proof, client) => {
      await proveIdentity(parts, { login, proof, rule: 'password-and-code' }, client);
      const event = describeOwnAct('user.delete', login, client);
      if (!(await stores.users.remove(login.userId, login.userId, event))) throw createTokenExpired();
    },
    transfer: (login, amount, client) =>
      transfer(parts, { login, amount, event: describeOwnAct('user.transfer', login, client) }),
    listInvitations: ({ userId }, page) => stores.users.listInvitations(userId, page),
    listActivity: ({ userId }, page) =>
      stores.audit.list({
        about: userId,
        actor: null,
        action: null,
        target: null,
        from: null,
        to: null,
        page,
      }),
  };
}

interface OwnTransfer {
  readonly login: Login;
  /** `null` for all. */
  readonly amount: bigint | null;
  readonly event: AuditEvent;
}

async function transfer(
  { stores }: AccountParts,
  { login: { userId }, amount, event }: OwnTransfer,
): Promise<Transferred> {
  const fromAccountId = createAccountId(userId, 'affiliate');
  const order = {
    fromAccountId,
    toAccountId: createAccountId(userId, 'quota'),
    amount: amount ?? 'all',
    actor: userId,
    reason: 'invitation quota converted',
    idempotencyKey: null,
  } as const;
  const outcome = await stores.moves.transfer(order, event);
  if (outcome.status !== 'moved') throw createInsufficient();
  const left = await stores.moves.readBalance(fromAccountId);
  return { amount: outcome.amount, quota: outcome.available, affiliate: left?.available ?? 0n };
}

function createInsufficient(): GatewayError {
  return new GatewayError('failed_precondition', 'There is not so much invitation quota to convert.', {
    reason: 'insufficient_invitation_quota',
  });
}
