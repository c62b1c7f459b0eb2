import { setImmediate } from 'node:timers/promises';
import { sql, type QueryResult, type RawBuilder } from 'kysely';
import { maxThrottleWindowMs } from '../../core/accounts/throttle.ts';
import type { RetentionConfig } from '../../core/config.ts';
import { tokenMemoryMs } from '../../core/realtime/token-store.ts';
import { forfeitLeftovers } from './accounts/remove-user.ts';
import type { OpenConnection } from './sql-dialect.ts';
import { walkByTime } from './walk-by-time.ts';

/** Rows that one statement takes: others wait no longer for it. */
const batch = 2_000;

/**
 * Removes what has been kept for as long as it is to be: ephemeral tokens, audit lines, client addresses, logins that are over, counters of past
 * windows, usage records that cost nothing, and money of users who are gone. Rejects when something could not be removed; everything else is.
 * What somebody has locked is left for the next time, and keeps nothing from the rest.
 */
export async function purgeDatabase(connection: OpenConnection, retention: RetentionConfig): Promise<void> {
  const failures: unknown[] = [];
  for (const part of listParts(connection, retention)) {
    try {
      await part();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

/** What each takes may be a lot, and fail: the others do not depend on it. */
function listParts(
  connection: OpenConnection,
  { auditMs, addressesMs, sessionsMs, usageMs }: RetentionConfig,
): readonly (() => Promise<void>)[] {
  const { nowMs: now } = connection;
  const before = (ageMs: number) => sql<bigint>`${now} - ${BigInt(ageMs)}`;
  const isOver = sql`(ends_at <= ${now} or ends_at > ${before(-maxThrottleWindowMs)})`;
  const removals: Removal[] = [
    { table: 'throttles', key: 'key', condition: isOver },
    { table: 'login_flows', key: 'hash', condition: sql`created_at < ${before(hourMs)}` },
    { table: 'realtime_tokens', key: 'hash', condition: sql`expires_at < ${before(tokenMemoryMs)}` },
  ];
  if (auditMs !== null) removals.push({ table: 'audit', key: 'id', condition: sql`at < ${before(auditMs)}` });
  if (sessionsMs !== null) {
    const oldest = before(sessionsMs);
    const condition = sql`(ended_at < ${oldest} or last_seen_at < ${oldest} - ${BigInt(idleMs)})`;
    removals.push({ table: 'sessions', key: 'id', condition });
  }
  return [
    ...removals.map((removal) => () => remove(connection, removal)),
    ...(usageMs === null ? [] : [() => removeFreeUsage(connection, before(usageMs))]),
    () => forfeitLeftovers(connection),
    ...(addressesMs === null
      ? []
      : [
          () => forgetAddresses(connection, before(addressesMs)),
          () => forgetLoginAddresses(connection, before(addressesMs)),
        ]),
  ];
}

const hourMs = 3_600_000;
/** A login that was not seen for so long is over, whether or not anybody ended it. */
const idleMs = 24 * hourMs;

interface Removal {
  readonly table: 'throttles' | 'login_flows' | 'realtime_tokens' | 'audit' | 'sessions';
  readonly key: string;
  readonly condition: RawBuilder<unknown>;
}

async function remove(
  { kysely, skipLocked }: Pick<OpenConnection, 'kysely' | 'skipLocked'>,
  { table, key, condition }: Removal,
): Promise<void> {
  const name = sql.table(table);
  const column = sql.ref(key);
  await repeat(() =>
    sql`
      delete from ${name} where ${condition} and ${column} in
        (select ${column} from ${name} where ${condition} limit ${sql.lit(batch)} ${skipLocked})`.execute(
      kysely,
    ),
  );
}

/** What was paid is kept for good. */
async function removeFreeUsage(connection: OpenConnection, before: RawBuilder<bigint>): Promise<void> {
  const wanted = sql`coalesce(cost, 0) = 0`;
  const order = { time: 'started_at', key: 'request_id' };
  const { kysely, skipLocked } = connection;
  await walkByTime(connection, { table: 'usage_records', ...order, before, wanted, batch }, (within) =>
    sql`delete from usage_records where (started_at, request_id) in
      (select started_at, request_id from usage_records where ${within} ${skipLocked})`.execute(kysely),
  );
}

/** The rest of a line stays. */
async function forgetAddresses(connection: OpenConnection, before: RawBuilder<bigint>): Promise<void> {
  const wanted = sql`address is not null`;
  const order = { time: 'at', key: 'id' };
  const { kysely, skipLocked } = connection;
  await walkByTime(connection, { table: 'audit', ...order, before, wanted, batch }, (within) =>
    sql`update audit set address = null where ${within} and id in
      (select id from audit where ${within} ${skipLocked})`.execute(kysely),
  );
}

/** The rest of a login stays. */
async function forgetLoginAddresses(
  { kysely, skipLocked }: Pick<OpenConnection, 'kysely' | 'skipLocked'>,
  before: RawBuilder<bigint>,
): Promise<void> {
  await repeat(() =>
    sql`
      update sessions set address = null where id in (select id from sessions
        where address is not null and created_at < ${before} limit ${sql.lit(batch)} ${skipLocked})`.execute(
      kysely,
    ),
  );
}

/** As long as a statement finds a whole batch. Others have their turn in between. */
async function repeat(run: () => Promise<QueryResult<unknown>>): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await run();
    if (numAffectedRows < BigInt(batch)) return;
    await setImmediate();
  }
}
