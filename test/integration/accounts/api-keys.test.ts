import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccountGateway, type AccountGateway } from '../../support/account-gateway.ts';

let gateway: AccountGateway;
let token: string;
let otherToken: string;

beforeAll(async () => {
  gateway = await createAccountGateway();
  await gateway.register('ada');
  await gateway.register('bob');
  token = (await gateway.login('ada')).data.token as string;
  otherToken = (await gateway.login('bob')).data.token as string;
});

afterAll(async () => {
  await gateway.stop();
});

const keys = '/api/user/keys';

const create = (body: object, as = token) => gateway.call(keys, { body, token: as });

/** The status that a key has in asking a model. */
async function use(apiKey: string, model = 'chatfam-haiku-4-5'): Promise<number> {
  const response = await fetch(`${gateway.url}/v1/messages`, {
    method: 'POST',
    headers: { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01', 'content-type': 'application/json' },
    body: JSON.stringify({ model, max_tokens: 5, messages: [{ role: 'user', content: 'Hello' }] }),
  });
  await response.arrayBuffer();
  return response.status;
}

const inAnHour = () => Math.floor(Date.now() / 1000) + 3_600;

describe('createApiKey', () => {
  it('makes a key that works at once, and shows it once', async () => {
    const { status, data } = await create({ name: 'build server' });
    expect(status).toBe(200);
    expect(data.key).toMatch(/^sk-[A-Za-z0-9]{40}$/);
    expect(data).toMatchObject({
      name: 'build server',
      expires_at: null,
      models: null,
      rpm: null,
      tpm: null,
      concurrency: null,
      budget: null,
      last_used_at: null,
    });
    expect(await use(data.key)).toBe(200);
    const list = await gateway.call(keys, { token });
    expect(JSON.stringify(list.data)).not.toContain(data.key);
  });

  it('keeps what binds it, in the neutral spelling', async () => {
    const budget = { amount: 5_000, period: 'day' };
    const expires_at = inAnHour();
    const bounds = { rpm: 7, tpm: 8_000, concurrency: 2, budget, expires_at };
    const { data } = await create({ name: 'bound', models: ['claude-haiku-*', 'imgfam-2'], ...bounds });
    expect(data).toMatchObject({
      ...bounds,
      models: ['chatfam-haiku-*', 'imgfam-2'],
      budget: { ...budget, spent: 0, remaining: 5_000 },
    });
    expect(data.budget.resets_at % 86_400).toBe(0);
    expect(await use(data.key)).toBe(200);
    expect(await use(data.key, 'chatfam-opus-4-8')).toBe(403);
  });

  it.each([
    [{ name: 'old', expires_at: 1_000 }, 'expires_at'],
    [{ name: 'none', models: [] }, 'models'],
    [{ name: '' }, 'name'],
    [{ name: 'a\u202eb' }, 'name'],
    [{ name: 'a', rpm: 0 }, 'rpm'],
    [{ name: 'a', user_id: 'usr_other' }, 'user_id'],
    [{ name: 'a', budget: { amount: -1, period: 'day' } }, 'budget.amount'],
  ])('refuses %j', async (body, param) => {
    expect(await create(body)).toMatchObject({ status: 400, success: false, param });
  });

  it.each(['\u061c', '\u{E0041}\u{E0042}', '   ', '\ufb2c'.repeat(64)])(
    'refuses a name that cannot be shown, or has more than 64 characters once it is composed: %j',
    async (name) => {
      const refused = { status: 400, code: 'INVALID_VALUE', param: 'name' };
      expect(await create({ name })).toMatchObject(refused);
      const { data } = await create({ name: 'one that is shown' });
      const change = { method: 'PATCH', body: { name }, token };
      expect(await gateway.call(`${keys}/${String(data.id)}`, change)).toMatchObject(refused);
    },
  );

  it('makes no more than a hundred valid ones, also when all are asked for at once', async () => {
    await gateway.register('many');
    const as = (await gateway.login('many')).data.token as string;
    const createSome = () =>
      Promise.all(Array.from({ length: 15 }, () => create({ name: 'one of many' }, as)));
    const answers: Awaited<ReturnType<typeof create>>[] = [];
    while (answers.length < 105) answers.push(...(await createSome()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(100);
    expect(answers.find(({ status }) => status !== 200)).toMatchObject({
      status: 400,
      code: 'TOO_MANY_API_KEYS',
    });
    const pages = await gateway.call(`${keys}?limit=30`, { token: as });
    expect(pages.data.keys).toHaveLength(30);
    const next = await gateway.call(`${keys}?limit=100&cursor=${String(pages.data.next_cursor)}`, {
      token: as,
    });
    expect(next.data.keys).toHaveLength(70);
    expect(next.data.next_cursor).toBeNull();
  });
});

describe('updateApiKey', () => {
  it('changes what is named, takes away what is null, and leaves the rest', async () => {
    const { data } = await create({ name: 'before', rpm: 5, tpm: 6_000, models: ['imgfam-2'] });
    const changed = await gateway.call(`${keys}/${String(data.id)}`, {
      method: 'PATCH',
      token,
      body: { name: 'after', rpm: null, models: null, concurrency: 3 },
    });
    expect(changed.data).toMatchObject({
      name: 'after',
      rpm: null,
      tpm: 6_000,
      models: null,
      concurrency: 3,
    });
  });

  it('brings no more expired keys back than there may be valid ones, also at once', async () => {
    const userId = await gateway.register('old');
    const as = (await gateway.login('old')).data.token as string;
    const change = (id: unknown, body: object) =>
      gateway.call(`${keys}/${String(id)}`, { method: 'PATCH', token: as, body });
    const expired = [
      (await create({ name: 'one' }, as)).data.id,
      (await create({ name: 'two' }, as)).data.id,
    ];
    gateway.query('update api_keys set expires_at = 1000 where user_id = ?', userId);
    for (let made = 0; made < 99; made += 11)
      await Promise.all(Array.from({ length: 11 }, () => create({ name: 'valid' }, as)));
    const answers = await Promise.all(expired.map((id) => change(id, { expires_at: null })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(answers.find(({ status }) => status === 400)).toMatchObject({ code: 'TOO_MANY_API_KEYS' });
    const [revived, left] = answers[0]?.status === 200 ? expired : expired.toReversed();
    expect(await change(left, { expires_at: inAnHour() })).toMatchObject({ code: 'TOO_MANY_API_KEYS' });
    expect((await change(left, { name: 'renamed' })).status).toBe(200);
    expect((await change(revived, { expires_at: inAnHour() })).status).toBe(200);
    await gateway.call(`${keys}/${String(revived)}`, { method: 'DELETE', token: as });
    expect((await change(left, { expires_at: null })).status).toBe(200);
  });

  it('is known within a second', async () => {
    const { data } = await create({ name: 'changed' });
    expect(await use(data.key)).toBe(200);
    await gateway.call(`${keys}/${String(data.id)}`, {
      method: 'PATCH',
      token,
      body: { models: ['imgfam-2'] },
    });
    await expect.poll(() => use(data.key), { timeout: 5_000 }).toBe(403);
  });
});

describe('revokeApiKey', () => {
  it('makes a key worthless within a second, and takes it from the list', async () => {
    const { data } = await create({ name: 'short-lived' });
    expect(await use(data.key)).toBe(200);
    const path = `${keys}/${String(data.id)}`;
    expect(await gateway.call(path, { method: 'DELETE', token })).toMatchObject({
      status: 200,
      data: { id: data.id },
    });
    await expect.poll(() => use(data.key), { timeout: 5_000 }).toBe(401);
    expect(await gateway.call(path, { method: 'DELETE', token })).toMatchObject({
      status: 404,
      code: 'API_KEY_NOT_FOUND',
    });
    const list = await gateway.call(keys, { token });
    expect(JSON.stringify(list.data)).not.toContain(data.id);
  });
});

describe("somebody else's keys", () => {
  it.each(['PATCH', 'DELETE'])('are as unknown as those that do not exist, for %s', async (method) => {
    const { data } = await create({ name: 'mine' });
    const body = method === 'PATCH' ? { body: { name: 'yours' } } : {};
    for (const id of [String(data.id), 'key_nobody'])
      expect(await gateway.call(`${keys}/${id}`, { method, token: otherToken, ...body })).toMatchObject({
        status: 404,
        code: 'API_KEY_NOT_FOUND',
      });
    expect(await use(data.key)).toBe(200);
    expect(JSON.stringify((await gateway.call(keys, { token: otherToken })).data)).not.toContain(data.id);
  });

  it('are nothing that an API key could list', async () => {
    const { data } = await create({ name: 'no login' });
    expect(await gateway.call(keys, { token: data.key as string })).toMatchObject({ status: 401 });
  });
});

describe('the keys of a disabled user', () => {
  it('are refused within a second, and serve again when the user does', async () => {
    const id = await gateway.register('carol');
    const { data } = await create({ name: 'hers' }, (await gateway.login('carol')).data.token as string);
    expect(await use(data.key)).toBe(200);
    gateway.query("update users set status = 'disabled' where id = ?", id);
    await expect.poll(() => use(data.key), { timeout: 5_000 }).toBe(403);
    gateway.query("update users set status = 'enabled' where id = ?", id);
    await expect.poll(() => use(data.key), { timeout: 5_000 }).toBe(200);
  });
});
