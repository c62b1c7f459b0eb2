import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../../../src/stores/index.ts';
import { createSqliteCommitter } from '../../../src/stores/sql/ledger/create-sqlite-batch-writer.ts';
import {
  LockedBatchError,
  RefusedBatchError,
  type LedgerBatch,
  type LedgerOperation,
} from '../../../src/stores/sql/ledger/ledger-batch.ts';
import { SettlementJournal } from '../../../src/stores/sql/ledger/settlement-journal.ts';
import { defaultLedgerLimits, SqlLedger } from '../../../src/stores/sql/ledger/sql-ledger.ts';
import { createSettlement } from '../../support/ledger-requests.ts';

/** More than is read of a journal at a time. */
const manyCharges = 800;
/** A request whose charge the database never takes. */
const wrong = 'req_wrong';
/** A hold of an account that is locked. */
const lockedHold = 'req_of_locked';
const patience = { timeout: 10_000 };

describe('charges in the journal while an account is locked', () => {
  let folder: string;
  let journalPath: string;
  let database: DatabaseSync;
  let ledger: SqlLedger;
  let isAway = true;
  let isLocked = true;
  /** What the charges of others wait for. */
  let gate: Promise<unknown> | null = null;
  /** How often the database was asked to charge each request. */
  const asked = new Map<string, number>();
  const refused: string[] = [];

  beforeEach(async () => {
    [isAway, isLocked] = [true, true];
    asked.clear();
    refused.length = 0;
    folder = await mkdtemp(join(tmpdir(), 'specway-locked-accounts-'));
    journalPath = join(folder, 'settlements-1.journal');
    const path = join(folder, 'specway.db');
    await (await openDatabase(`sqlite:${path}`)).close();
    database = new DatabaseSync(path);
    for (const id of ['user_1', 'user_2']) {
      database.exec(
        `insert into accounts (id, kind, available, unlimited, created_at) values ('${id}', 'quota', 1000000, 0, 0)`,
      );
    }
    const write = createSqliteCommitter(database);
    const nothing = () => undefined;
    ledger = new SqlLedger({
      backend: { commit: (batch) => Promise.resolve().then(() => commit(write, batch)) },
      nodeId: 'node_1',
      now: () => null,
      limits: defaultLedgerLimits,
      watch: {
        onState: nothing,
        onWriteOff: nothing,
        onJournaled: nothing,
        onRefused: (ids) => refused.push(...ids),
        onUnvoided: nothing,
        onUnwritten: nothing,
      },
      journal: await SettlementJournal.open(journalPath),
    });
  });

  afterEach(async () => {
    vi.useRealTimers();
    gate = null;
    [isAway, isLocked] = [false, false];
    await ledger.close(1_000);
    database.close();
    await rm(folder, { recursive: true });
  });

  async function commit(write: ReturnType<typeof createSqliteCommitter>, batch: LedgerBatch) {
    if (isAway) throw new Error('the connection broke');
    const isOfLocked = (operation: LedgerOperation) =>
      isLocked && operation.kind === 'settle' && operation.accountId === 'user_1';
    if (batch.operations.some(isOfLocked)) throw new LockedBatchError(new Set(['user_1']));
    if (batch.operations.some((operation) => operation.kind === 'void' && operation.holdId === lockedHold))
      throw new LockedBatchError(new Set([lockedHold]));
    for (const operation of batch.operations)
      if (operation.kind === 'settle') asked.set(operation.holdId, (asked.get(operation.holdId) ?? 0) + 1);
    if (batch.operations.some((operation) => operation.kind === 'settle' && operation.holdId === wrong))
      throw new RefusedBatchError('too long');
    if (batch.operations.length > 0) await gate;
    return write(batch);
  }

  async function charge(ids: readonly string[], accountId: string): Promise<void> {
    await Promise.all(ids.map((id) => ledger.settle(createSettlement(id, 1n, { accountId }))));
  }

  function name(count: number): readonly string[] {
    return Array.from({ length: count }, (_, index) => `req_${String(index)}`);
  }

  function spentBy(accountId: string): unknown {
    return database.prepare('select spent from accounts where id = ?').get(accountId)?.['spent'];
  }

  it('are made for everybody else, however many of it stand before them', async () => {
    await charge(name(manyCharges), 'user_1');
    await charge(['req_other'], 'user_2');
    isAway = false;
    await expect.poll(() => spentBy('user_2'), patience).toBe(1);
    expect([spentBy('user_1'), ledger.waitingCharges]).toEqual([0, manyCharges]);
    isLocked = false;
    await expect.poll(() => spentBy('user_1'), patience).toBe(manyCharges);
    await expect.poll(() => ledger.waitingCharges, patience).toBe(0);
    expect(await readFile(journalPath, 'utf8')).toBe('');
  });

  it('are made once, and put aside once, though what stands beside them is tried again each second', async () => {
    await charge(['req_locked'], 'user_1');
    await charge(['req_other', wrong], 'user_2');
    isAway = false;
    await expect.poll(() => spentBy('user_2'), patience).toBe(1);
    await expect.poll(() => refused, patience).toEqual([wrong]);
    const before = asked.get('req_other');
    // The next looks at the account: each batch that concerns it is tried first.
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect([asked.get('req_other'), refused, ledger.waitingCharges]).toEqual([before, [wrong], 1]);
    isLocked = false;
    await expect.poll(() => spentBy('user_1'), patience).toBe(1);
  });

  it('are tried once more where the account was looked at while others were being made', async () => {
    await charge(['req_locked'], 'user_1');
    await charge(['req_other'], 'user_2');
    const { promise, resolve } = Promise.withResolvers();
    [gate, isAway] = [promise, false];
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const turn = () => new Promise((done) => setImmediate(done));
    while (!asked.has('req_other')) await turn();
    await vi.advanceTimersByTimeAsync(1_000);
    isLocked = false;
    resolve(null);
    for (let turns = 0; spentBy('user_1') === 0 && turns < 10_000; turns++) await turn();
    expect([spentBy('user_1'), spentBy('user_2')]).toEqual([1, 1]);
  });

  it('do not stand for a database that is away, nor do holds there of nodes that are gone', async () => {
    isAway = false;
    const ids = ['req_of_gone', lockedHold];
    await ledger.voidAll(ids);
    isAway = true;
    await expect(ledger.voidAll(ids)).rejects.toThrow();
  });
});
