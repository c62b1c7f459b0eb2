import type { CompletedLogin, TwoFactorLoginRequest } from '../../core/accounts/account-services.ts';
import type { ClientFacts } from '../../core/accounts/session.ts';
import type { AccountParts } from '../account-parts.ts';
import { hashSecret } from '../hash-secret.ts';
import { createLoginCodeRefusal, createTokenExpired, createUserDisabled } from '../refusals.ts';
import { completeLogin, noteRefusal } from './begin-login.ts';

/**
 * The second step of a login. A wrong code leaves the first step open, for a while and so many codes; a right one ends it, so that
 * of several requests with the same token one logs in, and the codes of the others stay as they were.
 */
export async function continueLogin(
  parts: AccountParts,
  { flowToken, code }: TwoFactorLoginRequest,
  client: ClientFacts,
): Promise<CompletedLogin> {
  const { stores, codes } = parts;
  const hash = hashSecret(flowToken);
  const flow = await stores.flows.find(hash);
  if (flow === null) throw createTokenExpired();
  const { userId } = flow;
  // A flow ends with the password that began it, so this is that password, or the flow has ended.
  const found = await stores.users.findCredentials({ id: userId });
  if (found === null) throw createTokenExpired();
  const { user, passwordHash } = found;
  if (user.status === 'disabled') {
    await noteRefusal(parts, client, { userId, reason: 'user_disabled' });
    throw createUserDisabled();
  }
  const finding = await codes({ userId, code, kinds: 'any', giver: { flowHash: hash } });
  if (finding === 'wrong') {
    // Others may have come at the same time.
    if (!(await stores.flows.countFailure(hash))) throw createTokenExpired();
    await noteRefusal(parts, client, { userId, reason: 'invalid_two_factor_code' });
    throw createLoginCodeRefusal();
  }
  if (finding !== 'accepted') throw createTokenExpired();
  const proven = { user, passwordHash, session: flow.session, secondFactor: 'there' } as const;
  return await completeLogin(parts, proven, client);
}
