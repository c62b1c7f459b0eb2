import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAccountGateway, testPassword, type AccountGateway } from '../../support/account-gateway.ts';
import { createTotpCode } from '../../support/totp-codes.ts';

let gateway: AccountGateway;
let token: string;
let count = 0;

beforeAll(async () => {
  gateway = await createAccountGateway({ accounts: { startQuotaMicroUsd: 50n } });
});
beforeEach(async () => {
  token = (await gateway.login('admin')).data.token;
});
afterAll(() => gateway.stop());

const users = '/api/admin/users';
const call = (path: string, body?: object, method?: string) =>
  gateway.call(`${users}${path}`, { token, ...(body && { body }), ...(method && { method }) });

async function createPerson() {
  const username = `member${String((count += 1))}`;
  return { username, id: await gateway.register(username) };
}

describe('what is under /api/admin', () => {
  it('is for admins, who are told so before anything else', async () => {
    const { username, id } = await createPerson();
    const { data } = await gateway.login(username);
    for (const path of [users, `${users}/${id}`, `${users}/usr_none`, '/api/admin/audit'])
      expect(await gateway.call(path, { token: data.token })).toMatchObject({
        status: 403,
        code: 'AUTH_INSUFFICIENT_PRIVILEGE',
      });
    const body = { nonsense: true };
    expect((await gateway.call(`${users}/usr_none/credit`, { body, token: data.token })).status).toBe(403);
    expect((await gateway.call(users, { token: gateway.apiKey })).code).toBe('AUTH_UNAUTHORIZED');
    expect((await gateway.call(users)).code).toBe('AUTH_UNAUTHORIZED');
  });

  it('needs a login, or a confirmation, of the last hour', async () => {
    gateway.query('update sessions set confirmed_at = confirmed_at - 3600001');
    expect(await call('')).toMatchObject({ status: 403, code: 'AUTH_LOGIN_TOO_OLD' });
    expect((await gateway.call('/api/user/self', { token })).data.admin_until).toBeNull();
    const confirm = (body: object) => gateway.call('/api/user/confirm', { body, token });
    expect(await confirm({ password: 'wrong' })).toMatchObject({ status: 400, code: 'INVALID_PASSWORD' });
    expect(await confirm({ code: '123456' })).toMatchObject({ status: 400, param: 'password' });
    for (const body of [{}, { password: null, code: null }])
      expect((await confirm(body)).message).toBe(
        'The request body must have at least one of password, code.',
      );
    const { data } = await confirm({ password: testPassword });
    expect((await gateway.call('/api/user/self', { token })).data.admin_until).toBe(data.admin_until);
    expect((await call('')).status).toBe(200);
  });
});

describe('confirmLogin with a second factor', () => {
  const enable = async () => {
    const { username, id } = await createPerson();
    await call(`/${id}`, { role: 'admin' }, 'PATCH');
    const own = (await gateway.login(username)).data.token;
    return { username, id, ...(await gateway.call('/api/user/2fa/enable', { body: {}, token: own })).data };
  };

  it('takes a code of the authenticator, and no backup code', async () => {
    const { username, secret, backup_codes: backupCodes } = await enable();
    const { flow_token: flowToken } = (await gateway.login(username)).data;
    const second = { flow_token: flowToken, code: await createTotpCode(secret, -1) };
    const own = (await gateway.call('/api/user/login/2fa', { body: second })).data.token;
    const confirm = (body: object) => gateway.call('/api/user/confirm', { body, token: own });
    expect(await confirm({ password: testPassword })).toMatchObject({ status: 400, param: 'code' });
    expect(await confirm({ code: backupCodes[0] })).toMatchObject({ status: 400, param: 'code' });
    expect((await confirm({ code: await createTotpCode(secret) })).status).toBe(200);
  });

  it('takes the password beside it from every login that is older than the factor', async () => {
    const { username, id } = await createPerson();
    await call(`/${id}`, { role: 'admin' }, 'PATCH');
    const logins = [await gateway.login(username), await gateway.login(username)].map(
      ({ data }) => data.token,
    );
    const [first, second] = logins;
    const { secret } = (await gateway.call('/api/user/2fa/enable', { body: {}, token: first })).data;
    const confirm = (body: object) => gateway.call('/api/user/confirm', { body, token: second });
    const refused = { status: 400, code: 'MISSING_REQUIRED_PARAMETER', param: 'password' };
    expect(await confirm({ code: await createTotpCode(secret) })).toMatchObject(refused);
    expect((await confirm({ password: testPassword, code: await createTotpCode(secret) })).status).toBe(200);
  });

  it('takes the password beside it where the same login enabled the factor, also once that is confirmed', async () => {
    const { id, secret, token: own } = await enable();
    gateway.query('update sessions set confirmed_at = confirmed_at - 3600001 where user_id = ?', id);
    const confirm = (body: object, renewed = own) =>
      gateway.call('/api/user/confirm', { body, token: renewed });
    const refused = { status: 400, code: 'MISSING_REQUIRED_PARAMETER', param: 'password' };
    expect(await confirm({ code: await createTotpCode(secret, -1) })).toMatchObject(refused);
    const body = { code: await createTotpCode(secret, -1) };
    const { data } = await gateway.call('/api/user/2fa/enable', { body, token: own });
    expect(await confirm({ code: await createTotpCode(secret) }, data.token)).toMatchObject(refused);
    expect((await gateway.call(users, { token: data.token })).code).toBe('AUTH_LOGIN_TOO_OLD');
    const both = { password: testPassword, code: await createTotpCode(secret) };
    expect((await confirm(both, data.token)).status).toBe(200);
    expect((await gateway.call(users, { token: data.token })).status).toBe(200);
  });
});

