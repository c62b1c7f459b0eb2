import { sql, type RawBuilder } from 'kysely';

/** Finds rows that contradict one another; each has what names it, what it says, and what the others say. */
export interface AuditCheck {
  readonly query: RawBuilder<AuditFinding>;
  readonly describe: (finding: AuditFinding) => string;
}

export interface AuditFinding {
  readonly id: string;
  readonly has: bigint;
  readonly should: bigint;
}

/** PostgreSQL sums bigint to numeric, which would come back as text. */
const sum = (expression: string) => sql.raw(`cast(coalesce(sum(${expression}), 0) as bigint)`);

const spends = sql.raw("entries.kind in ('spend', 'late_spend')");

/** Everything that has to be true of a ledger, whatever is going on in it. */
export const auditChecks: readonly AuditCheck[] = [
  {
    query: sql`select id, case when available < held then available else held end as has, 0 as should
      from accounts where available < 0 or held < 0 or spent < 0`,
    describe: ({ id, has }) => `account ${id}: an amount is below 0 (${String(has)})`,
  },
  {
    query: sql`select accounts.id, available + held as has, came.amount - went.amount as should from accounts
      join (select accounts.id, ${sum('entries.amount')} as amount from accounts
        left join entries on to_account = accounts.id group by accounts.id) as came on came.id = accounts.id
      join (select accounts.id, ${sum('entries.amount')} as amount from accounts
        left join entries on from_account = accounts.id group by accounts.id) as went on went.id = accounts.id
      where available + held <> came.amount - went.amount`,
    describe: ({ id, has, should }) =>
      `account ${id}: available and held are ${String(has)}, its entries make ${String(should)}`,
  },
  {
    query: sql`select accounts.id, held as has, ${sum('holds.amount')} as should from accounts
      left join holds on account_id = accounts.id and state = 'held' and holds.unlimited = 0
      group by accounts.id, held having held <> ${sum('holds.amount')}`,
    describe: ({ id, has, should }) =>
      `account ${id}: held is ${String(has)}, its open holds are ${String(should)}`,
  },
  {
    query: sql`select accounts.id, spent as has, ${sum('entries.amount')} as should from accounts
      left join entries on from_account = accounts.id and ${spends}
      group by accounts.id, spent having spent <> ${sum('entries.amount')}`,
    describe: ({ id, has, should }) =>
      `account ${id}: spent is ${String(has)}, its spends are ${String(should)}`,
  },
  {
    query: sql`select holds.id, max(charged) as has, ${sum('entries.amount')} as should from holds
      left join entries on hold_id = holds.id and ${spends}
      group by holds.id having max(charged) <> ${sum('entries.amount')} or count(entries.id) > 1
        or (max(state) <> 'settled' and count(entries.id) > 0)`,
    describe: ({ id, has, should }) =>
      `hold ${id}: ${String(has)} was charged, its spends are ${String(should)}, or more than one`,
  },
  {
    query: sql`select holds.id, max(written_off) as has, ${sum('entries.amount')} as should from holds
      left join entries on hold_id = holds.id and entries.kind = 'write_off'
      group by holds.id having max(written_off) <> ${sum('entries.amount')}`,
    describe: ({ id, has, should }) =>
      `hold ${id}: ${String(has)} was written off, its entry says ${String(should)}`,
  },
  {
    query: sql`select entries.id, entries.amount as has, 0 as should from entries
      left join holds on holds.id = hold_id
      where entries.kind in ('spend', 'late_spend', 'write_off')
        and (hold_id is null or from_account is null or account_id <> from_account)`,
    describe: ({ id, has }) => `entry ${id}: ${String(has)} of another account than its hold`,
  },
  {
    query: sql`select entries.id, entries.amount as has, 0 as should from entries
      where (from_account is not null and not exists (select 1 from accounts where accounts.id = from_account))
        or (to_account is not null and not exists (select 1 from accounts where accounts.id = to_account))`,
    describe: ({ id, has }) => `entry ${id}: ${String(has)} of an account that is not there`,
  },
  {
    query: sql`select id, has, should from (
        select hold_id as id, ${sum('entries.amount')} as has, coalesce(max(cost), 0) as should, count(*) as parts
        from entries left join usage_records on request_id = hold_id and cost > 0
        where hold_id is not null and ${spends} group by hold_id) as sums
      where has <> should or parts > 1`,
    describe: ({ id, has, should }) =>
      `request ${id}: ${String(has)} was charged, its usage record says ${String(should)}, or more than once`,
  },
  {
    query: sql`select request_id as id, cost as has, 0 as should from usage_records
      left join entries on hold_id = request_id and ${spends} where cost > 0 and entries.id is null`,
    describe: ({ id, has }) => `usage record ${id}: cost is ${String(has)}, nothing was charged`,
  },
  {
    query: sql`select key_id || ' ' || period || ' ' || window_start as id, spent as has, should from (
        select windows.key_id, period, windows.window_start, spent, ${sum('holds.charged')} as should
        from budget_windows as windows left join holds on holds.key_id = windows.key_id
          and budget_period = period and holds.window_start = windows.window_start
        group by windows.key_id, period, windows.window_start, spent) as sums where spent <> should`,
    describe: ({ id, has, should }) =>
      `budget ${id}: spent is ${String(has)}, its requests were charged ${String(should)}`,
  },
  {
    query: sql`select key_id || ' ' || period || ' ' || window_start as id, held as has, should from (
        select windows.key_id, period, windows.window_start, held, ${sum('holds.amount')} as should
        from budget_windows as windows left join holds on holds.key_id = windows.key_id and state = 'held'
          and budget_period = period and holds.window_start = windows.window_start
        group by windows.key_id, period, windows.window_start, held) as sums where held <> should`,
    describe: ({ id, has, should }) =>
      `budget ${id}: held is ${String(has)}, its open holds are ${String(should)}`,
  },
  {
    query: sql`select holds.id, amount as has, 0 as should from holds
      left join accounts on accounts.id = account_id
      left join budget_windows as windows on windows.key_id = holds.key_id and period = budget_period
        and windows.window_start = holds.window_start
      where accounts.id is null or (budget_period is not null and windows.key_id is null)`,
    describe: ({ id }) => `hold ${id}: its account or its budget is not there`,
  },
];

/** Of a hold that belongs to a video task which is still open: it is there until the task ends, whoever works on that. */
export const isOfOpenTask = sql.raw(`(owner = 'task' and exists (
  select 1 from video_tasks where video_tasks.request_id = holds.id and completed_at is null))`);

/** Where nothing may be under way any more but tasks that wait. */
export const settledCheck: AuditCheck = {
  query: sql`select id, amount as has, 0 as should from holds where state = 'held' and not ${isOfOpenTask}`,
  describe: ({ id, has }) => `hold ${id}: ${String(has)} is still held`,
};
