import type { RateLimits } from '../limiter.ts';
import type { AccountRole, AccountStatus } from '../../../generated/contract-types.ts';
import type { AuditEvent } from '../audit-event.ts';

/** A person with a login, as everybody may know them. */
export interface User {
  /** `usr_…`. */
  readonly id: string;
  readonly username: string;
  readonly displayName: string;
  readonly role: AccountRole;
  readonly status: AccountStatus;
  /** The invitation code: permanent, and good any number of times. */
  readonly affCode: string;
  /** How many people registered with it. */
  readonly affCount: number;
  /** Unix milliseconds. */
  readonly createdAt: number;
  /** Unix milliseconds; `null` before the first login. */
  readonly lastLoginAt: number | null;
  /** `null` where all are as configured. */
  readonly limits: UserLimits | null;
}

/**
 * What all keys of a user may do together, a minute or at a time. What is absent is as configured for all users, `null` is no limit.
 */
export type UserLimits = Partial<RateLimits>;

/** A user with what proves who they are. Never logged, never rendered. */
export interface UserCredentials {
  readonly user: User;
  /** What {@link PasswordHasher} made of the password; `null` while there is none. */
  readonly passwordHash: string | null;
  /** A password that somebody else chose: it opens nothing but the change of itself. */
  readonly isOneTime: boolean;
  readonly hasTwoFactor: boolean;
}

/** A user to be. */
export interface NewUser {
  readonly id: string;
  readonly username: string;
  readonly displayName: string;
  readonly role: AccountRole;
  readonly passwordHash: string | null;
  readonly isOneTime: boolean;
  readonly affCode: string;
}

/** What a registration brings whom, in micro-USD. */
export interface RegistrationGrants {
  readonly startQuota: bigint;
  /** The code of the user who invited; `null` where nobody did. */
  readonly affCode: string | null;
  readonly inviterReward: bigint;
  readonly inviteeReward: bigint;
  /** Rewards of one inviter at most. */
  readonly maxRewards: number;
}

/** What became of a registration: `user` is null unless it was created. */
export type Registered =
  | { readonly outcome: 'created'; readonly user: User }
  | { readonly outcome: 'name_taken' | 'unknown_invitation' };

/** Changes of one user; what is absent stays. */
export interface UserChanges {
  readonly displayName?: string;
  readonly role?: AccountRole;
  readonly status?: AccountStatus;
  /** In place of all that were set before. */
  readonly limits?: UserLimits | null;
}

export interface UserQuery {
  /** Part of a name or display name, or a whole id; letters in any case. */
  readonly text: string | null;
  readonly role: AccountRole | null;
  readonly status: AccountStatus | null;
  readonly page: PageQuery;
}

/** Which part of a list is asked for. */
export interface PageQuery {
  /** At least 1. */
  readonly limit: number;
  /** What the page before gave; `null` for the first. */
  readonly cursor: string | null;
}

export interface Page<Item> {
  readonly items: readonly Item[];
  /** `null` on the last page. */
  readonly nextCursor: string | null;
}

/** Somebody who registered with a user's code. */
export interface Invitation {
  /** Unix milliseconds. */
  readonly registeredAt: number;
  /** What the inviter got for it, in micro-USD. */
  readonly reward: bigint;
}

/**
 * Where users live. Names are compared without case and never given twice, also not those of users who are gone.
 * Everything rejects with `unavailable` (`account_store_unavailable`) while the database is away. Every implementation passes
 * test/support/account-store-suite.ts.
 */
export interface UserStore {
  find(id: string): Promise<User | null>;
  /** Several at once, in no order; who is not there is absent. */
  findAll(ids: readonly string[]): Promise<readonly User[]>;
  findCredentials(
    by: { readonly id: string } | { readonly username: string },
  ): Promise<UserCredentials | null>;
  /** The user with their account, what they and their inviter get, and a line of the trail: all of it or nothing. */
  register(user: NewUser, grants: RegistrationGrants, event?: AuditEvent): Promise<Registered>;
  /**
   * Makes the first admin where there is no user at all, with an account that is never empty. Gives all keys that have no owner to
   * the oldest admin. Of several processes one creates.
   */
  ensureFirstAdmin(admin: NewUser): Promise<FirstAdmin>;
  /** Whether there is any user. */
  hasUsers(): Promise<boolean>;
  /**
   * A change of role, and disabling, end all logins of the user. `null` where there is no such user. Rejects with
   * `failed_precondition` (`last_admin`) for what would leave nobody to administer.
   */
  update(id: string, changes: UserChanges): Promise<User | null>;
  /**
   * Ends all logins of the user with it, and those that have only begun. `false`, and nothing done, where there is no such user, or
   * the password is no longer the one that it shall replace.
   */
  setPassword(id: string, password: NewPassword): Promise<boolean>;
  /**
   * Removes what is personal, with all logins and the second factor; revokes the keys and forfeits the balance. What was spent
   * and moved stays, by id. The event is a line of the trail, written where there was such a user, which the answer says. Rejects
   * with `failed_precondition` (`last_admin`).
   */
  remove(id: string, actor: string, event?: AuditEvent): Promise<boolean>;
  /** Newest first. */
  list(query: UserQuery): Promise<Page<User>>;
  /** Who registered with the user's code, newest first. */
  listInvitations(id: string, page: PageQuery): Promise<Page<Invitation>>;
}

export interface NewPassword {
  readonly hash: string;
  readonly isOneTime: boolean;
  /** The hash of the password that was proved for it; absent where it replaces any. */
  readonly replaces?: string | null;
}

export interface FirstAdmin {
  readonly id: string;
  readonly outcome: 'created' | 'present';
}
