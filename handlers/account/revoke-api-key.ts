import type { Handler } from '../../src/core/handler.ts';
import { renderAccount } from './render-account.ts';
import { renderSeconds } from '../render-seconds.ts';
import { requireLogin } from './require-login.ts';

/** DELETE /api/user/keys/{id}: makes a key worthless for good. Throws `not_found` (`api_key_not_found`). */
export const revokeApiKey: Handler<'revokeApiKey'> = async (request, { keys }) => {
  const { id } = request.pathParameters;
  const revokedAt = await keys.revoke(requireLogin(request), id, request.client);
  return renderAccount({ id, revoked_at: renderSeconds(revokedAt) });
};
