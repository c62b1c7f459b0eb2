import type { DatabaseSync } from 'node:sqlite';
import { readSqliteCode } from './sqlite-codes.ts';

const readAndWrite = 'this user must be able to read and write it, and to make files in its folder';
const restore = 'put a backup in its place (docs/many-nodes.md, Backup)';

/** What helps against what SQLite says of a file: READONLY, IOERR, CORRUPT, FULL, CANTOPEN and NOTADB. */
const remedies: ReadonlyMap<number | null, string> = new Map([
  [8, readAndWrite],
  [10, 'make room on its disk, or look whether that is broken'],
  [11, restore],
  [13, 'make room on its disk'],
  [14, readAndWrite],
  [26, restore],
]);

function findRemedy(error: unknown): string | undefined {
  return remedies.get(readSqliteCode(error));
}

/** What is wrong with a file, and what helps where SQLite says enough for that. */
export function describeFault(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  const remedy = findRemedy(error);
  return remedy === undefined ? reason : `${reason}; ${remedy}`;
}

const beginning = 'The database file ';

/** The same error. SQLite does not name the file that something is wrong with: afterwards the message does, with what helps. */
export function nameFileFault(error: unknown, database: DatabaseSync): unknown {
  if (error instanceof Error && findRemedy(error) !== undefined && !error.message.startsWith(beginning))
    error.message = `${beginning}${database.location() ?? 'in memory'} cannot be used: ${describeFault(error)}`;
  return error;
}
