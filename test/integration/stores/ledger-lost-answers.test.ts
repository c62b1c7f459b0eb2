import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../../../src/stores/index.ts';
import { createSqliteCommitter } from '../../../src/stores/sql/ledger/create-sqlite-batch-writer.ts';
import type { LedgerBackend } from '../../../src/stores/sql/ledger/ledger-batch.ts';
import { SettlementJournal } from '../../../src/stores/sql/ledger/settlement-journal.ts';
import { defaultLedgerLimits, SqlLedger } from '../../../src/stores/sql/ledger/sql-ledger.ts';
import { createHold, createSettlement } from '../../support/ledger-requests.ts';

let folder: string;
let database: DatabaseSync;
let ledger: SqlLedger;
/** Batches are committed, and nobody hears of it. */
let isDeaf = false;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'specway-lost-answers-'));
  const path = join(folder, 'specway.db');
  await (await openDatabase(`sqlite:${path}`)).close();
  database = new DatabaseSync(path);
  database.exec(
    "insert into accounts (id, kind, available, unlimited, created_at) values ('user_1', 'quota', 1000000, 0, 0)",
  );
  database.exec(
    "insert into entries (id, kind, to_account, amount, actor, created_at) values ('ent_0', 'credit', 'user_1', 1000000, 'system', 0)",
  );
  const commit = createSqliteCommitter(database);
  const backend: LedgerBackend = {
    commit: async (batch) => {
      const results = await Promise.resolve(commit(batch));
      if (isDeaf && batch.operations.length > 0) throw new Error('the connection broke');
      return results;
    },
  };
  const nothing = () => undefined;
  ledger = new SqlLedger({
    backend,
    nodeId: 'node_1',
    now: () => null,
    limits: defaultLedgerLimits,
    watch: {
      onState: nothing,
      onWriteOff: nothing,
      onJournaled: nothing,
      onRefused: nothing,
      onUnvoided: nothing,
      onUnwritten: nothing,
    },
    journal: await SettlementJournal.open(join(folder, 'settlements-1.journal')),
  });
});

afterEach(async () => {
  isDeaf = false;
  await ledger.close(1_000);
  database.close();
  await rm(folder, { recursive: true });
});

it('a pot holds nothing in the end, though nobody heard that its charges were committed', async () => {
  const ids = Array.from({ length: 8 }, (_, index) => `req_${String(index)}`);
  await Promise.all(ids.map((id) => ledger.hold(createHold(id))));
  isDeaf = true;
  const charges = await Promise.all(ids.map((id) => ledger.settle(createSettlement(id, 10n))));
  expect(charges.map(({ place }) => place)).toContain('journal');
  isDeaf = false;
  const read = () => database.prepare('select available, held, spent from accounts').get();
  await expect.poll(read, { timeout: 5_000 }).toEqual({ available: 999_920, held: 0, spent: 80 });
  expect(database.prepare('select * from holds').all()).toEqual([]);
});
