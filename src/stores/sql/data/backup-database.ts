import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { findDialect } from '../dialects.ts';
import { createPrivate, refuseExisting, syncFolder } from './data-file.ts';

/**
 * Copies a SQLite database to a new file that only its owner may read, beside a gateway that works; it is on the disk when this
 * resolves. Until it is whole it has another name, `<path>~`: SQLite takes one that is not for an empty database. Rejects for a
 * database that has tools of its own for that, and where there is such a file; what was written is removed.
 */
export async function backupDatabase(databaseUrl: string, path: string): Promise<void> {
  const dialect = await findDialect(databaseUrl);
  if (dialect.copy === undefined)
    throw new Error(
      'PostgreSQL is backed up with its own tools, such as pg_dump (docs/many-nodes.md, Backup)',
    );
  await refuseExisting(path);
  const unfinished = `${path}~`;
  await (await createPrivate(unfinished)).close();
  try {
    await dialect.copy(databaseUrl, unfinished);
    const file = await open(unfinished, 'r+');
    await file.sync();
    await file.close();
    await refuseExisting(path);
    await rename(unfinished, path);
    await syncFolder(dirname(path));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
