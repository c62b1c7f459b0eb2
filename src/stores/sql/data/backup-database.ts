import { open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { findDialect } from '../dialects.ts';
import { createPrivate, syncFolder } from './data-file.ts';

/**
 * Copies a SQLite database to a new file that only its owner may read, beside a gateway that works; it is on the disk when this
 * resolves. Rejects for a database that has tools of its own for that, and where there is such a file; what was written is removed.
 */
export async function backupDatabase(databaseUrl: string, path: string): Promise<void> {
  const dialect = await findDialect(databaseUrl);
  if (dialect.copy === undefined)
    throw new Error(
      'PostgreSQL is backed up with its own tools, such as pg_dump (docs/many-nodes.md, Backup)',
    );
  await (await createPrivate(path)).close();
  try {
    await dialect.copy(databaseUrl, path);
    const file = await open(path, 'r+');
    await file.sync();
    await file.close();
    await syncFolder(dirname(path));
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}
