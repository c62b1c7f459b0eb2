import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EmptyDatabase } from './migration-suite.ts';

/** The URL of a SQLite file that is not there yet, in a folder of its own. */
export function createSqliteFile(): Promise<EmptyDatabase> {
  const directory = mkdtempSync(join(tmpdir(), 'specway-sqlite-'));
  return Promise.resolve({
    url: `sqlite:${join(directory, 'specway.db')}`,
    remove: () => {
      rmSync(directory, { recursive: true });
      return Promise.resolve();
    },
  });
}
