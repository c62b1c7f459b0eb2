import { sql, type Kysely } from 'kysely';
import { flowLifetimeMs, maxFlowFailures, type FlowStore } from '../../../core/accounts/session.ts';
import type { Tables } from '../tables.ts';
import type { AccountDatabase } from './account-database.ts';
import { lockUser } from './lock-user.ts';

/** First steps of logins in a SQL database. */
export function createFlowStore(database: AccountDatabase): FlowStore {
  const { kysely, nowMs: now } = database;
  const oldest = oldestFlow(database);
  return {
    create: async ({ hash, userId, session }, restsOn) => {
      const over = kysely.selectFrom('login_flows').select('hash').where('created_at', '<', oldest);
      const removal = kysely
        .deleteFrom('login_flows')
        .where('hash', 'in', over.modifyEnd(database.skipLocked));
      await database.inTurn('login_flows', () => removal.execute());
      return await database.transact(async ({ kysely: transaction }) => {
        if (!(await lockUser(transaction, userId, restsOn))) return false;
        await transaction
          .insertInto('login_flows')
          .values({ hash, user_id: userId, session, created_at: now, failures: 0n })
          .execute();
        return true;
      }, userId);
    },
    find: async (hash) => {
      const row = await selectOpenFlow(database, kysely, hash);
      return row === undefined ? null : { hash, userId: row.user_id, session: row.session };
    },
    countFailure: async (hash) => {
      const update = kysely
        .updateTable('login_flows')
        .set(({ eb }) => ({ failures: eb('failures', '+', 1n) }))
        .where('hash', '=', hash)
        .where('failures', '<', BigInt(maxFlowFailures));
      const { numUpdatedRows } = await database.inTurn(hash, () => update.executeTakeFirst());
      return numUpdatedRows > 0n;
    },
  };
}

/** The first step of a login, while a code may complete it. */
export function selectOpenFlow(database: AccountDatabase, kysely: Kysely<Tables>, hash: string) {
  return kysely
    .selectFrom('login_flows')
    .select(['hash', 'user_id', 'session'])
    .where('hash', '=', hash)
    .where('created_at', '>=', oldestFlow(database))
    .where('failures', '<', BigInt(maxFlowFailures))
    .executeTakeFirst();
}

function oldestFlow({ nowMs }: AccountDatabase) {
  return sql<bigint>`${nowMs} - ${BigInt(flowLifetimeMs)}`;
}
