import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../src/stores/index.ts';
import { createTestKey, describeKeyStore } from '../../support/key-store-suite.ts';
import { describeUsageStore } from '../../support/usage-store-suite.ts';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'specway-stores-'));
});

afterEach(() => {
  rmSync(directory, { recursive: true });
});

async function openKeys(url: string) {
  const database = await openDatabase(url);
  return { store: database.keys, close: () => database.close() };
}

describeKeyStore('SQLite in a file', () => openKeys(`sqlite:${join(directory, 'keys.db')}`));
describeKeyStore('SQLite in memory', () => openKeys('sqlite::memory:'));

describeUsageStore('SQLite in a file', async () => {
  const path = join(directory, 'usage.db');
  const database = await openDatabase(`sqlite:${path}`);
  const reader = new DatabaseSync(path);
  return {
    store: database.usage,
    query: (sql) =>
      Promise.resolve(
        reader
          .prepare(sql)
          .all()
          .map((row) => ({ ...row })),
      ),
    close: async () => {
      reader.close();
      await database.close();
    },
  };
});

describe('openDatabase with sqlite:', () => {
  it('keeps keys over a restart', async () => {
    const url = `sqlite:${join(directory, 'kept.db')}`;
    const first = await openDatabase(url);
    await first.keys.insert(createTestKey());
    await first.close();
    const second = await openDatabase(url);
    expect(await second.keys.findByHash('a'.repeat(64))).toMatchObject(createTestKey());
    await second.close();
  });

  it('creates the directory and a file that only its owner may read', async () => {
    const path = join(directory, 'new', 'deep', 'keys.db');
    const database = await openDatabase(`sqlite:${path}`);
    const modes = [path, `${path}-wal`, `${path}-shm`].map((file) => statSync(file).mode & 0o777);
    expect(modes).toEqual([0o600, 0o600, 0o600]);
    expect(statSync(join(directory, 'new')).mode & 0o777).toBe(0o700);
    await database.close();
  });

  it('answers a ping until it is closed, and may be closed twice', async () => {
    const database = await openDatabase('sqlite::memory:');
    await expect(database.ping()).resolves.toBeUndefined();
    await database.close();
    await database.close();
    await expect(database.ping()).rejects.toThrow('database is not open');
    await expect(database.keys.findByHash('x')).rejects.toThrow('database is not open');
  });

  it('lets one of several openers in one process migrate and the others wait', async () => {
    const url = `sqlite:${join(directory, 'shared.db')}`;
    const databases = await Promise.all(Array.from({ length: 4 }, () => openDatabase(url)));
    await databases[0]?.keys.insert(createTestKey());
    expect(await databases[3]?.keys.countValid()).toBe(1);
    await Promise.all(databases.map((database) => database.close()));
  });

  it('lets one of several processes migrate and the others wait', async () => {
    const url = `sqlite:${join(directory, 'processes.db')}`;
    const script = join(directory, 'open.mts');
    const entry = JSON.stringify(new URL('../../../src/stores/index.ts', import.meta.url).href);
    writeFileSync(
      script,
      `import { openDatabase } from ${entry};
       await (await openDatabase(${JSON.stringify(url)})).close();`,
    );
    const children = Array.from({ length: 3 }, () => fork(script, { execArgv: [], stdio: 'ignore' }));
    const exits = await Promise.all(children.map((child) => once(child, 'exit')));
    expect(exits.map(([code]) => code as number)).toEqual([0, 0, 0]);
  });

  it('refuses a file that is no database, naming it', async () => {
    const path = join(directory, 'text.db');
    writeFileSync(path, 'This is not a database. '.repeat(50));
    await expect(openDatabase(`sqlite:${path}`)).rejects.toThrow(
      `The database file ${path} cannot be opened: file is not a database`,
    );
  });

  it('refuses a database that a newer version has migrated', async () => {
    const path = join(directory, 'newer.db');
    await (await openDatabase(`sqlite:${path}`)).close();
    const raw = new DatabaseSync(path);
    raw.exec("insert into kysely_migration values ('9999-from-the-future', '2030-01-01T00:00:00.000Z')");
    raw.close();
    await expect(openDatabase(`sqlite:${path}`)).rejects.toThrow('9999-from-the-future');
  });

  it('refuses another scheme without repeating the URL', async () => {
    const opening = openDatabase('mysql://user:secret@host/db');
    await expect(opening).rejects.toThrow(/^The database URL must begin with sqlite: or postgres:\/\/$/);
  });
});
