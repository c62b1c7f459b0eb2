import type { KeyAuthenticator, Principal } from '../../core/principal.ts';
import type { RealtimeTokenDesk } from '../../core/realtime/realtime-service.ts';
import type { StoredSession } from '../../core/realtime/token-store.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { createRefuse, type RefusalOptions } from '../dispatcher/authenticate-exchange.ts';
import type { Exchange } from '../exchange/exchange.ts';

/** Whom a handshake speaks for. */
export interface HandshakeOwner {
  readonly principal: Principal;
  /** What its token was made for; `null` for an API key. */
  readonly stored: StoredSession | null;
}

/**
 * Finds out whom a credential speaks for: an API key, or an ephemeral token, which is not used up. Rejects as KeyAuthenticator and
 * RealtimeTokenDesk do, and with `resource_exhausted` for an address that has sent too many wrong credentials.
 */
export type AuthenticateHandshake = (exchange: Exchange, credential: string) => Promise<HandshakeOwner>;

export interface AuthenticateHandshakeOptions extends RefusalOptions {
  readonly authenticator: KeyAuthenticator;
  readonly tokens: Pick<RealtimeTokenDesk, 'find'>;
}

/** What ephemeral tokens begin with, and no API key does. */
const tokenPrefix = 'ek_';

/** Wrong credentials count for their address as they do in requests. */
export function createAuthenticateHandshake({
  authenticator,
  tokens,
  failures,
  audit,
}: AuthenticateHandshakeOptions): AuthenticateHandshake {
  const refuse = createRefuse({ failures, audit });
  const findKey = async ({ address }: Exchange, apiKey: string): Promise<HandshakeOwner> => {
    if (failures.isExhausted(address.id) && !authenticator.isKnown(apiKey)) failures.check(address.id);
    return { principal: await authenticator.authenticate(apiKey), stored: null };
  };
  const findToken = async ({ address }: Exchange, value: string): Promise<HandshakeOwner> => {
    failures.check(address.id);
    const { keyHash, session } = await tokens.find(value);
    return { principal: await authenticateOwner(authenticator, keyHash), stored: session };
  };
  return async (exchange, credential) => {
    const isToken = credential.startsWith(tokenPrefix);
    exchange.credentialSource = isToken ? 'ephemeralToken' : 'bearerKey';
    try {
      return await (isToken ? findToken(exchange, credential) : findKey(exchange, credential));
    } catch (error) {
      return refuse(exchange, error);
    }
  };
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
