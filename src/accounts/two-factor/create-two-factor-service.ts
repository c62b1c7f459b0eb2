import type { LoginSecrets, TwoFactorService, TwoFactorSetup } from '../../core/accounts/account-services.ts';
import type { ClientFacts, Login } from '../../core/accounts/session.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import type { AccountParts, CodeProof } from '../account-parts.ts';
import { describeOwnAct } from '../audit-events.ts';
import { createCodeRefusal, createMissing, createTwoFactorOff, isTokenExpired } from '../refusals.ts';
import { createBackupCodes } from './backup-codes.ts';
import { readTwoFactorState } from './read-two-factor-state.ts';
import type { SecretBox } from './secret-box.ts';
import { createTotpSecret, renderTotpAddress } from './totp.ts';

export interface TwoFactorOptions {
  readonly parts: AccountParts;
  readonly openBox: () => Promise<SecretBox>;
}

/** Second factors over the stores. */
export function createTwoFactorService(options: TwoFactorOptions): TwoFactorService {
  const { parts } = options;
  const { stores, issue } = parts;
  return {
    show: (login) => readTwoFactorState(stores, login.userId),
    enable: (login, client) => enable(options, login, client),
    confirm: async (login, code, client) => {
      await accept(parts, { userId: login.userId, code, kinds: 'authenticator', giver: login });
      await stores.audit.append(describeOwnAct('2fa.confirm', login, client));
      const { userId, session, sessionId } = login;
      const restsOn = { sessionId };
      return await issue({ userId, client, session, replaces: 'all', renews: login, restsOn });
    },
    disable: async (login, code, client) => {
      await disable(parts, login, code);
      await stores.audit.append(describeOwnAct('2fa.disable', login, client));
    },
    renewBackupCodes: async (login, code, client) => {
      await accept(parts, { userId: login.userId, code, kinds: 'authenticator', giver: login });
      const codes = createBackupCodes();
      await stores.twoFactor.replaceBackupCodes(login.userId, await hashCodes(options, login.userId, codes));
      await stores.audit.append(describeOwnAct('2fa.backup_codes', login, client));
      return codes;
    },
  };
}

/** Without a code: whoever loses the answer may ask again, with the same login, until a code has been accepted. */
async function enable(options: TwoFactorOptions, login: Login, client: ClientFacts): Promise<TwoFactorSetup> {
  const { stores } = options.parts;
  const { userId, familyId, username } = login;
  const secret = await createTotpSecret();
  const address = await renderTotpAddress(username, secret);
  const backupCodes = createBackupCodes();
  const isEnabled = await stores.twoFactor.enable({
    userId,
    familyId,
    sealedSecret: (await options.openBox()).seal(secret, userId),
    backupHashes: await hashCodes(options, userId, backupCodes),
  });
  if (!isEnabled) throw createAlreadyEnabled();
  const secrets = await renew(options.parts, login, client);
  await stores.audit.append(describeOwnAct('2fa.enable', login, client));
  const { toString: renderQrCode } = await import('qrcode');
  const svg = await renderQrCode(address, { type: 'svg' });
  return { secret, address, svg, backupCodes, secrets };
}

/** Where the login has ended meanwhile nobody has seen the secret, and nobody else could turn the factor off. */
async function renew(
  { stores, issue }: AccountParts,
  login: Login,
  client: ClientFacts,
): Promise<LoginSecrets> {
  const { userId, familyId, session, sessionId } = login;
  const restsOn = { sessionId };
  try {
    return await issue({ userId, client, session, replaces: 'family-on-use', renews: login, restsOn });
  } catch (error) {
    if (isTokenExpired(error)) await stores.twoFactor.disable(userId, { unusedOf: familyId });
    throw error;
  }
}

async function disable(parts: AccountParts, login: Login, code: string | null): Promise<void> {
  const { twoFactor } = parts.stores;
  const { userId, familyId } = login;
  if (code !== null) {
    await accept(parts, { userId, code, kinds: 'any', giver: login });
    await twoFactor.disable(userId, 'always');
    return;
  }
  if (await twoFactor.disable(userId, { unusedOf: familyId })) return;
  throw (await twoFactor.find(userId)) === null ? createTwoFactorOff() : createMissing('code');
}

async function accept({ codes }: AccountParts, proof: CodeProof): Promise<void> {
  const finding = await codes(proof);
  if (finding === 'off') throw createTwoFactorOff();
  if (finding !== 'accepted') throw createCodeRefusal();
}

async function hashCodes(
  { openBox }: TwoFactorOptions,
  userId: string,
  codes: readonly string[],
): Promise<readonly string[]> {
  const box = await openBox();
  return codes.map((code) => box.hashCode(code, userId));
}

function createAlreadyEnabled(): GatewayError {
  return new GatewayError('failed_precondition', 'Two-factor authentication is enabled already.', {
    reason: 'two_factor_already_enabled',
  });
}
