import type { Handler } from '../../src/core/handler.ts';
import type { KeySettings } from '../../src/core/principal.ts';
import { renderAccount } from './render-account.ts';
import { readKeyChanges, renderApiKey } from './render-api-key.ts';
import { requireLogin } from './require-login.ts';

/**
 * POST /api/user/keys: a new key, which is seen this once. Throws `invalid_argument` for an expiry in the past and
 * `failed_precondition` (`too_many_api_keys`).
 */
export const createApiKey: Handler<'createApiKey'> = async (request, { keys }) => {
  const { name, ...bounds } = request.body.value;
  const { limits, ...changes } = readKeyChanges(bounds);
  const settings: KeySettings = { ...unbound, ...changes, name, limits: { ...noLimits, ...limits } };
  const { entry, apiKey } = await keys.create(requireLogin(request), settings, request.client);
  return renderAccount({ ...renderApiKey(entry), key: apiKey });
};

const noLimits = { rpm: null, tpm: null, concurrency: null } as const;
const unbound = { expiresAt: null, models: null, budget: null } as const;
