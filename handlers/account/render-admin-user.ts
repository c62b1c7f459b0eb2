import type { AdminUser } from '../../generated/contract-types.ts';
import type { Actor, UserView } from '../../src/core/accounts/account-services.ts';
import type { OperationRequest } from '../../src/core/operation.ts';
import { renderSeconds } from '../render-seconds.ts';
import { renderBalance, renderUser } from './render-user.ts';
import { requireLogin } from './require-login.ts';

/** A user as administrators see them. */
export function renderAdminUser(view: UserView): AdminUser {
  const { createdAt, lastLoginAt, limits } = view.user;
  return {
    ...renderUser(view.user),
    ...renderBalance(view),
    created_at: renderSeconds(createdAt),
    last_login_at: lastLoginAt === null ? null : renderSeconds(lastLoginAt),
    limits,
  };
}

/** Who administers, for the trail. */
export function readActor(request: OperationRequest): Actor {
  return { id: requireLogin(request).userId, address: request.client.address };
}
