import type { Actor } from '../accounts/account-services.ts';
import type { Page, PageQuery } from '../accounts/user.ts';
import type { LiveSession } from './live-sessions.ts';

/** A session that is going on, and where. */
export interface ListedSession {
  readonly nodeId: string;
  readonly session: LiveSession;
}

/** Which sessions are asked for; `null` for all. */
export interface SessionFilter {
  readonly userId: string | null;
  readonly keyId: string | null;
  readonly nodeId: string | null;
}

/** Which session is to be ended, and who wants it. */
export interface SessionEndOrder {
  readonly id: string;
  /** Whose it has to be; `null` for administrators. */
  readonly ownerId: string | null;
  readonly actor: Actor;
  /** Why, for the trail; `null` where nobody is asked. */
  readonly reason: string | null;
}

/** Whose a session has to be: a user's, or that of a key which is nobody's. */
export type SessionOwner = { readonly userId: string } | { readonly keyId: string };

/** Which call is to be ended, and whose it has to be. */
export interface HangUpOrder {
  /** Of its session. */
  readonly id: string;
  readonly owner: SessionOwner;
}

/** Realtime sessions of all nodes, for people. Those of other nodes are as they were some seconds ago. Shared. */
export interface SessionDirectory {
  /** Newest first. Rejects with `unavailable` while the database is away, and with `invalid_argument` for a cursor that is none. */
  list(filter: SessionFilter, page: PageQuery): Promise<Page<ListedSession>>;
  /**
   * Has a session end, within two seconds where another node has it; resolves to the time of the order, in Unix milliseconds. Rejects with
   * `not_found` (`session_not_found`) where there is none, or it has another owner.
   */
  end(order: SessionEndOrder): Promise<number>;
  /** The same for the session of a call, which its owner hangs up: that is no business of the trail. `false` where there is none. */
  hangUp(order: HangUpOrder): Promise<boolean>;
}

/** What one node tells the others of its sessions. */
export interface SessionChanges {
  /** That are new, or have changed. */
  readonly present: readonly LiveSession[];
  /** The ids of those that have ended. */
  readonly ended: readonly string[];
}

/** A session that is to be there; `null` for whatever it has. */
export interface WantedSession {
  readonly id: string;
  readonly owner: SessionOwner | null;
  readonly transport: LiveSession['transport'] | null;
}

/** Sessions of the nodes that share a database; of a single process it knows none. Shared by all of them. */
export interface LiveSessionStore {
  /** Rejects for a node that does not say that it lives. */
  write(nodeId: string, changes: SessionChanges): Promise<void>;
  /** Whether as many sessions of this node are there as it told of: a failover may lose them, and they go with the node's own row. */
  hasAll(nodeId: string, toldCount: number): Promise<boolean>;
  /** Ids of sessions of this node that somebody wants ended. */
  listEndOrders(nodeId: string): Promise<readonly string[]>;
  /**
   * Sessions of other nodes that said within the last fifteen seconds that they live, newest first: one more than a page has, so that it is
   * known whether there is another one.
   */
  listOthers(nodeId: string, filter: SessionFilter, page: PageQuery): Promise<readonly ListedSession[]>;
  /** Wants a session ended, and says whose it is; `null` where no living node has one like that. */
  orderEnd(wanted: WantedSession): Promise<Pick<LiveSession, 'userId'> | null>;
}
