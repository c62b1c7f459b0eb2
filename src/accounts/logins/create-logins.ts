import type { CompletedLogin, Logins, PasswordChange } from '../../core/accounts/account-services.ts';
import { adminLoginMs, type ClientFacts, type Login } from '../../core/accounts/session.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import type { AccountParts } from '../account-parts.ts';
import { describeOwnAct } from '../audit-events.ts';
import { createTokenExpired, isTokenExpired } from '../refusals.ts';
import { checkPassword } from '../passwords/check-password.ts';
import { beginLogin } from './begin-login.ts';
import { continueLogin } from './continue-login.ts';
import { proveIdentity, provePassword } from './prove-identity.ts';

/** Logins over the stores. */
export function createLogins(parts: AccountParts): Logins {
  const { sessions, audit } = parts.stores;
  return {
    begin: (request, client) => beginLogin(parts, request, client),
    complete: (request, client) => continueLogin(parts, request, client),
    end: async (login, client) => {
      await sessions.end(login.userId, login.sessionId);
      await audit.append({ ...describeOwnAct('logout', login, client), target: login.sessionId });
    },
    endAll: async (login, client) => {
      await sessions.endAll(login.userId);
      await audit.append(describeOwnAct('logout_everywhere', login, client));
    },
    list: (login) => sessions.list(login.userId),
    endOne: async (login, id, client) => {
      const endedAt = await sessions.end(login.userId, id);
      if (endedAt === null) throw createUnknownSession();
      await audit.append({ ...describeOwnAct('logout', login, client), target: id });
      return endedAt;
    },
    confirm: async (login, proof, client) => {
      await proveIdentity(parts, { login, proof, rule: 'code-or-password' }, client);
      const confirmedAt = await sessions.confirm(login.sessionId);
      // It may have ended, or its user may have been removed, since the proof was looked at.
      if (confirmedAt === null) throw createTokenExpired();
      await audit.append(describeOwnAct('confirm', login, client));
      return confirmedAt + adminLoginMs;
    },
    changePassword: (login, change, client) => changePassword(parts, { login, change }, client),
  };
}

/** Whoever is told no more than that the login has expired would go on with the old password. */
const changedWithoutLogin =
  'The password is changed, but the login has ended meanwhile. Log in with the new password.';

async function changePassword(
  parts: AccountParts,
  { login, change }: { readonly login: Login; readonly change: PasswordChange },
  client: ClientFacts,
): Promise<CompletedLogin> {
  const { stores, hasher, issue } = parts;
  const { currentPassword, newPassword } = change;
  const proof = { login, password: currentPassword, param: 'current_password' };
  const replaces = await provePassword(parts, proof, client);
  await checkPassword(newPassword, login.username, 'new_password');
  if (newPassword.normalize('NFKC') === currentPassword.normalize('NFKC')) throw createSamePassword();
  const hash = await hasher.hash(newPassword, { userId: login.userId });
  // Somebody else may have changed it meanwhile, to keep out whoever knows the old one.
  const isSet = await stores.users.setPassword(login.userId, { hash, isOneTime: false, replaces });
  if (!isSet) throw createTokenExpired();
  await stores.audit.append(describeOwnAct('password', login, client));
  const { userId, session, role } = login;
  const restsOn = { passwordHash: hash, role, secondFactor: 'any' } as const;
  // The password was proved, so its time begins anew, as that of a login does.
  const renews = { ...login, loginAt: login.now };
  const renewal = { userId, client, session, replaces: 'all', renews, restsOn } as const;
  const secrets = await issue(renewal).catch((error: unknown) => {
    throw isTokenExpired(error) ? createTokenExpired(changedWithoutLogin) : error;
  });
  const user = await stores.users.find(userId);
  if (user === null) throw createTokenExpired();
  return { state: 'complete', user, secrets };
}

function createSamePassword(): GatewayError {
  return new GatewayError('invalid_argument', 'new_password is the password that you have.', {
    reason: 'invalid_value',
    param: 'new_password',
  });
}

function createUnknownSession(): GatewayError {
  return new GatewayError('not_found', 'You have no login with this identifier.', {
    reason: 'session_not_found',
  });
}
