import type { AccountLoggedInUser, AccountTwoFactorChallenge } from '../../generated/contract-types.ts';
import type { CompletedLogin, LoginOutcome } from '../../src/core/accounts/account-services.ts';
import type { ClientFacts } from '../../src/core/accounts/session.ts';
import { renderAccount } from './render-account.ts';
import { renderLoggedIn } from './render-user.ts';
import { renderSessionCookie } from './session-cookie.ts';

/** A login with its cookie, or the challenge for its second step. */
export function renderLogin(outcome: LoginOutcome, client: ClientFacts) {
  if (outcome.state === 'code_needed') {
    const challenge: AccountTwoFactorChallenge = { require_2fa: true, flow_token: outcome.flowToken };
    return renderAccount<AccountLoggedInUser | AccountTwoFactorChallenge>(challenge);
  }
  return renderCompleteLogin(outcome, client);
}

/** A login with its cookie. */
export function renderCompleteLogin({ user, secrets }: CompletedLogin, client: ClientFacts) {
  return renderAccount(renderLoggedIn(user, secrets), renderSessionCookie(secrets, client));
}
