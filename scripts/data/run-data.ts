import { readFile } from 'node:fs/promises';
import { systemClock } from '../../src/core/clock.ts';
import { backupDatabase, exportData, importData, type DataSummary } from '../../src/stores/tools.ts';
import {
  explainAccess,
  findDatabaseHere,
  requireDatabase,
  type DatabaseHere,
} from '../specway/database-here.ts';
import type { DataAction, DataOptions } from './parse-data-options.ts';

const manifest = new URL('../../package.json', import.meta.url);

/** Does what is asked for; returns what there is to say about it. Rejects with one line when it could not be done. */
export async function runData({ action, file, databaseUrl }: DataOptions): Promise<string> {
  const place = findDatabaseHere(databaseUrl);
  if (action !== 'import') requireDatabase(place);
  return await explainAccess(place, () => runAction(action, file, place));
}

async function runAction(action: DataAction, file: string, { url }: DatabaseHere): Promise<string> {
  switch (action) {
    case 'backup':
      await backupDatabase(url, file);
      return `${file} is a copy of ${nameDatabase(url)}.`;
    case 'export': {
      const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { readonly version: string };
      const summary = await exportData(url, file, { version, clock: systemClock });
      return `${file} holds ${describe(summary)}.`;
    }
    case 'import':
      return `${nameDatabase(url)} holds ${describe(await importData(url, file))}.`;
  }
}

/** An address of PostgreSQL may hold a password. */
function nameDatabase(url: string): string {
  return url.startsWith('sqlite:') ? url.slice('sqlite:'.length) : 'The database';
}

function describe({ rows }: DataSummary): string {
  const counts = Object.entries(rows).filter(([, count]) => count > 0);
  if (counts.length === 0) return 'no rows';
  return counts.map(([table, count]) => `${String(count)} of ${table}`).join(', ');
}
