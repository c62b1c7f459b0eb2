import { usageColumns } from '../convert-usage-record.ts';
import { applyBatch, listNeededRows, type NeededRows } from './apply-batch.ts';
import type { ChangedRows, LoadedRows } from './batch-rows.ts';
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

/** A statement that the server keeps prepared under its name. */
export interface NamedStatement {
  readonly name: string;
  readonly text: string;
}

/** Runs a statement on the connection of an open transaction; 64-bit integers come back as bigint. */
export type RunStatement = (
  statement: NamedStatement,
  values: readonly unknown[],
) => Promise<readonly unknown[]>;

/**
 * Does a batch within the open transaction that `run` belongs to. First it locks the accounts; all else that it reads and
 * writes belongs to one of them, so that it is read by a later statement, whose snapshot shows what others did before they
 * gave the lock back, and written as computed, without another look.
 */
export async function writePostgresBatch(
  run: RunStatement,
  batch: LedgerBatch,
): Promise<readonly LedgerResult[]> {
  const { results, changes } = applyBatch(batch, await load(run, listNeededRows(batch), batch.nowMs));
  await run(store, renderChanges(changes));
  return results;
}

const lockAccounts: NamedStatement = {
  name: 'ledger_lock',
  text: `select * from accounts where id = any(array(
      select unnest($1::text[]) union select account_id from holds where id = any($2::text[])))
    order by id for no key update`,
};

/** Accounts that nobody opened: two batches must not make one at the same time, each with its own idea of it. */
const openAccounts: NamedStatement = {
  name: 'ledger_open',
  text: `insert into accounts (id, kind, unlimited, created_at) select id, 'quota', 0, 0 from unnest($1::text[]) as id
    order by id on conflict (id) do nothing`,
};

const readHolds: NamedStatement = {
  name: 'ledger_holds',
  text: `select holds.*, clock.now from (select (extract(epoch from clock_timestamp()) * 1000)::bigint as now) as clock
    left join holds on holds.id = any($1::text[])`,
};

const readWindows: NamedStatement = {
  name: 'ledger_windows',
  text: `select * from budget_windows where (key_id, period, window_start)
      in (select key_id, budget_period, window_start from holds where id = any($1::text[]))
    union
    select newest.* from unnest($2::text[], $3::text[]) as budget (key_id, period)
      cross join lateral (select * from budget_windows as windows
        where windows.key_id = budget.key_id and windows.period = budget.period
        order by window_start desc limit 1) as newest`,
};

async function load(
  run: RunStatement,
  { accountIds, holdIds, budgets }: NeededRows,
  nowMs: number | null,
): Promise<LoadedRows> {
  const accounts = await lock(run, accountIds, holdIds);
  const found = (await run(readHolds, [holdIds])) as readonly (HoldRow & { readonly now: bigint })[];
  const holds = found.filter(({ id }) => id !== null);
  const hasBudgets = budgets.length > 0 || holds.some(({ budget_period }) => budget_period !== null);
  const keys = [budgets.map(({ keyId }) => keyId), budgets.map(({ period }) => period)];
  return {
    nowMs: nowMs ?? Number(found[0]?.now),
    accounts,
    holds,
    windows: hasBudgets ? ((await run(readWindows, [holdIds, ...keys])) as readonly WindowRow[]) : [],
  };
}

async function lock(
  run: RunStatement,
  accountIds: readonly string[],
  holdIds: readonly string[],
): Promise<readonly AccountRow[]> {
  // The driver gives rows the types of their columns, which the compiler cannot know.
  const accounts = (await run(lockAccounts, [accountIds, holdIds])) as readonly AccountRow[];
  const found = new Set(accounts.map(({ id }) => id));
  const missing = accountIds.filter((id) => !found.has(id));
  if (missing.length === 0) return accounts;
  await run(openAccounts, [missing]);
  return (await run(lockAccounts, [accountIds, holdIds])) as readonly AccountRow[];
}

const { accounts: accountColumns, holds: holdColumns, windows: windowColumns } = changingColumns;
const entryNames = entryTable.columns.map(([name]) => name).join(', ');
const usageNames = usageColumns.map(([name]) => name).join(', ');
const usageTypes = usageColumns.map(([name, type]) => `${name} ${type}`).join(', ');

/** Everything in one statement, a parameter for each table; nothing is built for a row but its JSON. */
const store: NamedStatement = {
  name: 'ledger_store',
  text: `with
    new_accounts as (${renderUpsert(accountTable, renderRows(accountTable, 1), accountColumns)}),
    new_holds as (${renderUpsert(holdTable, renderRows(holdTable, 2), holdColumns)}),
    new_windows as (${renderUpsert(windowTable, renderRows(windowTable, 3), windowColumns)}),
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

function renderChanges({ accounts, holds, windows, entries, usage }: ChangedRows): readonly string[] {
  return [accounts, holds, windows, entries, usage].map((rows) => JSON.stringify(rows, writeBigint));
}

/** As text, which PostgreSQL takes for a bigint too: JSON's numbers end where doubles do. */
function writeBigint(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value;
}
