import type { IncomingMessage } from 'node:http';
import { GatewayError } from '../../core/gateway-error.ts';
import {
  extractCredentials,
  type ApiKeyScheme,
  type Credential,
  type CredentialHeaders,
} from '../../auth/index.ts';
import type { KeyAuthenticator, Principal } from '../../core/principal.ts';
import type { FailedAuthentications } from '../admission/failed-authentications.ts';
import type { CredentialAudit } from '../observe/create-credential-audit.ts';
import { countHeader } from '../listener/check-head.ts';
import type { Exchange } from '../exchange/exchange.ts';

/** The security schemes by which an API key comes. */
const apiKeySchemes: ReadonlySet<ApiKeyScheme> = new Set([
  'bearerKey',
  'headerKey',
  'googleHeaderKey',
  'queryKey',
]);

/** The security schemes of the contract that this program can check. Ephemeral tokens do not exist yet. */
export const securitySchemes = [
  'bearerKey',
  'headerKey',
  'googleHeaderKey',
  'queryKey',
  'videoLink',
  'ephemeralToken',
  'sessionCookie',
  'accessToken',
] as const;

export type SecuritySchemeName = (typeof securitySchemes)[number];

/** The schemes by which people who are logged in prove it. */
export const loginSchemes: ReadonlySet<SecuritySchemeName> = new Set(['sessionCookie', 'accessToken']);

/**
 * Finds out who a request is made for. Throws `unauthenticated` for a key that is missing, not valid, or contradicted by
 * another key in the same request, and `unavailable` when that cannot be found out. Notes on the exchange by
 * which scheme the key came. `allowed` are the schemes of the operation.
 */
export type Authenticate = (
  exchange: Exchange,
  allowed: ReadonlySet<string>,
) => Promise<Principal> | Principal;

/** What is done about credentials that are not valid. */
export interface RefusalOptions {
  readonly failures: FailedAuthentications;
  readonly audit: CredentialAudit;
}

export interface AuthenticateOptions extends RefusalOptions {
  readonly authenticator: KeyAuthenticator;
}

/**
 * Checks API keys against the authenticator. From an address that has sent too many wrong ones, only keys that are known
 * to be valid are accepted: throws `resource_exhausted` for others.
 */
export function createAuthenticate({ authenticator, failures, audit }: AuthenticateOptions): Authenticate {
  const refuse = createRefuse({ failures, audit });
  const find = (exchange: Exchange, allowed: ReadonlySet<string>): Promise<Principal> | Principal => {
    const { scheme, apiKey } = findCredential(exchange, allowed);
    exchange.credentialSource = scheme;
    const { id } = exchange.address;
    if (failures.isExhausted(id) && !authenticator.isKnown(apiKey)) failures.check(id);
    return authenticator.authenticate(apiKey);
  };
  return (exchange, allowed) => {
    try {
      const principal = find(exchange, allowed);
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

/**
 * All places are searched, so that two different keys are a conflict wherever they stand; then the key must be in a
 * place that the operation allows.
 */
function findCredential({ req, target }: Exchange, allowed: ReadonlySet<string>): Credential {
  const { queryKeys } = target;
  const headers = withEveryAuthorization(req);
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

/** Of several Authorization headers Node keeps the first, and the others might hold another key. */
function withEveryAuthorization(req: IncomingMessage): CredentialHeaders {
  const { headers, rawHeaders } = req;
  if (headers.authorization === undefined || countHeader(rawHeaders, 'authorization') < 2) return headers;
  return { ...headers, authorization: req.headersDistinct.authorization };
}
