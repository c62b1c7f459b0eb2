import type { Registration, RegistrationRequest } from '../../core/accounts/account-services.ts';
import type { ClientFacts } from '../../core/accounts/session.ts';
import type { NewUser, User } from '../../core/accounts/user.ts';
import type { AccountRole } from '../../../generated/contract-types.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import type { AccountParts } from '../account-parts.ts';
import { describeOwnAct } from '../audit-events.ts';
import { createClearText, createId } from '../create-random-text.ts';
import { checkPassword } from '../passwords/check-password.ts';
import { limitRegistrations } from '../throttles/create-throttles.ts';

const affCodeLength = 8;

/** Registration over the stores, as far as the configuration allows it. */
export function createRegistration(parts: AccountParts): Registration {
  return { register: (request, client) => register(parts, request, client) };
}

async function register(
  parts: AccountParts,
  request: RegistrationRequest,
  client: ClientFacts,
): Promise<User> {
  const { stores, throttles, hasher, config } = parts;
  const { username, password, affCode } = request;
  checkOpen(parts, request);
  await checkPassword(password, username);
  await throttles.count(limitRegistrations(client.address, config.registrationsPerHour));
  const passwordHash = await hasher.hash(password, { address: client.address });
  const { inviterMicroUsd, inviteeMicroUsd, maxRewards } = config.invitation;
  const draft = createNewUser({ username, role: 'user', passwordHash, isOneTime: false });
  const grants = {
    startQuota: config.startQuotaMicroUsd,
    affCode: affCode?.toUpperCase() ?? null,
    inviterReward: inviterMicroUsd,
    inviteeReward: inviteeMicroUsd,
    maxRewards,
  };
  const registered = await stores.users.register(
    draft,
    grants,
    describeOwnAct('register', { userId: draft.id }, client),
  );
  if (registered.outcome !== 'created') {
    throw registered.outcome === 'name_taken' ? createNameTaken() : createUnknownInvitation();
  }
  return registered.user;
}

function checkOpen({ config }: AccountParts, { affCode }: RegistrationRequest): void {
  if (config.registration === 'closed') {
    throw new GatewayError('permission_denied', 'Registration is closed. Ask the operator for an account.', {
      reason: 'registration_disabled',
    });
  }
  if (config.registration === 'invite' && affCode === null) {
    throw new GatewayError(
      'permission_denied',
      'Registration needs an invitation: send the code of somebody who has an account as aff_code.',
      { reason: 'invitation_required' },
    );
  }
}

export interface UserBasics {
  readonly username: string;
  readonly role: AccountRole;
  readonly passwordHash: string | null;
  readonly isOneTime: boolean;
}

/** A user to be, with an id and an invitation code of its own. */
export function createNewUser(basics: UserBasics): NewUser {
  const affCode = createClearText(affCodeLength);
  return { id: createId('usr'), displayName: basics.username, affCode, ...basics };
}

export function createNameTaken(): GatewayError {
  return new GatewayError('invalid_argument', 'This user name is taken. Choose another.', {
    reason: 'username_taken',
    param: 'username',
  });
}

function createUnknownInvitation(): GatewayError {
  return new GatewayError('invalid_argument', 'This invitation code does not exist.', {
    reason: 'invalid_aff_code',
    param: 'aff_code',
  });
}
