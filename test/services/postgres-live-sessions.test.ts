import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../src/core/clock.ts';
import type { SessionFilter, SessionOwner } from '../../src/core/realtime/session-directory.ts';
import {
  openSessionDirectory,
  type OpenSessionDirectory,
} from '../../src/server/nodes/open-session-directory.ts';
import { openDatabase, type Database, type OpenLedger } from '../../src/stores/index.ts';
import { createTestGateway } from '../support/create-test-gateway.ts';
import { createTestDatabase, serverUrl, type TestDatabase } from '../support/postgres-database.ts';
import { openSocket } from '../support/realtime-sockets.ts';
import { createLiveSession, ScriptedLiveSessions } from '../support/scripted-live-sessions.ts';

const everything: SessionFilter = { userId: null, keyId: null, nodeId: null };
const actor = { id: 'usr_root', address: '127.0.0.1' };
const quick = { timeout: 3_000, interval: 20 };

/** One process that shares the database. */
interface TestNode {
  readonly database: Database;
  readonly ledger: OpenLedger;
  readonly sessions: ScriptedLiveSessions;
  readonly directory: OpenSessionDirectory;
}

describe.skipIf(serverUrl === '')('realtime sessions of several nodes', { timeout: 60_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'specway-live-'));
  let test: TestDatabase;
  let one: TestNode;
  let other: TestNode;

  beforeAll(async () => {
    test = await createTestDatabase();
  });

  afterAll(async () => {
    await test.drop();
    rmSync(folder, { recursive: true });
  });

  beforeEach(async () => {
    one = await openNode(1);
    other = await openNode(2);
  });

  afterEach(async () => {
    for (const { directory, ledger, database } of [one, other]) {
      directory.stop();
      await ledger.close(1_000);
      await database.close();
    }
  });

  async function openNode(worker: number): Promise<TestNode> {
    const database = await openDatabase(test.url);
    const ledger = await database.openLedger({
      journal: { folder, worker },
      watch: {
        onState: () => undefined,
        onWriteOff: () => undefined,
        onJournaled: () => undefined,
        onRefused: () => undefined,
        onUnvoided: () => undefined,
        onUnwritten: () => undefined,
      },
    });
    const sessions = new ScriptedLiveSessions();
    const directory = openSessionDirectory({
      nodeId: ledger.nodeId,
      sessions,
      store: database.liveSessions,
      audit: database.accounts.audit,
      clock: systemClock,
      logger: pino({ level: 'silent' }),
    });
    return { database, ledger, sessions, directory };
  }

  const listIds = async (node: TestNode, filter: Partial<SessionFilter> = {}) => {
    const page = { limit: 100, cursor: null };
    const { items } = await node.directory.list({ ...everything, ...filter }, page);
    return items.map(({ session }) => session.id);
  };
  const end = (id: string, ownerId: string | null = null) =>
    one.directory.end({ id, ownerId, actor, reason: 'it is late' });

  it('are listed by each of them, begun and ended within seconds', async () => {
    one.sessions.set(createLiveSession('req_1', { startedAt: 1_000 }));
    other.sessions.set(createLiveSession('req_2', { startedAt: 2_000 }));
    for (const node of [one, other])
      await expect.poll(() => listIds(node), quick).toEqual(['req_2', 'req_1']);
    other.sessions.end('req_2', 'shutdown');
    await expect.poll(() => listIds(one), quick).toEqual(['req_1']);
  });

  it('show all that their node knows, some seconds later', async () => {
    const begun = createLiveSession('req_1');
    other.sessions.set(begun);
    await expect.poll(() => listIds(one), quick).toEqual(['req_1']);
    const changed = {
      ...begun,
      lastEventAt: begun.startedAt + 4_000,
      responses: 3,
      audioInMs: 4_100,
      audioOutMs: 2_600,
      cost: 9_007_199_254_740_993n,
    };
    other.sessions.set(changed);
    const show = async () => (await one.directory.list(everything, { limit: 1, cursor: null })).items[0];
    await expect
      .poll(show, { timeout: 10_000, interval: 50 })
      .toEqual({ nodeId: other.ledger.nodeId, session: changed });
  });

  it('come page by page, newest first, wherever they are', async () => {
    for (let index = 0; index < 7; index += 1) {
      const session = createLiveSession(`req_${String(index)}`, { startedAt: 1_000 + Math.floor(index / 3) });
      (index % 2 === 0 ? one : other).sessions.set(session);
    }
    await expect.poll(async () => (await listIds(one)).length, quick).toBe(7);
    const ids: string[] = [];
    for (let cursor: string | null = null; ;) {
      const page = await one.directory.list(everything, { limit: 2, cursor });
      expect(page.items.length).toBeLessThanOrEqual(2);
      ids.push(...page.items.map(({ session }) => session.id));
      cursor = page.nextCursor;
      if (cursor === null) break;
    }
    expect(ids).toEqual(['req_6', 'req_5', 'req_4', 'req_3', 'req_2', 'req_1', 'req_0']);
    await expect(one.directory.list(everything, { limit: 2, cursor: 'none' })).rejects.toMatchObject({
      code: 'invalid_argument',
      param: 'cursor',
    });
  });

  it('are found by user, key and node', async () => {
    one.sessions.set(createLiveSession('req_1'));
    other.sessions.set(createLiveSession('req_2', { keyId: 'key_bob', userId: 'usr_bob' }));
    other.sessions.set(createLiveSession('req_3', { keyId: 'key_root', userId: null }));
    await expect.poll(async () => (await listIds(one)).length, quick).toBe(3);
    expect(await listIds(one, { userId: 'usr_bob' })).toEqual(['req_2']);
    expect(await listIds(one, { userId: 'usr_ada' })).toEqual(['req_1']);
    expect(await listIds(one, { keyId: 'key_root' })).toEqual(['req_3']);
    expect(await listIds(one, { nodeId: one.ledger.nodeId })).toEqual(['req_1']);
    expect((await listIds(one, { nodeId: other.ledger.nodeId })).sort()).toEqual(['req_2', 'req_3']);
    expect(await listIds(one, { nodeId: 'node_none' })).toEqual([]);
  });

  it('end within two seconds, whoever has them, and the trail says why', async () => {
    other.sessions.set(createLiveSession('req_2'));
    await expect.poll(() => listIds(one), quick).toEqual(['req_2']);
    const before = Date.now();
    expect(await end('req_2')).toBeGreaterThanOrEqual(before);
    await expect.poll(() => other.sessions.endings, { timeout: 2_000 }).toEqual([['req_2', 'ended']]);
    await expect.poll(() => listIds(one), quick).toEqual([]);
    const { items } = await one.database.accounts.audit.list({
      about: 'usr_ada',
      actor: null,
      action: 'live.end',
      target: null,
      from: null,
      to: null,
      page: { limit: 10, cursor: null },
    });
    expect(items).toMatchObject([{ actor: 'usr_root', reason: 'it is late', outcome: 'done' }]);
  });

  it('are not ended by anybody but their owner, and not twice', async () => {
    one.sessions.set(createLiveSession('req_1'));
    other.sessions.set(createLiveSession('req_2'));
    await expect.poll(async () => (await listIds(one)).length, quick).toBe(2);
    const unknown = { code: 'not_found', reason: 'session_not_found' };
    for (const id of ['req_1', 'req_2', 'req_3'])
      await expect(end(id, 'usr_bob')).rejects.toMatchObject(unknown);
    expect(await listIds(one)).toHaveLength(2);
    await end('req_1', 'usr_ada');
    await end('req_2', 'usr_ada');
    await expect.poll(() => listIds(one), quick).toEqual([]);
    for (const id of ['req_1', 'req_2']) await expect(end(id)).rejects.toMatchObject(unknown);
  });

  it('over WebRTC are hung up by their owners, on whatever node, and leave nothing in the trail', async () => {
    const transport = 'webrtc' as const;
    one.sessions.set(createLiveSession('req_11', { transport }));
    other.sessions.set(createLiveSession('req_12', { transport }));
    other.sessions.set(createLiveSession('req_13', { transport, userId: null, keyId: 'key_nobody' }));
    other.sessions.set(createLiveSession('req_14'));
    await expect.poll(async () => (await listIds(one)).length, quick).toBe(4);
    const hangUp = (id: string, owner: SessionOwner) => one.directory.hangUp({ id, owner });
    const ada = { userId: 'usr_ada' };
    const nobody = { keyId: 'key_nobody' };
    for (const id of ['req_11', 'req_12', 'req_13', 'req_15'])
      expect(await hangUp(id, { userId: 'usr_bob' })).toBe(false);
    expect([
      await hangUp('req_14', ada),
      await hangUp('req_13', ada),
      await hangUp('req_12', nobody),
    ]).toEqual([false, false, false]);
    expect(await hangUp('req_11', ada)).toBe(true);
    expect(await hangUp('req_12', ada)).toBe(true);
    expect(await hangUp('req_13', nobody)).toBe(true);
    expect(one.sessions.endings).toEqual([['req_11', 'hung-up']]);
    await expect
      .poll(() => other.sessions.endings.map(([id]) => id).sort(), quick)
      .toEqual(['req_12', 'req_13']);
    const about = { about: null, actor: null, action: null, target: 'req_11', from: null, to: null } as const;
    const { items } = await one.database.accounts.audit.list({ ...about, page: { limit: 10, cursor: null } });
    expect(items).toEqual([]);
  });

  it('of a node that is silent for 15 seconds are none, and go with it', async () => {
    other.sessions.set(createLiveSession('req_2'));
    await expect.poll(() => listIds(one), quick).toEqual(['req_2']);
    other.directory.stop();
    const age = (ms: number) =>
      test.query(`update nodes set beat_at = beat_at - ${String(ms)} where id = '${other.ledger.nodeId}'`);
    await age(16_000);
    expect(await listIds(one)).toEqual([]);
    await expect(end('req_2')).rejects.toMatchObject({ code: 'not_found' });
    await other.ledger.close(1_000);
    expect(await test.query('select * from live_sessions')).toEqual([]);
  });

  it('are told again by a node whose row was lost, though nothing happens in them', async () => {
    other.sessions.set(createLiveSession('req_2'));
    await expect.poll(() => listIds(one), quick).toEqual(['req_2']);
    await test.query(`delete from nodes where id = '${other.ledger.nodeId}'`);
    expect(await listIds(one)).toEqual([]);
    await expect.poll(() => listIds(one), { timeout: 15_000, interval: 100 }).toEqual(['req_2']);
    await end('req_2');
    await expect.poll(() => other.sessions.endings, quick).toEqual([['req_2', 'ended']]);
  });
});

