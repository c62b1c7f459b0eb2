import type { Kysely, Updateable } from 'kysely';
import {
  maxKeysPerUser,
  maxNewKeysPerDay,
  type BudgetUse,
  type KeyDirectory,
  type KeyEntry,
  type KeyOwnerFilter,
  type KeySearch,
  type PlaygroundKey,
} from '../../../core/accounts/keys.ts';
import type { Page, PageQuery } from '../../../core/accounts/user.ts';
import type { Clock } from '../../../core/clock.ts';
import type { KeyChanges, StoredApiKey } from '../../../core/principal.ts';
import { convertKey, convertKeyRow, convertSettings } from '../convert-key.ts';
import { findBudgetWindow } from '../ledger/budget-window.ts';
import type { ApiKeyRow, Tables } from '../tables.ts';
import type { AccountDatabase } from './account-database.ts';
import { lockUser } from './lock-user.ts';
import { beginsWith, contains } from './match-text.ts';
import { cutPage, parseCursor } from '../../../core/accounts/page-cursor.ts';

/** Keys as people manage them, beside what was done with them. */
export function createKeyDirectory(database: AccountDatabase, clock: Clock): KeyDirectory {
  const { kysely } = database;
  return {
    list: (search, page) => list(database, search, page),
    find: async (filter, id) => {
      const rows = await addUse(database, kysely, selectKeys(kysely, filter).where('id', '=', id)).execute();
      const [entry = null] = await describeKeys(kysely, rows);
      return entry;
    },
    addPlaygroundKey: async (key) => {
      const now = BigInt(clock.now());
      const over = kysely.selectFrom('playground_keys').select('hash').where('expires_at', '<=', now);
      const removal = kysely
        .deleteFrom('playground_keys')
        .where('hash', 'in', over.modifyEnd(database.skipLocked));
      await database.inTurn('playground_keys', () => removal.execute());
      return await addPlaygroundKey(database, key);
    },
    add: (key) => addKey(database, key, clock.now()),
    change: ({ userId }, id, changes) => changeKey(database, { userId, id, changes }, clock),
    revoke: (filter, id, revokedAt) =>
      database.inTurn(id, () => updateKey(kysely, filter, { id, values: { revoked_at: BigInt(revokedAt) } })),
  };
}

/** Locks the login: where it ended beside this, nobody would hear that there is a key which ends with it (0008-playground-keys.ts). */
function addPlaygroundKey(
  { transact }: AccountDatabase,
  { hash, keyId, sessionId, expiresAt }: PlaygroundKey,
): Promise<boolean> {
  return transact(async ({ kysely }) => {
    const { numUpdatedRows } = await kysely
      .updateTable('sessions')
      .set(({ ref }) => ({ id: ref('id') }))
      .where('id', '=', sessionId)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    const row = { hash, key_id: keyId, session_id: sessionId, expires_at: BigInt(expiresAt) };
    await kysely.insertInto('playground_keys').values(row).execute();
    return true;
  }, sessionId);
}

/** Of one user they are found by an index. To look through everybody's takes longer, and others do not wait for it. */
async function list(
  database: AccountDatabase,
  search: KeySearch,
  { limit, cursor }: PageQuery,
): Promise<Page<KeyEntry>> {
  const { kysely, reading } = database;
  const { userId, text = null } = search;
  const source = userId === null ? reading : kysely;
  let rows = selectKeys(source, search);
  if (text !== null)
    rows = rows.where((eb) =>
      eb.or([eb('id', '=', text), contains('name', text), beginsWith('prefix', text)]),
    );
  if (cursor !== null) {
    const { at, id } = parseCursor(cursor);
    rows = rows.where((eb) =>
      eb.or([eb('created_at', '<', at), eb.and([eb('created_at', '=', at), eb('id', '<', id)])]),
    );
  }
  const page = rows
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1);
  const found = await addUse(database, source, page)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const { items, nextCursor } = cutPage(found, limit, {
    item: (row) => row,
    end: (row) => ({ at: row.created_at, id: row.id }),
  });
  return { items: await describeKeys(source, items), nextCursor };
}

function selectKeys(kysely: Kysely<Tables>, { userId }: KeyOwnerFilter) {
  const rows = kysely.selectFrom('api_keys').selectAll().where('revoked_at', 'is', null);
  return userId === null ? rows : rows.where('user_id', '=', userId);
}

/** Looked up for the keys of a page, not for those that it is chosen from. */
function addUse({ nowMs }: AccountDatabase, kysely: Kysely<Tables>, keys: ReturnType<typeof selectKeys>) {
  return kysely
    .selectFrom(keys.as('k'))
    .selectAll('k')
    .select(nowMs.as('now'))
    .select((eb) =>
      eb
        .selectFrom('usage_records')
        .whereRef('usage_records.key_id', '=', 'k.id')
        .select((inner) => inner.fn.max('started_at').as('last'))
        .as('last_used_at'),
    );
}

