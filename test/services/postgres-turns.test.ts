import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/stores/index.ts';
import { postgresDialect } from '../../src/stores/sql/postgres-dialect.ts';
import type { OpenConnection, SqlTransaction } from '../../src/stores/sql/sql-dialect.ts';
import { createTestDatabase, serverUrl, type TestDatabase } from '../support/postgres-database.ts';

/** Of everything below. */
const line = 'user_1';

describe.skipIf(serverUrl === '')(
  'a line whose row somebody has locked in PostgreSQL',
  { timeout: 60_000 },
  () => {
    let test: TestDatabase;
    let connection: OpenConnection;
    let locker: Client;

    beforeEach(async () => {
      test = await createTestDatabase();
      await (await openDatabase(test.url)).close();
      await test.query(`insert into throttles (key, count, ends_at) values ('${line}', 0, 0)`);
      connection = postgresDialect.open(test.url, { onConnectionError: () => undefined });
      locker = new Client({ connectionString: test.url });
      await locker.connect();
      await locker.query('begin');
      await locker.query('select 1 from throttles for update');
    });

    afterEach(async () => {
      await locker.end();
      await connection.close();
      await test.drop();
    });

    const change = ({ kysely }: Pick<SqlTransaction, 'kysely'>) =>
      sql`update throttles set count = count + 1`.execute(kysely);

    it('is given up with what has waited for it in vain', async () => {
      const first = connection.transact(change, line);
      const second = connection.transact(change, line);
      const refused = expect(second).rejects.toMatchObject({ name: 'NoTurnError' });
      await expect(first).rejects.toMatchObject({ code: '55P03' });
      await refused;
    });

    it('goes on where that was to wait briefly, as the end of a task', async () => {
      const brief = connection.transact(async (transaction) => {
        await transaction.waitBriefly();
        await change(transaction);
      }, line);
      const patient = connection.transact(change, line);
      const changed = expect(patient).resolves.toMatchObject({ numAffectedRows: 1n });
      await expect(brief).rejects.toMatchObject({ code: '55P03' });
      await locker.query('commit');
      await changed;
    });

    it('leaves turns to others, however many wait for it briefly and try again, as the ends of tasks', async () => {
      let isOver = false;
      const insist = async () => {
        while (!isOver) {
          const brief = connection.transact(async (transaction) => {
            await transaction.waitBriefly();
            await change(transaction);
          });
          await brief.catch(() => sleep(250));
        }
      };
      const insisting = Promise.all(Array.from({ length: 60 }, insist));
      const waits: number[] = [];
      for (let count = 0; count < 8; count += 1) {
        await sleep(500);
        const from = performance.now();
        await connection.transact(({ kysely }) => sql`select 1`.execute(kysely)).catch(() => undefined);
        waits.push(performance.now() - from);
      }
      isOver = true;
      await insisting;
      // After two seconds it would be refused.
      expect(Math.max(...waits)).toBeLessThan(1_000);
    });
  },
);
