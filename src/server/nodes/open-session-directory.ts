import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { AuditStore } from '../../core/accounts/audit.ts';
import { cutPage, parseCursor } from '../../core/accounts/page-cursor.ts';
import type { Page, PageQuery } from '../../core/accounts/user.ts';
import type { Clock } from '../../core/clock.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import type { LiveSession, LiveSessionEnding, LiveSessions } from '../../core/realtime/live-sessions.ts';
import type {
  HangUpOrder,
  ListedSession,
  SessionDirectory,
  SessionEndOrder,
  SessionFilter,
  LiveSessionStore,
  WantedSession,
} from '../../core/realtime/session-directory.ts';
import { lookMs, SessionTeller } from './session-teller.ts';

export interface SessionDirectoryOptions {
  readonly nodeId: string;
  /** Of this process. */
  readonly sessions: LiveSessions;
  readonly store: LiveSessionStore;
  readonly audit: Pick<AuditStore, 'append'>;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** The sessions of all nodes; it tells the others of those of this one until it is stopped. */
export interface OpenSessionDirectory extends SessionDirectory {
  stop(): void;
}

export function openSessionDirectory(options: SessionDirectoryOptions): OpenSessionDirectory {
  return new NodesSessions(options);
}

/** What a look takes beside the time between two, in milliseconds. */
const lookMarginMs = 250;
/** How old a call may be, by its id and whatever two clocks differ by, that others have not heard of, in milliseconds. */
const youngMs = 5_000;

class NodesSessions implements OpenSessionDirectory {
  readonly #options: SessionDirectoryOptions;
  readonly #teller: SessionTeller;

  constructor(options: SessionDirectoryOptions) {
    this.#options = options;
    this.#teller = new SessionTeller(options);
  }

  stop(): void {
    this.#teller.stop();
  }

  /** Of this node what is true now, of the others what they said last. */
  async list(filter: SessionFilter, page: PageQuery): Promise<Page<ListedSession>> {
    const { nodeId, store } = this.#options;
    const isAfter = readStart(page.cursor);
    const others = filter.nodeId === nodeId ? [] : await store.listOthers(nodeId, filter, page);
    const own = this.#listOwn(filter).filter(isAfter);
    return cutPage([...own, ...others].sort(compare), page.limit, {
      item: (listed) => listed,
      end: ({ session: { startedAt, id } }) => ({ at: BigInt(Math.round(startedAt)), id }),
    });
  }

  async end(order: SessionEndOrder): Promise<number> {
    const { audit, clock } = this.#options;
    const { id, actor, reason } = order;
    const owner = order.ownerId === null ? null : { userId: order.ownerId };
    const ended = await this.#endAny({ id, owner, transport: null }, 'ended');
    if (ended === null) throw createUnknown();
    const now = clock.now();
    const { id: actorId, address } = actor;
    await audit.append({
      action: 'live.end',
      actor: actorId,
      target: id,
      owner: ended.userId,
      address,
      reason,
      outcome: 'done',
    });
    return now;
  }

  /** A call that has just begun may be on a node that has yet to tell the others of it, at its next look. */
  async hangUp({ id, owner }: HangUpOrder): Promise<boolean> {
    const wanted = { id, owner, transport: 'webrtc' } as const;
    if ((await this.#endAny(wanted, 'hung-up')) !== null) return true;
    if (!(Math.abs(this.#options.clock.now() - readBirth(id)) < youngMs)) return false;
    await sleep(lookMs + lookMarginMs);
    return (await this.#endAny(wanted, 'hung-up')) !== null;
  }

  /** What is known of the session that ends; `null` where there is none. */
  async #endAny(
    wanted: WantedSession,
    ending: LiveSessionEnding,
  ): Promise<Pick<LiveSession, 'userId'> | null> {
    const { sessions, store } = this.#options;
    const own = sessions.list().find((session) => isWanted(session, wanted));
    if (own !== undefined) return sessions.end(own.id, ending) ? own : null;
    return await store.orderEnd(wanted);
  }

  #listOwn({ userId, keyId, nodeId }: SessionFilter): readonly ListedSession[] {
    const own = this.#options;
    if (nodeId !== null && nodeId !== own.nodeId) return [];
    return own.sessions
      .list()
      .filter((session) => userId === null || session.userId === userId)
      .filter((session) => keyId === null || session.keyId === keyId)
      .map((session) => ({ nodeId: own.nodeId, session }));
  }
}

/** Unix milliseconds; ids of sessions are those of requests, which begin with the time. NaN for any other. */
function readBirth(id: string): number {
  const [, high, low] = /^req_([0-9a-f]{8})-([0-9a-f]{4})-/u.exec(id) ?? [];
  return Number.parseInt(`${high ?? ''}${low ?? ''}`, 16);
}

function isWanted(session: LiveSession, { id, owner, transport }: WantedSession): boolean {
  if (session.id !== id || (transport !== null && session.transport !== transport)) return false;
  if (owner === null) return true;
  return 'userId' in owner ? session.userId === owner.userId : session.keyId === owner.keyId;
}

/** Newest first, and by their ids where that is the same. */
function compare({ session: a }: ListedSession, { session: b }: ListedSession): number {
  if (a.startedAt !== b.startedAt) return b.startedAt - a.startedAt;
  return a.id < b.id ? 1 : -1;
}

/** Which sessions come after a cursor. Throws `invalid_argument` for one that is none. */
function readStart(cursor: string | null): (listed: ListedSession) => boolean {
  if (cursor === null) return () => true;
  const { at, id } = parseCursor(cursor);
  const end = Number(at);
  return ({ session }) => session.startedAt < end || (session.startedAt === end && session.id < id);
}

function createUnknown(): GatewayError {
  return new GatewayError('not_found', 'There is no session with this identifier.', {
    reason: 'session_not_found',
  });
}
