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
 * rejects, as KeyAuthenticator and RealtimeTokenDesk do, and with `resource_exhausted` for an address that has sent too many wrong credentials,
 * unless it is a key that is known to be valid. Wrong ones count for their address.
 */
export type AuthenticateCredential = (
  exchange: Exchange,
  credential: string,
  kinds: CredentialKinds,
) => Promise<Principal> | Principal;

/** What ephemeral tokens begin with, and no API key does. */
const tokenPrefix = 'ek_';

export function createAuthenticateCredential(options: CredentialOptions): AuthenticateCredential {
  const refuse = createRefuse(options);
  return (exchange, credential, kinds) => {
    try {
      const isToken = kinds === 'keys and tokens' && credential.startsWith(tokenPrefix);
      const principal = isToken
        ? findToken(options, exchange, credential)
        : findKey(options, exchange, credential);
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

function findKey(
  { authenticator, failures }: CredentialOptions,
  { address }: Exchange,
  apiKey: string,
): Promise<Principal> | Principal {
  if (failures.isExhausted(address.id) && !authenticator.isKnown(apiKey)) failures.check(address.id);
  return authenticator.authenticate(apiKey);
}

async function findToken(
  { authenticator, failures, tokens }: CredentialOptions,
  exchange: Exchange,
  value: string,
): Promise<Principal> {
  exchange.credentialSource = 'ephemeralToken';
  failures.check(exchange.address.id);
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