/** Says whether there is such a key. */
async function updateKey(
  kysely: Kysely<Tables>,
  { userId }: KeyOwnerFilter,
  { id, values }: { readonly id: string; readonly values: Updateable<ApiKeyRow> },
): Promise<boolean> {
  let update = kysely
    .updateTable('api_keys')
    .set(values)
    .where('id', '=', id)
    .where('revoked_at', 'is', null);
  if (userId !== null) update = update.where('user_id', '=', userId);
  const { numUpdatedRows } = await update.executeTakeFirst();
  return numUpdatedRows > 0n;
}

interface DescribedRow extends ApiKeyRow {
  readonly last_used_at: bigint | null;
  /** By the clock of the database, which budgets go by. */
  readonly now: bigint;
}

async function describeKeys(
  kysely: Kysely<Tables>,
  rows: readonly DescribedRow[],
): Promise<readonly KeyEntry[]> {
  const uses = await readBudgets(kysely, rows);
  return rows.map((row) => {
    const { hash: _hash, revokedAt: _revokedAt, ...key } = convertKeyRow(row);
    const lastUsedAt = row.last_used_at === null ? null : Number(row.last_used_at);
    return { ...key, lastUsedAt, budgetUse: uses.get(row.id) ?? null };
  });
}

/** By key; what has not been touched in its period is not there yet. */
async function readBudgets(
  kysely: Kysely<Tables>,
  rows: readonly DescribedRow[],
): Promise<ReadonlyMap<string, BudgetUse>> {
  const budgets = rows.flatMap(({ id, budget_period: period, now }) =>
    period === null ? [] : [{ id, period, window: findBudgetWindow(period, Number(now)) }],
  );
  if (budgets.length === 0) return new Map();
  const ids = budgets.map(({ id }) => id);
  const starts = [...new Set(budgets.map(({ window }) => BigInt(window.startsAt)))];
  const windows = await kysely
    .selectFrom('budget_windows')
    .selectAll()
    .where('key_id', 'in', ids)
    .where('window_start', 'in', starts)
    .execute();
  return new Map(
    budgets.map(({ id, period, window }) => {
      const found = windows.find(
        (row) => row.key_id === id && row.period === period && Number(row.window_start) === window.startsAt,
      );
      return [id, { spent: found?.spent ?? 0n, held: found?.held ?? 0n, resetsAt: window.endsAt }];
    }),
  );
}

const dayMs = 24 * 3_600_000;

/** Of several that are added at once only as many come in as there may be. */
async function addKey(
  { transact }: AccountDatabase,
  key: StoredApiKey,
  now: number,
): ReturnType<KeyDirectory['add']> {
  return await transact(async ({ kysely }) => {
    // The user's row is what those who add keys at the same time wait for.
    if (key.userId !== null && !(await lockUser(kysely, key.userId))) return 'unknown_user';
    if (await hasAllKeys(kysely, key.userId, now)) return 'too_many_valid';
    const recent = await countKeys(kysely, key.userId)
      .where('created_at', '>', BigInt(now - dayMs))
      .executeTakeFirstOrThrow();
    if (Number(recent.count) >= maxNewKeysPerDay) return 'too_many_new';
    await kysely.insertInto('api_keys').values(convertKey(key)).execute();
    return 'added';
  }, key.userId);
}

interface OwnKeyChange {
  readonly userId: string;
  readonly id: string;
  readonly changes: KeyChanges;
}

/** A key that had expired and works again is one more. */
async function changeKey(
  { kysely, transact, inTurn }: AccountDatabase,
  { userId, id, changes }: OwnKeyChange,
  clock: Clock,
): ReturnType<KeyDirectory['change']> {
  const values = { id, ...convertSettings(changes) };
  const change = async (source: Kysely<Tables>) =>
    (await updateKey(source, { userId }, { id, values })) ? 'changed' : 'unknown';
  if (changes.expiresAt === undefined) return await inTurn(id, () => change(kysely));
  return await transact(async ({ kysely: transaction }) => {
    await lockUser(transaction, userId);
    // Not before: it may have expired while others were waited for.
    const now = clock.now();
    const expired = await selectKeys(transaction, { userId })
      .where('id', '=', id)
      .where('expires_at', '<=', BigInt(now))
      .executeTakeFirst();
    if (expired !== undefined && (await hasAllKeys(transaction, userId, now))) return 'too_many_valid';
    return await change(transaction);
  }, userId);
}

/** Whether a user has as many valid keys as there may be. */
async function hasAllKeys(kysely: Kysely<Tables>, userId: string | null, now: number): Promise<boolean> {
  const { count } = await countKeys(kysely, userId)
    .where('revoked_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', BigInt(now))]))
    .executeTakeFirstOrThrow();
  return Number(count) >= maxKeysPerUser;
}

function countKeys(kysely: Kysely<Tables>, userId: string | null) {
  return kysely
    .selectFrom('api_keys')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('user_id', '=', userId);
}
