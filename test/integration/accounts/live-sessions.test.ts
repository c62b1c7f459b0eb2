import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAccountGateway, type AccountGateway } from '../../support/account-gateway.ts';
import { createPriceTable } from '../../support/create-price.ts';
import { openSocket, type SocketClient } from '../../support/realtime-sockets.ts';

let gateway: AccountGateway;
let admin: string;
let ada: string;
let adaId: string;
const model = 'rtfam-4o-realtime-preview';

beforeAll(async () => {
  const models = createPriceTable({ [model]: 1_000_000n });
  gateway = await createAccountGateway({ config: { models } });
  admin = (await gateway.login('admin')).data.token;
  adaId = await gateway.register('ada');
  await gateway.call(`/api/admin/users/${adaId}/credit`, {
    body: { amount: 1_000_000_000, reason: 'test', idempotency_key: 'live' },
    token: admin,
  });
  ada = (await gateway.login('ada')).data.token;
});
afterAll(() => gateway.stop());

const unknown = { status: 404, code: 'SESSION_NOT_FOUND' };
const reason = { reason: 'the microphone was left open' };

describe('listLiveSessions and listAllLiveSessions', () => {
  it('need a login, the second one of an administrator', async () => {
    for (const path of ['/api/user/live', '/api/admin/live'])
      expect((await gateway.call(path)).status).toBe(401);
    expect((await gateway.call('/api/admin/live', { token: ada })).status).toBe(403);
  });

  it('are empty where nobody speaks', async () => {
    const none = { sessions: [], next_cursor: null };
    expect((await gateway.call('/api/user/live', { token: ada })).data).toEqual(none);
    expect((await gateway.call('/api/admin/live', { token: admin })).data).toEqual(none);
  });

  it.each(['cursor=none', 'limit=0', 'limit=101', 'user_id=usr_1', 'node=node_1'])(
    'refuse users the query %s',
    async (query) => {
      expect((await gateway.call(`/api/user/live?${query}`, { token: ada })).status).toBe(400);
    },
  );

  it('refuse administrators a cursor that they did not give', async () => {
    const refused = await gateway.call('/api/admin/live?cursor=none', { token: admin });
    expect(refused).toMatchObject({ status: 400, param: 'cursor' });
  });
});

describe('endLiveSession and endAnyLiveSession', () => {
  it('know no session that there is not', async () => {
    const method = 'DELETE';
    expect(await gateway.call('/api/user/live/req_none', { method, token: ada })).toMatchObject(unknown);
    const body = reason;
    expect(await gateway.call('/api/admin/live/req_none', { method, body, token: admin })).toMatchObject(
      unknown,
    );
  });

  it('need a login, and the second one an administrator who says why', async () => {
    const method = 'DELETE';
    expect((await gateway.call('/api/user/live/req_1', { method })).status).toBe(401);
    const path = '/api/admin/live/req_1';
    expect((await gateway.call(path, { method, body: reason, token: ada })).status).toBe(403);
    expect(await gateway.call(path, { method, body: {}, token: admin })).toMatchObject({
      status: 400,
      code: 'MISSING_REQUIRED_PARAMETER',
    });
  });
});

