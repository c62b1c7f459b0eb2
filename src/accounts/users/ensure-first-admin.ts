import type { AccountStores } from '../../core/accounts/account-stores.ts';
import type { FirstAdmin } from '../../core/accounts/user.ts';
import { createRandomPassword } from '../create-random-text.ts';
import { checkPassword } from '../passwords/check-password.ts';
import { createPasswordHasher, hashRandomPassword } from '../passwords/create-password-hasher.ts';
import { createNewUser } from './create-registration.ts';

export interface FirstAdminOptions {
  readonly stores: Pick<AccountStores, 'users'>;
  /** The password the operator chose; `null` when there is none. It counts only when the admin is made. */
  readonly configuredPassword: string | null;
  /** Shows text to the operator, and to nobody else: it may hold a password. Called at most once. */
  readonly print: (text: string) => void;
}

/** The name of the first admin. */
const adminName = 'admin';

/**
 * Rejects for a chosen password that {@link ensureFirstAdmin} would reject for, so that a start can be refused before it makes
 * anything.
 */
export async function checkFirstAdmin({
  stores: { users },
  configuredPassword,
}: Pick<FirstAdminOptions, 'stores' | 'configuredPassword'>): Promise<void> {
  if (configuredPassword === null || (await users.hasUsers())) return;
  await checkAdminPassword(configuredPassword);
}

/** Rejects with `invalid_argument` for what cannot be the password of the first admin. */
export async function checkAdminPassword(password: string): Promise<void> {
  await checkPassword(password, adminName, 'SPECWAY_ADMIN_PASSWORD');
}

/**
 * Makes sure that somebody can administer the gateway, and that every key belongs to somebody. Rejects for a chosen password
 * that would be refused of everybody else.
 */
export async function ensureFirstAdmin(options: FirstAdminOptions): Promise<FirstAdmin> {
  const { stores, configuredPassword, print } = options;
  const made = createRandomPassword();
  const passwordHash = await choosePassword(stores, configuredPassword, made);
  const isOneTime = configuredPassword === null;
  const draft = createNewUser({ username: adminName, role: 'admin', passwordHash, isOneTime });
  const admin = await stores.users.ensureFirstAdmin(draft);
  if (admin.outcome === 'created' && isOneTime) {
    print(
      `The user ${adminName} was created. This password is shown this once, and opens nothing but the change of itself:\n\n  ${made}\n`,
    );
  }
  return admin;
}

async function choosePassword(
  { users }: Pick<AccountStores, 'users'>,
  configured: string | null,
  made: string,
): Promise<string> {
  if (configured === null || (await users.hasUsers())) return hashRandomPassword(made);
  await checkAdminPassword(configured);
  return await createPasswordHasher().hash(configured, { userId: 'system' });
}