describe.skipIf(serverUrl === '')(
  'realtime sessions of clients, at two gateways',
  { timeout: 60_000 },
  () => {
    it('are listed and ended by the gateway that does not have them', async () => {
      const test = await createTestDatabase();
      const password = 'correct horse battery';
      const config = { databaseUrl: test.url, adminPassword: password };
      const [one, other] = [await createTestGateway({ config }), await createTestGateway({ config })];
      const ask = async (path: string, method = 'GET', body?: object, token = '') => {
        const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
        const sent = body === undefined ? {} : { body: JSON.stringify(body) };
        const response = await fetch(`${one.url}${path}`, { method, headers, ...sent });
        return ((await response.json()) as { data: Record<string, unknown> }).data;
      };
      try {
        const { token } = await ask('/api/user/login', 'POST', { username: 'admin', password });
        const list = async () => (await ask('/api/admin/live', 'GET', undefined, String(token)))['sessions'];
        const client = await openSocket(`${other.url}/v1/realtime?model=rtfam-4o-realtime-preview`, {
          headers: { authorization: `Bearer ${other.apiKey}`, 'rt-beta': 'realtime=v1' },
        });
        const id = String(client.headers['x-request-id']);
        await expect.poll(list, quick).toMatchObject([{ id, deployment: 'simulator', responses: 0 }]);
        const orderedAt = performance.now();
        await ask(`/api/admin/live/${id}`, 'DELETE', { reason: 'it is late' }, String(token));
        expect(await client.closed).toBe(1008);
        expect(performance.now() - orderedAt).toBeLessThan(2_000);
        await expect.poll(list, quick).toEqual([]);
      } finally {
        await Promise.all([one.stop(), other.stop()]);
        await test.drop();
      }
    });
  },
);
