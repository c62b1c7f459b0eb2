import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type DatabaseConnection,
} from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NodeKeeper } from '../../../../../src/stores/sql/ledger/node-keeper.ts';
import type { OpenConnection } from '../../../../../src/stores/sql/sql-dialect.ts';
import type { Tables } from '../../../../../src/stores/sql/tables.ts';

const answerMs = 6_000;

/** A database without any row, each of whose answers takes its time. */
class SlowDriver extends DummyDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    const executeQuery: DatabaseConnection['executeQuery'] = async () => {
      await new Promise((resolve) => setTimeout(resolve, answerMs));
      return { rows: [] };
    };
    return { executeQuery, streamQuery: connection.streamQuery.bind(connection) };
  }
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('a node that stops does not wait for all the beats for which its database was too slow', async () => {
  const kysely = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new SlowDriver(),
      createIntrospector: (database) => new PostgresIntrospector(database),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  const connection: Pick<OpenConnection, 'kysely' | 'processes'> = { kysely, processes: 'many' };
  const keeper = new NodeKeeper({
    connection: connection as OpenConnection,
    nodeId: 'node_1',
    nowMs: () => sql<bigint>`1`,
    voidHolds: () => Promise.resolve(),
    times: { beatMs: 5_000, janitorMs: 10_000, silentMs: 30_000, lostMs: 15_000 },
  });
  const started = keeper.start();
  await vi.advanceTimersByTimeAsync(3_600_000);
  await started;
  let isClosed = false;
  const closing = keeper.close().then(() => {
    isClosed = true;
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(isClosed).toBe(true);
  await vi.runAllTimersAsync();
  await closing;
});