describe('a session that is going on', () => {
  let keyId: string;
  let client: SocketClient;
  const id = () => String(client.headers['x-request-id']);
  const list = async (path: string, token: string) =>
    (await gateway.call(path, { token })).data.sessions as Record<string, unknown>[];

  beforeEach(async () => {
    const { data } = await gateway.call('/api/user/keys', { body: { name: 'voice' }, token: ada });
    keyId = data.id;
    client = await openSocket(`${gateway.url}/v1/realtime?model=${model}`, {
      headers: { authorization: `Bearer ${data.key}`, 'rt-beta': 'realtime=v1' },
    });
  });
  afterEach(async () => {
    client.socket.terminate();
    await expect.poll(() => list('/api/admin/live', admin)).toEqual([]);
  });

  /** Has one answer, and waits for its end. */
  async function converse(): Promise<void> {
    const item = { type: 'message', role: 'user', content: [{ type: 'input_text', text: 'Good morning.' }] };
    client.socket.send(JSON.stringify({ type: 'conversation.item.create', item }));
    const response = { modalities: ['text'] };
    client.socket.send(JSON.stringify({ type: 'response.create', response }));
    await expect.poll(() => client.texts.some((text) => text.includes('"response.done"'))).toBe(true);
  }

  it('is listed with what it has cost, and with who answers where only for administrators', async () => {
    const [begun] = await list('/api/user/live', ada);
    expect(begun).toEqual({
      id: id(),
      transport: 'websocket',
      model,
      key_id: keyId,
      started_at: expect.any(Number) as number,
      last_event_at: expect.any(Number) as number,
      ends_at: Number(begun?.['started_at']) + 1_800,
      responses: 0,
      audio_in_ms: 0,
      audio_out_ms: 0,
      cost: 0,
    });
    await converse();
    const charged = () =>
      gateway.query('select coalesce(sum(cost), 0) as cost from usage_records where key_id = ?', keyId)[0]?.[
        'cost'
      ];
    await expect.poll(charged).toBeGreaterThan(0);
    const [shown] = await list('/api/user/live', ada);
    expect(shown).toMatchObject({ responses: 1, cost: charged() });
    const { nodes } = (await gateway.call('/api/admin/nodes', { token: admin })).data;
    const [listed] = await list('/api/admin/live', admin);
    expect(listed).toEqual({ ...shown, user_id: adaId, deployment: 'simulator', node: nodes[0].id });
    for (const [query, count] of [
      [`user_id=${adaId}`, 1],
      ['user_id=usr_none', 0],
      [`key_id=${keyId}`, 1],
      ['key_id=key_none', 0],
      [`node=${String(nodes[0].id)}`, 1],
      ['node=node_none', 0],
    ] as const)
      expect(await list(`/api/admin/live?${query}`, admin)).toHaveLength(count);
  });

  it('is ended by its owner, and by nobody else', async () => {
    const path = `/api/user/live/${id()}`;
    const method = 'DELETE';
    await gateway.register('bob');
    const bob = (await gateway.login('bob')).data.token;
    expect(await list('/api/user/live', bob)).toEqual([]);
    expect(await gateway.call(path, { method, token: bob })).toMatchObject(unknown);
    const { data } = await gateway.call(path, { method, token: ada });
    expect(data).toEqual({ id: id(), ended_at: expect.any(Number) as number });
    expect(await client.closed).toBe(1008);
    expect(client.texts.at(-1)).toContain('"session_ended"');
    await expect.poll(() => list('/api/user/live', ada)).toEqual([]);
    expect(await gateway.call(path, { method, token: ada })).toMatchObject(unknown);
    const { records } = (await gateway.call('/api/user/activity', { token: ada })).data;
    expect(records[0]).toMatchObject({ action: 'live.end', target: id() });
  });

  it('is ended by administrators, for a reason that stands in the trail', async () => {
    const path = `/api/admin/live/${id()}`;
    const { status } = await gateway.call(path, { method: 'DELETE', body: reason, token: admin });
    expect(status).toBe(200);
    expect(await client.closed).toBe(1008);
    const trail = await gateway.call(`/api/admin/audit?action=live.end&target=${id()}`, { token: admin });
    expect(trail.data.records).toMatchObject([{ ...reason, outcome: 'done' }]);
    const { records } = (await gateway.call('/api/user/activity', { token: ada })).data;
    expect(records[0]).toMatchObject({ action: 'live.end', target: id(), ...reason, ip: null });
  });

  it('is listed no more when its client has left', async () => {
    expect(await list('/api/user/live', ada)).toHaveLength(1);
    client.socket.terminate();
    await expect.poll(() => list('/api/user/live', ada)).toEqual([]);
  });
});
