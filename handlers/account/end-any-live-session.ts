import type { Handler } from '../../src/core/handler.ts';
import { renderSeconds } from '../render-seconds.ts';
import { renderAccount } from './render-account.ts';
import { readActor } from './render-admin-user.ts';

/** DELETE /api/admin/live/{id}: ends a realtime session of whomever. Throws `not_found` (`session_not_found`). */
export const endAnyLiveSession: Handler<'endAnyLiveSession'> = async (request, { liveSessions }) => {
  const { id } = request.pathParameters;
  const { reason } = request.body.value;
  const endedAt = await liveSessions.end({ id, ownerId: null, actor: readActor(request), reason });
  return renderAccount({ id, ended_at: renderSeconds(endedAt) });
};
