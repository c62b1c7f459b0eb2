import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccountGateway, testPassword, type AccountGateway } from '../../support/account-gateway.ts';

let gateway: AccountGateway;

beforeAll(async () => {
  gateway = await createAccountGateway();
  await gateway.register('Ada');
});

afterAll(() => gateway.stop());

const self = '/api/user/self';

describe('loginUser', () => {
  it('gives two secrets of one login, in whatever case the name is written', async () => {
    const { status, data, cookie, headers } = await gateway.login('aDa');
    expect(status).toBe(200);
    expect(data).toEqual({
      id: expect.stringMatching(/^usr_/) as string,
      username: 'Ada',
      display_name: 'Ada',
      role: 'user',
      status: 'enabled',
      group: 'default',
      token: expect.stringMatching(/^at_[A-Za-z0-9_-]{43}$/) as string,
    });
    expect(data.token).not.toContain(cookie);
    expect(headers.get('set-cookie')).toBe(
      `specway_session=${String(cookie)}; Path=/; HttpOnly; SameSite=Lax`,
    );
    expect(headers.get('cache-control')).toBe('no-store');
    expect((await gateway.call(self, { cookie: cookie ?? '' })).data.username).toBe('Ada');
    expect((await gateway.call(self, { token: data.token })).data.username).toBe('Ada');
  });

  it('gives a cookie alone to those who ask for it', async () => {
    const body = { username: 'ada', password: testPassword, session: 'cookie' };
    const { data, cookie } = await gateway.call('/api/user/login', { body });
    expect(data).not.toHaveProperty('token');
    expect((await gateway.call(self, { cookie: cookie ?? '' })).status).toBe(200);
  });

  it('keeps neither secret in the database', async () => {
    const { data, cookie } = await gateway.login('ada');
    const rows = JSON.stringify(gateway.query('select * from sessions'));
    expect(rows).not.toContain(cookie);
    expect(rows).not.toContain(data.token);
    expect(gateway.logText()).not.toContain(data.token);
  });

  it('never adopts a cookie that the client brings', async () => {
    const planted = 'A'.repeat(43);
    const body = { username: 'ada', password: testPassword };
    const { cookie } = await gateway.call('/api/user/login', { body, cookie: planted });
    expect(cookie).not.toBe(planted);
    expect((await gateway.call(self, { cookie: planted })).status).toBe(401);
  });

  it('ends the oldest login beyond twenty', async () => {
    await gateway.register('busy');
    const logins = [];
    for (let count = 0; count < 21; count++) logins.push(await gateway.login('busy'));
    const states = await Promise.all(logins.map(({ data }) => gateway.call(self, { token: data.token })));
    expect(states.map(({ status }) => status)).toEqual([401, ...Array<number>(20).fill(200)]);
    expect(states[0]?.code).toBe('AUTH_TOKEN_EXPIRED');
  });

  it.each([
    ['a day without a request', 'last_seen_at = last_seen_at - 86400001'],
    ['thirty days', 'login_at = login_at - 2592000001'],
  ])('ends none for twenty of which most ended after %s', async (_while, change) => {
    const username = `rare-${change.slice(0, 4)}`;
    await gateway.register(username);
    const { data } = await gateway.login(username);
    const hash = createHash('sha256').update(String(data.token)).digest('hex');
    for (let count = 0; count < 19; count++) await gateway.login(username);
    const others = 'user_id = ? and token_hash <> ?';
    gateway.query(`update sessions set ${change} where ${others}`, String(data.id), hash);
    const newest = await gateway.login(username);
    for (const { token } of [data, newest.data])
      expect((await gateway.call(self, { token })).status).toBe(200);
  });

  it('is none of those that end beyond twenty, also after the clock was set back', async () => {
    await gateway.register('early');
    for (let count = 0; count < 20; count++) await gateway.login('early');
    const set = ['created_at', 'login_at', 'last_seen_at'].map((column) => `${column} = ${column} + 3600000`);
    gateway.query(`update sessions set ${set.join()} where user_id in
      (select id from users where username = 'early')`);
    const { data } = await gateway.login('early');
    expect((await gateway.call(self, { token: data.token })).status).toBe(200);
  });

  it.each(['ada', 'nobody', "' or 1=1 --", 'аda', 'admin\u0000'])(
    'says of %j with a wrong password only that something is wrong',
    async (username) => {
      const { status, code, message } = await gateway.login(username, 'wrong password');
      expect({ status, code, message }).toEqual({
        status: 401,
        code: 'AUTH_INVALID_CREDENTIALS',
        message: 'The user name or the password is wrong.',
      });
    },
  );
});

