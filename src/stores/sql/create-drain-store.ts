import type { DrainStore } from '../../core/deployment-health.ts';
import type { OpenConnection } from './sql-dialect.ts';

/** Deployments out of service, in a SQL database. */
export function createDrainStore({ kysely, nowMs }: Pick<OpenConnection, 'kysely' | 'nowMs'>): DrainStore {
  return {
    list: async () => {
      const rows = await kysely.selectFrom('drained_deployments').select('id').execute();
      return new Set(rows.map(({ id }) => id));
    },
    set: async (id, service) => {
      if (service === 'open') await kysely.deleteFrom('drained_deployments').where('id', '=', id).execute();
      else
        await kysely
          .insertInto('drained_deployments')
          .values({ id, drained_at: nowMs })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .execute();
    },
  };
}
