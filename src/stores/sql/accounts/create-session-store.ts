import { sql, type Kysely, type Selectable } from 'kysely';
import {
  maxSessions,
  sessionIdleMs,
  sessionLifetimeMs,
  type Login,
  type NewSession,
  type SessionEntry,
  type SessionFinding,
  type SessionProof,
  type SessionStore,
} from '../../../core/accounts/session.ts';
import type { Tables } from '../tables.ts';
import type { AccountDatabase } from './account-database.ts';
import type { SessionRow, UserRow } from './account-tables.ts';
import { lockUser } from './lock-user.ts';

/** A login that was seen less long ago is not noted again, in milliseconds. */
const seenMs = 60_000n;

/** Logins in a SQL database. */
export function createSessionStore(database: AccountDatabase): SessionStore {
  const { kysely, nowMs: now } = database;
  return {
    create: (session) =>
      database.transact(({ kysely: transaction }) => insert(database, transaction, session), session.userId),
    authenticate: (proof) => authenticate(database, proof),
    confirm: async (id) => {
      const update = kysely
        .updateTable('sessions')
        .set({ confirmed_at: now })
        .where('id', '=', id)
        .where('ended_at', 'is', null)
        .returning('confirmed_at');
      const row = await database.inTurn(id, () => update.executeTakeFirst());
      return row === undefined ? null : Number(row.confirmed_at);
    },
    end: async (userId, id) => {
      const update = endSessions(database, kysely, userId).where('id', '=', id).returning('ended_at');
      const row = await database.inTurn(id, () => update.executeTakeFirst());
      return row === undefined ? null : Number(row.ended_at);
    },
    endAll: (userId) =>
      database.transact(async ({ kysely: transaction }) => {
        await lockUser(transaction, userId);
        await endLogins(database, transaction, userId);
      }, userId),
    list: (userId) => list(database, userId),
  };
}

/** Ends the live logins of a user; the caller may narrow it down. */
function endSessions({ nowMs: now }: AccountDatabase, kysely: Kysely<Tables>, userId: string) {
  return kysely
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null);
}

/** Ends all logins of a user, and those that have only begun. The caller has locked the user. */
export async function endLogins(
  database: AccountDatabase,
  transaction: Kysely<Tables>,
  userId: string,
): Promise<void> {
  await endSessions(database, transaction, userId).execute();
  await transaction.deleteFrom('login_flows').where('user_id', '=', userId).execute();
}

/**
 * Ends the logins of a user that a newer one takes the place of, although nobody has used that yet; not where one of them, `login`, has just
 * proved that it is the user's.
 */
