import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createAccountGateway, type AccountGateway } from '../../support/account-gateway.ts';
import { createTestPrice } from '../../support/create-price.ts';

let gateway: AccountGateway;
let admin: string;
let ada: string;
let adaId: string;
/** A request of the admin, and one of Ada's. */
let ownRequest: string;
const adaRequest = 'req_of_ada';

beforeAll(async () => {
  gateway = await createAccountGateway({
    accounts: { startQuotaMicroUsd: 5_000_000n },
    config: {
      models: {
        'chatfam-sonnet-4-6': {
          fallbacks: [],
          aliases: [],
          price: createTestPrice({ input: 3_000_000n, output: 15_000_000n }),
        },
      },
    },
  });
  admin = (await gateway.login('admin')).data.token;
  adaId = await gateway.register('ada');
  ada = (await gateway.login('ada')).data.token;
  ownRequest = await askModel('claude-sonnet-4-6');
  await vi.waitFor(
    () => {
      expect(countRecords()).toBe(1);
    },
    { timeout: 20_000 },
  );
  addRecordOfAda();
});
afterAll(() => gateway.stop());

const countRecords = () => gateway.query('select 1 from usage_records').length;

async function askModel(model: string): Promise<string> {
  const response = await fetch(`${gateway.url}/v1/messages`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-api-key': gateway.apiKey,
      'anthropic-version': '2023-06-01',
    },
    body: JSON.stringify({ model, max_tokens: 20, messages: [{ role: 'user', content: 'Hello' }] }),
  });
  expect(response.status).toBe(200);
  return response.headers.get('x-request-id') ?? '';
}

/** A copy of the admin's request, with names that a spreadsheet would run. */
function addRecordOfAda(): void {
  gateway.query(
    `insert into api_keys (id, hash, prefix, name, user_id, created_at)
     values ('key_ada', 'a hash', 'sk-ada', '=HYPERLINK("http://x"), "q"', ?, 1)`,
    adaId,
  );
  gateway.query(`update usage_records set started_at = started_at - 1`);
  gateway.query(
    `insert into usage_records select '${adaRequest}', started_at + 1, 'key_ada', '${adaId}', operation_id,
     'chatfam-opus-4-8', deployment_id, attempts, 429, 'failed', 'rate_limit_exceeded', duration_ms, null,
     null, null, null, null, null, null, null, null, null, null, attempt_list,
     null, null, null from usage_records`,
  );
}

const get = (path: string, token: string) => gateway.call(path, { token });
const listIds = (data: { records: { request_id: string }[] }) =>
  data.records.map((record) => record.request_id);

async function readTable(path: string, token: string): Promise<{ response: Response; lines: string[] }> {
  const response = await fetch(gateway.url + path, { headers: { authorization: `Bearer ${token}` } });
  return { response, lines: (await response.text()).split('\r\n') };
}

