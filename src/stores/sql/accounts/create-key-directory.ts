import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import {
  maxKeysPerUser,
  type BudgetUse,
  type KeyDirectory,
  type KeyEntry,
  type KeyOwnerFilter,
} from '../../../core/accounts/keys.ts';
import type { Clock } from '../../../core/clock.ts';
import type { StoredApiKey } from '../../../core/principal.ts';
import { convertKey, convertKeyRow, convertSettings } from '../convert-key.ts';
import { findBudgetWindow } from '../ledger/budget-window.ts';
import type { ApiKeyRow, Tables } from '../tables.ts';
import type { AccountDatabase } from './account-database.ts';
import { cutPage, parseCursor } from './page-cursor.ts';

/** Keys as people manage them, beside what was done with them. */
export function createKeyDirectory(database: AccountDatabase, clock: Clock): KeyDirectory {
  const { kysely } = database;
  return {
    list: async (filter, page) => {
      let rows = selectKeys(kysely, filter);
      const { text = null } = filter;
      if (text !== null) rows = rows.where((eb) => eb.or([eb('id', '=', text), matchText(text)]));
      if (page.cursor !== null) {
        const { at, id } = parseCursor(page.cursor);
        rows = rows.where((eb) =>
          eb.or([eb('created_at', '<', at), eb.and([eb('created_at', '=', at), eb('id', '<', id)])]),
        );
      }
      const found = await rows
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(page.limit + 1)
        .execute();
      const { items, nextCursor } = cutPage(found, page.limit, {
        item: (row) => row,
        end: (row) => ({ at: row.created_at, id: row.id }),
      });
      return { items: await describeKeys(kysely, items, clock.now()), nextCursor };
    },
    find: async (filter, id) => {
      const rows = await selectKeys(kysely, filter).where('id', '=', id).execute();
      const [entry = null] = await describeKeys(kysely, rows, clock.now());
      return entry;
    },
    addPlaygroundKey: async ({ hash, keyId, sessionId, expiresAt }) => {
      const now = BigInt(clock.now());
      await kysely.deleteFrom('playground_keys').where('expires_at', '<=', now).execute();
      const row = { hash, key_id: keyId, session_id: sessionId, expires_at: BigInt(expiresAt) };
      await kysely.insertInto('playground_keys').values(row).execute();
    },
    add: (key) => addKey(database, key, clock.now()),
    change: async (filter, id, changes) => {
      if ((await selectKeys(kysely, filter).where('id', '=', id).executeTakeFirst()) === undefined)
        return false;
      await kysely.updateTable('api_keys').set(convertSettings(changes)).where('id', '=', id).execute();
      return true;
    },
    revoke: async ({ userId }, id, revokedAt) => {
      let update = kysely
        .updateTable('api_keys')
        .set({ revoked_at: BigInt(revokedAt) })
        .where('id', '=', id)
        .where('revoked_at', 'is', null);
      if (userId !== null) update = update.where('user_id', '=', userId);
      const { numUpdatedRows } = await update.executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}

function selectKeys(kysely: Kysely<Tables>, { userId }: KeyOwnerFilter) {
  const rows = kysely
    .selectFrom('api_keys')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('usage_records')
        .whereRef('usage_records.key_id', '=', 'api_keys.id')
        .select((inner) => inner.fn.max('started_at').as('last'))
        .as('last_used_at'),
    )
    .where('revoked_at', 'is', null);
  return userId === null ? rows : rows.where('user_id', '=', userId);
}

/** A part of the name, in upper or lower case, or the beginning of the key. */
function matchText(text: string): RawBuilder<SqlBool> {
  const pattern = text.replaceAll(/[\\%_]/g, '\\$&');
  return sql<SqlBool>`(lower(name) like ${`%${pattern.toLowerCase()}%`} escape '\\' or prefix like ${`${pattern}%`} escape '\\')`;
}

type DescribedRow = ApiKeyRow & { readonly last_used_at: bigint | null };

async function describeKeys(
  kysely: Kysely<Tables>,
  rows: readonly DescribedRow[],
  now: number,
): Promise<readonly KeyEntry[]> {
  const uses = await readBudgets(kysely, rows, now);
  return rows.map((row) => {
    const { hash: _hash, revokedAt: _revokedAt, ...key } = convertKeyRow(row);
    const lastUsedAt = row.last_used_at === null ? null : Number(row.last_used_at);
    return { ...key, lastUsedAt, budgetUse: uses.get(row.id) ?? null };
  });
}

/** By key; what has not been touched in its period is not there yet. */
async function readBudgets(
  kysely: Kysely<Tables>,
  rows: readonly ApiKeyRow[],
  now: number,
): Promise<ReadonlyMap<string, BudgetUse>> {
  const budgets = rows.flatMap(({ id, budget_period: period }) =>
    period === null ? [] : [{ id, period, window: findBudgetWindow(period, now) }],
  );
  if (budgets.length === 0) return new Map();
  const ids = budgets.map(({ id }) => id);
  const windows = await kysely.selectFrom('budget_windows').selectAll().where('key_id', 'in', ids).execute();
  return new Map(
    budgets.map(({ id, period, window }) => {
      const found = windows.find(
        (row) => row.key_id === id && row.period === period && Number(row.window_start) === window.startsAt,
      );
      return [id, { spent: found?.spent ?? 0n, held: found?.held ?? 0n, resetsAt: window.endsAt }];
    }),
  );
}

/** Of several that are added at once only as many come in as there may be. */
async function addKey({ transact }: AccountDatabase, key: StoredApiKey, now: number): Promise<boolean> {
  return await transact(async ({ kysely }) => {
    // The user's row is what those who add keys at the same time wait for.
    await kysely
      .updateTable('users')
      .set({ id: sql<string>`id` })
      .where('id', '=', key.userId)
      .execute();
    const { count } = await kysely
      .selectFrom('api_keys')
      .select(({ fn }) => fn.countAll<bigint>().as('count'))
      .where('user_id', '=', key.userId)
      .where('revoked_at', 'is', null)
      .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', BigInt(now))]))
      .executeTakeFirstOrThrow();
    if (Number(count) >= maxKeysPerUser) return false;
    await kysely.insertInto('api_keys').values(convertKey(key)).execute();
    return true;
  });
}
