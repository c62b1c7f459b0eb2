import { openDatabase, type Database } from '../../src/stores/index.ts';

/**
 * Opens the database of the gateway that would be started here, whose configuration gives `databaseUrl`. Rejects with TypeError, in
 * the words of a start, where it cannot be opened; the stores never put a password into a message.
 */
export async function openDatabaseHere(databaseUrl: string): Promise<Database> {
  try {
    return await openDatabase(databaseUrl);
  } catch (error) {
    throw new TypeError(`DATABASE_URL or SPECWAY_DATA_DIR: ${(error as Error).message}`, { cause: error });
  }
}
