import type { Handler } from '../../src/core/handler.ts';
import { renderAccount } from './render-account.ts';
import { renderSeconds } from '../render-seconds.ts';
import { requireLogin } from './require-login.ts';

/** DELETE /api/user/sessions/{id}: ends one login of the user. */
export const endSession: Handler<'endSession'> = async (request, { accounts }) => {
  const { id } = request.pathParameters;
  const endedAt = await accounts.logins.endOne(requireLogin(request), id, request.client);
  return renderAccount({ id, ended_at: renderSeconds(endedAt) });
};
