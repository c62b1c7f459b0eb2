import type { Handler } from '../../src/core/handler.ts';
import { renderSeconds } from '../render-seconds.ts';
import { renderAccount } from './render-account.ts';
import { readActor } from './render-admin-user.ts';
import { requireLogin } from './require-login.ts';

/** DELETE /api/user/live/{id}: ends one realtime session of the user. Throws `not_found` (`session_not_found`). */
export const endLiveSession: Handler<'endLiveSession'> = async (request, { liveSessions }) => {
  const { id } = request.pathParameters;
  const ownerId = requireLogin(request).userId;
  const endedAt = await liveSessions.end({ id, ownerId, actor: readActor(request), reason: null });
  return renderAccount({ id, ended_at: renderSeconds(endedAt) });
};