describe('a login', () => {
  it('ends with logout, both secrets at once', async () => {
    const { data, cookie } = await gateway.login('ada');
    const { status, headers } = await gateway.call('/api/user/logout', { token: data.token });
    expect(status).toBe(200);
    expect(headers.get('set-cookie')).toBe('specway_session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0');
    for (const proof of [{ token: data.token }, { cookie: cookie ?? '' }]) {
      expect((await gateway.call(self, proof)).code).toBe('AUTH_TOKEN_EXPIRED');
    }
  });

  it('ends everywhere when asked to', async () => {
    const [one, other] = [await gateway.login('ada'), await gateway.login('ada')];
    const body = { everywhere: true };
    await gateway.call('/api/user/logout', { body, token: one.data.token });
    expect((await gateway.call(self, { token: other.data.token })).code).toBe('AUTH_TOKEN_EXPIRED');
  });

  it.each([
    ['a day without a request', 'update sessions set last_seen_at = last_seen_at - 86400001 where id = ?'],
    ['thirty days', 'update sessions set login_at = login_at - 2592000001 where id = ?'],
  ])('ends after %s', async (_while, sql) => {
    const { data } = await gateway.login('ada');
    const [row] = gateway.query('select id from sessions order by rowid desc limit 1');
    gateway.query(sql, String(row?.['id']));
    expect((await gateway.call(self, { token: data.token })).code).toBe('AUTH_TOKEN_EXPIRED');
  });

  it('is what the Authorization header says, whatever cookie is beside it', async () => {
    const { data, cookie = '' } = await gateway.login('ada');
    const calls = [
      { token: data.token, cookie: 'A'.repeat(43) },
      { token: `${String(data.token)}x`, cookie },
      { headers: { authorization: 'Basic YWRhOnB3' }, cookie },
      { headers: { authorization: '' }, cookie },
    ];
    const answers = await Promise.all(calls.map((call) => gateway.call(self, call)));
    expect(answers.map(({ status }) => status)).toEqual([200, 401, 401, 401]);
  });

  it('is refused where two cookies contradict each other', async () => {
    const { cookie = '' } = await gateway.login('ada');
    const other = (await gateway.login('ada')).cookie ?? '';
    const ask = (header: string) => gateway.call(self, { headers: { cookie: header } });
    expect((await ask(`specway_session=${cookie}; specway_session=${other}`)).status).toBe(401);
    expect((await ask(`a=b; specway_session=${cookie}; specway_session=${cookie}`)).status).toBe(200);
  });

  it('is no API key, and an API key is no login', async () => {
    const { data } = await gateway.login('ada');
    const models = await fetch(`${gateway.url}/v1/models`, {
      headers: { authorization: `Bearer ${String(data.token)}` },
    });
    expect(models.status).toBe(401);
    expect(await models.json()).toMatchObject({ error: { code: 'invalid_api_key' } });
    const { status, code, headers } = await gateway.call(self, { token: gateway.apiKey });
    expect({ status, code }).toEqual({ status: 401, code: 'AUTH_UNAUTHORIZED' });
    expect(headers.get('www-authenticate')).toBe('Bearer');
    for (const name of ['x-api-key', 'x-goog-api-key']) {
      expect((await gateway.call(self, { headers: { [name]: gateway.apiKey } })).status).toBe(401);
    }
    expect((await gateway.call(`${self}?key=${gateway.apiKey}`)).status).toBe(401);
  });
});

describe('the first admin', () => {
  it('owns the key of the first start and needs no balance', async () => {
    const { data } = await gateway.login('admin');
    const { data: admin } = await gateway.call(self, { token: data.token });
    expect(admin).toMatchObject({ role: 'admin', quota: 0, unlimited_quota: true, two_factor: 'off' });
    expect(admin.admin_until).toBe(admin.login_at + 3600);
    expect(gateway.query('select user_id from api_keys')).toEqual([{ user_id: admin.id }]);
  });
});

describe('changePassword', () => {
  it('begins the thirty days anew', async () => {
    const id = await gateway.register('linus');
    const { token } = (await gateway.login('linus')).data;
    gateway.query('update sessions set login_at = login_at - 2548800000 where user_id = ?', id);
    const readRest = async (current: string) => {
      const { data } = await gateway.call('/api/user/sessions', { token: current });
      return data.sessions[0].expires_at - data.sessions[0].last_used_at;
    };
    expect(await readRest(token)).toBe(43_200);
    const body = { current_password: testPassword, new_password: 'another long password' };
    const changed = await gateway.call('/api/user/password', { body, token });
    expect(await readRest(changed.data.token)).toBe(86_400);
  });

  it('leaves no login behind that began beside it with the old password', async () => {
    await gateway.register('grace');
    const { token } = (await gateway.login('grace')).data;
    const until = { isOver: false };
    const keepLoggingIn = async () => {
      while (!until.isOver) await gateway.login('grace');
    };
    const logins = Array.from({ length: 6 }, keepLoggingIn);
    const body = { current_password: testPassword, new_password: 'another long password' };
    const changed = await gateway.call('/api/user/password', { body, token });
    expect(changed.status).toBe(200);
    until.isOver = true;
    await Promise.all(logins);
    const { data } = await gateway.call('/api/user/sessions', { token: changed.data.token });
    expect(data.sessions).toMatchObject([{ current: true }]);
  });
});
