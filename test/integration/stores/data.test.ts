import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../../src/core/clock.ts';
import { openDatabase } from '../../../src/stores/index.ts';
import { auditLedger, backupDatabase, exportData, importData } from '../../../src/stores/tools.ts';
import { describeData } from '../../support/data-suite.ts';
import { describeExport } from '../../support/export-suite.ts';
import { createHold, createSettlement } from '../../support/ledger-requests.ts';
import { LedgerRig } from '../../support/ledger-rig.ts';
import { createSqliteFile } from '../../support/sqlite-file.ts';
import { openSqlitePlace } from '../../support/sqlite-place.ts';
import { createTestRecord } from '../../support/usage-store-suite.ts';

describeExport('SQLite', createSqliteFile);
describeData({ name: 'SQLite to SQLite', createSource: createSqliteFile, createTarget: createSqliteFile });

describe('a SQLite database that a gateway uses', () => {
  let folder: string;
  let rig: LedgerRig;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'specway-data-'));
    rig = new LedgerRig(await openSqlitePlace());
  });

  afterEach(async () => {
    await rig.close();
    rmSync(folder, { recursive: true });
  });

  it('is moved with its money; what was held is given back there', async () => {
    const ledger = await rig.openLedger();
    await rig.fund('user_1', 100n);
    await ledger.hold(createHold('req_1'));
    await ledger.settle(createSettlement('req_1', 7n));
    await ledger.hold(createHold('req_2'));
    const file = join(folder, 'data.ndjson');
    await exportData(rig.place.url, file, { version: '0.0.0', clock: systemClock });
    const url = `sqlite:${join(folder, 'moved.db')}`;
    await importData(url, file);
    const moved = await openDatabase(url);
    expect(await moved.moves.readBalance('user_1')).toMatchObject({ available: 83n, held: 10n, spent: 7n });
    const there = await moved.openLedger({ journal: null, watch: silent });
    expect(await moved.moves.readBalance('user_1')).toMatchObject({ available: 93n, held: 0n, spent: 7n });
    await there.close(1_000);
    await moved.close();
    expect(await auditLedger(url, 'settled')).toMatchObject({ faults: [] });
  });

  it('is not made by an import that is refused', async () => {
    const file = join(folder, 'data.ndjson');
    await exportData(rig.place.url, file, { version: '0.0.0', clock: systemClock });
    writeFileSync(file, `${readFileSync(file, 'utf8')}more\n`);
    const path = join(folder, 'moved.db');
    await expect(importData(`sqlite:${path}`, file)).rejects.toThrow('There is more in the file');
    // The lock is nobody's: it stays, since somebody may be waiting for it.
    expect(readdirSync(folder).sort()).toEqual(['data.ndjson', 'moved.db.lock']);
    writeFileSync(path, '');
    await expect(importData(`sqlite:${path}`, file)).rejects.toThrow('There is more in the file');
    expect(existsSync(path)).toBe(true);
  });

  it('is backed up while it is written to, to a file that is whole and private', async () => {
    const { database, url } = rig.place;
    let isOver = false;
    let count = 0;
    const writing = (async () => {
      for (; !isOver; count += 1)
        await database.usage.insert([createTestRecord({ requestId: `req_${String(count)}` })]);
    })();
    await expect.poll(() => count).toBeGreaterThan(5);
    const file = join(folder, 'copy.db');
    await backupDatabase(url, file);
    const atCopy = count;
    await expect.poll(() => count).toBeGreaterThan(atCopy + 5);
    isOver = true;
    await writing;
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const copy = new DatabaseSync(file);
    expect(copy.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
    const { copied } = copy.prepare('select count(*) as copied from usage_records').get() as {
      copied: number;
    };
    expect(copied).toBeGreaterThan(5);
    expect(copied).toBeLessThanOrEqual(atCopy + 1);
    copy.close();
    const restored = await openDatabase(`sqlite:${file}`);
    await restored.close();
  });

  it('is not copied over a file that is there, nor where there is no database', async () => {
    const file = join(folder, 'there.db');
    writeFileSync(file, 'mine');
    await expect(backupDatabase(rig.place.url, file)).rejects.toThrow(`${file} is there already`);
    expect(statSync(file).size).toBe(4);
    const none = `sqlite:${join(folder, 'none.db')}`;
    const copy = join(folder, 'copy.db');
    await expect(backupDatabase(none, copy)).rejects.toThrow('cannot be opened');
    expect([existsSync(copy), existsSync(join(folder, 'none.db'))]).toEqual([false, false]);
    await expect(backupDatabase('postgres://user:hunter2@localhost/none', copy)).rejects.toThrow('pg_dump');
    await expect(backupDatabase('sqlite::memory:', copy)).rejects.toThrow('in memory');
  });
});

const silent = {
  onState: () => undefined,
  onWriteOff: () => undefined,
  onJournaled: () => undefined,
  onRefused: () => undefined,
  onUnvoided: () => undefined,
  onUnwritten: () => undefined,
};
