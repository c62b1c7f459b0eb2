import type { DatabaseThreadAnswer, DatabaseThreadData, DatabaseThreadMessage } from './database-worker.ts';
import type { LedgerResult } from './ledger/ledger-batch.ts';
import { OrderedThread } from './ordered-thread.ts';

type Written = NonNullable<DatabaseThreadMessage>;

/**
 * A thread that writes to a database file, so that nothing else waits for the disk. Shared. `send` rejects when nothing was written,
 * and when the thread ended before it said that it was.
 */
export type DatabaseThread = OrderedThread<Written, DatabaseThreadAnswer, readonly LedgerResult[]>;

export interface DatabaseThreadOptions extends DatabaseThreadData {
  /** For debuggers and process lists. */
  readonly name: string;
  /** Makes the error for what the database takes never. */
  readonly createRefusal: (message: string, written: Written) => Error;
}

const entry = new URL('./database-worker.ts', import.meta.url);

export function createDatabaseThread(options: DatabaseThreadOptions): DatabaseThread {
  const { path, priority, name, createRefusal } = options;
  return new OrderedThread({
    entry,
    worker: {
      name,
      workerData: { path, priority } satisfies DatabaseThreadData,
      resourceLimits: { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 64 },
    },
    readAnswer(answer, written) {
      if (!('failure' in answer)) return answer;
      throw answer.failure === 'refused' ? createRefusal(answer.message, written) : new Error(answer.message);
    },
  });
}
