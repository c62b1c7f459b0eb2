import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { createRowsWriter, type FillRows } from '../create-rows-writer.ts';
import { usagePlace } from '../create-usage-writer.ts';
import { isRowRefusal } from '../sqlite-codes.ts';
import { applyBatch, listNeededRows, type NeededRows } from './apply-batch.ts';
import type { ChangedRows, ChargeRow, LoadedRows } from './batch-rows.ts';
import { findBudgetWindow } from './budget-window.ts';
import { RefusedBatchError, type LedgerBatch, type LedgerResult } from './ledger-batch.ts';
import {
  accountTable,
  changingColumns,
  entryTable,
  holdTable,
  renderUpsert,
  windowTable,
  type LedgerTable,
} from './ledger-columns.ts';
import type { AccountRow, HoldRow, WindowRow } from './ledger-tables.ts';

/** Does a batch within a transaction that is open. It blocks its thread. Throws where the database cannot be used. */
export function createSqliteBatchWriter(
  database: DatabaseSync,
): (batch: LedgerBatch) => readonly LedgerResult[] {
  const writer = new SqliteBatchWriter(database);
  return (batch) => {
    const applied = applyBatch(batch, writer.load(listNeededRows(batch), batch.nowMs));
    writer.store(applied.changes);
    return applied.results;
  };
}

/**
 * The same in a transaction of its own, which locks out everybody else from its beginning. An empty batch writes, too: whether the
 * disk takes anything is what it asks.
 */
export function createSqliteCommitter(
  database: DatabaseSync,
): (batch: LedgerBatch) => readonly LedgerResult[] {
  const write = createSqliteBatchWriter(database);
  return (batch) => {
    database.exec('begin immediate');
    try {
      const results = write(batch);
      if (batch.operations.length === 0) rewriteHeader(database);
      database.exec('commit');
      return results;
    } catch (error) {
      if (database.isTransaction) database.exec('rollback');
      throw isRowRefusal(error) ? new RefusedBatchError(error.message) : error;
    }
  };
}

/** Writes the first page with what it holds. */
function rewriteHeader(database: DatabaseSync): void {
  const version = database.prepare('pragma user_version').get()?.['user_version'];
  database.exec(`pragma user_version = ${String(version)}`);
}

const usageNames = usagePlace.columns;
const entryNames = entryTable.columns.map(([name]) => name);

class SqliteBatchWriter {
  readonly #clock: StatementSync;
  readonly #account: StatementSync;
  readonly #hold: StatementSync;
  readonly #removeHold: StatementSync;
  readonly #charges: StatementSync;
  readonly #window: StatementSync;
  readonly #putAccount: (row: AccountRow) => void;
  readonly #putHold: (row: HoldRow) => void;
  readonly #putWindow: (row: WindowRow) => void;
  readonly #addEntries: ReturnType<typeof createRowsWriter>;
  readonly #addUsage: ReturnType<typeof createRowsWriter>;

  constructor(database: DatabaseSync) {
    const read = (sql: string) => {
      const statement = database.prepare(sql);
      statement.setReadBigInts(true);
      return statement;
    };
    this.#clock = read("select cast(unixepoch('subsec') * 1000 as integer) as now");
    this.#account = read('select * from accounts where id = ?');
    this.#hold = read('select * from holds where id = ?');
    this.#removeHold = database.prepare('delete from holds where id = ?');
    this.#charges = read(
      'select hold_id, kind, amount from entries where hold_id in (select value from json_each(?))',
    );
    this.#window = read('select * from budget_windows where key_id = ? and period = ? and window_start = ?');
    const { accounts, holds, windows } = changingColumns;
    this.#putAccount = prepareWrite(database, accountTable, accounts);
    this.#putHold = prepareWrite(database, holdTable, holds);
    this.#putWindow = prepareWrite(database, windowTable, windows);
    this.#addEntries = createRowsWriter(database, {
      table: entryTable.name,
      columns: entryNames,
      conflict: '',
    });
    this.#addUsage = createRowsWriter(database, usagePlace);
  }

  load({ accountIds, holdIds, chargedIds, budgets }: NeededRows, givenMs: number | null): LoadedRows {
    const nowMs = givenMs ?? Number(this.#clock.get()?.['now']);
    const holds = findAll<HoldRow>(
      this.#hold,
      holdIds.map((id) => [id]),
    );
    const ids = new Set([...accountIds, ...holds.map((hold) => hold.account_id)]);
    const ofHolds = holds.flatMap(({ key_id, budget_period, window_start }) =>
      budget_period === null || window_start === null ? [] : [[key_id, budget_period, window_start]],
    );
    const ofNow = budgets.map(({ keyId, period }) => [
      keyId,
      period,
      BigInt(findBudgetWindow(period, nowMs).startsAt),
    ]);
    return {
      nowMs,
      accounts: findAll<AccountRow>(
        this.#account,
        [...ids].map((id) => [id]),
      ),
      holds,
      windows: findAll<WindowRow>(this.#window, [...ofNow, ...ofHolds]),
      charges: chargedIds.length === 0 ? [] : this.#findCharges(chargedIds),
    };
  }

  #findCharges(ids: readonly string[]): readonly ChargeRow[] {
    return this.#charges.all(JSON.stringify(ids)) as unknown as readonly ChargeRow[];
  }

  store({ accounts, holds, removedHolds, windows, entries, usage }: ChangedRows): void {
    accounts.forEach(this.#putAccount);
    holds.forEach(this.#putHold);
    for (const id of removedHolds) this.#removeHold.run(id);
    windows.forEach(this.#putWindow);
    this.#addEntries(entries.length, fillFrom(entries, entryNames));
    this.#addUsage(usage.length, fillFrom(usage, usageNames));
  }
}

function findAll<Row>(statement: StatementSync, keys: readonly (readonly SQLInputValue[])[]): readonly Row[] {
  return keys.flatMap((key) => {
    // The types of the tables are those of their columns (`readBigInts`), which node:sqlite cannot know.
    const row = statement.get(...key) as Row | undefined;
    return row === undefined ? [] : [row];
  });
}

function fillFrom(rows: readonly object[], names: readonly string[]): FillRows {
  return (start, values) => {
    for (let place = 0; place < values.length; place += 1) {
      const row = rows[start + Math.trunc(place / names.length)] as Readonly<Record<string, SQLInputValue>>;
      values[place] = row[names[place % names.length] as string] as SQLInputValue;
    }
  };
}

function prepareWrite<Row extends object>(
  database: DatabaseSync,
  table: LedgerTable<Row>,
  changing: readonly string[],
): (row: Row) => void {
  const names = table.columns.map(([name]) => name);
  const sql = renderUpsert(table, `values (${names.map(() => '?').join(', ')})`, changing);
  const statement = database.prepare(sql);
  return (row) => {
    statement.run(...names.map((name) => row[name] as SQLInputValue));
  };
}
