import type { Handler } from '../../src/core/handler.ts';
import { renderAccount } from './render-account.ts';
import { readActor, renderAdminUser } from './render-admin-user.ts';

/** POST /api/admin/users: a new user; the password that was made for it is shown once. */
export const createUser: Handler<'createUser'> = async (request, { accounts }) => {
  const { username, password = null, role = 'user', quota } = request.body.value;
  const draft = { username, password, role, quota: quota === undefined ? null : BigInt(quota) };
  const created = await accounts.admin.create(draft, readActor(request));
  const made = created.password === null ? {} : { password: created.password };
  return renderAccount({ user: renderAdminUser(created.view), ...made });
};
