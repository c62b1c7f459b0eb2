import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import { Pool, types, type ClientBase, type PoolClient, type PoolConfig } from 'pg';
import { keepParameter } from './keep-text.ts';
import type { OpenConnectionOptions } from './sql-dialect.ts';
import type { Tables } from './tables.ts';

/** Longest wait for a connection, from the pool or from the server, in milliseconds. */
const connectTimeoutMs = 2000;
const int8Oid = 20;

/**
 * A statement sees what others have committed before it, whatever the database or the role has as its default: those that find a row
 * changed wait for one another then, where they would fail otherwise. The pool waits for it, which its types do not say.
 */
function readWhatIsCommitted(client: ClientBase): unknown {
  return client.query('set session characteristics as transaction isolation level read committed');
}

/**
 * For how long each waits for a lock, in milliseconds, where neither the URL nor the server says. No parameter of the connection: a pooler in between
 * refuses those that it does not know.
 */
function limitLockWait(maxMs: number): (client: ClientBase) => Promise<void> {
  return async (client) => {
    await readWhatIsCommitted(client);
    await client.query(
      `select set_config('lock_timeout', '${String(maxMs)}', false) where current_setting('lock_timeout') = '0'`,
    );
  };
}

/** Queries over a pool that drops connections which are not known to be sound. */
export function createKysely(pool: Pool): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: createDiscardingPool(pool) }) });
}

/**
 * Without an `error` listener a server that restarts would end this process (node-postgres, "Pool"). The pool hangs
 * the whole client on the error, which has no place in a log.
 */
export function createPool(
  { onConnectionError }: OpenConnectionOptions,
  { maxLockWaitMs, ...config }: PoolConfig & { readonly maxLockWaitMs?: number },
): Pool {
  const pool = new Pool({
    application_name: 'specway',
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    types: { getTypeParser: findTypeParser as typeof types.getTypeParser },
    onConnect: maxLockWaitMs === undefined ? readWhatIsCommitted : limitLockWait(maxLockWaitMs),
    ...config,
  });
  pool.on('error', (error) => {
    onConnectionError(new Error(error.message));
  });
  // The pool listens to idle clients only. One that breaks between two statements of a transaction rejects the next one.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
  return pool;
}

/** 64-bit integers become bigint instead of text. Set for this pool, not for every user of the library. */
function findTypeParser(oid: number, format?: 'text' | 'binary'): unknown {
  return oid === int8Oid && format !== 'binary' ? BigInt : types.getTypeParser(oid, format as 'text');
}

/**
 * The pool, except that a connection goes back only while it is known to be sound. A query that the client gave up
 * waiting for still occupies its connection; put back, it would stop everybody who draws it. Nor is such a connection asked to roll back: the
 * server does so when it ends, and whoever failed shall hear of what failed first, without a second wait.
 */
function createDiscardingPool(pool: Pool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => createDiscardingClient(await connect(pool)),
  };
}

/**
 * What keeps one from a connection is always fatal, though the driver has the server's word for it only in the language of that, and none for what it finds
 * itself, such as a certificate that is over.
 */
async function connect(pool: Pool): Promise<PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    throw error instanceof Error ? Object.assign(error, { severity: 'FATAL' }) : error;
  }
}

function createDiscardingClient(client: PoolClient): Awaited<ReturnType<PostgresPool['connect']>> {
  let isSound = true;
  const query = async (sql: string, parameters: readonly unknown[]): Promise<unknown> => {
    const isRollback = sql === 'rollback';
    if (isRollback && !isSound) return rolledBack;
    try {
      return await client.query(sql, parameters.map(keepParameter));
    } catch (error) {
      isSound = !isRollback && isServerError(error) && error.code !== readOnlyTransaction;
      if (isRollback) return rolledBack;
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

const rolledBack = { command: 'ROLLBACK', rowCount: 0, rows: [] } as const;

/**
 * A server that takes no writes may have been replaced by another, at the same address, which only a new connection reaches; and
 * what the server's default was when a connection began stays so for it.
 */
const readOnlyTransaction = '25006';

/** The server answered, with an error; anything else means that the connection or the wait for it failed. */
function isServerError(error: unknown): error is Error & { readonly code?: unknown } {
  return error instanceof Error && 'severity' in error;
}
