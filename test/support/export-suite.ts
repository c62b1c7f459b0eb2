import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../src/core/clock.ts';
import { openDatabase } from '../../src/stores/index.ts';
import { exportData, importData } from '../../src/stores/tools.ts';
import { findDialect } from '../../src/stores/sql/dialects.ts';
import { migrateDatabase } from '../../src/stores/sql/migrate-database.ts';
import { migrations } from '../../src/stores/sql/migrations/migrations.ts';
import { withKysely } from './data-rows.ts';
import type { EmptyDatabase } from './migration-suite.ts';

const options = { version: '0.0.0', clock: systemClock };

/** What is to be true of exports from databases that are used, and of those that were. */
export function describeExport(name: string, createEmpty: () => Promise<EmptyDatabase>): void {
  describe(`an export from ${name}`, () => {
    let folder: string;
    let path: string;
    let source: EmptyDatabase;

    beforeEach(async () => {
      folder = mkdtempSync(join(tmpdir(), 'specway-export-'));
      path = join(folder, 'data.ndjson');
      source = await createEmpty();
    });

    afterEach(async () => {
      await source.remove();
      rmSync(folder, { recursive: true });
    });

    it('is of one moment, whatever others write', async () => {
      await (await openDatabase(source.url)).close();
      let isOver = false;
      const writing = withKysely(source.url, async (kysely) => {
        for (let count = 0; !isOver; count += 1) {
          const id = `twin ${String(count)}`;
          await kysely.insertInto('gateway_secrets').values({ name: id, value: '' }).execute();
          await kysely.insertInto('throttles').values({ key: id, count: 0n, ends_at: 0n }).execute();
          await new Promise((resolve) => setImmediate(resolve));
        }
      });
      await expect.poll(() => countTwins(source.url)).toBeGreaterThan(0);
      const { rows } = await exportData(source.url, path, options);
      isOver = true;
      await writing;
      expect([0, 1]).toContain((rows['gateway_secrets'] ?? 0) - (rows['throttles'] ?? 0));
    });

    it('of an older version comes to a new database, and is then as new', async () => {
      const connection = (await findDialect(source.url)).open(source.url, {
        onConnectionError: () => undefined,
      });
      const older = Object.entries(migrations).filter(([migration]) => migration < '0003');
      await migrateDatabase(connection, Object.fromEntries(older));
      const row = { id: 'key_old', hash: 'h', prefix: 'sk', name: 'old', created_at: 5n };
      await connection.kysely
        .insertInto('api_keys')
        .values(row as never)
        .execute();
      await connection.close();
      await exportData(source.url, path, options);
      expect(readFileSync(path, 'utf8')).not.toContain('expires_at');
      const target = await createEmpty();
      expect(await importData(target.url, path)).toEqual({ rows: { api_keys: 1, usage_records: 0 } });
      const found = await withKysely(target.url, (kysely) =>
        kysely.selectFrom('api_keys').selectAll().execute(),
      );
      expect(found).toEqual([expect.objectContaining({ ...row, expires_at: null, rpm: null })]);
      await target.remove();
    });

    it('is refused where there is none, and from what a newer version has changed', async () => {
      const connection = (await findDialect(source.url)).open(source.url, {
        onConnectionError: () => undefined,
      });
      await migrateDatabase(connection, {});
      await expect(exportData(source.url, path, options)).rejects.toThrow(
        'There is no data of Specway in the database',
      );
      await migrateDatabase(connection, { ...migrations, '9999-future': { up: () => Promise.resolve() } });
      await connection.close();
      await expect(exportData(source.url, path, options)).rejects.toThrow(
        'The database was changed by a newer version of Specway (migration 9999-future); export with that one',
      );
    });
  });
}

async function countTwins(url: string): Promise<number> {
  return await withKysely(url, async (kysely) => {
    const { rows } = await sql<{ count: bigint }>`select count(*) as count from throttles`.execute(kysely);
    return Number(rows[0]?.count);
  });
}
