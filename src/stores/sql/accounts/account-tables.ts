import type { AccountRole, AccountStatus } from '../../../../generated/contract-types.ts';

/** The tables of people and their logins. All times are Unix milliseconds of the database, all secrets are hashes. */
export interface AccountTables {
  readonly users: UserRow;
  readonly sessions: SessionRow;
  readonly login_flows: LoginFlowRow;
  readonly two_factor: TwoFactorRow;
  readonly backup_codes: BackupCodeRow;
  readonly throttles: ThrottleRow;
  readonly audit: AuditRow;
  readonly gateway_secrets: GatewaySecretRow;
}

/** Never deleted: of a user who is gone the id, the hash of the name and the numbers stay. */
export interface UserRow {
  readonly id: string;
  /** SHA-256 of the name in lower case; unique for ever. */
  readonly name_hash: string;
  /** Empty once the user is gone. */
  readonly username: string;
  readonly display_name: string;
  readonly role: AccountRole;
  readonly status: AccountStatus;
  readonly password_hash: string | null;
  /** 1 for a password that somebody else chose. */
  readonly one_time: bigint;
  readonly aff_code: string;
  readonly aff_count: bigint;
  /** How many of them brought a reward. */
  readonly rewarded_count: bigint;
  readonly invited_by: string | null;
  /** What the inviter got for this user, in micro-USD. */
  readonly inviter_reward: bigint;
  /** {@link UserLimits} as JSON, such as `{"rpm":60,"tpm":null}`; null where those of the configuration hold. */
  readonly limits: string | null;
  readonly created_at: bigint;
  readonly last_login_at: bigint | null;
  readonly deleted_at: bigint | null;
}

export interface SessionRow {
  readonly id: string;
  readonly family_id: string;
  readonly user_id: string;
  readonly cookie_hash: string;
  readonly token_hash: string | null;
  readonly created_at: bigint;
  /** Of the login that it comes from. */
  readonly login_at: bigint;
  readonly confirmed_at: bigint;
  readonly last_seen_at: bigint;
  /** 1 until its first use ends the others of its family. */
  readonly replaces_family: bigint;
  readonly ended_at: bigint | null;
  readonly address: string | null;
  readonly user_agent: string | null;
}

export interface LoginFlowRow {
  readonly hash: string;
  readonly user_id: string;
  readonly session: 'cookie' | 'both';
  readonly created_at: bigint;
  readonly failures: bigint;
}

export interface TwoFactorRow {
  readonly user_id: string;
  readonly sealed_secret: string;
  readonly family_id: string;
  readonly created_at: bigint;
  readonly confirmed_at: bigint | null;
  /** When a code of any kind was first accepted. */
  readonly used_at: bigint | null;
  readonly last_step: bigint;
}

export interface BackupCodeRow {
  readonly user_id: string;
  readonly hash: string;
  readonly used_at: bigint | null;
}

export interface ThrottleRow {
  readonly key: string;
  readonly count: bigint;
  readonly ends_at: bigint;
}

export interface AuditRow {
  readonly id: string;
  readonly at: bigint;
  readonly actor: string | null;
  readonly action: string;
  readonly target: string | null;
  /** Whose the target is, where that is told. */
  readonly owner: string | null;
  readonly address: string | null;
  readonly reason: string | null;
  readonly outcome: 'done' | 'refused';
}

export interface GatewaySecretRow {
  readonly name: string;
  readonly value: string;
}
