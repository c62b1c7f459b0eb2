import type { AccountRole } from '../../../generated/contract-types.ts';
import type { AccountBalance } from '../ledger.ts';
import type { AuditEntry, AuditQuery } from './audit.ts';
import type { KeyEntry, KeySearch } from './keys.ts';
import type { ClientFacts, Login, SessionEntry } from './session.ts';
import type { TwoFactorState } from './two-factor.ts';
import type { Invitation, Page, PageQuery, User, UserChanges, UserQuery } from './user.ts';

/** What handlers of the account area may use. Every member rejects with GatewayError for what the client did wrong, and with
 * `unavailable` (`account_store_unavailable`) while the database is away. Shared. */
export interface AccountServices {
  readonly registration: Registration;
  readonly logins: Logins;
  readonly profile: Profiles;
  readonly twoFactor: TwoFactorService;
  readonly admin: UserAdministration;
}

/** Credentials of a login that has just begun: the only time they are seen. */
export interface LoginSecrets {
  /** The id of the login, which is no secret. */
  readonly sessionId: string;
  readonly cookie: string;
  /** `null` where only a cookie was asked for. */
  readonly token: string | null;
}

export interface RegistrationRequest {
  readonly username: string;
  readonly password: string;
  readonly affCode: string | null;
}

/** Makes users of people. */
export interface Registration {
  /**
   * Throws `permission_denied` (`registration_disabled`, `invitation_required`), `invalid_argument` (`invalid_value`,
   * `username_taken`, `invalid_aff_code`), `resource_exhausted` (`too_many_attempts`).
   */
  register(request: RegistrationRequest, client: ClientFacts): Promise<User>;
}

export interface LoginRequest {
  readonly username: string;
  readonly password: string;
  /** Which secrets the login shall have. */
  readonly session: 'cookie' | 'both';
}

/** A login that has begun. */
export interface CompletedLogin {
  readonly state: 'complete';
  readonly user: User;
  readonly secrets: LoginSecrets;
}

/** A login, or what its second step needs. */
export type LoginOutcome = CompletedLogin | { readonly state: 'code_needed'; readonly flowToken: string };

export interface TwoFactorLoginRequest {
  readonly flowToken: string;
  readonly code: string;
}

export interface Confirmation {
  readonly password: string | null;
  readonly code: string | null;
}

export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
}

/** Begins, lists and ends logins. */
export interface Logins {
  /** Throws `unauthenticated` (`invalid_credentials`), `permission_denied` (`user_disabled`), `resource_exhausted`. */
  begin(request: LoginRequest, client: ClientFacts): Promise<LoginOutcome>;
  /** Throws `unauthenticated` (`token_expired`, `invalid_two_factor_code`), `resource_exhausted`. */
  complete(request: TwoFactorLoginRequest, client: ClientFacts): Promise<CompletedLogin>;
  end(login: Login, client: ClientFacts): Promise<void>;
  /** Ends every login of the user, this one included. */
  endAll(login: Login, client: ClientFacts): Promise<void>;
  list(login: Login): Promise<readonly SessionEntry[]>;
  /** Unix milliseconds of the end. Throws `not_found` for a login that is not the user's, or over. */
  endOne(login: Login, id: string, client: ClientFacts): Promise<number>;
  /** Renews the hour in which an admin may administer; Unix milliseconds of its end. */
  confirm(login: Login, proof: Confirmation, client: ClientFacts): Promise<number>;
  /** Ends every login of the user and begins a new one. */
  changePassword(login: Login, change: PasswordChange, client: ClientFacts): Promise<CompletedLogin>;
}

/** A user with what other stores know of them. */
export interface UserView {
  readonly user: User;
  readonly quota: AccountBalance;
  readonly affiliate: AccountBalance;
  readonly twoFactor: TwoFactorState;
}

export interface Transferred {
  readonly amount: bigint;
  readonly quota: bigint;
  readonly affiliate: bigint;
}

