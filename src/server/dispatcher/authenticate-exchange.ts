import type { IncomingMessage } from 'node:http';
import {
  extractCredentials,
  findApiKey,
  type ApiKeyScheme,
  type Credential,
  type CredentialHeaders,
} from '../../auth/index.ts';
import type { Principal } from '../../core/principal.ts';
import { countHeader } from '../listener/check-head.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { createRefuse, type AuthenticateCredential, type RefusalOptions } from './authenticate-credential.ts';

/** The security schemes by which an API key comes. */
const apiKeySchemes: ReadonlySet<ApiKeyScheme> = new Set([
  'bearerKey',
  'headerKey',
  'googleHeaderKey',
  'queryKey',
]);

/** The security schemes of the contract that this program can check. */
export const securitySchemes = [
  'bearerKey',
  'headerKey',
  'googleHeaderKey',
  'queryKey',
  'videoLink',
  'ephemeralToken',
  'sessionCookie',
  'accessToken',
  'operatorToken',
] as const;

export type SecuritySchemeName = (typeof securitySchemes)[number];

/** The schemes by which people who are logged in prove it. */
export const loginSchemes: ReadonlySet<SecuritySchemeName> = new Set(['sessionCookie', 'accessToken']);

/**
 * Finds out who a request is made for. Throws `unauthenticated` for a key that is missing, not valid, or contradicted by
 * another key in the same request, and `unavailable` when that cannot be found out. Notes on the exchange by
 * which scheme the key came, and an ephemeral token. `allowed` are the schemes of the operation.
 */
export type Authenticate = (
  exchange: Exchange,
  allowed: ReadonlySet<string>,
) => Promise<Principal> | Principal;

export interface AuthenticateOptions extends RefusalOptions {
  readonly authenticate: AuthenticateCredential;
}

/** Finds the credential of a request, wherever it stands, and asks whom it speaks for. */
export function createAuthenticate({ authenticate, ...refusals }: AuthenticateOptions): Authenticate {
  const refuse = createRefuse(refusals);
  return (exchange, allowed) => {
    const { scheme, apiKey } = findOrRefuse(exchange, allowed, refuse);
    exchange.credentialSource = scheme;
    const kinds = scheme === 'bearerKey' && allowed.has('ephemeralToken') ? 'keys and tokens' : 'keys';
    return authenticate(exchange, apiKey, kinds);
  };
}

function findOrRefuse(
  exchange: Exchange,
  allowed: ReadonlySet<string>,
  refuse: (exchange: Exchange, error: unknown) => never,
): Credential {
  try {
    return findCredential(exchange, allowed);
  } catch (error) {
    return refuse(exchange, error);
  }
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
  const credential = isGiven ? findApiKey(headers, queryKeys, apiKeySchemes) : null;
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
