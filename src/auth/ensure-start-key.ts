import type { Clock } from '../core/clock.ts';
import type { KeyStore } from '../core/principal.ts';
import { createApiKey, createStoredApiKey } from './create-api-key.ts';
import { hashApiKey } from './hash-api-key.ts';
import { isWellFormedApiKey } from './is-well-formed-api-key.ts';

export interface StartKeyOptions {
  readonly store: KeyStore;
  /** The key the operator chose; `null` when there is none. */
  readonly configuredKey: string | null;
  readonly clock: Clock;
  /** Shows text to the operator, and to nobody else: it may hold a key. Called at most once. */
  readonly print: (text: string) => void;
  /** Told of a key that was made, which is nowhere else from then on. */
  readonly onCreated?: ((apiKey: string) => void) | undefined;
}

/**
 * What was done: the configured key is valid (`configured`) or was revoked and stays so (`revoked`); without one, a
 * valid key was there (`present`) or a new one was made and printed (`created`).
 */
export type StartKeyOutcome = 'configured' | 'revoked' | 'present' | 'created';

/** The name under which the configured key is stored. */
export const configuredKeyName = 'SPECWAY_API_KEY';

/** Makes sure that somebody can call the gateway. Rejects when the store does, and for a malformed configured key. */
export async function ensureStartKey(options: StartKeyOptions): Promise<StartKeyOutcome> {
  const { store, configuredKey } = options;
  if (configuredKey !== null) return await ensureConfiguredKey(configuredKey, options);
  return (await store.countValid()) > 0 ? 'present' : await createFirstKey(options);
}

async function ensureConfiguredKey(apiKey: string, options: StartKeyOptions): Promise<StartKeyOutcome> {
  const { store, clock, print } = options;
  if (!isWellFormedApiKey(apiKey)) throw new TypeError('The configured API key is not well-formed.');
  await store.insert(createStoredApiKey(apiKey, { name: configuredKeyName, userId: null, clock }));
  const stored = await store.findByHash(hashApiKey(apiKey));
  if (stored !== null && stored.revokedAt === null) return 'configured';
  print(`The key in ${configuredKeyName} has been revoked and stays so. Set another one.`);
  return 'revoked';
}

async function createFirstKey({ store, clock, print, onCreated }: StartKeyOptions): Promise<StartKeyOutcome> {
  const apiKey = createApiKey();
  await store.insert(createStoredApiKey(apiKey, { name: 'first key', userId: null, clock }));
  onCreated?.(apiKey);
  print(`No API key exists yet, so one was created. It is shown this once:\n\n  ${apiKey}\n`);
  return 'created';
}
