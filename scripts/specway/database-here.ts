import { accessSync, constants } from 'node:fs';
import { nameDatabaseVariables } from '../../src/config/index.ts';
import type { GatewayConfig } from '../../src/core/config.ts';
import { DatabaseAccessError, openDatabase, type Database } from '../../src/stores/index.ts';
import { loadConfigHere } from './read-here.ts';

/** The database that a command works on. */
export interface DatabaseHere {
  readonly url: string;
  /** What says where it is, for messages. */
  readonly saidBy: string;
}

const option = '--database';

/**
 * What --database names, or else the database of the gateway that would be started here. Throws ConfigError, and TypeError for one that is
 * in memory: what is done there would be gone with the command.
 */
export function findDatabaseHere(named: string | null): DatabaseHere {
  return named === null ? locateDatabase(loadConfigHere()) : refuseMemory({ url: named, saidBy: option });
}

/** The database of a gateway with this configuration. Throws TypeError for one that is in memory. */
export function locateDatabase({ databaseUrl: url }: Pick<GatewayConfig, 'databaseUrl'>): DatabaseHere {
  return refuseMemory({ url, saidBy: nameDatabaseVariables(url) });
}

function refuseMemory(database: DatabaseHere): DatabaseHere {
  if (database.url !== 'sqlite::memory:') return database;
  const place = database.saidBy === option ? option : 'DATABASE_URL';
  throw new TypeError(
    `${place}: a database in memory is gone with its process, and no other one sees it; name a file or a server.`,
  );
}

/** The file of a SQLite database that is not there; otherwise `null`. */
export function findMissingFile(database: DatabaseHere): string | null {
  const file = findUnreadable(database);
  return file?.isMissing === true ? file.path : null;
}

/**
 * Throws TypeError where there is no database, or this user may not read it: a command would make an empty one elsewhere and report
 * what is in that.
 */
export function requireDatabase(database: DatabaseHere): void {
  const file = findUnreadable(database);
  if (file === null) return;
  const { path, isMissing, code } = file;
  if (!isMissing)
    throw new TypeError(
      `${database.saidBy}: the database file ${path} cannot be read (${code}); commands are run as the user of the gateway.`,
    );
  const hint = ' Run this where the gateway is started, with its environment, or start it first.';
  throw new TypeError(
    `${database.saidBy}: there is no database file ${path}.${database.saidBy === option ? '' : hint}`,
  );
}

interface UnreadableFile {
  readonly path: string;
  /** Of Node. */
  readonly code: string;
  readonly isMissing: boolean;
}

/** `null` where there is a file that this user may read, or a server. */
function findUnreadable({ url }: DatabaseHere): UnreadableFile | null {
  if (!url.startsWith('sqlite:')) return null;
  const path = url.slice('sqlite:'.length);
  try {
    accessSync(path, constants.R_OK);
    return null;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    return { path, code, isMissing: code === 'ENOENT' || code === 'ENOTDIR' };
  }
}

/** Does something with a database. Rejects with TypeError, in the words of a start, where it cannot be reached or opened. */
export async function explainAccess<Result>(
  { saidBy }: DatabaseHere,
  use: () => Promise<Result>,
): Promise<Result> {
  try {
    return await use();
  } catch (error) {
    if (!(error instanceof DatabaseAccessError)) throw error;
    throw new TypeError(`${saidBy}: ${error.message}`, { cause: error });
  }
}

/**
 * Opens a database, which is made where there is none. Rejects with TypeError, in the words of a start, where it cannot be opened; the
 * stores never put a password into a message.
 */
export async function openDatabaseHere({ url, saidBy }: DatabaseHere): Promise<Database> {
  try {
    return await openDatabase(url);
  } catch (error) {
    throw new TypeError(`${saidBy}: ${(error as Error).message}`, { cause: error });
  }
}
