import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../../../src/stores/index.ts';
import { createSqliteCommitter } from '../../../src/stores/sql/ledger/create-sqlite-batch-writer.ts';

let folder: string;
let database: DatabaseSync;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'specway-probe-'));
  const path = join(folder, 'specway.db');
  await (await openDatabase(`sqlite:${path}`)).close();
  database = new DatabaseSync(path);
});
afterEach(async () => {
  database.close();
  await rm(folder, { recursive: true, force: true });
});

it('finds out whether money can be written by writing: a database that can only be read has not come back', () => {
  const commit = createSqliteCommitter(database);
  const probe = () => commit({ nodeId: 'node_1', nowMs: null, operations: [] });
  const before = database.prepare('pragma user_version').get();
  expect(probe()).toEqual([]);
  database.exec('pragma query_only = on');
  expect(probe).toThrow(/readonly/);
  database.exec('pragma query_only = off');
  expect(probe()).toEqual([]);
  expect(database.prepare('pragma user_version').get()).toEqual(before);
});
