import type {
  AccountBalance,
  AccountLoggedInUser,
  AccountSelf,
  AccountUser,
} from '../../generated/contract-types.ts';
import type { LoginSecrets, UserView } from '../../src/core/accounts/account-services.ts';
import { adminLoginMs, type Login } from '../../src/core/accounts/session.ts';
import type { User } from '../../src/core/accounts/user.ts';
import { renderSeconds } from '../render-seconds.ts';
import { renderToken } from './session-cookie.ts';

/** A user as other operations show them. */
export function renderUser({ id, username, displayName, role, status }: User): AccountUser {
  return { id, username, display_name: displayName, role, status, group: 'default' };
}

/** The user of a login that has just begun. */
export function renderLoggedIn(user: User, secrets: LoginSecrets): AccountLoggedInUser {
  return { ...renderUser(user), ...renderToken(secrets) };
}

/** The user of this login, with the balance. Amounts are micro-USD. */
export function renderSelf(view: UserView, login: Login): AccountSelf {
  return {
    ...renderUser(view.user),
    ...renderBalance(view),
    aff_code: view.user.affCode,
    aff_history_quota: Number(view.affiliate.rewarded),
    login_at: renderSeconds(login.loginAt),
    admin_until: renderAdminUntil(login),
  };
}

/** What a user has, in micro-USD, and whether login asks them for a code. */
export function renderBalance({ user, quota, affiliate, twoFactor }: UserView): AccountBalance {
  return {
    quota: Number(quota.available),
    held_quota: Number(quota.held),
    used_quota: Number(quota.spent),
    unlimited_quota: quota.isUnlimited,
    aff_count: user.affCount,
    aff_quota: Number(affiliate.available),
    two_factor: twoFactor.isEnabled ? (twoFactor.isConfirmed ? 'confirmed' : 'unconfirmed') : 'off',
  };
}

/** Until when an admin may administer; `null` where the time is over, or the user is none. */
function renderAdminUntil({ role, confirmedAt, now }: Login): number | null {
  const until = confirmedAt + adminLoginMs;
  return role === 'admin' && until > now ? renderSeconds(until) : null;
}
