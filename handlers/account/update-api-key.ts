import type { Handler } from '../../src/core/handler.ts';
import { renderAccount } from './render-account.ts';
import { readKeyChanges, renderApiKey } from './render-api-key.ts';
import { requireLogin } from './require-login.ts';

/**
 * PATCH /api/user/keys/{id}: changes what binds a key, within a second wherever it is used. Throws `not_found`
 * (`api_key_not_found`), `invalid_argument` for an expiry in the past, and `failed_precondition` (`too_many_api_keys`) for a key
 * that had expired and would be one too many.
 */
export const updateApiKey: Handler<'updateApiKey'> = async (request, { keys }) => {
  const change = { id: request.pathParameters.id, changes: readKeyChanges(request.body.value) };
  return renderAccount(renderApiKey(await keys.change(requireLogin(request), change, request.client)));
};
