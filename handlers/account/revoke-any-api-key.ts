import type { Handler } from '../../src/core/handler.ts';
import { renderAccount } from './render-account.ts';
import { readActor } from './render-admin-user.ts';
import { renderSeconds } from '../render-seconds.ts';

/** DELETE /api/admin/keys/{id}: makes the key of whomever worthless for good. Throws `not_found` (`api_key_not_found`). */
export const revokeAnyApiKey: Handler<'revokeAnyApiKey'> = async (request, { accounts }) => {
  const { id } = request.pathParameters;
  const revokedAt = await accounts.admin.revokeKey(id, readActor(request));
  return renderAccount({ id, revoked_at: renderSeconds(revokedAt) });
};
