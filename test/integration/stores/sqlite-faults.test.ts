import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../src/stores/index.ts';
import { backupDatabase, exportData } from '../../../src/stores/tools.ts';
import { systemClock } from '../../../src/core/clock.ts';
import { repositoryDir } from '../../support/list-openapi-examples.ts';
import { createTestRecord } from '../../support/test-records.ts';

let directory: string;
let path: string;

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'specway-faults-'));
  path = join(directory, 'specway.db');
  await (await openDatabase(`sqlite:${path}`)).close();
});

afterEach(() => {
  rmSync(directory, { recursive: true });
});

/** Overwrites the first page of a table or index. */
function damage(name: string): void {
  const database = new DatabaseSync(path);
  const root = database.prepare('select rootpage from sqlite_schema where name = ?').get(name)?.['rootpage'];
  const pageSize = Number(database.prepare('pragma page_size').get()?.['page_size']);
  database.close();
  writeFileSync(path, readFileSync(path).fill(0xaa, (Number(root) - 1) * pageSize, Number(root) * pageSize));
}

const damaged = () =>
  `The database file ${path} cannot be used: database disk image is malformed; put a backup in its place (docs/many-nodes.md, Backup)`;

describe('a damaged SQLite file is named, with what helps', () => {
  it('by a statement', async () => {
    damage('api_keys');
    const database = await openDatabase(`sqlite:${path}`);
    await expect(database.keys.findByHash('a'.repeat(64))).rejects.toThrow(damaged());
    await database.close();
  });

  it('by the threads that write and read', async () => {
    damage('usage_records');
    damage('sqlite_autoindex_entries_1');
    const database = await openDatabase(`sqlite:${path}`);
    await expect(database.usage.insert([createTestRecord()])).rejects.toThrow(damaged());
    const listed = database.records.ledger.listEntries(
      { userId: null, kind: null, from: null, to: null },
      { limit: 10, cursor: null },
    );
    await expect(listed).rejects.toThrow(damaged());
    await database.close();
  });

  it('by a start', async () => {
    damage('sqlite_autoindex_kysely_migration_1');
    await expect(openDatabase(`sqlite:${path}`)).rejects.toThrow(damaged());
  });

  it('by a backup and an export, which leave nothing behind', async () => {
    damage('users');
    const [copy, file] = [join(directory, 'copy.db'), join(directory, 'data.jsonl')];
    await expect(backupDatabase(`sqlite:${path}`, copy)).rejects.toThrow(damaged());
    const options = { version: '1.0.0', clock: systemClock };
    await expect(exportData(`sqlite:${path}`, file, options)).rejects.toThrow(damaged());
    expect([existsSync(copy), existsSync(file)]).toEqual([false, false]);
  });
});

describe.skipIf(process.platform === 'win32')('a disk that takes no more', () => {
  it.each([
    ['backup', '~ cannot be written: disk I/O error; make room on its disk, or look whether that is broken'],
    ['export', ' cannot be written (EFBIG)'],
  ])('is told of data %s with the name of the file', { timeout: 30_000 }, async (action, reason) => {
    // It is in use, so that nothing but the file has to be made.
    const database = await openDatabase(`sqlite:${path}`);
    const file = join(directory, 'file');
    const words = [
      join(repositoryDir, 'src/start.mjs'),
      'data',
      action,
      file,
      '--database',
      `sqlite:${path}`,
    ];
    const run = promisify(execFile)('sh', ['-c', 'ulimit -f 2; exec "$@"', 'sh', process.execPath, ...words]);
    await expect(run).rejects.toMatchObject({ code: 1, stdout: '', stderr: `${file}${reason}\n` });
    expect(existsSync(file)).toBe(false);
    await database.close();
  });
});

describe('a backup whose process is killed', () => {
  it('leaves nothing that could be taken for one', { timeout: 30_000 }, async () => {
    const source = new DatabaseSync(path);
    source.exec(`create table filler (bytes blob);
      with recursive counted(n) as (select 1 union all select n + 1 from counted where n < 100)
      insert into filler select randomblob(1000000) from counted`);
    source.close();
    const words = ['data', 'backup', 'copy.db', '--database', `sqlite:${path}`];
    const start = join(repositoryDir, 'src/start.mjs');
    const child = spawn(process.execPath, [start, ...words], { cwd: directory, stdio: 'ignore' });
    const exited = once(child, 'exit');
    const sizes = () =>
      readdirSync(directory)
        .filter((name) => name.startsWith('copy.db'))
        .map((name) => statSync(join(directory, name)).size);
    while (Math.max(...sizes(), 0) < 5_000_000) await sleep(1);
    child.kill('SIGKILL');
    expect(await exited).toEqual([null, 'SIGKILL']);
    expect(existsSync(join(directory, 'copy.db'))).toBe(false);
  });
});
