import type { CompletedLogin, LoginOutcome, LoginRequest } from '../../core/accounts/account-services.ts';
import type { ClientFacts, PasswordGround } from '../../core/accounts/session.ts';
import type { UserCredentials } from '../../core/accounts/user.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import type { AccountParts } from '../account-parts.ts';
import { describeOwnAct } from '../audit-events.ts';
import { createSecret } from '../create-random-text.ts';
import { hashSecret } from '../hash-secret.ts';
import { createInvalidCredentials, createTokenExpired, createUserDisabled } from '../refusals.ts';
import { limitPasswords } from '../throttles/create-throttles.ts';

/**
 * Checks a name and a password. Whoever fails learns neither whether there is such a user nor whether they are disabled, and
 * waits as long for the one as for the other.
 */
export async function beginLogin(
  parts: AccountParts,
  request: LoginRequest,
  client: ClientFacts,
): Promise<LoginOutcome> {
  const found = await findProven(parts, request, client);
  const { user, passwordHash, hasTwoFactor } = found;
  if (user.status === 'disabled') {
    await noteRefusal(parts, client, { userId: user.id, reason: 'user_disabled' });
    throw createUserDisabled();
  }
  if (hasTwoFactor) return await beginFlow(parts, { request, found }, client);
  const proven = { user, passwordHash, session: request.session, secondFactor: 'none' } as const;
  return await completeLogin(parts, proven, client);
}

async function findProven(
  parts: AccountParts,
  { username, password }: LoginRequest,
  client: ClientFacts,
): Promise<UserCredentials> {
  const { stores, throttles, hasher } = parts;
  const limits = limitPasswords(username, client.address);
  await throttles.check(limits);
  const found = await stores.users.findCredentials({ username });
  const stored = found?.passwordHash ?? null;
  const isRight = await hasher.verify(password, { stored, asker: { address: client.address } });
  if (found === null || !isRight) {
    // First, since one too many leaves no line: nobody fills the trail with guesses side by side.
    await throttles.count(limits);
    await noteRefusal(parts, client, { userId: found?.user.id ?? null, reason: 'invalid_credentials' });
    throw createInvalidCredentials();
  }
  // Others may have guessed meanwhile.
  await throttles.check(limits);
  return found;
}

/** A line in the trail for a login that came to nothing. */
export async function noteRefusal(
  { stores }: AccountParts,
  { address }: ClientFacts,
  { userId, reason }: { readonly userId: string | null; readonly reason: string },
): Promise<void> {
  await stores.audit.append({
    action: 'login',
    actor: null,
    target: userId,
    address,
    reason,
    outcome: 'refused',
  });
}

/** What was proved is no more: somebody changed the user meanwhile. */
function noteChange(
  parts: AccountParts,
  client: ClientFacts,
  { id: userId }: Pick<UserCredentials['user'], 'id'>,
): Promise<void> {
  return noteRefusal(parts, client, { userId, reason: 'token_expired' });
}

/** Whether or not a code follows, somebody knew the password. */
async function beginFlow(
  parts: AccountParts,
  {
    request: { session },
    found: { user, passwordHash },
  }: { readonly request: LoginRequest; readonly found: UserCredentials },
  client: ClientFacts,
): Promise<LoginOutcome> {
  const { stores } = parts;
  const flowToken = createSecret('ft_');
  const flow = { hash: hashSecret(flowToken), userId: user.id, session };
  const restsOn = { passwordHash, role: user.role, secondFactor: 'there' } as const;
  if (!(await stores.flows.create(flow, restsOn))) {
    await noteChange(parts, client, user);
    throw createTokenExpired();
  }
  await stores.audit.append(describeOwnAct('login.password', { userId: user.id }, client));
  return { state: 'code_needed', flowToken };
}

/** Who proved what, and the kind of login they want. */
export type ProvenLogin = Pick<UserCredentials, 'user' | 'passwordHash'> &
  Pick<LoginRequest, 'session'> &
  Pick<PasswordGround, 'secondFactor'>;

/** The login itself, once everything is proved. */
export async function completeLogin(
  parts: AccountParts,
  { user, passwordHash, session, secondFactor }: ProvenLogin,
  client: ClientFacts,
): Promise<CompletedLogin> {
  const restsOn = { passwordHash, role: user.role, secondFactor };
  const order = { userId: user.id, client, session, replaces: 'none', renews: null, restsOn } as const;
  const secrets = await parts.issue(order).catch(async (error: unknown) => {
    if (error instanceof GatewayError && error.reason === 'token_expired')
      await noteChange(parts, client, user);
    throw error;
  });
  const { address } = client;
  await parts.stores.audit.append({
    action: 'login',
    actor: user.id,
    target: secrets.sessionId,
    address,
    reason: null,
    outcome: 'done',
  });
  return { state: 'complete', user, secrets };
}
