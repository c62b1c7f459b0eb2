import { sql, type Kysely, type SelectQueryBuilder } from 'kysely';
import { parseCursor } from '../../../core/accounts/page-cursor.ts';
import type { LiveSession } from '../../../core/realtime/live-sessions.ts';
import type {
  ListedSession,
  SessionChanges,
  SessionFilter,
  LiveSessionStore,
} from '../../../core/realtime/session-directory.ts';
import type { OpenConnection } from '../sql-dialect.ts';
import type { Tables } from '../tables.ts';
import type { LiveSessionRow } from './realtime-tables.ts';

/** A node says every five seconds that it lives: one that has missed three is no node whose sessions go on, in milliseconds. */
const silentAfterMs = 15_000n;

/** Rows of one statement: PostgreSQL takes 65,535 parameters. */
const rowsAtOnce = 500;

/** Realtime sessions that nodes tell one another of, in a SQL database. */
export function createLiveSessionStore({
  kysely,
  nowMs,
  processes,
}: Pick<OpenConnection, 'kysely' | 'nowMs' | 'processes'>): LiveSessionStore {
  if (processes === 'one') return nobodyElse;
  const isAlive = sql<boolean>`exists (select 1 from nodes
    where nodes.id = live_sessions.node_id and abs(${nowMs} - nodes.beat_at) < ${silentAfterMs})`;
  return {
    write: (nodeId, changes) => writeChanges(kysely, nodeId, changes),
    hasAll: async (nodeId, toldCount) => {
      const { count } = await kysely
        .selectFrom('live_sessions')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('node_id', '=', nodeId)
        .executeTakeFirstOrThrow();
      return Number(count) >= toldCount;
    },
    listEndOrders: async (nodeId) => {
      const rows = await kysely
        .selectFrom('live_sessions')
        .select('id')
        .where('node_id', '=', nodeId)
        .where('end_ordered_at', 'is not', null)
        .execute();
      return rows.map(({ id }) => id);
    },
    listOthers: async (nodeId, filter, { limit, cursor }) => {
      const all = kysely
        .selectFrom('live_sessions')
        .selectAll()
        .where('node_id', '<>', nodeId)
        .where(isAlive);
      let rows = applyFilter(all, filter);
      if (cursor !== null) {
        const { at, id } = parseCursor(cursor);
        rows = rows.where((eb) =>
          eb.or([eb('started_at', '<', at), eb.and([eb('started_at', '=', at), eb('id', '<', id)])]),
        );
      }
      const found = await rows
        .orderBy('started_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit + 1)
        .execute();
      return found.map(convertRow);
    },
    orderEnd: async ({ id, owner, transport }) => {
      let order = kysely.updateTable('live_sessions').set({ end_ordered_at: nowMs }).where('id', '=', id);
      if (transport !== null) order = order.where('transport', '=', transport);
      if (owner !== null)
        order =
          'userId' in owner
            ? order.where('user_id', '=', owner.userId)
            : order.where('key_id', '=', owner.keyId);
      const ordered = await order.where(isAlive).returning('user_id').executeTakeFirst();
      return ordered === undefined ? null : { userId: ordered.user_id };
    },
  };
}

async function writeChanges(
  kysely: Kysely<Tables>,
  nodeId: string,
  { present, ended }: SessionChanges,
): Promise<void> {
  for (let start = 0; start < present.length; start += rowsAtOnce) {
    const rows = present.slice(start, start + rowsAtOnce).map((session) => convertSession(nodeId, session));
    await kysely
      .insertInto('live_sessions')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(({ ref }) => ({
          last_event_at: ref('excluded.last_event_at'),
          responses: ref('excluded.responses'),
          audio_in_ms: ref('excluded.audio_in_ms'),
          audio_out_ms: ref('excluded.audio_out_ms'),
          cost: ref('excluded.cost'),
        })),
      )
      .execute();
  }
  for (let start = 0; start < ended.length; start += rowsAtOnce)
    await kysely
      .deleteFrom('live_sessions')
      .where('node_id', '=', nodeId)
      .where('id', 'in', ended.slice(start, start + rowsAtOnce))
      .execute();
}

/** A file that belongs to one process is no place to tell others anything. */
const nobodyElse: LiveSessionStore = {
  write: () => Promise.resolve(),
  hasAll: () => Promise.resolve(true),
  listEndOrders: () => Promise.resolve([]),
  listOthers: () => Promise.resolve([]),
  orderEnd: () => Promise.resolve(null),
};

type SessionQuery = SelectQueryBuilder<Tables, 'live_sessions', LiveSessionRow>;

function applyFilter(query: SessionQuery, { userId, keyId, nodeId }: SessionFilter): SessionQuery {
  let rows = query;
  if (userId !== null) rows = rows.where('user_id', '=', userId);
  if (keyId !== null) rows = rows.where('key_id', '=', keyId);
  if (nodeId !== null) rows = rows.where('node_id', '=', nodeId);
  return rows;
}

function convertSession(nodeId: string, session: LiveSession): LiveSessionRow {
  return {
    id: session.id,
    node_id: nodeId,
    transport: session.transport,
    dialect: session.dialect,
    model: session.model,
    deployment_id: session.deployment,
    key_id: session.keyId,
    user_id: session.userId,
    started_at: toInteger(session.startedAt),
    last_event_at: toInteger(session.lastEventAt),
    ends_at: toInteger(session.endsAt),
    responses: toInteger(session.responses),
    audio_in_ms: toInteger(session.audioInMs),
    audio_out_ms: toInteger(session.audioOutMs),
    cost: session.cost,
    end_ordered_at: null,
  };
}

function toInteger(value: number): bigint {
  return BigInt(Math.round(value));
}

function convertRow(row: LiveSessionRow): ListedSession {
  return {
    nodeId: row.node_id,
    session: {
      id: row.id,
      transport: row.transport,
      dialect: row.dialect,
      model: row.model,
      deployment: row.deployment_id,
      keyId: row.key_id,
      userId: row.user_id,
      startedAt: Number(row.started_at),
      lastEventAt: Number(row.last_event_at),
      endsAt: Number(row.ends_at),
      responses: Number(row.responses),
      audioInMs: Number(row.audio_in_ms),
      audioOutMs: Number(row.audio_out_ms),
      cost: row.cost,
    },
  };
}