export async function endSuperseded(
  database: AccountDatabase,
  transaction: Kysely<Tables>,
  {
    userId,
    login,
  }: { readonly userId: string; readonly login: Pick<Login, 'sessionId' | 'familyId'> | undefined },
): Promise<void> {
  const newest = await transaction
    .selectFrom('sessions')
    .select(['id', 'family_id'])
    .where('user_id', '=', userId)
    .where('replaces_family', '=', 1n)
    .where('ended_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (newest === undefined) return;
  if (newest.family_id === login?.familyId && newest.id !== login.sessionId) return;
  await takeOver(database, transaction, { ...newest, user_id: userId });
}

/** Ends the others of a login's family. */
async function takeOver(
  database: AccountDatabase,
  transaction: Kysely<Tables>,
  { id, family_id: familyId, user_id: userId }: Pick<SessionRow, 'id' | 'family_id' | 'user_id'>,
): Promise<void> {
  await endSessions(database, transaction, userId)
    .where('family_id', '=', familyId)
    .where('id', '<>', id)
    .execute();
  await transaction.updateTable('sessions').set({ replaces_family: 0n }).where('id', '=', id).execute();
}

async function insert(
  database: AccountDatabase,
  transaction: Kysely<Tables>,
  session: NewSession,
): Promise<boolean> {
  const { nowMs: now } = database;
  const { userId, renewedFrom, replaces, restsOn } = session;
  if (!(await lockUser(transaction, userId, restsOn))) return false;
  if (renewedFrom === null)
    await transaction.updateTable('users').set({ last_login_at: now }).where('id', '=', userId).execute();
  if (replaces === 'all') await endSessions(database, transaction, userId).execute();
  await transaction
    .insertInto('sessions')
    .values({
      id: session.id,
      family_id: session.familyId,
      user_id: userId,
      cookie_hash: session.cookieHash,
      token_hash: session.tokenHash,
      created_at: now,
      login_at: renewedFrom === null ? now : BigInt(renewedFrom.loginAt),
      confirmed_at: renewedFrom === null ? now : BigInt(renewedFrom.confirmedAt),
      last_seen_at: now,
      replaces_family: replaces === 'family-on-use' ? 1n : 0n,
      ended_at: null,
      address: session.address,
      user_agent: session.userAgent,
    })
    .execute();
  await endOldest(database, transaction, session);
  return true;
}

async function endOldest(
  database: AccountDatabase,
  transaction: Kysely<Tables>,
  { id, userId }: Pick<NewSession, 'id' | 'userId'>,
): Promise<void> {
  const before = (ageMs: number) => sql<bigint>`${database.nowMs} - ${BigInt(ageMs)}`;
  // Those that are over though nobody ended them take no place of one that lives.
  const kept = await transaction
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('last_seen_at', '>', before(sessionIdleMs))
    .where('login_at', '>', before(sessionLifetimeMs))
    // The new one, also where the clock was set back since the others.
    .orderBy(({ eb }) => eb('id', '=', id), 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(maxSessions)
    .execute();
  if (kept.length < maxSessions) return;
  const ids = kept.map((row) => row.id);
  await endSessions(database, transaction, userId).where('id', 'not in', ids).execute();
}

type FoundSession = Selectable<SessionRow> &
  Pick<UserRow, 'username' | 'role' | 'status' | 'one_time'> & { readonly now: bigint };

async function authenticate(
  database: AccountDatabase,
  { kind, hash }: SessionProof,
): Promise<SessionFinding> {
  const found = await database.kysely
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('sessions')
    .select(['users.username', 'users.role', 'users.status', 'users.one_time', database.nowMs.as('now')])
    .where(kind === 'cookie' ? 'sessions.cookie_hash' : 'sessions.token_hash', '=', hash)
    .executeTakeFirst();
  if (found === undefined) return { state: 'unknown' };
  if (found.ended_at !== null || expiresAt(found) <= found.now) return { state: 'ended' };
  await noteUse(database, found);
  return { state: 'live', login: convertLogin(found) };
}

/** A renewal puts the end off by nothing: whoever has a login can renew it. */
function expiresAt({ login_at: loginAt, last_seen_at: seenAt }: SessionRow): bigint {
  const idleEnd = seenAt + BigInt(sessionIdleMs);
  const end = loginAt + BigInt(sessionLifetimeMs);
  return idleEnd < end ? idleEnd : end;
}

async function noteUse(database: AccountDatabase, found: FoundSession): Promise<void> {
  if (found.replaces_family === 1n) await noteFirstUse(database, found);
  if (found.now - found.last_seen_at < seenMs) return;
  const update = database.kysely
    .updateTable('sessions')
    .set({ last_seen_at: database.nowMs })
    .where('id', '=', found.id)
    // Of those that came at once the first has noted it.
    .where('last_seen_at', '=', found.last_seen_at);
  await database.inTurn(found.id, () => update.execute());
}

/** Of uses that come at once the first: one that is late would end what has taken the place of this login since. */
async function noteFirstUse(database: AccountDatabase, found: FoundSession): Promise<void> {
  await database.transact(async ({ kysely: transaction }) => {
    if (!(await lockUser(transaction, found.user_id))) return;
    const unused = await transaction
      .selectFrom('sessions')
      .select('id')
      .where('id', '=', found.id)
      .where('replaces_family', '=', 1n)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    if (unused !== undefined) await takeOver(database, transaction, found);
  }, found.user_id);
}

function convertLogin(found: FoundSession): Login {
  return {
    sessionId: found.id,
    familyId: found.family_id,
    userId: found.user_id,
    username: found.username,
    role: found.role,
    status: found.status,
    loginAt: Number(found.login_at),
    confirmedAt: Number(found.confirmed_at),
    now: Number(found.now),
    session: found.token_hash === null ? 'cookie' : 'both',
    mustChangePassword: found.one_time === 1n,
  };
}

async function list(
  { kysely, nowMs: now }: AccountDatabase,
  userId: string,
): Promise<readonly SessionEntry[]> {
  const rows = await kysely
    .selectFrom('sessions')
    .selectAll()
    .select(now.as('now'))
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows
    .filter((row) => expiresAt(row) > row.now)
    .map((row) => ({
      id: row.id,
      createdAt: Number(row.created_at),
      lastSeenAt: Number(row.last_seen_at),
      expiresAt: Number(expiresAt(row)),
      address: row.address,
      userAgent: row.user_agent,
    }));
}
