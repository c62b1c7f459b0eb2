import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findMissingFile, requireDatabase } from '../../../../scripts/specway/database-here.ts';

describe('the database file of a command', () => {
  let folder: string;
  const locate = (name: string) => ({ url: `sqlite:${join(folder, name)}`, saidBy: '--database' });

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'specway-here-'));
    writeFileSync(join(folder, 'specway.db'), '');
    // Like a folder that this user may not look into, it keeps even the superuser from finding out.
    symlinkSync('loop.db', join(folder, 'loop.db'));
  });

  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it('is missing where the system says so', () => {
    for (const name of ['none.db', 'nowhere/none.db', 'specway.db/none.db']) {
      expect(findMissingFile(locate(name))).toBe(join(folder, name));
      expect(() => {
        requireDatabase(locate(name));
      }).toThrow(`--database: there is no database file ${join(folder, name)}.`);
    }
  });

  it('is not missing where it is there, or cannot be looked at', () => {
    expect([findMissingFile(locate('specway.db')), findMissingFile(locate('loop.db'))]).toEqual([null, null]);
    requireDatabase(locate('specway.db'));
    expect(() => {
      requireDatabase(locate('loop.db'));
    }).toThrow(
      `--database: the database file ${join(folder, 'loop.db')} cannot be read (ELOOP); commands are run as the user of the gateway.`,
    );
  });
});
