import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { expect, it } from 'vitest';
import { findFreePort } from '../../scripts/bench/find-free-port.ts';
import { createTestGateway } from '../support/create-test-gateway.ts';
import { createTestDatabase } from '../support/postgres-database.ts';

const apiKey = 'sk-specway-test-key-000000000002';

/** Asks again and again until `isOver`, and returns what was answered. */
async function askUntil(port: number, isOver: () => boolean): Promise<readonly number[]> {
  const statuses: number[] = [];
  while (!isOver()) {
    const headers = { authorization: `Bearer ${apiKey}` };
    const answer = await fetch(`http://127.0.0.1:${String(port)}/v1/models`, { headers }).catch(() => null);
    if (answer !== null) statuses.push(answer.status);
    await answer?.arrayBuffer();
    await sleep(5);
  }
  return statuses;
}

it('a gateway whose key is configured knows it before it takes connections', async () => {
  const database = await createTestDatabase();
  const config = { databaseUrl: database.url };
  // It makes the tables.
  await (await createTestGateway({ config })).stop();
  const slow = new Client({ connectionString: database.url });
  await slow.connect();
  await slow.query('begin; lock table api_keys in share row exclusive mode');
  const port = await findFreePort();
  let isOver = false;
  const asking = askUntil(port, () => isOver);
  const starting = createTestGateway({ config: { ...config, port, apiKey } });
  await sleep(1_000);
  await slow.query('commit');
  await slow.end();
  const gateway = await starting;
  await sleep(100);
  isOver = true;
  const statuses = await asking;
  expect(statuses.length).toBeGreaterThan(0);
  expect(new Set(statuses)).toEqual(new Set([200]));
  await gateway.stop();
  await database.drop();
});
