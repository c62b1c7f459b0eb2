import type { SecretStore } from '../../../core/accounts/account-stores.ts';
import type { AccountDatabase } from './account-database.ts';

/** Secrets of the gateway in a SQL database. */
export function createSecretStore({ kysely }: AccountDatabase): SecretStore {
  return {
    ensure: async (name, candidate) => {
      await kysely
        .insertInto('gateway_secrets')
        .values({ name, value: candidate })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute();
      const { value } = await kysely
        .selectFrom('gateway_secrets')
        .select('value')
        .where('name', '=', name)
        .executeTakeFirstOrThrow();
      return value;
    },
  };
}
