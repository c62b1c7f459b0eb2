import { CompiledQuery, Kysely, PostgresDialect, sql, type PostgresPool } from 'kysely';
import { Pool, types, type PoolClient, type PoolConfig } from 'pg';
import { insertPostgresUsage } from './insert-postgres-usage.ts';
import { createPostgresLedger } from './ledger/create-postgres-ledger.ts';
import { writePostgresBatch } from './ledger/create-postgres-batch-writer.ts';
import type { OpenConnection, OpenConnectionOptions, SqlDialect } from './sql-dialect.ts';
import { watchPostgresAccess } from './watch-postgres-access.ts';
import type { Tables } from './tables.ts';

/** Longest wait for a connection, from the pool or from the server, in milliseconds. */
const connectTimeoutMs = 2000;
/** After this the server ends a statement, in milliseconds. */
const statementTimeoutMs = 5000;
/** After this we stop waiting for a server that has gone silent, in milliseconds. */
const answerTimeoutMs = 6000;
const maxConnections = 10;
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

const int8Oid = 20;

/** PostgreSQL 15 or newer through a pool. What the URL says about a connection wins over the values above. */
export const postgresDialect: SqlDialect = {
  readSnapshot,
  open(url, options) {
    const pool = createPool(options, {
      connectionString: url,
      max: maxConnections,
      statement_timeout: statementTimeoutMs,
      query_timeout: answerTimeoutMs,
    });
    const ledgerPool = createPool(options, { connectionString: url, ...ledgerSettings });
    const kysely = createKysely(pool);
    return {
      kysely,
      migrate: async (run) => {
        const migrating = createKysely(createPool(options, { connectionString: url, max: 1 }));
        try {
          await run(migrating);
        } finally {
          await migrating.destroy();
        }
      },
      insertUsage: (records) => insertPostgresUsage(pool, records),
      ledger: createPostgresLedger(ledgerPool),
      nowMs,
      processes: 'many',
      transact: createTransact(kysely),
      watchAccess: () => watchPostgresAccess(url),
      close: async () => {
        await Promise.all([pool.end(), ledgerPool.end()]);
      },
    };
  },
};

/** Over a connection without the time limits of others: a look at everything may take minutes. */
async function readSnapshot<Result>(
  url: string,
  read: (kysely: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  const pool = createPool({ onConnectionError: () => undefined }, { connectionString: url, max: 1 });
  try {
    return await createKysely(pool)
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(read);
  } finally {
    await pool.end();
  }
}

const nowMs = sql<bigint>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

function createTransact(kysely: Kysely<Tables>): OpenConnection['transact'] {
  return (work) =>
    kysely.transaction().execute((transaction) =>
      work({
        kysely: transaction,
        nowMs,
        applyToLedger: (batch) =>
          writePostgresBatch(async ({ text }, values) => {
            const { rows } = await transaction.executeQuery(CompiledQuery.raw(text, [...values]));
            return rows;
          }, batch),
      }),
    );
}

function createKysely(pool: Pool): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: createDiscardingPool(pool) }) });
}

/**
 * Without an `error` listener a server that restarts would end this process (node-postgres, "Pool"). The pool hangs
 * the whole client on the error, which has no place in a log.
 */
function createPool({ onConnectionError }: OpenConnectionOptions, config: PoolConfig): Pool {
  const pool = new Pool({
    application_name: 'specway',
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    types: { getTypeParser: findTypeParser as typeof types.getTypeParser },
    ...config,
  });
  pool.on('error', (error) => {
    onConnectionError(new Error(error.message));
  });
  return pool;
}

/** 64-bit integers become bigint instead of text. Set for this pool, not for every user of the library. */
function findTypeParser(oid: number, format?: 'text' | 'binary'): unknown {
  return oid === int8Oid && format !== 'binary' ? BigInt : types.getTypeParser(oid, format as 'text');
}

/**
 * The pool, except that a connection goes back only while it is known to be sound. A query that the client gave up
 * waiting for still occupies its connection; put back, it would stop everybody who draws it.
 */
function createDiscardingPool(pool: Pool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => createDiscardingClient(await pool.connect()),
  };
}

function createDiscardingClient(client: PoolClient): Awaited<ReturnType<PostgresPool['connect']>> {
  let isSound = true;
  const query = async (sql: string, parameters: readonly unknown[]): Promise<unknown> => {
    try {
      return await client.query(sql, [...parameters]);
    } catch (error) {
      isSound = isServerError(error);
      throw error;
    }
  };
  return {
    query: query as never,
    release: (destroy) => {
      client.release(destroy === true || !isSound);
    },
  };
}

/** The server answered, with an error; anything else means that the connection or the wait for it failed. */
function isServerError(error: unknown): boolean {
  return error instanceof Error && 'severity' in error;
}
