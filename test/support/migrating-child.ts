import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { findDialect } from '../../src/stores/sql/dialects.ts';
import { migrateDatabase } from '../../src/stores/sql/migrate-database.ts';

/** One of several processes that migrate the database of the first argument at once; each run of a migration leaves a row. */
const note = (name: string) => async (database: Kysely<unknown>) => {
  await sleep(20);
  await sql`insert into runs (name) values (${name})`.execute(database);
};

const dialect = await findDialect(process.argv[2] ?? '');
const connection = dialect.open(process.argv[2] ?? '', { onConnectionError: () => undefined });
await migrateDatabase(connection, {
  '0001-runs': {
    up: async (database) => {
      await database.schema.createTable('runs').addColumn('name', 'text').execute();
      await note('0001-runs')(database);
    },
  },
  '0002-second': { prepare: note('before 0002-second'), up: note('0002-second') },
  '0003-third': { worksFrom: '0001-runs', up: note('0003-third') },
});
await connection.close();
