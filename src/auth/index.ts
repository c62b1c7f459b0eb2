export { createApiKey, createStoredApiKey } from './create-api-key.ts';
export { createKeyService } from './create-key-service.ts';
export { createKeyAuthenticator } from './create-key-authenticator.ts';
export { ensureStartKey } from './ensure-start-key.ts';
export { keyOutageMs, type KeyCacheLimits } from './key-cache-limits.ts';
export {
  extractCredentials,
  findApiKey,
  type ApiKeyScheme,
  type Credential,
  type CredentialHeaders,
} from './extract-credentials.ts';
export { hashApiKey } from './hash-api-key.ts';
export { isWellFormedApiKey } from './is-well-formed-api-key.ts';
