import { sql, type Kysely } from 'kysely';
import type { LedgerAudit } from '../../../core/ledger-audit.ts';
import { findDialect } from '../dialects.ts';
import type { Tables } from '../tables.ts';
import {
  auditChecks,
  isOfOpenTask,
  settledCheck,
  type AuditCheck,
  type AuditFinding,
} from './audit-checks.ts';

/** Faults of one kind, and write-offs, that are shown; the others are counted. */
const maxShown = 50;

/** Whether holds may be open: `live` beside running gateways, `settled` when all of them have stopped. */
export type AuditMode = 'live' | 'settled';

/**
 * Holds everything that the ledger says against everything else it says, in one snapshot, beside gateways that work. Changes
 * nothing. Rejects when the database cannot be read; the message never holds the URL.
 */
export async function auditLedger(databaseUrl: string, mode: AuditMode): Promise<LedgerAudit> {
  const dialect = await findDialect(databaseUrl);
  return await dialect.readSnapshot(databaseUrl, ({ kysely }) => audit(kysely, mode));
}

async function audit(kysely: Kysely<Tables>, mode: AuditMode): Promise<LedgerAudit> {
  const faults: string[] = [];
  let faultCount = 0;
  for (const check of mode === 'settled' ? [...auditChecks, settledCheck] : auditChecks) {
    const found = await runCheck(kysely, check);
    faults.push(...found.lines);
    faultCount += found.count;
  }
  const { rows: counts } = await sql<Readonly<Record<'accounts' | 'open' | 'tasks', bigint>>>`
    select (select count(*) from accounts) as accounts,
      (select count(*) from holds where state = 'held') as open,
      (select count(*) from holds where state = 'held' and ${isOfOpenTask}) as tasks`.execute(kysely);
  return {
    faults,
    faultCount,
    ...(await readWriteOffs(kysely)),
    accountCount: Number(counts[0]?.accounts),
    openHoldCount: Number(counts[0]?.open),
    taskHoldCount: Number(counts[0]?.tasks),
  };
}

interface Found {
  readonly lines: readonly string[];
  readonly count: number;
}

async function runCheck(kysely: Kysely<Tables>, { query, describe }: AuditCheck): Promise<Found> {
  const { rows } = await sql<AuditFinding & { readonly total: bigint }>`
    select found.*, count(*) over () as total from (${query}) as found order by id limit ${maxShown}`.execute(
    kysely,
  );
  return { lines: rows.map(describe), count: Number(rows[0]?.total ?? 0) };
}

type WriteOffs = Pick<LedgerAudit, 'writeOffs' | 'writeOffCount' | 'writtenOff'>;

async function readWriteOffs(kysely: Kysely<Tables>): Promise<WriteOffs> {
  const ofWriteOffs = kysely.selectFrom('entries').where('kind', '=', 'write_off');
  const { count, amount } = await ofWriteOffs
    .select(({ fn }) => [fn.countAll<bigint>().as('count'), fn.sum<bigint | string>('amount').as('amount')])
    .executeTakeFirstOrThrow();
  const rows = await ofWriteOffs.selectAll().orderBy('id', 'desc').limit(maxShown).execute();
  return {
    writeOffs: rows.map(
      (row) =>
        `hold ${row.hold_id ?? ''}: account ${row.from_account ?? ''} did not pay ${String(row.amount)}`,
    ),
    writeOffCount: Number(count),
    writtenOff: BigInt(amount ?? 0),
  };
}
