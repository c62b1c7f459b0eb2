import type { Kysely } from 'kysely';
import type { UsageDimension } from '../../../core/usage-reader.ts';
import type { Tables } from '../tables.ts';

/** What people call these groups now, by id; those whose names are gone are absent. */
export async function nameGroups(
  kysely: Kysely<Tables>,
  groupBy: UsageDimension,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const known = ids.filter((id) => id !== null);
  if (known.length === 0) return new Map();
  if (groupBy === 'key') return await readNames(selectKeys(kysely, known));
  if (groupBy === 'user') return await readNames(selectUsers(kysely, known));
  return new Map(known.map((id) => [id, id]));
}

interface NameQuery {
  execute(): Promise<readonly { readonly id: string; readonly name: string }[]>;
}

async function readNames(query: NameQuery): Promise<ReadonlyMap<string, string>> {
  const rows = await query.execute();
  return new Map(rows.filter(({ name }) => name !== '').map(({ id, name }) => [id, name]));
}

function selectKeys(kysely: Kysely<Tables>, ids: readonly string[]): NameQuery {
  return kysely.selectFrom('api_keys').select(['id', 'name']).where('id', 'in', ids);
}

function selectUsers(kysely: Kysely<Tables>, ids: readonly string[]): NameQuery {
  return kysely.selectFrom('users').select(['id', 'username as name']).where('id', 'in', ids);
}
