import { extractCredentials, type ApiKeyScheme, type Credential } from '../auth/index.ts';
import type { KeyAuthenticator, Principal } from '../core/principal.ts';
import type { Exchange } from './http/exchange.ts';

/** The security schemes by which an API key comes. */
const apiKeySchemes: ReadonlySet<ApiKeyScheme> = new Set([
  'bearerKey',
  'headerKey',
  'googleHeaderKey',
  'queryKey',
]);

/**
 * The security schemes of the contract that this program can check. Login sessions and ephemeral tokens do not exist
 * yet, so no credential satisfies the last three.
 */
export const securitySchemes = [
  'bearerKey',
  'headerKey',
  'googleHeaderKey',
  'queryKey',
  'ephemeralToken',
  'sessionCookie',
  'accessToken',
] as const;

export type SecuritySchemeName = (typeof securitySchemes)[number];

/**
 * Finds out who a request is made for. Throws `unauthenticated` for a key that is missing, not valid, or contradicted by
 * another key in the same request, and `unavailable` when that cannot be found out. Notes on the exchange by
 * which scheme the key came. `allowed` are the schemes of the operation.
 */
export type Authenticate = (
  exchange: Exchange,
  allowed: ReadonlySet<string>,
) => Promise<Principal> | Principal;

/** Checks API keys against the authenticator. */
export function createAuthenticate(authenticator: KeyAuthenticator): Authenticate {
  return (exchange, allowed) => {
    const { scheme, apiKey } = findCredential(exchange, allowed);
    exchange.credentialSource = scheme;
    return authenticator.authenticate(apiKey);
  };
}

/**
 * All places are searched, so that two different keys are a conflict wherever they stand; then the key must be in a
 * place that the operation allows.
 */
function findCredential({ req, target }: Exchange, allowed: ReadonlySet<string>): Credential {
  const { headers } = req;
  const { queryKeys } = target;
  const isGiven =
    queryKeys.length > 0 ||
    headers.authorization !== undefined ||
    headers['x-api-key'] !== undefined ||
    headers['x-goog-api-key'] !== undefined;
  const credential = isGiven ? extractCredentials(headers, queryKeys, apiKeySchemes) : null;
  if (credential && allowed.has(credential.scheme)) return credential;
  const allowedHere = new Set([...apiKeySchemes].filter((scheme) => allowed.has(scheme)));
  return extractCredentials(headers, queryKeys, allowedHere);
}