describe('getUserUsage', () => {
  it('shows how a request of the user went, by the name it gave the model, and what it cost', async () => {
    const { status, data, headers } = await get('/api/user/usage', admin);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(data.records).toHaveLength(1);
    const [record] = data.records;
    expect(record).toMatchObject({
      request_id: ownRequest,
      operation: 'createMessage',
      model: 'claude-sonnet-4-6',
      served_model: 'chatfam-sonnet-4-6',
      status: 200,
      outcome: 'answered',
      error_reason: null,
      task_id: null,
      estimated: false,
      attempts: [{ outcome: 'answered', status: 200, duration_ms: expect.any(Number) as number }],
    });
    expect(record.cost).toBeGreaterThan(0);
    expect(record).not.toHaveProperty('user_id');
    expect(record.attempts[0]).not.toHaveProperty('deployment');
    expect(data.total).toMatchObject({ requests: 1, failed: 0, cost: record.cost });
    expect(data.next_cursor).toBeNull();
  });

  it('shows nothing of anybody else, whoever is asked for', async () => {
    const { data } = await get('/api/user/usage', ada);
    expect(listIds(data)).toEqual([adaRequest]);
    const { key_id: keyOfAdmin } = (await get('/api/user/usage', admin)).data.records[0];
    for (const query of [`key_id=${String(keyOfAdmin)}`, `request_id=${ownRequest}`]) {
      const foreign = await get(`/api/user/usage?${query}`, ada);
      expect(foreign.data).toMatchObject({ records: [], total: { requests: 0 } });
    }
    expect(await get('/api/user/usage?user_id=anybody', ada)).toMatchObject({ status: 400 });
    expect((await gateway.call('/api/user/usage')).status).toBe(401);
    expect((await get('/api/user/usage', gateway.apiKey)).status).toBe(401);
  });

  it.each([
    ['model=claude-sonnet-4-6', 1],
    ['model=chatfam-sonnet-4-6', 1],
    ['model=chatfam-opus-4-8', 0],
    ['operation=createImage', 0],
    ['outcome=answered&status=200', 1],
    ['to=1', 0],
    ['from=99999999999999999999', 400],
    ['from=10&to=10', 400],
    ['limit=0', 400],
    ['limit=101', 400],
    ['from=-1', 400],
    ['to=999999999999999', 400],
    ['status=1', 400],
    ['cursor=nonsense', 400],
    ['format=xml', 400],
  ])('answers %s', async (query, expected) => {
    const answer = await get(`/api/user/usage?${query}`, admin);
    if (expected === 400) expect(answer).toMatchObject({ status: 400, success: false });
    else expect(answer.data.records).toHaveLength(expected);
  });

  it('is a table as well, in which no cell is a formula', async () => {
    const { response, lines } = await readTable('/api/user/usage?format=csv&limit=1', ada);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
    expect(response.headers.get('x-request-id')).toMatch(/^req_/);
    expect(lines[0]).toMatch(/^request_id,created_at,key_id,key_name,operation,.*,task_id,attempts$/);
    expect(lines[1]).toContain(`,key_ada,"'=HYPERLINK(""http://x""), ""q""",createMessage,`);
    expect(lines[1]).toContain(',429,failed,rate_limit_exceeded,');
    expect(lines.slice(2)).toEqual(['']);
    const refused = await readTable('/api/user/usage?format=csv&from=10&to=10', ada);
    expect(refused.response.status).toBe(400);
  });
});

describe('getUserUsageRecord', () => {
  it('shows a request and the money it moved', async () => {
    const { data } = await get(`/api/user/usage/${ownRequest}`, admin);
    expect(data.record.request_id).toBe(ownRequest);
    expect(data.entries).toMatchObject([
      {
        kind: 'spend',
        amount: data.record.cost,
        from: 'quota',
        to: 'gateway',
        request_id: ownRequest,
        key_id: data.record.key_id,
        reason: null,
      },
    ]);
    expect(data.entries[0]).not.toHaveProperty('actor');
  });

  it('does not know a request of somebody else, nor one that never was', async () => {
    const refusal = { status: 404, code: 'USAGE_NOT_FOUND' };
    expect(await get(`/api/user/usage/${ownRequest}`, ada)).toMatchObject(refusal);
    expect(await get(`/api/user/usage/${adaRequest}`, admin)).toMatchObject(refusal);
    expect(await get('/api/user/usage/req_none', ada)).toMatchObject(refusal);
  });
});

