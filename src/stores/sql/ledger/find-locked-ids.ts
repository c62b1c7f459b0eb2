import { listNeededRows } from './apply-batch.ts';
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

const knownIds: NamedStatement = {
  name: 'ledger_known',
  parameterCount: 2,
  text: `select id, id as account_id from accounts where id in (select json_array_elements_text($1::json))
    union all select id, account_id from holds where id in (select json_array_elements_text($2::json))`,
};

/** What {@link findLockedIds} runs. */
export const lockStatements: readonly NamedStatement[] = [freeAccounts, knownIds];

/**
 * The accounts of a batch that somebody else has locked, and its holds of them. Within a transaction that is ended afterwards. Rejects
 * where not the rows are locked but all of the table.
 */
export async function findLockedIds(
  run: (calls: readonly StatementCall[]) => Promise<readonly (readonly unknown[])[]>,
  batch: LedgerBatch,
): Promise<ReadonlySet<string>> {
  const { accountIds, holdIds } = listNeededRows(batch);
  const lists = [JSON.stringify(accountIds), JSON.stringify(holdIds)] as const;
  // The driver gives rows the types of their columns, which the compiler cannot know.
  const [free, known] = (await run(lockStatements.map((statement) => [statement, ...lists]))) as readonly [
    readonly { readonly id: string }[],
    readonly { readonly id: string; readonly account_id: string }[],
  ];
  const freeIds = new Set(free.map(({ id }) => id));
  return new Set(known.flatMap(({ id, account_id: accountId }) => (freeIds.has(accountId) ? [] : [id])));
}
