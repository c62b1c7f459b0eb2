import { constants, setPriority } from 'node:os';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { addFunctions } from '../add-functions.ts';
import { nameFileFault } from '../name-file-fault.ts';

/** How long a statement waits for another connection, in milliseconds. With a write-ahead log readers wait for next to nothing. */
const busyTimeoutMs = 1_000;

/** What the thread is sent: a statement to run, or `null` to end. */
export type ReadingMessage = { readonly sql: string; readonly parameters: readonly SQLInputValue[] } | null;

/** The rows, or why there are none. */
export type ReadingAnswer =
  | { readonly rows: readonly Readonly<Record<string, unknown>>[] }
  | { readonly message: string; readonly errcode: number | null };

const port = parentPort;
if (port === null) throw new Error('This module is the entry of a worker thread');
const { path } = workerData as { readonly path: string };
// Requests go first. On Linux 0 is this thread; elsewhere it is the process.
if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);

const database = new DatabaseSync(path, { readOnly: true, readBigInts: true, timeout: busyTimeoutMs });
addFunctions(database);
/** The texts of statements are few; a limit all the same, since what is asked for shapes them. */
const maxStatements = 64;
const statements = new Map<string, StatementSync>();

port.on('message', (message: ReadingMessage) => {
  if (message === null) {
    database.close();
    port.close();
    return;
  }
  port.postMessage(read(message));
});

function read({ sql, parameters }: NonNullable<ReadingMessage>): ReadingAnswer {
  try {
    return { rows: prepare(sql).all(...parameters) };
  } catch (error) {
    const { message, errcode } = nameFileFault(error, database) as Error & { readonly errcode?: number };
    return { message, errcode: errcode ?? null };
  }
}

function prepare(sql: string): StatementSync {
  let statement = statements.get(sql);
  if (statement === undefined) {
    if (statements.size >= maxStatements) statements.clear();
    statement = database.prepare(sql);
    statements.set(sql, statement);
  }
  return statement;
}
