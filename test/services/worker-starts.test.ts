import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, serverUrl, type TestDatabase } from '../support/postgres-database.ts';
import { createDirectory, runGatewayProcess } from '../support/start-gateway-process.ts';

/** That of maintain-postgres.ts: a start waits for it. */
const lockId = 7_318_349_394_477_056_517n;

describe.skipIf(serverUrl === '')('SPECWAY_WORKERS, while the first one starts', { timeout: 60_000 }, () => {
  let database: TestDatabase;
  let locker: Client;
  const directory = createDirectory();

  beforeAll(async () => {
    database = await createTestDatabase();
    locker = new Client({ connectionString: database.url });
    await locker.connect();
    await locker.query(`select pg_advisory_lock(${String(lockId)})`);
  });
  afterAll(async () => {
    await locker.end();
    await database.drop();
    directory.remove();
  });

  /** Of a start that cannot go on: what is done when its first worker is there, told who is who. */
  async function startAnd(act: (pids: { readonly primary: number; readonly worker: number }) => void) {
    let output = '';
    let startedAt = 0;
    const end = await runGatewayProcess({
      directory: directory.path,
      environment: { SPECWAY_WORKERS: '2', DATABASE_URL: database.url },
      shell: 'echo "primary $$"; exec "$@"',
      onOutput: (text) => {
        output += text;
        const worker = /"pid":(\d+),"msg":"starting a worker"/u.exec(output)?.[1];
        if (worker === undefined || startedAt !== 0) return;
        startedAt = performance.now();
        // When it waits for the lock.
        setTimeout(() => {
          act({ primary: Number(/primary (\d+)/u.exec(output)?.[1]), worker: Number(worker) });
        }, 2_000);
      },
    });
    return { ...end, tookMs: performance.now() - startedAt };
  }

  it('end at once on SIGTERM to the one that started them', async () => {
    const end = await startAnd(({ primary }) => {
      process.kill(primary, 'SIGTERM');
    });
    expect([end.code, end.stderr]).toEqual([0, '']);
    expect(end.stdout).toContain('stopping all workers');
    expect(end.tookMs).toBeLessThan(8_000);
  });

  it('say which of them was killed', async () => {
    const end = await startAnd(({ worker }) => {
      process.kill(worker, 'SIGKILL');
    });
    expect(end.code).toBe(1);
    expect(end.stdout).toMatch(/"signal":"SIGKILL","msg":"the first worker has ended before it listened"/u);
  });
});
