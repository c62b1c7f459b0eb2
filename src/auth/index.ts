export { createApiKey, createStoredApiKey, type StoredApiKeyOptions } from './create-api-key.ts';
export {
  createKeyAuthenticator,
  type KeyAuthenticatorOptions,
  type StoreStateListener,
} from './create-key-authenticator.ts';
export { ensureStartKey, type StartKeyOptions, type StartKeyOutcome } from './ensure-start-key.ts';
export type { KeyCacheLimits } from './key-cache-limits.ts';
export {
  extractCredentials,
  type ApiKeyScheme,
  type Credential,
  type CredentialHeaders,
  type QueryKey,
} from './extract-credentials.ts';
export { hashApiKey } from './hash-api-key.ts';
export { isWellFormedApiKey } from './is-well-formed-api-key.ts';
