import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openDatabase } from '../../src/stores/index.ts';

const sqliteFile = /^sqlite:(?!:memory:)(.+)$/;

/** Made once by each worker. */
let template: Promise<Buffer> | null = null;

/**
 * Puts an empty database of the latest schema where a gateway will look for its own, unless there is one: migrations are a third
 * of what such a gateway costs. First starts are tested where gateways are processes.
 */
export async function placeDatabase(databaseUrl: string): Promise<void> {
  const path = sqliteFile.exec(databaseUrl)?.[1];
  if (path === undefined) return;
  const bytes = await (template ??= makeTemplate());
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  try {
    writeFileSync(path, bytes, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

async function makeTemplate(): Promise<Buffer> {
  const directory = mkdtempSync(join(tmpdir(), 'specway-template-'));
  const path = join(directory, 'specway.db');
  const database = await openDatabase(`sqlite:${path}`);
  await database.close();
  const bytes = readFileSync(path);
  rmSync(directory, { recursive: true });
  return bytes;
}
