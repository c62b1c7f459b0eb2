import { sql } from 'kysely';
import type { AccountRecords } from '../../core/account-records.ts';
import type { AccountStores } from '../../core/accounts/account-stores.ts';
import type { RetentionConfig } from '../../core/config.ts';
import type { DrainStore } from '../../core/deployment-health.ts';
import type { AccountMoves } from '../../core/ledger.ts';
import type { NodeStore } from '../../core/node-report.ts';
import type { KeyStore, KeyWatch } from '../../core/principal.ts';
import type { LiveSessionStore } from '../../core/realtime/session-directory.ts';
import type { RealtimeTokenStore } from '../../core/realtime/token-store.ts';
import type { UsageStore } from '../../core/usage.ts';
import type { VideoTaskStore } from '../../core/video/task-store.ts';
import { createAccountStores } from './accounts/create-account-stores.ts';
import { guardStore, type OutageReport } from './accounts/guard-store.ts';
import { createDrainStore } from './create-drain-store.ts';
import { createKeyStore } from './create-key-store.ts';
import { createUsageStore } from './create-usage-store.ts';
import { findDialect } from './dialects.ts';
import { createAccountMoves } from './ledger/account-moves.ts';
import { openLedger, type LedgerOptions, type OpenLedger } from './ledger/open-ledger.ts';
import { migrateDatabase } from './migrate-database.ts';
import { migrations } from './migrations/migrations.ts';
import { createNodeStore } from './nodes/create-node-store.ts';
import { createAccountRecords } from './usage/create-account-records.ts';
import { purgeDatabase } from './purge-database.ts';
import { createLiveSessionStore } from './realtime/create-live-session-store.ts';
import { createTokenStore } from './realtime/create-token-store.ts';
import type { DatabaseClaim, OpenConnection } from './sql-dialect.ts';
import { createTaskStore } from './tasks/create-task-store.ts';

const tasksAway: OutageReport = {
  message: 'Video tasks cannot be reached now. Try again shortly.',
  reason: 'storage_unavailable',
};

/** The database of this gateway and the stores in it. Shared. */
export interface Database {
  readonly keys: KeyStore;
  readonly keyWatch: KeyWatch;
  readonly usage: UsageStore;
  /** Deployments that administrators took out of service. */
  readonly drains: DrainStore;
  /** What the processes that use the database tell one another. */
  readonly nodes: NodeStore;
  /** What accounts have used and paid. */
  readonly records: AccountRecords;
  readonly moves: AccountMoves;
  /** People and their logins. */
  readonly accounts: AccountStores;
  readonly realtimeTokens: RealtimeTokenStore;
  /** Realtime sessions of all nodes. */
  readonly liveSessions: LiveSessionStore;
  /** The money of requests. Once for a process; it is to be closed before the database. */
  openLedger(options: LedgerOptions): Promise<OpenLedger>;
  /** `one` where no other process uses it at the same time. */
  readonly processes: 'one' | 'many';
  /** Video tasks, for the work of this node; `nodeId` is that of its ledger. */
  openTasks(nodeId: string): VideoTaskStore;
  /** Removes what has been kept for as long as it is to be. */
  purge(retention: RetentionConfig): Promise<void>;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  /** Ends every connection. Calling it again does nothing. */
  close(): Promise<void>;
}

export interface OpenDatabaseOptions {
  /** Told when an idle connection broke; the next query opens another. Default: ignored. */
  readonly onConnectionError?: (error: Error) => void;
}

/**
 * Takes the database for this process, where only one at a time may use it: a SQLite file. Rejects, naming the file and
 * the process that has it, when it is taken, and when that cannot be found out.
 */
export async function claimDatabase(databaseUrl: string): Promise<DatabaseClaim> {
  const dialect = await findDialect(databaseUrl);
  return dialect.claim === undefined ? { release: () => undefined } : await dialect.claim(databaseUrl);
}

/**
 * Opens the database and brings its schema up to date. `databaseUrl` is `sqlite:<path>`, `sqlite::memory:` or
 * `postgres://…`. Rejects when it cannot be opened or migrated; the message never holds the URL, which may contain a
 * password.
 */
export async function openDatabase(
  databaseUrl: string,
  options: OpenDatabaseOptions = {},
): Promise<Database> {
  const { onConnectionError = () => undefined } = options;
  const dialect = await findDialect(databaseUrl);
  const connection = dialect.open(databaseUrl, { onConnectionError });
  try {
    await migrateDatabase(connection, migrations);
  } catch (error) {
    await connection.close();
    throw error;
  }
  return createDatabase(connection);
}

function createDatabase(connection: OpenConnection): Database {
  const { kysely } = connection;
  const keyWatch = connection.watchAccess();
  const close = async () => {
    await keyWatch.close();
    await connection.close();
  };
  let closing: Promise<void> | null = null;
  const moves = createAccountMoves(connection);
  return {
    keys: createKeyStore(kysely),
    keyWatch,
    usage: createUsageStore(connection),
    drains: guardStore(createDrainStore(connection)),
    nodes: guardStore(createNodeStore(connection)),
    records: createAccountRecords(connection.reading),
    moves,
    accounts: createAccountStores(connection, moves),
    realtimeTokens: guardStore(createTokenStore(connection)),
    liveSessions: guardStore(createLiveSessionStore(connection)),
    openLedger: (options) => openLedger(connection, options),
    processes: connection.processes,
    openTasks: (nodeId) => guardStore(createTaskStore({ ...connection, nodeId }), tasksAway),
    purge: (retention) => purgeDatabase(connection, retention),
    ping: async () => {
      await sql`select 1`.execute(kysely);
    },
    close: () => (closing ??= close()),
  };
}
