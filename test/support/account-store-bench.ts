import type { AccountStores } from '../../src/core/accounts/account-stores.ts';
import type { NewSession, PasswordGround } from '../../src/core/accounts/session.ts';
import type { StepCode } from '../../src/core/accounts/two-factor.ts';
import type { NewUser, Registered, RegistrationGrants } from '../../src/core/accounts/user.ts';
import type { RetentionConfig } from '../../src/core/config.ts';
import type { AccountKind } from '../../src/core/ledger.ts';
import type { KeyStore } from '../../src/core/principal.ts';

/** Stores with nothing in them, and how to get rid of them. */
export interface OpenedAccountStores {
  readonly stores: AccountStores;
  readonly keys: KeyStore;
  /** Removes what was kept for long enough. */
  purge(retention: RetentionConfig): Promise<void>;
  close(): Promise<void>;
}

/** A registration that brings nobody anything. */
export const nothing: RegistrationGrants = {
  startQuota: 0n,
  affCode: null,
  inviterReward: 0n,
  inviteeReward: 0n,
  maxRewards: 0,
};

export function createTestUser(name: string, overrides: Partial<NewUser> = {}): NewUser {
  return {
    id: `usr_${name}`,
    username: name,
    displayName: name,
    role: 'user',
    passwordHash: 'a hash',
    isOneTime: false,
    affCode: name.toUpperCase().padEnd(8, '2').slice(0, 8),
    ...overrides,
  };
}

export function createTestSession(id: string, overrides: Partial<NewSession> = {}): NewSession {
  return {
    id,
    familyId: id,
    userId: 'usr_ada',
    cookieHash: `cookie of ${id}`,
    tokenHash: `token of ${id}`,
    address: '192.0.2.1',
    userAgent: 'a browser',
    replaces: 'none',
    renewedFrom: null,
    restsOn: testGround,
    ...overrides,
  };
}

/** What the password of {@link createTestUser} proves. */
export const testGround: PasswordGround = { passwordHash: 'a hash', role: 'user', secondFactor: 'none' };

/** The stores of one test. */
export interface Suite extends Pick<OpenedAccountStores, 'stores' | 'keys' | 'purge'> {
  register(user: NewUser, grants?: Partial<RegistrationGrants>): Promise<Registered>;
  /** What an account has; `undefined` where there is none. */
  readBalance(userId: string, kind?: AccountKind): Promise<bigint | undefined>;
}

/** A code of an authenticator with the secret `sealed`. */
export function createStepCode(step: number): StepCode {
  return { step, sealedSecret: 'sealed' };
}

/** Backup codes of a user that are good; 0 where there is no second factor. */
export async function countBackupCodes({ stores }: Pick<Suite, 'stores'>, userId: string): Promise<number> {
  return (await stores.twoFactor.listStates([userId])).get(userId)?.backupCodesRemaining ?? 0;
}
