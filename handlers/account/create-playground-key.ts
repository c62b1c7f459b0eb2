import type { Handler } from '../../src/core/handler.ts';
import { renderAccount } from './render-account.ts';
import { renderSeconds } from '../render-seconds.ts';
import { requireLogin } from './require-login.ts';

/** POST /api/user/keys/{id}/playground: a short-lived key that is bound as another one. Throws `not_found` (`api_key_not_found`). */
export const createPlaygroundKey: Handler<'createPlaygroundKey'> = async (request, { keys }) => {
  const { id } = request.pathParameters;
  const { apiKey, expiresAt } = await keys.openPlayground(requireLogin(request), id, request.client);
  return renderAccount({ key: apiKey, expires_at: renderSeconds(expiresAt) });
};
