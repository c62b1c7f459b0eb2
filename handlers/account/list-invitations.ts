import type { Handler } from '../../src/core/handler.ts';
import { readPage } from './read-query.ts';
import { renderAccount } from './render-account.ts';
import { renderSeconds } from '../render-seconds.ts';
import { requireLogin } from './require-login.ts';

/** GET /api/user/invitations: registrations with the code of the user. */
export const listInvitations: Handler<'listInvitations'> = async (request, { accounts }) => {
  const page = readPage(request.query);
  const { items, nextCursor } = await accounts.profile.listInvitations(requireLogin(request), page);
  const invitations = items.map(({ registeredAt, reward }) => ({
    registered_at: renderSeconds(registeredAt),
    reward: Number(reward),
  }));
  return renderAccount({ invitations, next_cursor: nextCursor });
};
