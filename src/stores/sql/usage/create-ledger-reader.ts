import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { LedgerEntry, LedgerFilter, LedgerReader, LedgerSide } from '../../../core/account-records.ts';
import type { Page, PageQuery } from '../../../core/accounts/user.ts';
import { createAccountId } from '../../../core/ledger.ts';
import { createEntryPrefix } from '../ledger/batch-rows.ts';
import type { EntryRow } from '../ledger/ledger-tables.ts';
import type { Tables } from '../tables.ts';
import { parseUsageCursor, renderUsageCursor } from './usage-cursor.ts';

/** Movements of money out of a SQL database. */
export function createLedgerReader(kysely: Kysely<Tables>): LedgerReader {
  return {
    listEntries: (filter, page) => listEntries(kysely, filter, page),
    listOfRequest: async (requestId) => {
      const rows = await kysely
        .selectFrom('entries')
        .selectAll()
        .where('hold_id', '=', requestId)
        .orderBy('id')
        .execute();
      return await convertEntries(kysely, rows);
    },
  };
}

/** Entries stand in the order of their ids, which begin with the time. */
async function listEntries(
  kysely: Kysely<Tables>,
  filter: LedgerFilter,
  { limit, cursor }: PageQuery,
): Promise<Page<LedgerEntry>> {
  const asked = { ...filter, from: null, to: null };
  const [before] = cursor === null ? [] : parseUsageCursor(cursor, asked, ['text']);
  const part: Part = { filter, before: typeof before === 'string' ? before : null, limit: limit + 1 };
  const rows = await (filter.userId === null
    ? selectPart(kysely, part).execute()
    : selectOfUser(kysely, part, filter.userId));
  const items = await convertEntries(kysely, rows.slice(0, limit));
  const last = rows.length > limit ? items.at(-1) : undefined;
  return { items, nextCursor: last === undefined ? null : renderUsageCursor(asked, [last.id]) };
}

interface Part {
  readonly filter: LedgerFilter;
  /** The id that the page before ended with. */
  readonly before: string | null;
  readonly limit: number;
}

type EntryQuery = SelectQueryBuilder<Tables, 'entries', EntryRow>;

function selectPart(kysely: Kysely<Tables>, { filter, before, limit }: Part): EntryQuery {
  const { kind, from, to } = filter;
  let rows: EntryQuery = kysely.selectFrom('entries').selectAll();
  if (kind !== null) rows = rows.where('kind', '=', kind);
  // Ids say the time, too, and are what the indexes are in the order of: nothing outside of the time span is looked at.
  if (from !== null) rows = rows.where('id', '>=', createEntryPrefix(Math.max(0, from)));
  if (to !== null) rows = rows.where('id', '<', createEntryPrefix(to));
  if (before !== null) rows = rows.where('id', '<', before);
  return rows.orderBy('id', 'desc').limit(limit);
}

/** Each account and side by itself, in the order of an index; together they are a few pages at most. */
async function selectOfUser(
  kysely: Kysely<Tables>,
  part: Part,
  userId: string,
): Promise<readonly EntryRow[]> {
  const accounts = [createAccountId(userId, 'quota'), createAccountId(userId, 'affiliate')];
  const parts = await Promise.all(
    accounts.flatMap((account) => [
      selectPart(kysely, part).where('from_account', '=', account).execute(),
      selectPart(kysely, part).where('to_account', '=', account).execute(),
    ]),
  );
  const rows = new Map(parts.flat().map((row) => [row.id, row]));
  return [...rows.values()].sort((a, b) => (a.id < b.id ? 1 : -1)).slice(0, part.limit);
}

async function convertEntries(
  kysely: Kysely<Tables>,
  rows: readonly EntryRow[],
): Promise<readonly LedgerEntry[]> {
  if (rows.length === 0) return [];
  const accountIds = rows.flatMap(({ from_account: from, to_account: to }) => [from, to]);
  const accounts = await kysely
    .selectFrom('accounts')
    .select(['id', 'user_id', 'kind'])
    .where('id', 'in', [...new Set(accountIds.filter((id) => id !== null))])
    .execute();
  const byId = new Map(accounts.map((account) => [account.id, account]));
  return rows.map((row) => {
    const from = row.from_account === null ? undefined : byId.get(row.from_account);
    const to = row.to_account === null ? undefined : byId.get(row.to_account);
    return {
      id: row.id,
      at: Number(row.created_at),
      kind: row.kind,
      userId: (from ?? to)?.user_id ?? null,
      actor: row.actor,
      amount: row.amount,
      ...findSides(row, from?.kind ?? 'gateway', to?.kind ?? 'gateway'),
      requestId: row.hold_id,
      // What requests move their keys do.
      keyId: row.hold_id === null ? null : row.actor,
      reason: row.reason,
    };
  });
}

/** Where nothing left an account, as with what nobody paid, both sides are outside; an unlimited account pays from its quota. */
function findSides(
  { kind, from_account: source, to_account: target }: EntryRow,
  from: LedgerSide,
  to: LedgerSide,
): Pick<LedgerEntry, 'from' | 'to'> {
  if (source === null || source !== target) return { from, to };
  return { from: kind === 'write_off' ? 'gateway' : from, to: 'gateway' };
}
