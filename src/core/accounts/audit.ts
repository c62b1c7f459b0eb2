import type { Page, PageQuery } from './user.ts';

/** What somebody did, or tried, about an account. Holds no secret. */
export interface AuditEvent {
  /** `login`, `user.credit`, … */
  readonly action: string;
  /** The id of the user who did it; `system` for the gateway and its commands; `null` where nobody is known. */
  readonly actor: string | null;
  /** Whom or what it is about: the id of a user, a key or a login. */
  readonly target: string | null;
  readonly address: string | null;
  /** What the actor gave as reason, or why it was refused. */
  readonly reason: string | null;
  readonly outcome: 'done' | 'refused';
}

export interface AuditEntry extends AuditEvent {
  readonly id: string;
  /** Unix milliseconds. */
  readonly at: number;
}

export interface AuditQuery {
  /** Only what this user did, or what was done to them. */
  readonly about: string | null;
  readonly actor: string | null;
  /** One action, or with a dot at its end all that begin so. */
  readonly action: string | null;
  readonly target: string | null;
  /** Unix milliseconds, inclusive; `null` for no bound. */
  readonly from: number | null;
  /** Unix milliseconds, exclusive; `null` for no bound. */
  readonly to: number | null;
  readonly page: PageQuery;
}

/** Where the trail lives. It is only ever added to. */
export interface AuditStore {
  append(event: AuditEvent): Promise<void>;
  /** Newest first. */
  list(query: AuditQuery): Promise<Page<AuditEntry>>;
}