describe('getUserUsageSeries', () => {
  const series = '/api/user/usage/series';

  it('has steps for the last day, of a quarter of nothing and one with something', async () => {
    const { data } = await get(series, admin);
    expect(data).toMatchObject({ bucket: 'hour', time_zone: 'UTC', total: { requests: 1 } });
    expect(data.groups).toHaveLength(1);
    const { id, name, points } = data.groups[0];
    expect({ id, name }).toEqual({ id: null, name: null });
    expect(points.length).toBeGreaterThanOrEqual(24);
    expect(points[0].at).toBe(data.from);
    expect(points[0].at % 3600).toBe(0);
    const used = points.filter(({ requests }: { requests: number }) => requests > 0);
    expect(used).toHaveLength(1);
    expect(used[0].first_byte_p50_ms).toBeGreaterThan(0);
    expect(used[0].first_byte_p95_ms).toBe(used[0].first_byte_p50_ms);
  });

  it.each(['/api/user/usage/series', '/api/admin/usage/series'])(
    '%s has a span for each bucket',
    async (path) => {
      const spans = { minute: 60 * 60, hour: 24 * 60 * 60, day: 24 * 60 * 60 };
      for (const [bucket, seconds] of Object.entries(spans)) {
        const { data } = await get(`${path}?bucket=${bucket}`, admin);
        expect(data).toMatchObject({ bucket, total: { requests: expect.any(Number) as number } });
        expect(data.to - data.from).toBeGreaterThanOrEqual(seconds);
        const earlier = await get(`${path}?bucket=${bucket}&to=1700006400`, admin);
        expect(earlier.data.from).toBeLessThanOrEqual(1_700_006_400 - seconds);
      }
    },
  );

  it('shows nothing of anybody else', async () => {
    const { data } = await get(`${series}?group_by=model`, ada);
    expect(data.groups.map(({ id }: { id: string }) => id)).toEqual(['chatfam-opus-4-8']);
    expect(data.total).toMatchObject({ requests: 1, failed: 1, cost: 0 });
  });

  it.each([
    ['none', null],
    ['model', 'chatfam-opus-4-8'],
    ['key', 'key_ada'],
    ['operation', 'createMessage'],
    ['outcome', 'failed'],
  ])('has a line of its own for what %s tells apart', async (groupBy, id) => {
    const { status, data } = await get(`${series}?group_by=${groupBy}`, ada);
    expect(status).toBe(200);
    expect(data.groups).toMatchObject([{ id }]);
  });

  it.each(['user', 'deployment', 'status', ''])('refuses to group by "%s"', async (groupBy) => {
    expect(await get(`${series}?group_by=${groupBy}`, ada)).toMatchObject({ status: 400, param: 'group_by' });
  });

  it('says that nothing has changed to whom has the same already', async () => {
    const path = `${series}?from=1700000000&to=1700086400&bucket=day&time_zone=Europe/Berlin`;
    const { headers, data } = await get(path, admin);
    expect(data.groups[0].points).toHaveLength(2);
    const etag = headers.get('etag') ?? '';
    const ask = (known: string) =>
      fetch(gateway.url + path, { headers: { authorization: `Bearer ${admin}`, 'if-none-match': known } });
    const same = await ask(etag);
    expect([same.status, same.headers.get('etag'), await same.text()]).toEqual([304, etag, '']);
    expect((await ask('"another"')).status).toBe(200);
  });

  it.each([
    ['time_zone=Nowhere/Land', 'time_zone'],
    ['time_zone=%2B01:00', 'time_zone'],
    ['from=0&bucket=minute', 'bucket'],
    ['from=0', 'from'],
    ['from=20&to=10', 'from'],
  ])('refuses %s', async (query, param) => {
    const refusal = { status: 400, code: 'INVALID_VALUE', param };
    expect(await get(`${series}?${query}`, admin)).toMatchObject(refusal);
  });
});

describe('listUserLedger', () => {
  it('shows the movements of the own money alone, newest first', async () => {
    const { data } = await get('/api/user/ledger', ada);
    expect(data.entries).toMatchObject([{ kind: 'credit', amount: 5_000_000, from: 'gateway', to: 'quota' }]);
    expect(data.entries[0]).not.toHaveProperty('user_id');
    const own = (await get('/api/user/ledger?kind=spend', admin)).data.entries;
    expect(own).toMatchObject([{ request_id: ownRequest }]);
    expect((await get('/api/user/ledger?kind=spend', ada)).data.entries).toEqual([]);
    expect((await get(`/api/user/ledger?user_id=${adaId}`, ada)).status).toBe(400);
  });

  it('comes in pages that belong to one query', async () => {
    const body = { amount: 7, reason: 'a gift' };
    await gateway.call(`/api/admin/users/${adaId}/credit`, { body, token: admin });
    const first = (await get('/api/user/ledger?limit=1', ada)).data;
    expect(first.entries).toMatchObject([{ amount: 7, reason: 'a gift' }]);
    const cursor = encodeURIComponent(String(first.next_cursor));
    const second = (await get(`/api/user/ledger?limit=1&cursor=${cursor}`, ada)).data;
    expect(second).toMatchObject({ entries: [{ amount: 5_000_000 }], next_cursor: null });
    expect(await get(`/api/user/ledger?cursor=${cursor}`, admin)).toMatchObject({
      status: 400,
      param: 'cursor',
    });
  });
});

