import type { AuditStore } from '../core/accounts/audit.ts';
import {
  maxKeysPerUser,
  maxNewKeysPerDay,
  playgroundMs,
  type KeyDirectory,
  type KeyEntry,
  type KeyService,
} from '../core/accounts/keys.ts';
import { sessionLifetimeMs, type ClientFacts, type Login } from '../core/accounts/session.ts';
import type { Clock } from '../core/clock.ts';
import { GatewayError } from '../core/gateway-error.ts';
import { mapToNeutralModelId } from '../core/model-catalogue.ts';
import type { KeyChanges } from '../core/principal.ts';
import { parseShownName } from '../core/accounts/parse-shown-name.ts';
import { createApiKey, createStoredApiKey } from './create-api-key.ts';
import { hashApiKey } from './hash-api-key.ts';

export interface KeyServiceOptions {
  readonly directory: KeyDirectory;
  readonly audit: Pick<AuditStore, 'append'>;
  readonly clock: Clock;
}

/** Keys of people. Model names are kept in the neutral spelling, names in Unicode's composed form. */
export function createKeyService({ directory, audit, clock }: KeyServiceOptions): KeyService {
  const note = (action: string, { userId }: Login, { target, client }: Act) =>
    audit.append({ action, actor: userId, target, address: client.address, reason: null, outcome: 'done' });
  return {
    list: (login, page) => directory.list(login, page),
    create: async (login, settings, client) => {
      checkExpiry(settings, clock);
      const apiKey = createApiKey();
      const key = createStoredApiKey(apiKey, {
        ...settings,
        name: parseShownName(settings.name, 'name'),
        models: normaliseModels(settings.models),
        userId: login.userId,
        clock,
      });
      const outcome = await directory.add(key);
      if (outcome === 'unknown_user') throw createLoginEnded();
      if (outcome !== 'added') throw createTooMany(outcome);
      await note('key.create', login, { target: key.id, client });
      return { entry: await findEntry(directory, login, key.id), apiKey };
    },
    change: async (login, { id, changes }, client) => {
      checkExpiry(changes, clock);
      const outcome = await directory.change(login, id, normalise(changes));
      if (outcome === 'unknown') throw createKeyNotFound();
      if (outcome !== 'changed') throw createTooMany(outcome);
      await note('key.update', login, { target: id, client });
      return await findEntry(directory, login, id);
    },
    openPlayground: async (login, id, client) => {
      const { expiresAt: end } = await findEntry(directory, login, id);
      const now = clock.now();
      if (end !== null && end <= now)
        throw new GatewayError('failed_precondition', 'This key has expired.', { reason: 'invalid_request' });
      const apiKey = createApiKey();
      // The end of a login is by the clock of the database, that of a key by this one.
      const loginLeftMs = login.loginAt + sessionLifetimeMs - login.now;
      const expiresAt = Math.min(now + Math.min(playgroundMs, loginLeftMs), end ?? Infinity);
      const key = { hash: hashApiKey(apiKey), keyId: id, sessionId: login.sessionId, expiresAt };
      if (!(await directory.addPlaygroundKey(key))) throw createLoginEnded();
      await note('key.playground', login, { target: id, client });
      return { apiKey, expiresAt };
    },
    revoke: async (login, id, client) => {
      const revokedAt = clock.now();
      if (!(await directory.revoke(login, id, revokedAt))) throw createKeyNotFound();
      await note('key.revoke', login, { target: id, client });
      return revokedAt;
    },
  };
}

/** What was done, and from where. */
interface Act {
  readonly target: string;
  readonly client: Pick<ClientFacts, 'address'>;
}

function normalise(changes: KeyChanges): KeyChanges {
  const { name, models } = changes;
  return {
    ...changes,
    ...(name === undefined ? {} : { name: parseShownName(name, 'name') }),
    ...(models === undefined ? {} : { models: normaliseModels(models) }),
  };
}

function normaliseModels(models: readonly string[] | null): readonly string[] | null {
  return models === null ? null : [...new Set(models.map(mapToNeutralModelId))];
}

async function findEntry(directory: KeyDirectory, login: Login, id: string): Promise<KeyEntry> {
  const entry = await directory.find(login, id);
  if (entry === null) throw createKeyNotFound();
  return entry;
}

function checkExpiry({ expiresAt = null }: KeyChanges, clock: Clock): void {
  if (expiresAt === null || expiresAt > clock.now()) return;
  throw new GatewayError('invalid_argument', 'expires_at must lie ahead.', {
    reason: 'invalid_value',
    param: 'expires_at',
  });
}

function createTooMany(outcome: 'too_many_valid' | 'too_many_new'): GatewayError {
  const message =
    outcome === 'too_many_valid'
      ? `You have ${String(maxKeysPerUser)} valid API keys, which is as many as there may be. Revoke one first.`
      : `You have made ${String(maxNewKeysPerDay)} API keys within a day, which is as many as there may be.`;
  return new GatewayError('failed_precondition', message, { reason: 'too_many_api_keys' });
}

function createLoginEnded(): GatewayError {
  return new GatewayError('unauthenticated', 'The login has expired. Log in again.', {
    reason: 'token_expired',
  });
}

function createKeyNotFound(): GatewayError {
  return new GatewayError('not_found', 'You have no valid API key with this identifier.', {
    reason: 'api_key_not_found',
  });
}
