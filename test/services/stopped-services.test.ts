import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client } from 'pg';
import { openDatabase, type Database } from '../../src/stores/index.ts';
import { auditLedger } from '../../src/stores/tools.ts';
import { createPayer, type Payer } from '../support/charged-gateway.ts';
import { NodeFleet } from '../support/node-fleet.ts';
import { createOwnPostgres, createOwnRedis, hasPrograms, type OwnService } from '../support/own-services.ts';
import { buy, type Bought } from '../support/paying-clients.ts';

const model = 'chatfam-sonnet-4-6';
const free = 'chatfam-haiku-4-5';
const tokens = 10;
/** Of each payer; each asks one node after the other. */
const clientsPerPayer = 4;
const minute = 60_000;

interface Asked extends Bought {
  readonly payer: Payer;
  readonly model: string;
  readonly endedAt: number;
}

describe.skipIf(!hasPrograms)('two nodes under load', { timeout: 3 * minute }, () => {
  let postgres: OwnService;
  let redis: OwnService;
  let fleet: NodeFleet;
  let database: Database;
  let paying: Payer;
  let unlimited: Payer;

  beforeAll(async () => {
    [postgres, redis] = await Promise.all([createOwnPostgres(), createOwnRedis()]);
    fleet = await NodeFleet.start({
      count: 2,
      yaml: `models: { ${model}: { price: { output: 1 } } }\naccounts: { limits: { rpm: 1000000 } }\n`,
      environment: {
        DATABASE_URL: postgres.url,
        REDIS_URL: redis.url,
        SPECWAY_REDIS_PREFIX: `specway-test-${randomUUID()}:`,
        SPECWAY_API_KEY: 'sk-operators-own-key-0001',
      },
      readNodeIds,
    });
    database = await openDatabase(postgres.url);
    paying = await createPayer(database, 1_000_000_000n, {});
    unlimited = await createPayer(database, 0n, {});
    await query(`update accounts set unlimited = 1 where id = '${unlimited.userId}'`);
  }, 5 * minute);

  afterAll(async () => {
    await fleet.stop();
    await database.close();
    await Promise.all([postgres.remove(), redis.remove()]);
  }, 5 * minute);

  async function query<Row>(sql: string): Promise<readonly Row[]> {
    const client = new Client({ connectionString: postgres.url });
    await client.connect();
    try {
      return (await client.query(sql)).rows as readonly Row[];
    } finally {
      await client.end();
    }
  }

  async function readNodeIds(): Promise<readonly string[]> {
    if ((await query("select 1 from pg_class where relname = 'nodes'")).length === 0) return [];
    return (await query<{ id: string }>('select id from nodes')).map(({ id }) => id);
  }

  const patience = { timeout: 30_000, interval: 20 };

  /** Clients that ask one request after the other until they are told to stop. */
  function startLoad() {
    const asked: Asked[] = [];
    let isOver = false;
    const client = async (payer: Payer, asks: string, number: number): Promise<void> => {
      for (let count = 0; !isOver; count += 1) {
        const delivery = count % 2 === 0 ? 'whole' : 'streamed';
        const purchase = { apiKey: payer.apiKey, model: asks, tokens, delivery, delayMs: 5 } as const;
        const { url } = fleet.pick(number + count);
        const bought = await buy(url, { ...purchase, patienceMs: 30_000 });
        asked.push({ ...bought, payer, model: asks, endedAt: performance.now() });
        if (bought.outcome !== 'answered') await sleep(50);
      }
    };
    const clients = Array.from({ length: clientsPerPayer }, (_, number) => [
      client(paying, model, number),
      client(unlimited, model, number),
      client(paying, free, number),
    ]).flat();
    return {
      asked,
      stop: async () => {
        isOver = true;
        await Promise.all(clients);
      },
    };
  }

  const statusesOf = (asked: readonly Asked[]) => [...new Set(asked.map(({ status }) => status))].sort();

  it.each([
    ['stopped', 'SIGINT'],
    ['killed', 'SIGQUIT'],
  ] as const)(
    'refuse nobody and lose no charge while PostgreSQL is %s and started',
    async (_what, signal) => {
      const load = startLoad();
      await expect.poll(() => load.asked.length, patience).toBeGreaterThan(100);
      await postgres.stop(signal);
      await sleep(3_000);
      const startedAt = performance.now();
      const startedAfter = load.asked.length;
      await postgres.start();
      const isBack = ({ payer, model: asks, outcome, endedAt }: Asked) =>
        payer === paying && asks === model && outcome === 'answered' && endedAt > startedAt;
      await expect.poll(() => load.asked.slice(startedAfter).some(isBack), patience).toBe(true);
      const backAfterMs = performance.now() - startedAt;
      await expect
        .poll(() => load.asked.slice(startedAfter).filter(isBack).length, patience)
        .toBeGreaterThan(50);
      await load.stop();

      // Neither 401 nor anything else but a refusal for a moment, and that only of what has to be held.
      const { asked } = load;
      expect(asked.filter(({ outcome }) => !['answered', 'unavailable'].includes(outcome))).toEqual([]);
      expect(statusesOf(asked.filter(({ payer, model: asks }) => payer !== paying || asks === free))).toEqual(
        [200],
      );
      expect(statusesOf(asked)).toEqual([200, 503]);
      expect(backAfterMs).toBeLessThan(10_000);
      await expectCharged(
        asked.filter(({ outcome, model: asks }) => outcome === 'answered' && asks === model),
      );
    },
  );

  /** Each of these is charged once, and nothing else is wrong. */
  async function expectCharged(answers: readonly Asked[]): Promise<void> {
    await expect.poll(async () => (await auditLedger(postgres.url, 'settled')).faults, patience).toEqual([]);
    const readUncharged = async () => {
      const rows = await query<{ request_id: string; cost: string }>(
        'select request_id, cost from usage_records where cost is not null',
      );
      const costs = new Map(rows.map(({ request_id: id, cost }) => [id, cost]));
      expect(costs.size).toBe(rows.length);
      return answers.filter(({ requestId }) => costs.get(requestId) !== String(tokens));
    };
    // What was charged meanwhile waited in the journal.
    await expect.poll(readUncharged, patience).toEqual([]);
    expect((await auditLedger(postgres.url, 'settled')).faults).toEqual([]);
  }

  it('answer everybody while Redis is killed and started', async () => {
    const load = startLoad();
    await expect.poll(() => load.asked.length, patience).toBeGreaterThan(100);
    await redis.stop('SIGKILL');
    await sleep(2_000);
    await redis.start();
    await expect
      .poll(() => (fleet.output().match(/Redis answers again/g) ?? []).length, patience)
      .toBeGreaterThanOrEqual(2);
    await load.stop();
    expect(load.asked.filter(({ outcome }) => outcome !== 'answered')).toEqual([]);
    expect(fleet.output()).toMatch(/Redis does not answer/);
  });

  it('refuse a key within a second of its revocation', async () => {
    const load = startLoad();
    for (let round = 0; round < 5; round += 1) {
      const revoked = await createPayer(database, 0n, {});
      const ask = (url: string) =>
        buy(url, {
          apiKey: revoked.apiKey,
          model: free,
          tokens,
          delivery: 'whole',
          delayMs: 0,
          patienceMs: 30_000,
        });
      for (const { url } of fleet.nodes) expect((await ask(url)).status).toBe(200);
      await database.keys.revoke(revoked.keyId, Date.now());
      await sleep(1_000);
      for (const { url } of fleet.nodes) expect((await ask(url)).status).toBe(401);
    }
    await load.stop();
  });
});
