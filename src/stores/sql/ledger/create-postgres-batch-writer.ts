import { usageColumns } from '../convert-usage-record.ts';
import { applyBatch, listNeededRows, type NeededRows } from './apply-batch.ts';
import type { ChangedRows, ChargeRow, LoadedRows } from './batch-rows.ts';
import { maxPeriodMs } from './budget-window.ts';
import type { LedgerBatch, LedgerResult } from './ledger-batch.ts';
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

/** A statement with JSON for its parameters. The server may keep it prepared under its name. */
export interface NamedStatement {
  readonly name: string;
  readonly text: string;
  readonly parameterCount: number;
}

/** A statement to be run, with the JSON of its parameters. */
export type StatementCall = readonly [statement: NamedStatement, ...values: string[]];

/**
 * Runs statements one after another in one transaction, each with a snapshot of its own, and gives the rows of each; 64-bit
 * integers come back as bigint. Nothing follows the `last` ones.
 */
export type RunStatements = (
  calls: readonly StatementCall[],
  place: 'first' | 'next' | 'last',
) => Promise<readonly (readonly unknown[])[]>;

/**
 * Does a batch within the transaction that `run` belongs to. First it locks the accounts; all else that it reads and
 * writes belongs to one of them, so that it is read by later statements, whose snapshots show what others did before they
 * gave the lock back, and written as computed, without another look.
 */
export async function writePostgresBatch(
  run: RunStatements,
  batch: LedgerBatch,
): Promise<readonly LedgerResult[]> {
  const { results, changes } = applyBatch(batch, await load(run, listNeededRows(batch), batch.nowMs));
  await run([[store, ...renderChanges(changes)]], 'last');
  return results;
}

const lockAccounts: NamedStatement = {
  name: 'ledger_lock',
  parameterCount: 2,
  text: `select * from accounts where id = any(array(
      select json_array_elements_text($1::json)
        union select account_id from holds where id in (select json_array_elements_text($2::json))))
    order by id for no key update`,
};

/** Accounts that nobody opened: two batches must not make one at the same time, each with its own idea of it. */
const openAccounts: NamedStatement = {
  name: 'ledger_open',
  parameterCount: 1,
  text: `insert into accounts (id, kind, unlimited, created_at)
      select id, 'quota', 0, 0 from json_array_elements_text($1::json) as id
    order by id on conflict (id) do nothing`,
};

const readHolds: NamedStatement = {
  name: 'ledger_holds',
  parameterCount: 1,
  text: `select * from holds where id = any(array(select json_array_elements_text($1::json)))`,
};

const readCharges: NamedStatement = {
  name: 'ledger_charges',
  parameterCount: 1,
  text: `select hold_id, kind, amount from entries
    where hold_id = any(array(select json_array_elements_text($1::json)))`,
};

/**
 * And the time, which says which of them are of now: one of the first two that began less than the longest period ago. Later ones are of a
 * clock that was ahead.
 */
const readWindows: NamedStatement = {
  name: 'ledger_windows',
  parameterCount: 3,
  text: `select windows.*, clock.now
    from (select coalesce(($3::json #>> '{}')::bigint, (extract(epoch from clock_timestamp()) * 1000)::bigint) as now) as clock
    left join lateral (
      select * from budget_windows where (key_id, period, window_start) in (
        select key_id, budget_period, window_start from holds where id in (select json_array_elements_text($1::json)))
      union
      select recent.* from json_to_recordset($2::json) as budget ("keyId" text, period text, "maxMs" bigint)
        cross join lateral (select * from budget_windows as windows
          where windows.key_id = budget."keyId" and windows.period = budget.period
            and windows.window_start > clock.now - budget."maxMs"
          order by window_start limit 2) as recent) as windows on true`,
};

async function load(
  run: RunStatements,
  { accountIds, holdIds, chargedIds, budgets }: NeededRows,
  givenMs: number | null,
): Promise<LoadedRows> {
  const [accountList, holdList] = [JSON.stringify(accountIds), JSON.stringify(holdIds)];
  const lasting = budgets.map((budget) => ({ ...budget, maxMs: maxPeriodMs[budget.period] }));
  const reading: readonly StatementCall[] = [
    [lockAccounts, accountList, holdList],
    [readHolds, holdList],
    [readCharges, JSON.stringify(chargedIds)],
    [readWindows, holdList, JSON.stringify(lasting), JSON.stringify(givenMs)],
  ];
  let rows = await run(reading, 'first');
  const found = new Set((rows[0] as readonly AccountRow[]).map(({ id }) => id));
  const missing = accountIds.filter((id) => !found.has(id));
  if (missing.length > 0)
    [, ...rows] = await run([[openAccounts, JSON.stringify(missing)], ...reading], 'next');
  // The driver gives rows the types of their columns, which the compiler cannot know.
  const [accounts, holds, charges, windows] = rows as readonly [
    readonly AccountRow[],
    readonly HoldRow[],
    readonly ChargeRow[],
    readonly (WindowRow & { readonly now: bigint })[],
  ];
  return {
    nowMs: Number(windows[0]?.now),
    accounts,
    holds,
    charges,
    windows: windows.filter(({ key_id: keyId }) => keyId !== null),
  };
}

const { accounts: accountColumns, holds: holdColumns, windows: windowColumns } = changingColumns;
const entryNames = entryTable.columns.map(([name]) => name).join(', ');
const usageNames = usageColumns.map(([name]) => name).join(', ');
const usageTypes = usageColumns.map(([name, type]) => `${name} ${type}`).join(', ');

/** Everything in one statement, a parameter for each table; nothing is built for a row but its JSON. */
const store: NamedStatement = {
  name: 'ledger_store',
  parameterCount: 6,
  text: `with
    new_accounts as (${renderUpsert(accountTable, renderRows(accountTable, 1), accountColumns)}),
    new_holds as (${renderUpsert(holdTable, renderRows(holdTable, 2), holdColumns)}),
    new_windows as (${renderUpsert(windowTable, renderRows(windowTable, 3), windowColumns)}),
    old_holds as (delete from holds where id in (select json_array_elements_text($6::json))),
    new_entries as (insert into entries (${entryNames}) ${renderRows(entryTable, 4)})
    insert into usage_records (${usageNames})
      select ${usageNames} from json_to_recordset($5::json) as batch (${usageTypes})
      on conflict (started_at, request_id) do nothing`,
};

function renderRows<Row>({ columns }: LedgerTable<Row>, parameter: number): string {
  const names = columns.map(([name]) => name).join(', ');
  const types = columns.map(([name, type]) => `${name} ${type}`).join(', ');
  return `select ${names} from json_to_recordset($${String(parameter)}::json) as batch (${types})`;
}

function renderChanges(changes: ChangedRows): string[] {
  const { accounts, holds, windows, entries, usage, removedHolds } = changes;
  const amounts = [accounts, holds, windows, entries].map((rows) => JSON.stringify(rows, writeBigint));
  // What is used is most of it and has no bigint, for which each value would have to be looked at.
  return [...amounts, JSON.stringify(usage), JSON.stringify(removedHolds)];
}

/** As text, which PostgreSQL takes for a bigint too: JSON's numbers end where doubles do. */
function writeBigint(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value;
}

/** All statements there are. */
export const ledgerStatements: readonly NamedStatement[] = [
  lockAccounts,
  openAccounts,
  readHolds,
  readCharges,
  readWindows,
  store,
];