/** What users do about themselves. */
export interface Profiles {
  show(login: Login): Promise<UserView>;
  rename(login: Login, displayName: string, client: ClientFacts): Promise<UserView>;
  /** Throws `invalid_argument` (`invalid_password`, `invalid_two_factor_code`), `failed_precondition` (`last_admin`). */
  remove(login: Login, proof: Confirmation, client: ClientFacts): Promise<void>;
  /** `null` converts all. Throws `failed_precondition` (`insufficient_invitation_quota`). */
  transfer(login: Login, amount: bigint | null, client: ClientFacts): Promise<Transferred>;
  listInvitations(login: Login, page: PageQuery): Promise<Page<Invitation>>;
  listActivity(login: Login, page: PageQuery): Promise<Page<AuditEntry>>;
}

export interface TwoFactorSetup {
  readonly secret: string;
  /** An `otpauth` address. */
  readonly address: string;
  /** The same as a picture, SVG. */
  readonly svg: string;
  readonly backupCodes: readonly string[];
  readonly secrets: LoginSecrets;
}

/** Second factors of users. */
export interface TwoFactorService {
  show(login: Login): Promise<TwoFactorState>;
  /** Throws `failed_precondition` (`two_factor_already_enabled`). */
  enable(login: Login, client: ClientFacts): Promise<TwoFactorSetup>;
  /** Throws `invalid_argument` (`invalid_two_factor_code`), `failed_precondition` (`two_factor_not_enabled`). */
  confirm(login: Login, code: string, client: ClientFacts): Promise<LoginSecrets>;
  disable(login: Login, code: string | null, client: ClientFacts): Promise<void>;
  renewBackupCodes(login: Login, code: string, client: ClientFacts): Promise<readonly string[]>;
}

/** Who does something as an admin. */
export interface Actor {
  /** The id of a user, or `system` for commands. */
  readonly id: string;
  readonly address: string | null;
}

export interface UserDraft {
  readonly username: string;
  /** `null` lets the gateway make one, good for one use. */
  readonly password: string | null;
  readonly role: AccountRole;
  /** In micro-USD; `null` for what every new user gets. */
  readonly quota: bigint | null;
}

export interface QuotaMove {
  readonly userId: string;
  /** In micro-USD. */
  readonly amount: bigint;
  readonly reason: string;
  readonly idempotencyKey: string | null;
}

export interface MovedQuota {
  readonly quota: bigint;
  readonly entryId: string;
}

/** A key, and the name of whose it is; `null` where the user is gone. */
export interface ForeignKey {
  readonly key: KeyEntry;
  readonly username: string | null;
  /** Whether its user is disabled, and the key good for nothing while that is so. */
  readonly isDisabled: boolean;
}

/** What admins do about users. An id of nobody throws `not_found`. */
export interface UserAdministration {
  list(query: UserQuery): Promise<Page<UserView>>;
  show(userId: string): Promise<UserView>;
  /** Gives the user and, where none was chosen, the password that was made. */
  create(
    draft: UserDraft,
    actor: Actor,
  ): Promise<{ readonly view: UserView; readonly password: string | null }>;
  change(userId: string, changes: UserChanges, actor: Actor): Promise<UserView>;
  remove(userId: string, actor: Actor): Promise<void>;
  credit(move: QuotaMove, actor: Actor): Promise<MovedQuota>;
  debit(move: QuotaMove, actor: Actor): Promise<MovedQuota>;
  logout(userId: string, actor: Actor): Promise<void>;
  resetTwoFactor(userId: string, actor: Actor): Promise<void>;
  /** Keys of everybody, newest first. */
  listKeys(search: KeySearch, page: PageQuery): Promise<Page<ForeignKey>>;
  /** Unix milliseconds of the end. Throws `not_found` (`api_key_not_found`). */
  revokeKey(id: string, actor: Actor): Promise<number>;
  /** Gives the user a new password; the one that was made where none was chosen. */
  setPassword(userId: string, password: string | null, actor: Actor): Promise<string | null>;
  listAudit(query: AuditQuery): Promise<Page<AuditEntry>>;
}
