import { existsSync } from 'node:fs';
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
export function findMissingFile({ url }: DatabaseHere): string | null {
  const path = url.startsWith('sqlite:') ? url.slice('sqlite:'.length) : null;
  return path === null || existsSync(path) ? null : path;
}

/** Throws TypeError where there is no database: a command would make an empty one elsewhere and report what is in that. */
export function requireDatabase(database: DatabaseHere): void {
  const path = findMissingFile(database);
  if (path === null) return;
  const hint = ' Run this where the gateway is started, with its environment, or start it first.';
  throw new TypeError(
    `${database.saidBy}: there is no database file ${path}.${database.saidBy === option ? '' : hint}`,
  );
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
