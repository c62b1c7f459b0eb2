import { CompiledQuery, sql, type Kysely } from 'kysely';
import type { PoolConfig } from 'pg';
import { insertPostgresUsage } from './insert-postgres-usage.ts';
import { createPostgresLedger } from './ledger/create-postgres-ledger.ts';
import { writePostgresBatch } from './ledger/create-postgres-batch-writer.ts';
import { maintainPostgres } from './maintain-postgres.ts';
import { createKysely, createPool } from './postgres-pool.ts';
import {
  streamedAtOnce,
  type OpenConnection,
  type Snapshot,
  type SqlDialect,
  type SqlTransaction,
} from './sql-dialect.ts';
import { usePostgresClient } from './use-postgres-client.ts';
import { watchPostgresAccess } from './watch-postgres-access.ts';
import type { Tables } from './tables.ts';
import { Turns, type TurnLimits } from './turns.ts';

/** After this the server ends a statement, in milliseconds. */
const statementTimeoutMs = 5000;
/** After this we stop waiting for a server that has gone silent, in milliseconds. */
const answerTimeoutMs = 6000;
const maxConnections = 10;
/** Longer than a migration keeps a table, and so short that others get the turn before they give up, in milliseconds. */
const maxLockWaitMs = 1_100;
const lockNotAvailable = '55P03';
/** What may wait for locks leaves connections to what never does, such as looking for a key, and waits for as long as for one of them. */
const turnLimits: TurnLimits = {
  maxRunning: 6,
  maxInLines: 4,
  maxWaiting: 1_000,
  maxWaitMs: 2_000,
  isLocked,
};

function isLocked(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === lockNotAvailable;
}

/** For what is tried again when a lock was not given back, in milliseconds. */
const briefWaitMs = 300;
/** The same for a second after somebody waited for one in vain: many that are tried again would take all turns with their waits. In milliseconds. */
const briefestWaitMs = 30;
const likelyMs = 1_000;
/** After this the server ends a transaction of a process that was stopped in the middle of it, so that others get its locks. */
const idleTransactionMs = 3000;
/**
 * Requests wait for money, and are refused after two seconds; so its connection has tighter limits than those above, and is
 * its own. A process that is stopped in the middle of a batch gives its locks back after the last of these.
 */
const ledgerSettings: PoolConfig = {
  max: 1,
  connectionTimeoutMillis: 1_500,
  statement_timeout: 1_500,
  query_timeout: 1_700,
  idle_in_transaction_session_timeout: 2_000,
};

/** Long queries of people have few connections and more time, so that they wait for one another and requests for none of them. */
const readingSettings: PoolConfig = { max: 2, statement_timeout: 20_000, query_timeout: 22_000 };

/** PostgreSQL 15 or newer through a pool. What the URL says about a connection wins over the values above. */
export const postgresDialect: SqlDialect = {
  readSnapshot,
  open(url, options) {
    const pool = createPool(options, {
      connectionString: url,
      max: maxConnections,
      statement_timeout: statementTimeoutMs,
      query_timeout: answerTimeoutMs,
      idle_in_transaction_session_timeout: idleTransactionMs,
      maxLockWaitMs,
    });
    const ledgerPool = createPool(options, { connectionString: url, ...ledgerSettings });
    const readingPool = createPool(options, { connectionString: url, ...readingSettings });
    const kysely = createKysely(pool);
    const turns = new Turns(turnLimits);
    return {
      kysely,
      reading: createKysely(readingPool),
      maintain: (work) => maintainPostgres(url, work),
      insertUsage: (records) => insertPostgresUsage(pool, records),
      ledger: createPostgresLedger(ledgerPool),
      nowMs,
      skipLocked: sql`for update skip locked`,
      processes: 'many',
      transact: createTransact(kysely, turns),
      inTurn: (line, work) => turns.run(line, work),
      watchAccess: () => watchPostgresAccess(url),
      close: async () => {
        await Promise.all([pool.end(), ledgerPool.end(), readingPool.end()]);
      },
    };
  },
};

/** Over a connection without the time limits of others: a look at everything may take minutes. */
async function readSnapshot<Result>(
  url: string,
  read: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  // Who is refused learns why.
  await usePostgresClient(url, () => Promise.resolve());
  const pool = createPool({ onConnectionError: () => undefined }, { connectionString: url, max: 1 });
  try {
    return await createKysely(pool)
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((kysely) => read({ kysely, streamRows: (query) => streamRows(kysely, query) }));
  } finally {
    await pool.end();
  }
}

async function* streamRows(
  kysely: Kysely<Tables>,
  query: string,
): AsyncGenerator<readonly Readonly<Record<string, unknown>>[]> {
  await sql`declare streamed no scroll cursor for ${sql.raw(query)}`.execute(kysely);
  for (;;) {
    const { rows } = await sql<Readonly<Record<string, unknown>>>`
      fetch ${sql.lit(streamedAtOnce)} from streamed`.execute(kysely);
    if (rows.length === 0) break;
    yield rows;
  }
  await sql`close streamed`.execute(kysely);
}

const nowMs = sql<bigint>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

function createTransact(kysely: Kysely<Tables>, turns: Turns): OpenConnection['transact'] {
  let likelyUntil = -Infinity;
  return (work, line = null) => {
    let isBriefest = false;
    const run = (transaction: Kysely<Tables>, keepLine: () => void) =>
      work({
        kysely: transaction,
        nowMs,
        applyToLedger: createApply(transaction),
        waitBriefly: async () => {
          keepLine();
          isBriefest = performance.now() < likelyUntil;
          const maxMs = isBriefest ? briefestWaitMs : briefWaitMs;
          await sql`set local lock_timeout = ${sql.lit(maxMs)}`.execute(transaction);
        },
      });
    const noteLocked = (error: unknown) => {
      if (!isBriefest && isLocked(error)) likelyUntil = performance.now() + likelyMs;
      throw error;
    };
    return turns.run(line, (keepLine) =>
      kysely
        .transaction()
        .execute((transaction) => run(transaction, keepLine))
        .catch(noteLocked),
    );
  };
}

function createApply(transaction: Kysely<Tables>): SqlTransaction['applyToLedger'] {
  return (batch) =>
    writePostgresBatch(async (calls) => {
      const results: (readonly unknown[])[] = [];
      for (const [{ text }, ...values] of calls)
        results.push((await transaction.executeQuery(CompiledQuery.raw(text, values))).rows);
      return results;
    }, batch);
}
