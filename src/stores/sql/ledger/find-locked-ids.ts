import { listNeededRows, nameBudget } from './apply-batch.ts';
import { nameWindow, type WindowPlace } from './batch-rows.ts';
import { maxPeriodMs } from './budget-window.ts';
import type { NamedStatement, StatementCall } from './create-postgres-batch-writer.ts';
import type { LedgerBatch } from './ledger-batch.ts';

/** Accounts that nobody else has locked. */
const freeAccounts: NamedStatement = {
  name: 'ledger_free',
  parameterCount: 2,
  text: `select id from accounts where id = any(array(
      select json_array_elements_text($1::json)
        union select account_id from holds where id in (select json_array_elements_text($2::json))))
    order by id for no key update skip locked`,
};

/** Holds of which nobody has the row locked, whoever has that of their account. */
const freeHolds: NamedStatement = {
  name: 'ledger_free_holds',
  parameterCount: 1,
  text: `select id from holds where id = any(array(select json_array_elements_text($1::json)))
    for update skip locked`,
};

/** Those that holds count against, and those that new ones may. */
const neededWindows = `
  select id as hold_id, key_id, budget_period as period, window_start from holds
    where id = any(array(select json_array_elements_text($1::json))) and window_start is not null
  union all
  select null, windows.key_id, windows.period, windows.window_start
    from json_to_recordset($2::json) as budget ("keyId" text, period text, "maxMs" bigint)
    join budget_windows as windows on windows.key_id = budget."keyId" and windows.period = budget.period
      and windows.window_start > (extract(epoch from clock_timestamp()) * 1000)::bigint - budget."maxMs"`;

const freeWindows: NamedStatement = {
  name: 'ledger_free_windows',
  parameterCount: 2,
  text: `select key_id, period, window_start from budget_windows
    where (key_id, period, window_start) in (select key_id, period, window_start from (${neededWindows}) as needed)
    for update skip locked`,
};

const knownIds: NamedStatement = {
  name: 'ledger_known',
  parameterCount: 2,
  text: `select id, id as account_id from accounts where id in (select json_array_elements_text($1::json))
    union all select id, account_id from holds where id in (select json_array_elements_text($2::json))`,
};

const knownWindows: NamedStatement = {
  name: 'ledger_known_windows',
  parameterCount: 2,
  text: neededWindows,
};

/** What {@link findLockedIds} runs. */
export const lockStatements: readonly NamedStatement[] = [
  freeAccounts,
  freeHolds,
  freeWindows,
  knownIds,
  knownWindows,
];

/** In the order of the statements. The driver gives rows the types of their columns, which the compiler cannot know. */
type LockRows = readonly [
  freeAccounts: readonly { readonly id: string }[],
  freeHolds: readonly { readonly id: string }[],
  freeWindows: readonly WindowPlace[],
  knownIds: readonly { readonly id: string; readonly account_id: string }[],
  knownWindows: readonly (WindowPlace & { readonly hold_id: string | null })[],
];

/**
 * What somebody else has locked of what a batch is about, by id: accounts, and its holds of them; holds; budgets, and its holds that count
 * against those. Within a transaction that is ended afterwards. Rejects where not rows are locked but all of a table.
 */
export async function findLockedIds(
  run: (calls: readonly StatementCall[]) => Promise<readonly (readonly unknown[])[]>,
  batch: LedgerBatch,
): Promise<ReadonlySet<string>> {
  const rows = (await run(createCalls(batch))) as unknown as LockRows;
  const [freeAccountRows, freeHoldRows, freeWindowRows, ids, windows] = rows;
  const free = new Set([...freeAccountRows, ...freeHoldRows].map(({ id }) => id));
  const locked = ids.filter(({ id, account_id: accountId }) => !free.has(id) || !free.has(accountId));
  const freePlaces = new Set(freeWindowRows.map(nameWindow));
  const lockedWindows = windows.filter((window) => !freePlaces.has(nameWindow(window)));
  return new Set([
    ...locked.map(({ id }) => id),
    ...lockedWindows.map(
      ({ hold_id: holdId, key_id: keyId, period }) => holdId ?? nameBudget({ keyId, period }),
    ),
  ]);
}

function createCalls(batch: LedgerBatch): readonly StatementCall[] {
  const { accountIds, holdIds, budgets } = listNeededRows(batch);
  const [accountList, holdList] = [JSON.stringify(accountIds), JSON.stringify(holdIds)];
  const lasting = budgets.map((budget) => ({ ...budget, maxMs: maxPeriodMs[budget.period] }));
  const windowLists = [holdList, JSON.stringify(lasting)] as const;
  return [
    [freeAccounts, accountList, holdList],
    [freeHolds, holdList],
    [freeWindows, ...windowLists],
    [knownIds, accountList, holdList],
    [knownWindows, ...windowLists],
  ];
}
