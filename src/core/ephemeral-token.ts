import type { Profile } from './area.ts';

/** Which names events have: those of the interface and of the vendor's first clients, or those of its present ones. */
export type RealtimeDialect = 'beta' | 'ga';

/** What an ephemeral token opens: a session that was set up when it was made. */
export interface StoredSession {
  /** `sess_` and random characters. */
  readonly id: string;
  readonly dialect: RealtimeDialect;
  readonly profile: Profile;
  /** The model as whoever made the token spelled it. Its holder cannot choose another. */
  readonly model: string;
  /** What was asked for, in the words of the dialect, as JSON. */
  readonly configJson: string;
}

/** An ephemeral token that a request came by. Per request. */
export interface PresentedToken {
  readonly session: StoredSession;
  /** Uses it up. Rejects as `RealtimeTokenDesk.use`. Whoever opens a session does so once nothing that may be tried again is refused here. */
  readonly use: () => Promise<void>;
}