describe('users', () => {
  it('are created with a password that has to be changed, whoever chose it', async () => {
    const { data } = await call('', { username: 'made', role: 'admin' });
    expect(data.user).toMatchObject({
      username: 'made',
      role: 'admin',
      quota: 50,
      last_login_at: null,
      limits: null,
    });
    const login = await gateway.login('made', data.password);
    expect((await gateway.call('/api/user/self', { token: login.data.token })).code).toBe(
      'AUTH_PASSWORD_CHANGE_REQUIRED',
    );
    expect((await gateway.call(users, { token: login.data.token })).code).toBe(
      'AUTH_PASSWORD_CHANGE_REQUIRED',
    );
    const given = await call('', { username: 'given', password: testPassword, quota: 0 });
    expect(given.data).not.toHaveProperty('password');
    expect(given.data.user.quota).toBe(0);
    const chosen = (await gateway.login('given')).data.token;
    expect((await gateway.call('/api/user/self', { token: chosen })).code).toBe(
      'AUTH_PASSWORD_CHANGE_REQUIRED',
    );
    const own = { current_password: testPassword, new_password: 'my own battery' };
    const changed = await gateway.call('/api/user/password', { body: own, token: chosen });
    expect((await gateway.call('/api/user/self', { token: changed.data.token })).status).toBe(200);
    expect((await call('', { username: 'GIVEN' })).code).toBe('USERNAME_TAKEN');
    expect(gateway.logText()).not.toContain(data.password);
    expect(JSON.stringify(gateway.query('select * from users'))).not.toContain(data.password);
  });

  it('are found, in pages, whatever is searched for', async () => {
    const { username, id } = await createPerson();
    const find = async (text: string) =>
      (await call(`?query=${encodeURIComponent(text)}`)).data.users.map((user: { id: string }) => user.id);
    expect(await find(username.toUpperCase())).toEqual([id]);
    expect(await find(id)).toEqual([id]);
    for (const text of ["' or 1=1 --", '%', "\\'; drop table users; --"])
      expect(await find(text)).toEqual([]);
    const first = await call('?limit=1&role=user');
    expect(first.data.users).toHaveLength(1);
    const second = await call(`?limit=1&role=user&cursor=${String(first.data.next_cursor)}`);
    expect(second.data.users[0].id).not.toBe(first.data.users[0].id);
    expect((await call('?role=root')).status).toBe(400);
  });

  it('are changed, and lose their logins with role and state', async () => {
    const { username, id } = await createPerson();
    const login = (await gateway.login(username)).data.token;
    const limits = { rpm: 5, tpm: null };
    const changed = await call(`/${id}`, { display_name: 'A member', limits }, 'PATCH');
    expect(changed.data).toMatchObject({ display_name: 'A member', limits });
    expect((await gateway.call('/api/user/self', { token: login })).status).toBe(200);
    expect((await call(`/${id}`, { limits: null }, 'PATCH')).data.limits).toBeNull();
    await call(`/${id}`, { status: 'disabled' }, 'PATCH');
    expect((await gateway.call('/api/user/self', { token: login })).status).toBe(401);
    expect(await gateway.login(username)).toMatchObject({ status: 403, code: 'AUTH_USER_DISABLED' });
    expect((await gateway.login(username, 'wrong')).code).toBe('AUTH_INVALID_CREDENTIALS');
    await call(`/${id}`, { status: 'enabled' }, 'PATCH');
    expect((await gateway.login(username)).status).toBe(200);
  });

  it('take their keys with them when they are disabled, and give them back', async () => {
    const { id } = await createPerson();
    const ask = async () =>
      (await fetch(`${gateway.url}/v1/models`, { headers: { authorization: `Bearer ${key}` } })).status;
    const key = 'sk-key-of-a-member-0000000000001';
    const hash = createHash('sha256').update(key).digest('hex');
    const columns = '(id, hash, prefix, name, user_id, created_at)';
    gateway.query(`insert into api_keys ${columns} values ('key_member', ?, 'sk', 'key', ?, 1)`, hash, id);
    expect(await ask()).toBe(200);
    await call(`/${id}`, { status: 'disabled' }, 'PATCH');
    await expect.poll(ask, { timeout: 10_000 }).toBe(403);
    await call(`/${id}`, { status: 'enabled' }, 'PATCH');
    await expect.poll(ask, { timeout: 10_000 }).toBe(200);
    await call(`/${id}`, undefined, 'DELETE');
    await expect.poll(ask, { timeout: 10_000 }).toBe(401);
  });

  it('are never left without an admin', async () => {
    gateway.query("update users set role = 'user' where username <> 'admin'");
    const { data } = await gateway.call('/api/user/self', { token });
    for (const body of [{ role: 'user' }, { status: 'disabled' }])
      expect(await call(`/${String(data.id)}`, body, 'PATCH')).toMatchObject({
        status: 400,
        code: 'LAST_ADMIN',
      });
    expect(await call(`/${String(data.id)}`, undefined, 'DELETE')).toMatchObject({ code: 'LAST_ADMIN' });
  });

  it('are credited and debited once for one idempotency key', async () => {
    const { id } = await createPerson();
    const body = { amount: 1_000, reason: 'invoice 1', idempotency_key: `key ${id}` };
    const answers = await Promise.all([1, 2, 3].map(() => call(`/${id}/credit`, body)));
    expect(new Set(answers.map(({ data }) => data.entry_id)).size).toBe(1);
    const trail = await gateway.call(`/api/admin/audit?action=user.credit&target=${id}`, { token });
    expect(trail.data.records).toHaveLength(1);
    expect((await call(`/${id}`)).data.quota).toBe(1_050);
    expect(await call(`/${id}/credit`, { ...body, amount: 2 })).toMatchObject({
      status: 409,
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
    expect((await call(`/${id}/debit`, { amount: 50, reason: 'mistake' })).data.quota).toBe(1_000);
    expect(await call(`/${id}/debit`, { amount: 1_001, reason: 'too much' })).toMatchObject({
      status: 400,
      code: 'INSUFFICIENT_QUOTA',
    });
    for (const amount of [0, -5, 1.5, 1e12 + 1, '7'])
      expect(await call(`/${id}/credit`, { amount, reason: 'x' })).toMatchObject({
        status: 400,
        param: 'amount',
      });
    expect((await call(`/${id}/credit`, { amount: 5 })).param).toBe('reason');
  });

  it('are credited, debited, made and removed with a line in the trail, or not at all', async () => {
    const { id } = await createPerson();
    const credit = { amount: 100, reason: 'invoice 2', idempotency_key: `line ${id}` };
    const debit = { amount: 30, reason: 'mistake', idempotency_key: `line back ${id}` };
    const acts = new Map([
      ['user.credit', () => call(`/${id}/credit`, credit)],
      ['user.debit', () => call(`/${id}/debit`, debit)],
      ['user.create', () => call('', { username: 'noted', quota: 7 })],
      ['user.delete', () => call(`/${id}`, undefined, 'DELETE')],
    ]);
    for (const [action, act] of acts) {
      const count = () => gateway.query('select id from audit where action = ?', action).length;
      const before = count();
      gateway.query(
        "create trigger no_line before insert on audit begin select raise(abort, 'no line'); end",
      );
      expect([action, (await act()).status]).toEqual([action, 500]);
      gateway.query('drop trigger no_line');
      expect([action, (await act()).status, count() - before]).toEqual([action, 200, 1]);
    }
    const forfeited = "select amount from entries where kind = 'forfeit' and from_account = ?";
    expect(gateway.query(forfeited, id)).toEqual([{ amount: 120 }]);
  });

  it('get a password, lose their logins and their second factor', async () => {
    const { username, id } = await createPerson();
    const login = (await gateway.login(username)).data.token;
    const enabled = await gateway.call('/api/user/2fa/enable', { body: {}, token: login });
    expect((await call(`/${id}/2fa_reset`, {})).status).toBe(200);
    expect((await gateway.call('/api/user/self', { token: enabled.data.token })).status).toBe(401);
    const again = (await gateway.login(username)).data.token;
    expect((await call(`/${id}/logout`, {})).status).toBe(200);
    expect((await gateway.call('/api/user/self', { token: again })).status).toBe(401);
    const { data } = await call(`/${id}/password`, {});
    expect((await gateway.login(username)).status).toBe(401);
    expect((await gateway.login(username, data.password)).status).toBe(200);
    expect((await call(`/${id}/password`, { password: 'given battery' })).data).toEqual({});
    const given = await gateway.login(username, 'given battery');
    expect((await gateway.call('/api/user/self', { token: given.data.token })).code).toBe(
      'AUTH_PASSWORD_CHANGE_REQUIRED',
    );
  });

  it('are removed, and then unknown everywhere', async () => {
    const { id } = await createPerson();
    expect((await call(`/${id}`, undefined, 'DELETE')).status).toBe(200);
    const amount = { amount: 1, reason: 'x' };
    const answers = await Promise.all([
      call(`/${id}`),
      call(`/${id}`, { display_name: 'x' }, 'PATCH'),
      call(`/${id}`, undefined, 'DELETE'),
      call(`/${id}/credit`, amount),
      call(`/${id}/debit`, amount),
      call(`/${id}/logout`, {}),
      call(`/${id}/2fa_reset`, {}),
      call(`/${id}/password`, {}),
      call('/usr_none'),
    ]);
    for (const answer of answers) expect(answer).toMatchObject({ status: 404, code: 'USER_NOT_FOUND' });
  });
});

describe('keys of everybody', () => {
  const keys = '/api/admin/keys';

  it('are listed with their owners, found, and revoked', async () => {
    const { username, id } = await createPerson();
    const own = (await gateway.login(username)).data.token;
    const created = await gateway.call('/api/user/keys', { body: { name: 'A 100%_key' }, token: own });
    const { key, id: keyId } = created.data;
    const find = async (text: string) =>
      (await gateway.call(`${keys}?query=${encodeURIComponent(text)}`, { token })).data.keys;
    for (const text of ['100%_K', keyId, key.slice(0, 11)])
      expect(await find(text)).toMatchObject([{ id: keyId, user_id: id, username, name: 'A 100%_key' }]);
    for (const text of ["' or 1=1 --", '100_%', key]) expect(await find(text)).toEqual([]);
    const { data } = await gateway.call(`${keys}?user_id=${id}`, { token });
    expect(data.keys).toHaveLength(1);
    expect(JSON.stringify(data)).not.toContain(key);
    expect((await gateway.call(keys, { token: own })).code).toBe('AUTH_INSUFFICIENT_PRIVILEGE');
    const revoke = () => gateway.call(`${keys}/${String(keyId)}`, { method: 'DELETE', token });
    expect((await revoke()).data.id).toBe(keyId);
    expect(await revoke()).toMatchObject({ status: 404, code: 'API_KEY_NOT_FOUND' });
    const ask = async () =>
      (await fetch(`${gateway.url}/v1/models`, { headers: { authorization: `Bearer ${String(key)}` } }))
        .status;
    await expect.poll(ask, { timeout: 10_000 }).toBe(401);
  });
});

describe('listAuditRecords', () => {
  it('says who did what to whom, and why, in pages and as a table', async () => {
    const { id } = await createPerson();
    await call(`/${id}/credit`, { amount: 5, reason: '=cmd|"/c calc"!A1' });
    const { data } = await gateway.call(`/api/admin/audit?target=${id}&action=user.`, { token });
    expect(data.records).toHaveLength(1);
    expect(data.records[0]).toMatchObject({
      actor: expect.stringMatching(/^usr_/) as string,
      action: 'user.credit',
      target: id,
      ip: '127.0.0.1',
      reason: '=cmd|"/c calc"!A1',
      outcome: 'done',
    });
    const response = await fetch(`${gateway.url}/api/admin/audit?target=${id}&format=csv`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.headers.get('content-type')).toContain('text/csv');
    const [heading, first] = (await response.text()).split('\r\n');
    expect(heading).toBe('id,at,actor,action,target,ip,reason,outcome');
    expect(first).toContain(`,"'=cmd|""/c calc""!A1",done`);
    const refused = await gateway.call('/api/admin/audit?from=10&to=10', { token });
    expect(refused).toMatchObject({ status: 400, param: 'from' });
  });

  it('keeps refused logins without what was typed', async () => {
    await gateway.login('my-secret-as-name', 'my-secret-as-password');
    const { data } = await gateway.call('/api/admin/audit?action=login&limit=1', { token });
    expect(data.records[0]).toMatchObject({ actor: null, target: null, outcome: 'refused' });
    expect(JSON.stringify(gateway.query('select * from audit'))).not.toContain('my-secret');
  });
});
