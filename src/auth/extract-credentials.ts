import { GatewayError } from '../core/gateway-error.ts';

/** The ways to send an API key, named as the contract's security schemes. */
export type ApiKeyScheme = 'bearerKey' | 'headerKey' | 'googleHeaderKey' | 'queryKey';

/** An API key as the client sent it. Not checked yet, and never to be logged. */
export interface Credential {
  readonly apiKey: string;
  /** The first scheme, in the order of {@link ApiKeyScheme}, that carried it. */
  readonly scheme: ApiKeyScheme;
}

/** The headers in which a key may stand. Of a repeated one every value counts. */
export type CredentialHeaders = Readonly<
  Partial<Record<'authorization' | 'x-api-key' | 'x-goog-api-key', string | readonly string[] | undefined>>
>;

/** The decoded values of query parameter `key`; `null` or `undefined` when it is absent. */
export type QueryKey = string | readonly string[] | null | undefined;

const descriptions: Readonly<Record<ApiKeyScheme, string>> = {
  bearerKey: 'in the header Authorization: Bearer <API key>',
  headerKey: 'in the header x-api-key',
  googleHeaderKey: 'in the header x-goog-api-key',
  queryKey: 'in the query parameter key',
};

const schemes = Object.keys(descriptions) as readonly ApiKeyScheme[];

/** `Bearer` in any case and one or more spaces (RFC 9110, 11.4; RFC 6750, 2.1). */
const bearerPattern = /^bearer +(\S.*)$/i;

/**
 * Finds the API key of a request in the places that `allowed` names; other places are not looked at. The same key in
 * several places counts as one; `null` when there is none. Throws `unauthenticated` (`conflicting_api_keys`) when there are
 * different ones.
 */
export function findApiKey(
  headers: CredentialHeaders,
  queryKey: QueryKey,
  allowed: ReadonlySet<ApiKeyScheme>,
): Credential | null {
  let found: Credential | null = null;
  for (const scheme of schemes) {
    if (!allowed.has(scheme)) continue;
    for (const apiKey of readKeys(scheme, headers, queryKey)) {
      if (found !== null && found.apiKey !== apiKey) throw conflictingKeys();
      found ??= { apiKey, scheme };
    }
  }
  return found;
}

/** As {@link findApiKey}; throws `unauthenticated` (`missing_api_key`), with the places that are allowed, when there is none. */
export function extractCredentials(
  headers: CredentialHeaders,
  queryKey: QueryKey,
  allowed: ReadonlySet<ApiKeyScheme>,
): Credential {
  const found = findApiKey(headers, queryKey, allowed);
  if (found === null) throw missingKey(headers, allowed);
  return found;
}

function readKeys(scheme: ApiKeyScheme, headers: CredentialHeaders, queryKey: QueryKey): readonly string[] {
  switch (scheme) {
    case 'bearerKey':
      return readBearer(headers.authorization);
    case 'headerKey':
      return splitHeader(headers['x-api-key']);
    case 'googleHeaderKey':
      return splitHeader(headers['x-goog-api-key']);
    case 'queryKey':
      return toList(queryKey).filter((key) => key !== '');
  }
}

function readBearer(header: string | readonly string[] | undefined): readonly string[] {
  if (typeof header === 'object') return header.flatMap((value) => readBearer(value));
  const token = header === undefined ? undefined : bearerPattern.exec(header)?.[1];
  return token === undefined ? [] : [token.trimEnd()];
}

const none: readonly string[] = [];

/** Node joins a repeated header with commas, which no API key contains; nearly always there is nothing to split. */
function splitHeader(header: string | readonly string[] | undefined): readonly string[] {
  if (header === undefined) return none;
  if (typeof header === 'string' && /^[^\s,]+$/.test(header)) return [header];
  return toList(header)
    .flatMap((value) => value.split(','))
    .map((value) => value.trim())
    .filter((value) => value !== '');
}

function toList(value: string | readonly string[] | null | undefined): readonly string[] {
  if (value === null || value === undefined) return [];
  return typeof value === 'string' ? [value] : value;
}

function missingKey(headers: CredentialHeaders, allowed: ReadonlySet<ApiKeyScheme>): GatewayError {
  const places = schemes.filter((scheme) => allowed.has(scheme)).map((scheme) => descriptions[scheme]);
  const isMalformed = allowed.has('bearerKey') && headers.authorization !== undefined;
  const finding = isMalformed
    ? 'The Authorization header carries no bearer key.'
    : 'The request carries no API key.';
  return new GatewayError('unauthenticated', `${finding} Send one ${places.join(' or ')}.`, {
    reason: 'missing_api_key',
  });
}

function conflictingKeys(): GatewayError {
  return new GatewayError('unauthenticated', 'The request carries different API keys. Send only one.', {
    reason: 'conflicting_api_keys',
  });
}
