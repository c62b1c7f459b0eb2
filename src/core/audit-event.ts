/** What somebody did, or tried, about an account. Holds no secret. */
export interface AuditEvent {
  /** `login`, `user.credit`, … */
  readonly action: string;
  /** The id of the user who did it; `system` for the gateway and its commands; `null` where nobody is known. */
  readonly actor: string | null;
  /** Whom or what it is about: the id of a user, a key or a login. */
  readonly target: string | null;
  /** The id of the user whose the target is, where that cannot be found any more once it is gone. */
  readonly owner?: string | null;
  readonly address: string | null;
  /** What the actor gave as reason, or why it was refused. */
  readonly reason: string | null;
  readonly outcome: 'done' | 'refused';
}
