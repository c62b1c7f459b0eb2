import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../src/core/clock.ts';
import { openDatabase } from '../../src/stores/index.ts';
import { exportData, importData } from '../../src/stores/tools.ts';
import { exportedTables, leftOutTables } from '../../src/stores/sql/data/exported-tables.ts';
import { readSchemaState, schemaTables } from '../../src/stores/sql/schema-state.ts';
import { fillDatabase, readDatabase, withKysely } from './data-rows.ts';
import type { EmptyDatabase } from './migration-suite.ts';

const options = { version: '0.0.0', clock: systemClock };

export interface DataPlaces {
  readonly name: string;
  readonly createSource: () => Promise<EmptyDatabase>;
  readonly createTarget: () => Promise<EmptyDatabase>;
  /** What of the file is refused depends on the target alone. Default: it is tested. */
  readonly refusals?: 'tested elsewhere';
}

/** What is to be true of moving data from one kind of database to another. */
export function describeData({ name, createSource, createTarget, refusals }: DataPlaces): void {
  describe(`data from ${name}`, () => {
    let folder: string;
    let source: EmptyDatabase;
    let target: EmptyDatabase;
    let whole: string;

    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'specway-data-'));
      source = await createSource();
      await fillDatabase(source.url);
      whole = join(folder, 'whole.ndjson');
      await exportData(source.url, whole, options);
    });

    afterAll(async () => {
      await source.remove();
      rmSync(folder, { recursive: true });
    });

    beforeEach(async () => {
      target = await createTarget();
    });

    afterEach(async () => {
      await target.remove();
    });

    function writeChanged(change: (text: string) => string): string {
      const path = join(folder, 'changed.ndjson');
      const text = readFileSync(whole, 'utf8');
      const changed = change(text);
      expect(changed).not.toBe(text);
      writeFileSync(path, changed);
      return path;
    }

    async function expectRefusal(change: (text: string) => string, message: string): Promise<void> {
      await expect(importData(target.url, writeChanged(change))).rejects.toThrow(message);
    }

    /** Nothing of what was refused has stayed. */
    async function expectEmpty(): Promise<void> {
      await (await openDatabase(target.url)).close();
      const rows = Object.values(await readDatabase(target.url)).flat();
      expect(rows).toEqual([]);
    }

    it('arrive as they were, and can be read by nobody else on the way', async () => {
      expect(statSync(whole).mode & 0o777).toBe(0o600);
      const { rows } = await importData(target.url, whole);
      expect(rows).toEqual(Object.fromEntries(exportedTables.map((table) => [table, 7])));
      expect(await readDatabase(target.url)).toEqual(await readDatabase(source.url));
    });

    it('are all there are: every table is exported, or left out for a reason', async () => {
      const { tables } = await withKysely(source.url, readSchemaState);
      const known: readonly string[] = [...exportedTables, ...leftOutTables, ...schemaTables];
      expect([...tables].filter((table) => !known.includes(table))).toEqual([]);
    });

    if (refusals === 'tested elsewhere') return;

    it('are taken whole or not at all', async () => {
      await expectRefusal((text) => text.slice(0, -2), 'The file ends within a line; it is not whole');
      await expectRefusal(
        (text) => `${text.trimEnd().split('\n').slice(0, -1).join('\n')}\n`,
        'The file is not whole: its last line is missing',
      );
      await expectRefusal(
        (text) => text.replace(/^\[[^\n]*\n/m, ''),
        'The file was changed: its digest is another',
      );
      await expectEmpty();
    });

    it('are refused when somebody changed them', async () => {
      await expectRefusal(
        (text) => text.replace('9007199254740995', '9007199254740996'),
        'The file was changed: its digest is another',
      );
      await expectRefusal((text) => text.replace('drop table', 'keep table'), 'its digest is another');
      await expectRefusal(
        (text) => seal(text.replace('9007199254740995', '9007199254740996')),
        'The file was changed: users has a sum of ',
      );
      await expectRefusal(
        (text) => seal(text.replace(/^\[[^\n]*\n/m, '')),
        'The file was changed: users has 6 rows instead of 7',
      );
      await expectRefusal(
        (text) => text.replaceAll('9007199254740995', 'much'),
        'of the file cannot be used: its ',
      );
      await expectEmpty();
    });

    it('are refused when this version cannot know what they mean', async () => {
      await expectRefusal(
        (text) => text.replace(/"migration":"[^"]+"/, '"migration":"9999-future"'),
        'The file was written by a newer version of Specway (0.0.0, migration 9999-future); import with that one',
      );
      await expectRefusal((text) => text.replace('"format":1', '"format":2'), 'this version reads format 1');
      await expectRefusal(
        (text) => text.replace('"table":"entries"', '"table":"exits"'),
        'This version of Specway knows no table exits',
      );
      await expectRefusal(
        (text) => text.replace('"kind":"header"', '"kind":"letter"'),
        'it is no line of an export',
      );
      await expectRefusal((text) => text.replace('"username"', '"nickname"'), 'users has other columns');
      const noLine = 'Line 1 of the file cannot be used: it is no line of an export';
      for (const line of ['SQLite format 3\0', 'null', '"header"'])
        await expectRefusal((text) => `${line}\n${text}`, noLine);
      await expect(importData(target.url, folder)).rejects.toThrow(`${folder} cannot be read (EISDIR)`);
      await expectEmpty();
    });

    it('are kept out of a database that has some, and off a file that is there', async () => {
      await importData(target.url, whole);
      const before = await readDatabase(target.url);
      await expect(importData(target.url, whole)).rejects.toThrow('The database is not empty');
      expect(await readDatabase(target.url)).toEqual(before);
      const size = statSync(whole).size;
      await expect(exportData(source.url, whole, options)).rejects.toThrow('is there already');
      expect(statSync(whole).size).toBe(size);
    });
  });
}

/** Gives a changed file the digest that belongs to it. */
function seal(text: string): string {
  const lines = text.trimEnd().split('\n');
  const body = `${lines.slice(0, -1).join('\n')}\n`;
  const sha256 = createHash('sha256').update(body).digest('hex');
  return `${body}${(lines.at(-1) ?? '').replace(/"sha256":"[0-9a-f]+"/, `"sha256":"${sha256}"`)}\n`;
}
