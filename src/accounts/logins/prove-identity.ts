import type { Confirmation } from '../../core/accounts/account-services.ts';
import type { ClientFacts, Login } from '../../core/accounts/session.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import type { AccountParts } from '../account-parts.ts';
import { createCodeRefusal, createMissing, createTokenExpired, createTwoFactorOff } from '../refusals.ts';
import { limitPasswords } from '../throttles/create-throttles.ts';

/** What is asked of somebody who is logged in already: a password, or what they have. */
export type ProofRule = 'password-and-code' | 'code-or-password';

/**
 * Has somebody who is logged in prove again who they are: by the code of their second factor where they have one, and by the
 * password where they have none, the rule wants both, or this login is older than the factor: no code was asked for it, and whoever has
 * it may have enabled the factor, whose code proves no more then. Throws `invalid_argument` for what is missing or wrong, and
 * `resource_exhausted` after too many wrong ones.
 */
export async function proveIdentity(
  parts: AccountParts,
  { login, proof, rule }: { readonly login: Login; readonly proof: Confirmation; readonly rule: ProofRule },
  client: ClientFacts,
): Promise<void> {
  const found = await parts.stores.users.findCredentials({ id: login.userId });
  if (found === null) throw createTokenExpired();
  const factor = await parts.stores.twoFactor.find(login.userId);
  const provesNoMore = factor === null || login.loginAt < factor.createdAt;
  const needsPassword = rule === 'password-and-code' || provesNoMore;
  if (needsPassword && proof.password === null) throw createMissing('password');
  if (factor !== null && proof.code === null) throw createMissing('code');
  if (proof.password !== null) {
    await provePassword(parts, { login, password: proof.password, param: 'password' }, client);
  }
  if (proof.code === null) return;
  const kinds = rule === 'code-or-password' ? 'authenticator' : 'any';
  const finding = await parts.codes({ userId: login.userId, code: proof.code, kinds, giver: login });
  if (finding === 'off') throw createTwoFactorOff();
  if (finding !== 'accepted') throw createCodeRefusal();
}

export interface PasswordProof {
  readonly login: Pick<Login, 'userId' | 'username'>;
  readonly password: string;
  /** The field it came in. */
  readonly param: string;
}

/** The hash of the password. Throws `invalid_argument` (`invalid_password`) for a wrong one of somebody who is logged in. */
export async function provePassword(
  { stores, hasher, throttles }: AccountParts,
  { login, password, param }: PasswordProof,
  { address }: ClientFacts,
): Promise<string | null> {
  const limits = limitPasswords(login.username, address);
  await throttles.check(limits);
  const found = await stores.users.findCredentials({ id: login.userId });
  const passwordHash = found?.passwordHash ?? null;
  if (await hasher.verify(password, { stored: passwordHash, asker: { userId: login.userId } })) {
    await throttles.check(limits);
    return passwordHash;
  }
  await throttles.count(limits);
  throw new GatewayError('invalid_argument', 'The password is wrong.', {
    reason: 'invalid_password',
    param,
  });
}
