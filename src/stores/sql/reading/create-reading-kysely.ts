import {
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';
import type { Tables } from '../tables.ts';
import type { ReadingThread } from './create-reading-thread.ts';

/** Queries that run in the thread. It has one connection, which nobody needs for more than a statement: no transactions. */
export function createReadingKysely(thread: ReadingThread): Kysely<Tables> {
  const dialect: Dialect = {
    createAdapter: () => new ReadingAdapter(),
    createDriver: () => new ThreadDriver(thread),
    createIntrospector: (database) => new SqliteIntrospector(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
  return new Kysely<Tables>({ dialect });
}

/** Who waits is counted by the thread, which refuses what would wait too long. */
class ReadingAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class ThreadDriver implements Driver {
  readonly #connection: DatabaseConnection;

  constructor(thread: ReadingThread) {
    this.#connection = {
      executeQuery: async <Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> => ({
        // What Kysely says of the rows it cannot know either.
        rows: (await thread.read(sql, parameters)) as Row[],
      }),
      streamQuery: () => {
        throw new Error('Rows are read page by page');
      },
    };
  }

  acquireConnection = (): Promise<DatabaseConnection> => Promise.resolve(this.#connection);
  init = (): Promise<void> => Promise.resolve();
  releaseConnection = (): Promise<void> => Promise.resolve();
  destroy = (): Promise<void> => Promise.resolve();
  beginTransaction = refuse;
  commitTransaction = refuse;
  rollbackTransaction = refuse;
}

function refuse(): Promise<void> {
  return Promise.reject(new Error('Reading needs no transaction'));
}
