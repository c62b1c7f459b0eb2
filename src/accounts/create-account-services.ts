import { randomBytes } from 'node:crypto';
import type { AccountServices } from '../core/accounts/account-services.ts';
import type { AccountStores } from '../core/accounts/account-stores.ts';
import type { Clock } from '../core/clock.ts';
import type { AccountsConfig } from '../core/config.ts';
import type { AccountParts } from './account-parts.ts';
import { createLogins } from './logins/create-logins.ts';
import { createSessionIssuer } from './logins/create-session-issuer.ts';
import { createPasswordHasher } from './passwords/create-password-hasher.ts';
import { createThrottles } from './throttles/create-throttles.ts';
import { createCodeChecker } from './two-factor/create-code-checker.ts';
import { createSecretBox, secretKeyBytes, type SecretBox } from './two-factor/secret-box.ts';
import { createTwoFactorService } from './two-factor/create-two-factor-service.ts';
import { createProfiles } from './users/create-profiles.ts';
import { createRegistration } from './users/create-registration.ts';
import { createUserAdministration } from './users/create-user-administration.ts';

export interface AccountServicesOptions {
  readonly stores: AccountStores;
  readonly config: AccountsConfig;
  /** 32 bytes; `null` has them made and kept in the database. */
  readonly secretKey: Uint8Array | null;
  readonly clock: Clock;
  /** Told once when the first second factor comes to be kept by a key that lies beside it. */
  readonly onExposedKey: () => void;
}

/** The account area of a gateway. What it takes to hash passwords and draw codes is loaded when it is first needed. */
export function createAccountServices(options: AccountServicesOptions): AccountServices {
  const { stores, config, clock } = options;
  const throttles = createThrottles(stores.throttles);
  const openBox = createBoxOpener(options);
  const parts: AccountParts = {
    stores,
    config,
    clock,
    throttles,
    hasher: createPasswordHasher(),
    issue: createSessionIssuer(stores.sessions),
    codes: createCodeChecker({ stores, throttles, clock, openBox }),
  };
  return {
    registration: createRegistration(parts),
    logins: createLogins(parts),
    profile: createProfiles(parts),
    twoFactor: createTwoFactorService({ parts, openBox }),
    admin: createUserAdministration(parts),
  };
}

const secretName = 'two-factor';

/** The key is asked for when the first second factor is; a database that was away then is asked again. */
function createBoxOpener({
  stores,
  secretKey,
  onExposedKey,
}: AccountServicesOptions): () => Promise<SecretBox> {
  let box: SecretBox | null = null;
  return async () => {
    if (box !== null) return box;
    const key = secretKey ?? (await ensureKey(stores));
    if (box === null && secretKey === null) onExposedKey();
    return (box ??= createSecretBox(key));
  };
}

async function ensureKey({ secrets }: AccountStores): Promise<Uint8Array> {
  const candidate = randomBytes(secretKeyBytes).toString('base64');
  return Buffer.from(await secrets.ensure(secretName, candidate), 'base64');
}
