import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { createKysely, createPool } from './postgres-pool.ts';
import { requirePostgresSessions } from './require-postgres-sessions.ts';
import type { Maintenance } from './sql-dialect.ts';
import type { Tables } from './tables.ts';

/** By which processes that wait for the lock know one another. */
const name = 'specway maintenance';
/** Any number that nothing else in the database uses. */
const lockId = 7_318_349_394_477_056_517n;
/** How long another process may be at it, in milliseconds. */
const maxWaitMs = 120_000;
const pauseMs = 50;

const lockNotAvailable = '55P03';
/** By statement_timeout. */
const queryCanceled = '57014';

/**
 * Works over one connection of its own, which holds an advisory lock meanwhile; the server frees it when the connection ends. The
 * lock is asked for again and again instead of waited for: a statement that waits has a snapshot, and `create index concurrently`
 * of the process that has the lock would wait for it in turn.
 * Rejects where the connection would not be a session.
 */
export async function maintainPostgres<Result>(
  url: string,
  work: (maintenance: Maintenance) => Promise<Result>,
): Promise<Result> {
  await requirePostgresSessions(url);
  const ignore = { onConnectionError: () => undefined };
  const kysely = createKysely(
    createPool(ignore, { connectionString: url, application_name: name, max: 1, idleTimeoutMillis: 0 }),
  );
  try {
    await takeLock(kysely);
    return await work({
      kysely,
      atOnce: 'one',
      transact: (run) => kysely.transaction().execute(run),
      isAlone: () => isAlone(kysely),
      limitLocks,
      findLimit,
    });
  } finally {
    await kysely.destroy();
  }
}

/** Connections of other users have no name that this one may see. They count. */
async function isAlone(kysely: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_stat_activity where datname = current_database() and backend_type = 'client backend'
      and pid <> pg_backend_pid() and application_name is distinct from ${sql.lit(name)} limit 1`.execute(
    kysely,
  );
  return rows.length === 0;
}

async function takeLock(kysely: Kysely<Tables>): Promise<void> {
  const deadline = performance.now() + maxWaitMs;
  for (;;) {
    const { rows } = await sql<{ readonly had: boolean }>`
      select pg_try_advisory_lock(${sql.lit(lockId)}) as had`.execute(kysely);
    if (rows[0]?.had === true) return;
    if (performance.now() > deadline)
      throw new Error('Another process has been changing the database for minutes; wait for it, or end it');
    await sleep(pauseMs * (0.5 + Math.random()));
  }
}

function findLimit(error: unknown): 'wait' | 'overrun' | null {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === lockNotAvailable) return 'wait';
  return code === queryCanceled ? 'overrun' : null;
}

/** A statement's time includes its waiting. */
async function limitLocks(kysely: Kysely<unknown>, maxMs: number): Promise<void> {
  const waitLimit = sql.lit(`${String(Math.ceil(maxMs / 2))}ms`);
  const limit = sql.lit(`${String(maxMs)}ms`);
  await sql`
    select set_config('lock_timeout', ${waitLimit}, true), set_config('statement_timeout', ${limit}, true)`.execute(
    kysely,
  );
}
