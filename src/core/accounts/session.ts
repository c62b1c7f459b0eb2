import type { AccountRole, AccountStatus } from '../../../generated/contract-types.ts';

/** How long a login lasts without a request, and in all with its renewals, in milliseconds. */
export const sessionIdleMs = 24 * 3_600_000;
export const sessionLifetimeMs = 30 * 24 * 3_600_000;

/** How long an admin may administer after having proved who they are, in milliseconds. */
export const adminLoginMs = 3_600_000;

/** Logins of one user at most; the oldest end for newer ones. */
export const maxSessions = 20;

/** Who is logged in, for one request. */
export interface Login {
  readonly sessionId: string;
  /** The id of the login that this one comes from by renewals; its own where it comes from none. */
  readonly familyId: string;
  readonly userId: string;
  readonly username: string;
  readonly role: AccountRole;
  readonly status: AccountStatus;
  /** Unix milliseconds of the login, or of the change of the password, that it comes from. */
  readonly loginAt: number;
  /** Unix milliseconds when the user last proved who they are: at login, or by a confirmation. */
  readonly confirmedAt: number;
  /** Unix milliseconds of the database, whose clock counts here. */
  readonly now: number;
  /** Which secrets it has. */
  readonly session: 'cookie' | 'both';
  /** The password was chosen by somebody else: nothing is open but its change. */
  readonly mustChangePassword: boolean;
}

/** Where a request comes from. */
export interface ClientFacts {
  /** An IPv4 address, or the network of 64 bits of an IPv6 address. */
  readonly address: string;
  /** Whether it came over TLS, to the gateway or to a trusted proxy. */
  readonly isSecure: boolean;
  /** What the client calls itself, cut to 256 characters. */
  readonly userAgent: string | null;
  readonly requestId: string;
}

/** What a login rests on: a password that was proved, or another login. Where that is no more, or its user is disabled, there is none. */
export type LoginGround = PasswordGround | { readonly sessionId: string };

/** What was so when a password was proved, and must be so still. */
export interface PasswordGround {
  readonly passwordHash: string | null;
  readonly role: AccountRole;
  /** Whether the user has a second factor, confirmed or not; `any` where that does not matter. */
  readonly secondFactor: 'none' | 'there' | 'any';
}

/** A login as it is stored. Its secrets are kept as SHA-256, in lower-case hex. */
export interface NewSession {
  readonly id: string;
  readonly familyId: string;
  readonly userId: string;
  readonly cookieHash: string;
  /** `null` where the login has a cookie only. */
  readonly tokenHash: string | null;
  readonly address: string;
  readonly userAgent: string | null;
  /** What happens to other logins of the user: those of the same family end with the first use of this one, or all at once, or none. */
  readonly replaces: 'family-on-use' | 'all' | 'none';
  /** The time of the login that this one renews, Unix milliseconds; `null` for a login of its own. */
  readonly renewedFrom: Pick<Login, 'loginAt' | 'confirmedAt'> | null;
  readonly restsOn: LoginGround;
}

/** A login in a list. All times are Unix milliseconds. */
export interface SessionEntry {
  readonly id: string;
  readonly createdAt: number;
  readonly lastSeenAt: number;
  readonly expiresAt: number;
  readonly address: string | null;
  readonly userAgent: string | null;
}

/** How a login proves itself. */
export interface SessionProof {
  readonly kind: 'cookie' | 'token';
  readonly hash: string;
}

/** What a proof is worth: `ended` was a login once. */
export type SessionFinding =
  { readonly state: 'live'; readonly login: Login } | { readonly state: 'ended' | 'unknown' };

/** Where logins live. Time is that of the database. Rejects as {@link UserStore}. */
export interface SessionStore {
  /**
   * Adds a login and ends the oldest of the user beyond {@link maxSessions}; notes on the user when it is no renewal. `false`, and
   * nothing done, where what it rests on has changed or ended meanwhile.
   */
  create(session: NewSession): Promise<boolean>;
  /** Finds a login and notes that it was seen. The first use of a renewed one ends the others of its family. */
  authenticate(proof: SessionProof): Promise<SessionFinding>;
  /** Notes that the user has proved again who they are; the new `confirmedAt`, `null` where the login has ended. */
  confirm(id: string): Promise<number | null>;
  /** Ends one login of a user and says when, in Unix milliseconds; `null` where there was no live one. */
  end(userId: string, id: string): Promise<number | null>;
  endAll(userId: string): Promise<void>;
  /** Live logins, newest first. */
  list(userId: string): Promise<readonly SessionEntry[]>;
}

/** The first step of a login with two-factor authentication. */
export interface LoginFlow {
  readonly hash: string;
  readonly userId: string;
  /** Which secrets the login shall have. */
  readonly session: 'cookie' | 'both';
}

/** How long such a step is good for, in milliseconds, and for how many wrong codes. */
export const flowLifetimeMs = 5 * 60_000;
export const maxFlowFailures = 5;

export interface FlowStore {
  /** `false`, and nothing done, where what it rests on is no more. */
  create(flow: LoginFlow, restsOn: PasswordGround): Promise<boolean>;
  /** `null` for one that is unknown, over, or has had too many wrong codes. */
  find(hash: string): Promise<LoginFlow | null>;
  /** A wrong code. `false` for one too many, which the flow does not answer any more; also where it is over. */
  countFailure(hash: string): Promise<boolean>;
}