describe('listUserModels', () => {
  it('lists what is served by name, with the price where there is one', async () => {
    const { models } = (await get('/api/user/models', ada)).data;
    const ids = models.map(({ id }: { id: string }) => id);
    expect(ids).toEqual([...ids].sort());
    const find = (id: string) => models.find((model: { id: string }) => model.id === id);
    expect(find('chatfam-opus-4-8').price).toBeNull();
    expect(find('chatfam-sonnet-4-6')).toMatchObject({
      operations: expect.arrayContaining(['createMessage']) as string[],
      price: { input: 3_000_000, output: 15_000_000, pictures: [], video_seconds: [] },
    });
  });
});

describe('getSettings', () => {
  it('tells everybody what they may know', async () => {
    const { status, data } = await gateway.call('/api/settings');
    expect(status).toBe(200);
    expect(data).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+/) as string,
      registration: 'open',
      start_quota: 5_000_000,
      priced: true,
      admin_login_seconds: 3_600,
    });
  });
});

describe('what administrators see of usage and money', () => {
  it('is not cut down by a parameter that there is none of, though clients of models have a key of that name', async () => {
    const { status, code, param } = await gateway.call('/api/admin/usage?key=key_ada', { token: admin });
    expect({ status, code, param }).toEqual({ status: 400, code: 'UNKNOWN_PARAMETER', param: 'key' });
  });

  it('is refused to others', async () => {
    for (const path of ['usage', 'usage/series', `usage/${adaRequest}`, 'ledger'])
      expect(await get(`/api/admin/${path}`, ada)).toMatchObject({
        status: 403,
        code: 'AUTH_INSUFFICIENT_PRIVILEGE',
      });
  });

  it('is the usage of all, with users and deployments', async () => {
    const { data } = await get('/api/admin/usage', admin);
    expect(listIds(data)).toEqual([adaRequest, ownRequest]);
    expect(data.records[0]).toMatchObject({ user_id: adaId, key_id: 'key_ada' });
    expect(data.records[1].attempts[0].deployment).toEqual(expect.any(String));
    const one = await get(`/api/admin/usage?user_id=${adaId}`, admin);
    expect(listIds(one.data)).toEqual([adaRequest]);
    const details = await get(`/api/admin/usage/${adaRequest}`, admin);
    expect(details.data).toMatchObject({ record: { user_id: adaId }, entries: [] });
  });

  it('is added up by what they ask for', async () => {
    const { data } = await get('/api/admin/usage?group_by=user', admin);
    expect(data).not.toHaveProperty('records');
    expect(data.groups.map(({ name }: { name: string }) => name)).toEqual(['admin', 'ada']);
    const { lines } = await readTable('/api/admin/usage?group_by=model&format=csv', admin);
    expect(lines[0]).toMatch(/^id,name,requests,/);
    const models = lines.slice(1, -1).map((line) => line.split(',')[0] ?? '');
    expect(models).toContain('chatfam-sonnet-4-6');
    expect(models).toEqual(models.toSorted());
  });

  it('comes as tables', async () => {
    const { lines } = await readTable('/api/admin/usage?format=csv', admin);
    expect(lines[0]).toMatch(/^request_id,created_at,user_id,key_id,.*,served_model,deployment,status,/);
    expect(lines).toHaveLength(4);
    const ledger = await readTable('/api/admin/ledger?format=csv', admin);
    expect(ledger.lines[0]).toBe('id,at,user_id,actor,kind,amount,from,to,request_id,key_id,reason');
    expect(ledger.lines.some((line) => line.includes(`,${adaId},`))).toBe(true);
  });

  it('is a line for each of them over time', async () => {
    const { data } = await get('/api/admin/usage/series?group_by=user', admin);
    expect(data.groups.map(({ id, name }: { id: string; name: string }) => [id, name])).toEqual([
      [expect.stringMatching(/^usr_/), 'admin'],
      [adaId, 'ada'],
    ]);
    const { data: own } = await get(`/api/admin/usage/series?user_id=${adaId}`, admin);
    expect(own.total.requests).toBe(1);
  });

  it("is everybody's money, with those who moved it", async () => {
    const { data } = await get(`/api/admin/ledger?user_id=${adaId}&kind=credit`, admin);
    expect(data.entries.length).toBeGreaterThan(0);
    for (const entry of data.entries)
      expect(entry).toMatchObject({ user_id: adaId, actor: expect.any(String) as string });
    const all = (await get('/api/admin/ledger', admin)).data.entries;
    expect(new Set(all.map(({ user_id: id }: { user_id: string }) => id)).size).toBe(2);
  });
});
