import type { Handler } from '../../src/core/handler.ts';
import { renderAccount } from './render-account.ts';
import { renderAdminUser } from './render-admin-user.ts';

/** GET /api/admin/users/{id}: one user. */
export const getUser: Handler<'getUser'> = async ({ pathParameters }, { accounts }) =>
  renderAccount(renderAdminUser(await accounts.admin.show(pathParameters.id)));
