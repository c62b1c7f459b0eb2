import type { SQLInputValue } from 'node:sqlite';
import { keepParameter } from '../keep-text.ts';
import { OrderedThread } from '../ordered-thread.ts';
import type { ReadingAnswer, ReadingMessage } from './reading-worker.ts';

/** Statements that wait at most; more would be answered to clients who have gone. */
const maxWaiting = 64;

/** The thread has as many statements to run as it may. */
export class ReadingBusyError extends Error {
  /** SQLITE_BUSY, as which others know it. */
  readonly errcode = 5;

  constructor() {
    super('Too many statements wait for the database');
    this.name = 'ReadingBusyError';
  }
}

/** A row as the database gives it, by the names of its columns. */
type Row = Readonly<Record<string, unknown>>;

/** A thread that reads a SQLite file, so that nothing else waits for long statements. Shared. */
export interface ReadingThread {
  /** Rejects with the error of the database, with its `errcode`. */
  read(sql: string, parameters: readonly unknown[]): Promise<readonly Row[]>;
  /** Waits for what is being read and ends the thread. */
  close(): Promise<void>;
}

const entry = new URL('./reading-worker.ts', import.meta.url);

export function createReadingThread(path: string): ReadingThread {
  const thread = new OrderedThread<NonNullable<ReadingMessage>, ReadingAnswer, readonly Row[]>({
    entry,
    worker: {
      name: 'reading',
      workerData: { path },
      resourceLimits: { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 128 },
    },
    readAnswer,
  });
  return {
    async read(sql, parameters) {
      if (thread.waitingCount >= maxWaiting) throw new ReadingBusyError();
      return await thread.send({
        sql,
        parameters: parameters.map(keepParameter) as readonly SQLInputValue[],
      });
    },
    close: () => thread.close(),
  };
}

/** Throws what the database said as the driver throws it where there is no thread in between. */
function readAnswer(answer: ReadingAnswer): readonly Row[] {
  if ('rows' in answer) return answer.rows;
  const { message, errcode } = answer;
  throw Object.assign(new Error(message), errcode === null ? {} : { errcode });
}
