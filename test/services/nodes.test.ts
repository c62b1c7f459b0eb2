import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../src/stores/index.ts';
import {
  createTestConfig,
  createTestGateway,
  testApiKey,
  type TestGateway,
} from '../support/create-test-gateway.ts';
import { answerStatus } from '../support/fake-answers.ts';
import { createFakeUpstream, type FakeUpstream } from '../support/fake-upstream.ts';
import { createUpstreamDeployment } from '../support/interface-deployments.ts';
import { createTestDatabase, serverUrl, type TestDatabase } from '../support/postgres-database.ts';
import { playWhole } from '../support/read-fixture.ts';
import { readRequestLimit } from '../support/read-request-limit.ts';
import { askMessage } from '../support/usage-gateway.ts';

const redisUrl = process.env['SPECWAY_TEST_REDIS_URL'] ?? '';
const password = 'correct horse battery';
const patience = { timeout: 20_000 };

interface ShownNode {
  readonly id: string;
  readonly redis: string | null;
  readonly database: string;
  readonly clock_offset_ms: number | null;
}

describe.skipIf(serverUrl === '' || redisUrl === '')('nodes on PostgreSQL', { timeout: 60_000 }, () => {
  let test: TestDatabase;
  let database: Database;
  let upstream: FakeUpstream;
  let gateways: readonly [TestGateway, TestGateway];
  let token = '';

  beforeAll(async () => {
    test = await createTestDatabase();
    upstream = await createFakeUpstream();
    const config = {
      databaseUrl: test.url,
      redisUrl,
      redisPrefix: `specway-test-${randomBytes(6).toString('hex')}:`,
      adminPassword: password,
      deployments: [{ ...createUpstreamDeployment('anthropic', upstream.url), concurrency: 7 }],
    };
    gateways = [await createTestGateway({ config }), await createTestGateway({ config })];
    database = await openDatabase(test.url);
    const login = await fetch(`${gateways[0].url}/api/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password }),
    });
    token = ((await login.json()) as { data: { token: string } }).data.token;
  });

  afterAll(async () => {
    await Promise.all(gateways.map((gateway) => gateway.stop()));
    await upstream.close();
    await database.close();
    await test.drop();
  });

  async function ask<Data>(gateway: TestGateway, path: string, body?: object): Promise<Data> {
    const response = await fetch(`${gateway.url}/api/admin/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(response.status).toBe(200);
    return ((await response.json()) as { data: Data }).data;
  }

  const listNodes = async (gateway: TestGateway) =>
    (await ask<{ nodes: readonly ShownNode[] }>(gateway, 'nodes')).nodes;
  const listIds = async () => (await listNodes(gateways[0])).map(({ id }) => id);
  const showDeployment = async (gateway: TestGateway) =>
    (await ask<{ deployments: readonly Record<string, unknown>[] }>(gateway, 'deployments')).deployments[0];

  it('are the same whoever is asked', async () => {
    await expect.poll(async () => (await listIds()).length, patience).toBe(2);
    const [one, other] = await Promise.all(gateways.map(listNodes));
    expect(one?.map(({ id }) => id)).toEqual(other?.map(({ id }) => id));
    await expect
      .poll(async () => (await listNodes(gateways[0])).map(({ redis }) => redis), patience)
      .toEqual(['ok', 'ok']);
    // The first report of a node does not know it yet.
    const listOffsets = async () => (await listNodes(gateways[0])).map((node) => node.clock_offset_ms);
    await expect.poll(listOffsets, patience).not.toContain(null);
    for (const offset of await listOffsets()) expect(Math.abs(offset ?? Infinity)).toBeLessThan(2_000);
  });

  it('add up what each knows of a deployment', async () => {
    const [one, other] = gateways;
    upstream.answer(playWhole('anthropic', 'message'));
    expect((await askMessage(one)).status).toBe(200);
    upstream.answer(answerStatus(500));
    await askMessage(other);
    for (const gateway of gateways)
      await expect
        .poll(() => showDeployment(gateway), patience)
        .toMatchObject({
          state: 'degraded',
          last_success_at: expect.any(Number) as number,
          last_error: { kind: 'server_error', status: 500 },
          window: { attempts: 2, failed: 1, p50_ms: expect.any(Number) as number },
          nodes: expect.arrayContaining([
            expect.objectContaining({ state: 'healthy', calls: 0, concurrency: 7 }),
            expect.objectContaining({ state: 'degraded', calls: 0, concurrency: 7 }),
          ]) as unknown,
        });
    expect(JSON.stringify(await test.query('select * from node_reports'))).not.toContain(testApiKey);
  });

  it('follow an order at once where it was given, whatever the others said last', async () => {
    const id = createUpstreamDeployment('anthropic', upstream.url).id;
    const order = { reason: 'maintenance' };
    expect(await ask(gateways[0], `deployments/${id}/drain`, order)).toMatchObject({ state: 'drained' });
    await expect
      .poll(() => showDeployment(gateways[1]), patience)
      .toMatchObject({
        nodes: [{ state: 'drained' }, { state: 'drained' }],
      });
    expect(await ask(gateways[0], `deployments/${id}/resume`, order)).not.toMatchObject({ state: 'drained' });
  });

  it('that miss beats fail, and are forgotten after half a minute, with what they said', async () => {
    const ids = await listIds();
    const beat = (secondsAgo: number) =>
      test.query(`insert into nodes (id, started_at, beat_at)
        select 'node_ghost', 1, (extract(epoch from clock_timestamp()) * 1000)::bigint - ${String(secondsAgo * 1_000)}
        on conflict (id) do update set beat_at = excluded.beat_at`);
    await beat(1);
    expect(await listIds()).toEqual(ids);
    await database.nodes.report('node_ghost', {
      version: '0.0.9',
      requests: 3,
      rssBytes: 1_000,
      database: 'ok',
      redis: null,
      waitingCharges: 5,
      clockOffsetMs: null,
      deployments: [],
    });
    const find = async () => (await listNodes(gateways[1])).find(({ id }) => id === 'node_ghost');
    expect(await find()).toMatchObject({ version: '0.0.9', in_flight: 3, journal: 5, database: 'ok' });
    await beat(20);
    expect(await find()).toMatchObject({ database: 'failing' });
    await beat(31);
    expect(await find()).toBeUndefined();
    await test.query("delete from nodes where id = 'node_ghost'");
    expect(await test.query("select * from node_reports where node_id = 'node_ghost'")).toEqual([]);
  });

  it('take what they said with them when they stop', async () => {
    const leaving = await createTestGateway({ config: { databaseUrl: test.url } });
    await expect.poll(async () => (await listIds()).length, patience).toBe(3);
    await leaving.stop();
    expect((await listIds()).length).toBe(2);
    expect(await test.query('select node_id from node_reports')).toHaveLength(2);
  });

  it('share the limits with one that has never seen Redis', async () => {
    const { accounts: defaults } = createTestConfig(tmpdir());
    const accounts = { ...defaults, limits: { rpm: 90, tpm: null, concurrency: null } };
    const absent = { databaseUrl: test.url, redisUrl: 'redis://127.0.0.1:1', accounts };
    const lonely = await createTestGateway({ config: absent });
    const limit = await readRequestLimit(lonely);
    await lonely.stop();
    expect(limit).toBe('30');
  });
});
