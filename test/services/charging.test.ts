import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { acceptsConnections } from '../../scripts/bench/accepts-connections.ts';
import type { GatewayConfig } from '../../src/core/config.ts';
import { openDatabase, type Database } from '../../src/stores/index.ts';
import { auditLedger } from '../../src/stores/tools.ts';
import { createPayer } from '../support/charged-gateway.ts';
import { createPriceTable } from '../support/create-price.ts';
import { createTestConfig, createTestGateway, type TestGateway } from '../support/create-test-gateway.ts';
import { createTestDatabase, serverUrl, type TestDatabase } from '../support/postgres-database.ts';

const model = 'chatfam-sonnet-4-6';
const free = 'chatfam-haiku-4-5';
const redisPort = 6379;

async function ask({ url }: TestGateway, apiKey: string, more: object = {}): Promise<Response> {
  const messages = [{ role: 'user', content: '[[tokens=100]]' }];
  const response = await fetch(`${url}/v1/messages`, {
    method: 'POST',
    headers: { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01', 'content-type': 'application/json' },
    body: JSON.stringify({ model, max_tokens: 100, messages, ...more }),
  });
  await response.arrayBuffer();
  return response;
}

/** As a client does that is told to come again: a busy machine refuses some of a crowd, and charges nobody for it. */
async function askUntilDecided(gateway: TestGateway, apiKey: string): Promise<Response> {
  const response = await ask(gateway, apiKey);
  if (response.status !== 503) return response;
  await sleep(Number(response.headers.get('retry-after')) * 1_000);
  return await askUntilDecided(gateway, apiKey);
}

/** Passes bytes on until it is told to end every connection. */
class Line {
  readonly #target: { readonly host: string; readonly port: number };
  readonly #sockets = new Set<Socket>();
  #server: Server | null = null;
  #port = 0;

  constructor(host: string, port: number) {
    this.#target = { host, port };
  }

  async open(): Promise<number> {
    const server = createServer((client) => {
      const upstream = connect(this.#target.port, this.#target.host);
      for (const [from, to] of [
        [client, upstream],
        [upstream, client],
      ] as const) {
        this.#sockets.add(from);
        from.on('error', () => to.destroy()).on('close', () => to.destroy());
      }
      client.pipe(upstream).pipe(client);
    });
    server.listen(this.#port, '127.0.0.1');
    await once(server, 'listening');
    this.#server = server;
    this.#port = (server.address() as AddressInfo).port;
    return this.#port;
  }

  async cut(): Promise<void> {
    const closed = this.#server === null ? null : once(this.#server, 'close');
    this.#server?.close();
    this.#server = null;
    for (const socket of this.#sockets) socket.destroy();
    this.#sockets.clear();
    await closed;
  }
}

describe.skipIf(serverUrl === '')('charging on PostgreSQL', () => {
  let test: TestDatabase;
  let database: Database;
  let line: Line;
  let gateways: readonly TestGateway[];

  beforeEach(async () => {
    test = await createTestDatabase();
    const { hostname, port } = new URL(test.url);
    line = new Line(hostname, Number(port));
    const url = new URL(test.url);
    url.hostname = '127.0.0.1';
    url.port = String(await line.open());
    const config: Partial<GatewayConfig> = {
      databaseUrl: url.href,
      models: createPriceTable({ [model]: 1_000_000n }),
    };
    gateways = [await createTestGateway({ config }), await createTestGateway({ config })];
    database = await openDatabase(test.url);
  });

  afterEach(async () => {
    await Promise.all(gateways.map((gateway) => gateway.stop()));
    await database.close();
    await line.cut();
    await test.drop();
  });

  it('serves exactly as many parallel requests as there is money for, over two nodes', async () => {
    const payer = await createPayer(database, 5_000n, {});
    const statuses = await Promise.all(
      Array.from({ length: 200 }, async (_, index) => {
        const gateway = gateways[index % 2]!;
        return (await askUntilDecided(gateway, payer.apiKey)).status;
      }),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(50);
    expect(statuses.filter((status) => status === 429)).toHaveLength(150);
    // On a busy machine charges wait in the journal for a moment.
    await expect
      .poll(() => payer.readBalance(), { timeout: 10_000 })
      .toEqual({ available: 0n, held: 0n, spent: 5_000n });
    expect((await auditLedger(test.url, 'settled')).faults).toEqual([]);
  });

  it('revokes a key on all nodes within a second', async () => {
    const payer = await createPayer(database, 0n, {});
    for (const gateway of gateways)
      expect((await ask(gateway, payer.apiKey, { model: free })).status).toBe(200);
    await database.keys.revoke(payer.keyId, Date.now());
    for (const gateway of gateways)
      await expect
        .poll(async () => (await ask(gateway, payer.apiKey, { model: free })).status, { timeout: 1_000 })
        .toBe(401);
  });

  it(
    'serves what is free while the database is away, refuses what is not, and recovers',
    { timeout: 60_000 },
    async () => {
      const payer = await createPayer(database, 5_000n, {});
      const [gateway] = gateways;
      if (gateway === undefined) throw new Error('no gateway');
      expect((await ask(gateway, payer.apiKey)).status).toBe(200);
      const unlimited = await createPayer(database, 0n, {});
      await test.query(`update accounts set unlimited = 1 where id = '${unlimited.userId}'`);
      await expect.poll(async () => (await ask(gateway, unlimited.apiKey)).status).toBe(200);
      await line.cut();
      const refused = await ask(gateway, payer.apiKey);
      expect(refused.status).toBe(503);
      expect(refused.headers.get('retry-after')).toBe('2');
      expect((await ask(gateway, payer.apiKey, { model: free })).status).toBe(200);
      expect((await ask(gateway, unlimited.apiKey)).status).toBe(200);
      await line.open();
      await expect.poll(async () => (await ask(gateway, payer.apiKey)).status, { timeout: 20_000 }).toBe(200);
      expect(await payer.readBalance()).toMatchObject({ held: 0n });
      // What was charged meanwhile waited in the journal.
      await expect.poll(unlimited.readBalance, { timeout: 10_000 }).toMatchObject({ spent: 200n });
      expect((await auditLedger(test.url, 'settled')).faults).toEqual([]);
    },
  );
});

describe.skipIf(!(await acceptsConnections(redisPort)))('limits by Redis', () => {
  const line = new Line('127.0.0.1', redisPort);
  let gateway: TestGateway;

  beforeAll(async () => {
    const { accounts: defaults } = createTestConfig(tmpdir());
    const accounts = { ...defaults, limits: { rpm: 100_000, tpm: null, concurrency: null } };
    const redisUrl = `redis://127.0.0.1:${String(await line.open())}`;
    gateway = await createTestGateway({
      config: { redisUrl, redisPrefix: `specway-test-${randomUUID()}:`, accounts },
    });
  });

  afterAll(async () => {
    await gateway.stop();
    await line.cut();
  });

  it('keeps them, goes on without an error when Redis is away, and comes back to it', async () => {
    const { apiKey } = gateway;
    const read = async () => {
      const response = await ask(gateway, apiKey, { model: free });
      return [response.status, response.headers.get('x-ratelimit-limit-requests')] as const;
    };
    await expect.poll(read).toEqual([200, '100000']);
    await line.cut();
    const answers = await Promise.all(Array.from({ length: 50 }, read));
    expect(answers.map(([status]) => status)).toEqual(answers.map(() => 200));
    for (let index = 0; index < 5; index += 1) expect((await read())[0]).toBe(200);
    await line.open();
    await expect.poll(() => gateway.logText(), { timeout: 10_000 }).toMatch(/does not answer/);
    await expect
      .poll(
        async () => {
          await read();
          return gateway.logText();
        },
        { timeout: 10_000 },
      )
      .toMatch(/Redis answers again/);
  });
});
