import { sql } from 'kysely';
import { flowLifetimeMs, maxFlowFailures, type FlowStore } from '../../../core/accounts/session.ts';
import type { AccountDatabase } from './account-database.ts';
import { lockUser } from './lock-user.ts';

/** First steps of logins in a SQL database. */
export function createFlowStore(database: AccountDatabase): FlowStore {
  const { kysely, nowMs: now } = database;
  const oldest = sql<bigint>`${now} - ${BigInt(flowLifetimeMs)}`;
  return {
    create: async ({ hash, userId, session }, passwordHash) => {
      await kysely.deleteFrom('login_flows').where('created_at', '<', oldest).execute();
      return await database.transact(async ({ kysely: transaction }) => {
        if (!(await lockUser(transaction, userId, { passwordHash }))) return false;
        await transaction
          .insertInto('login_flows')
          .values({ hash, user_id: userId, session, created_at: now, failures: 0n })
          .execute();
        return true;
      });
    },
    find: async (hash) => {
      const row = await kysely
        .selectFrom('login_flows')
        .select(['hash', 'user_id', 'session'])
        .where('hash', '=', hash)
        .where('created_at', '>=', oldest)
        .where('failures', '<', BigInt(maxFlowFailures))
        .executeTakeFirst();
      return row === undefined ? null : { hash, userId: row.user_id, session: row.session };
    },
    countFailure: async (hash) => {
      await kysely
        .updateTable('login_flows')
        .set(({ eb }) => ({ failures: eb('failures', '+', 1n) }))
        .where('hash', '=', hash)
        .execute();
    },
    end: async (hash) => {
      const result = await kysely.deleteFrom('login_flows').where('hash', '=', hash).executeTakeFirst();
      return result.numDeletedRows > 0n;
    },
  };
}
