import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccountGateway, type AccountGateway } from '../../support/account-gateway.ts';

let gateway: AccountGateway;
let admin: string;
let ada: string;

beforeAll(async () => {
  gateway = await createAccountGateway();
  admin = (await gateway.login('admin')).data.token;
  await gateway.register('ada');
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
