import type { LoginSecrets } from '../core/accounts/account-services.ts';
import type { AccountStores } from '../core/accounts/account-stores.ts';
import type { ClientFacts, Login, LoginGround, NewSession } from '../core/accounts/session.ts';
import type { Throttle } from '../core/accounts/throttle.ts';
import type { CodeGiver } from '../core/accounts/two-factor.ts';
import type { Clock } from '../core/clock.ts';
import type { AccountsConfig } from '../core/config.ts';

/** What the services of the account area share. */
export interface AccountParts {
  readonly stores: AccountStores;
  readonly config: AccountsConfig;
  readonly clock: Clock;
  readonly hasher: PasswordHasher;
  readonly throttles: Throttles;
  readonly issue: SessionIssuer;
  readonly codes: CodeChecker;
}

/** Who has a password hashed: who is logged in, or else an address. */
export type PasswordAsker = { readonly userId: string } | { readonly address: string };

/**
 * Makes and checks password hashes. Both reject with `unavailable` when too many are asked for at once. Those who
 * ask have turns. Shared.
 */
export interface PasswordHasher {
  hash(password: string, asker: PasswordAsker): Promise<string>;
  /** Takes as long for a user who does not exist as for a wrong password. */
  verify(password: string, against: PasswordCheck): Promise<boolean>;
}

export interface PasswordCheck {
  /** The hash of the user's password; `null` for a user who does not exist. */
  readonly stored: string | null;
  readonly asker: PasswordAsker;
}

/** Limits what may be guessed and what may be asked. Shared. */
export interface Throttles {
  /** Throws `resource_exhausted` (`too_many_attempts`) where one of them is exhausted, until the end of its window. */
  check(throttles: readonly Throttle[]): Promise<void>;
  /**
   * Counts one more of each. Throws where that is beyond a limit: of attempts that run side by side, those beyond the limit
   * learn nothing of what they guessed.
   */
  count(throttles: readonly Throttle[]): Promise<void>;
}

export interface IssueOptions {
  readonly userId: string;
  readonly client: ClientFacts;
  readonly session: 'cookie' | 'both';
  readonly replaces: NewSession['replaces'];
  /** The login that the new one renews; `null` for a login of its own. */
  readonly renews: Login | null;
  readonly restsOn: LoginGround;
}

/** Makes logins. Rejects with `unauthenticated` (`token_expired`) where what they rest on is no more. Shared. */
export type SessionIssuer = (options: IssueOptions) => Promise<LoginSecrets>;

/** A code of a user, and what it may be. */
export interface CodeProof {
  readonly userId: string;
  readonly code: string;
  readonly kinds: 'any' | 'authenticator';
  readonly giver: CodeGiver;
}

/** What a code was worth. `off`: the user has no second factor. `flow-ended`: there is nothing left for it to complete. */
export type CodeFinding = 'accepted' | 'wrong' | 'off' | 'flow-ended';

/**
 * Accepts a code once. Wrong ones are counted, and of those who are not logged in also one that was accepted just now; rejects with
 * `resource_exhausted` (`too_many_attempts`) when there were too many, whatever the code. Shared.
 */
export type CodeChecker = (proof: CodeProof) => Promise<CodeFinding>;
