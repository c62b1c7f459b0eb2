import { GatewayError } from '../../core/gateway-error.ts';
import type { KeyAuthenticator, Principal } from '../../core/principal.ts';
import type { RealtimeTokenDesk } from '../../core/realtime/realtime-service.ts';
import type { FailedAuthentications } from '../admission/failed-authentications.ts';
import type { Exchange } from '../exchange/exchange.ts';
import type { CredentialAudit } from '../observe/create-credential-audit.ts';

/** What is done about credentials that are not valid. */
export interface RefusalOptions {
  readonly failures: FailedAuthentications;
  readonly audit: CredentialAudit;
}

export interface CredentialOptions extends RefusalOptions {
  readonly authenticator: KeyAuthenticator;
  readonly tokens: RealtimeTokenDesk;
}

/** Which credentials are taken. */
export type CredentialKinds = 'keys' | 'keys and tokens';

/**
 * Finds out whom a credential speaks for, an API key or an ephemeral token, which is noted on the exchange and not used up. Throws, or
 * rejects, as KeyAuthenticator and RealtimeTokenDesk do, and with `resource_exhausted` for a wrong one of an address that has sent too many:
 * others may stand behind it, so a valid one is taken all the same. Wrong ones count for their address.
 */
export type AuthenticateCredential = (
  exchange: Exchange,
  credential: string,
  kinds: CredentialKinds,
) => Promise<Principal> | Principal;

/** What ephemeral tokens begin with, and no API key does. */
const tokenPrefix = 'ek_';

export function createAuthenticateCredential(options: CredentialOptions): AuthenticateCredential {
  const { authenticator, failures } = options;
  const refuse = createRefuse(options);
  const lookUpDoubtful = createDoubtfulLookup(failures);
  return (exchange, credential, kinds) => {
    try {
      const isToken = kinds === 'keys and tokens' && credential.startsWith(tokenPrefix);
      const find = isToken ? findToken : findKey;
      const isDoubtful =
        failures.isExhausted(exchange.address.id) && (isToken || !authenticator.isKnown(credential));
      const principal = isDoubtful
        ? lookUpDoubtful(exchange, () => find(options, exchange, credential))
        : find(options, exchange, credential);
      if (!(principal instanceof Promise)) return principal;
      return principal.catch((error: unknown) => refuse(exchange, error));
    } catch (error) {
      return refuse(exchange, error);
    }
  };
}

/** Counts a credential that is not valid for its address, and throws the error on. */
export function createRefuse({
  failures,
  audit,
}: RefusalOptions): (exchange: Exchange, error: unknown) => never {
  return (exchange, error) => {
    if (error instanceof GatewayError && error.code === 'unauthenticated') {
      failures.check(exchange.address.id);
      failures.note(exchange.address.id);
      audit(exchange, error);
    }
    throw error;
  };
}

/** Look-ups at a time for addresses that have sent too many wrong credentials: others wait for the same database. */
const maxDoubtful = 16;

/** Looks up what is hardly valid, as long as few do at once; of more it throws as for a wrong one. */
function createDoubtfulLookup(failures: FailedAuthentications) {
  let underWay = 0;
  return async ({ address }: Exchange, find: () => Promise<Principal> | Principal): Promise<Principal> => {
    if (underWay >= maxDoubtful) failures.check(address.id);
    underWay += 1;
    try {
      return await find();
    } finally {
      underWay -= 1;
    }
  };
}

function findKey(
  { authenticator }: CredentialOptions,
  _exchange: Exchange,
  apiKey: string,
): Promise<Principal> | Principal {
  return authenticator.authenticate(apiKey);
}

async function findToken(
  { authenticator, tokens }: CredentialOptions,
  exchange: Exchange,
  value: string,
): Promise<Principal> {
  exchange.credentialSource = 'ephemeralToken';
  const { keyHash, session } = await tokens.find(value);
  const principal = await authenticateOwner(authenticator, keyHash);
  exchange.ephemeralToken = { session, use: () => tokens.use(value) };
  return principal;
}

/** A token dies with the key that made it. */
async function authenticateOwner(authenticator: KeyAuthenticator, keyHash: string): Promise<Principal> {
  try {
    return await authenticator.authenticateHash(keyHash);
  } catch (error) {
    if (!(error instanceof GatewayError) || error.code !== 'unauthenticated') throw error;
    const message = 'The API key that made this ephemeral token is no longer valid.';
    throw new GatewayError('unauthenticated', message, { reason: 'invalid_api_key', cause: error });
  }
}
