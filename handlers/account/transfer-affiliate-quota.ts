import type { Handler } from '../../src/core/handler.ts';
import { renderAccount } from './render-account.ts';
import { requireLogin } from './require-login.ts';

/** POST /api/user/aff_transfer: turns invitation quota into quota that can be spent; all of it where no amount is named. */
export const transferAffiliateQuota: Handler<'transferAffiliateQuota'> = async (request, { accounts }) => {
  const { quota } = request.body.value;
  const amount = quota === undefined ? null : BigInt(quota);
  const moved = await accounts.profile.transfer(requireLogin(request), amount, request.client);
  return renderAccount({
    transferred: Number(moved.amount),
    quota: Number(moved.quota),
    aff_quota: Number(moved.affiliate),
  });
};
