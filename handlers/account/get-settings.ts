import { adminLoginMs } from '../../src/core/accounts/session.ts';
import type { Handler } from '../../src/core/handler.ts';
import { renderAccount } from './render-account.ts';

/** GET /api/settings: what a page has to know before anybody has logged in. */
export const getSettings: Handler<'getSettings'> = (_request, { router, overview }) => {
  const { registration, startQuotaMicroUsd, invitation } = overview.accounts;
  return renderAccount({
    version: overview.version,
    registration,
    start_quota: Number(startQuotaMicroUsd),
    invitation: {
      inviter: Number(invitation.inviterMicroUsd),
      invitee: Number(invitation.inviteeMicroUsd),
    },
    priced: router.listModels().some((model) => overview.findPrice(model) !== null),
    areas: overview.areas,
    admin_login_seconds: adminLoginMs / 1000,
  });
};
