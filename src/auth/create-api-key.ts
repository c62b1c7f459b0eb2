import { randomInt } from 'node:crypto';
import type { Clock } from '../core/clock.ts';
import type { RateLimits } from '../core/limiter.ts';
import type { KeySettings, StoredApiKey } from '../core/principal.ts';
import { hashApiKey } from './hash-api-key.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const idLength = 8;
const secretLength = 32;
const createdKeyPattern = /^sk-[A-Za-z0-9]{40}$/;
const maxForeignPrefixLength = 8;

const noLimits: RateLimits = Object.freeze({ rpm: null, tpm: null, concurrency: null });

/** What is not set is not limited. */
export interface StoredApiKeyOptions extends Partial<KeySettings> {
  /** What the owner calls the key. */
  readonly name: string;
  readonly userId: string | null;
  readonly clock: Clock;
}

/** A new key, `sk-<8 characters that may be shown><32 secret ones>`, with 190 bits of randomness in its secret. */
export function createApiKey(): string {
  return `sk-${createRandomText(idLength + secretLength)}`;
}

/** What is kept of a key, whoever made it. `id` is new at each call; for our own keys it repeats the shown part. */
export function createStoredApiKey(
  apiKey: string,
  { clock, userId, ...settings }: StoredApiKeyOptions,
): StoredApiKey {
  const isOurs = createdKeyPattern.test(apiKey);
  return {
    id: `key_${isOurs ? apiKey.slice(3, 3 + idLength) : createRandomText(idLength)}`,
    hash: hashApiKey(apiKey),
    prefix: isOurs ? apiKey.slice(0, 3 + idLength) : createForeignPrefix(apiKey),
    userId,
    createdAt: clock.now(),
    revokedAt: null,
    expiresAt: null,
    models: null,
    limits: noLimits,
    budget: null,
    ...settings,
  };
}

/** A key an operator chose may be all secret, so at most a quarter of it is kept in the clear. */
function createForeignPrefix(apiKey: string): string {
  return apiKey.slice(0, Math.min(maxForeignPrefixLength, Math.floor(apiKey.length / 4)));
}

function createRandomText(length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}
