import type { AccountRow, EntryRow, HoldRow, WindowRow } from './ledger-tables.ts';

/** A table that batches write: its columns with their types in SQL, and those that say which row it is. */
export interface LedgerTable<Row> {
  readonly name: string;
  readonly columns: readonly (readonly [name: keyof Row & string, type: 'text' | 'bigint'])[];
  readonly key: readonly (keyof Row & string)[];
}

export const accountTable: LedgerTable<AccountRow> = {
  name: 'accounts',
  key: ['id'],
  columns: [
    ['id', 'text'],
    ['user_id', 'text'],
    ['kind', 'text'],
    ['available', 'bigint'],
    ['held', 'bigint'],
    ['spent', 'bigint'],
    ['unlimited', 'bigint'],
    ['created_at', 'bigint'],
  ],
};

export const holdTable: LedgerTable<HoldRow> = {
  name: 'holds',
  key: ['id'],
  columns: [
    ['id', 'text'],
    ['account_id', 'text'],
    ['key_id', 'text'],
    ['owner', 'text'],
    ['amount', 'bigint'],
    ['unlimited', 'bigint'],
    ['state', 'text'],
    ['charged', 'bigint'],
    ['written_off', 'bigint'],
    ['node_id', 'text'],
    ['budget_period', 'text'],
    ['budget_amount', 'bigint'],
    ['window_start', 'bigint'],
    ['created_at', 'bigint'],
    ['ended_at', 'bigint'],
  ],
};

export const entryTable: LedgerTable<EntryRow> = {
  name: 'entries',
  key: ['id'],
  columns: [
    ['id', 'text'],
    ['kind', 'text'],
    ['from_account', 'text'],
    ['to_account', 'text'],
    ['amount', 'bigint'],
    ['hold_id', 'text'],
    ['actor', 'text'],
    ['reason', 'text'],
    ['idempotency_key', 'text'],
    ['available_after', 'bigint'],
    ['created_at', 'bigint'],
  ],
};

export const windowTable: LedgerTable<WindowRow> = {
  name: 'budget_windows',
  key: ['key_id', 'period', 'window_start'],
  columns: [
    ['key_id', 'text'],
    ['period', 'text'],
    ['window_start', 'bigint'],
    ['held', 'bigint'],
    ['spent', 'bigint'],
  ],
};

/** `insert … on conflict … do update` of the columns that may change, up to the values; both databases understand it. */
export function renderUpsert<Row>(
  table: LedgerTable<Row>,
  values: string,
  changing: readonly string[],
): string {
  const names = table.columns.map(([name]) => name).join(', ');
  const set = changing.map((name) => `${name} = excluded.${name}`).join(', ');
  return `insert into ${table.name} (${names}) ${values} on conflict (${table.key.join(', ')}) do update set ${set}`;
}

/** The columns that change in a row's life. */
export const changingColumns = {
  accounts: ['available', 'held', 'spent'],
  holds: ['amount', 'state', 'charged', 'written_off', 'budget_amount', 'ended_at'],
  windows: ['held', 'spent'],
} as const;
