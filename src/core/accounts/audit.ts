import type { AuditEvent } from '../audit-event.ts';
import type { Page, PageQuery } from './user.ts';

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
