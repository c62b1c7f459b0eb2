import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccountGateway, testPassword, type AccountGateway } from '../../support/account-gateway.ts';
import { createTotpCode } from '../../support/totp-codes.ts';

let gateway: AccountGateway;
let count = 0;

beforeAll(async () => {
  gateway = await createAccountGateway({
    accounts: { invitation: { inviterMicroUsd: 400n, inviteeMicroUsd: 0n, maxRewards: 100 } },
  });
});
afterAll(() => gateway.stop());

const self = '/api/user/self';

/** Somebody new who is logged in. */
async function createPerson() {
  const username = `person${String((count += 1))}`;
  const id = await gateway.register(username);
  const { data } = await gateway.login(username);
  return { username, id, token: data.token as string };
}

describe('changePassword', () => {
  const path = '/api/user/password';

  it('gives a new login in place of all others', async () => {
    const { username, token } = await createPerson();
    const other = (await gateway.login(username)).data.token;
    const body = { current_password: testPassword, new_password: 'another battery' };
    const { status, data, cookie } = await gateway.call(path, { body, token });
    expect({ status, name: data.username }).toEqual({ status: 200, name: username });
    for (const old of [token, other]) expect((await gateway.call(self, { token: old })).status).toBe(401);
    expect((await gateway.call(self, { token: data.token })).status).toBe(200);
    expect((await gateway.call(self, { cookie: cookie ?? '' })).status).toBe(200);
    expect((await gateway.login(username)).status).toBe(401);
    expect((await gateway.login(username, 'another battery')).status).toBe(200);
  });

  it.each([
    [{ current_password: 'wrong', new_password: 'another battery' }, 'INVALID_PASSWORD', 'current_password'],
    [{ current_password: testPassword, new_password: testPassword }, 'INVALID_VALUE', 'new_password'],
    [{ current_password: testPassword, new_password: 'password123' }, 'INVALID_VALUE', 'new_password'],
    [{ new_password: 'another battery' }, 'MISSING_REQUIRED_PARAMETER', 'current_password'],
  ])('refuses %j', async (body, code, param) => {
    const { token } = await createPerson();
    expect(await gateway.call(path, { body, token })).toMatchObject({ status: 400, code, param });
    expect((await gateway.call(self, { token })).status).toBe(200);
  });

  it('says that it is done where only the new login is refused', async () => {
    const { username, id, token } = await createPerson();
    // An administrator changes the role at this very moment.
    gateway.query(
      `create trigger promotion after insert on audit when new.action = 'password'
        begin update users set role = 'admin' where id = '${id}'; end`,
    );
    const body = { current_password: testPassword, new_password: 'another battery' };
    const answer = await gateway.call(path, { body, token });
    gateway.query('drop trigger promotion');
    gateway.query("update users set role = 'user' where id = ?", id);
    expect(answer).toMatchObject({
      status: 401,
      code: 'AUTH_TOKEN_EXPIRED',
      message: 'The password is changed, but the login has ended meanwhile. Log in with the new password.',
    });
    expect((await gateway.login(username, 'another battery')).status).toBe(200);
  });

  it('counts wrong passwords with those of logins', async () => {
    const { username, token } = await createPerson();
    const body = { current_password: 'wrong', new_password: 'another battery' };
    for (let tried = 0; tried < 10; tried++) await gateway.call(path, { body, token });
    expect((await gateway.call(path, { body, token })).code).toBe('TOO_MANY_ATTEMPTS');
    expect((await gateway.login(username)).code).toBe('TOO_MANY_ATTEMPTS');
  });
});

describe('a password that somebody else chose', () => {
  it('opens nothing but the change of itself', async () => {
    const { username, id } = await createPerson();
    gateway.query('update users set one_time = 1 where id = ?', id);
    const { data } = await gateway.login(username);
    const { token } = data;
    for (const path of [self, '/api/user/2fa/status', '/api/user/sessions', '/api/user/logout'])
      expect(await gateway.call(path, { token })).toMatchObject({
        status: 403,
        code: 'AUTH_PASSWORD_CHANGE_REQUIRED',
      });
    const body = { current_password: testPassword, new_password: 'my own battery' };
    const changed = await gateway.call('/api/user/password', { body, token });
    expect(changed.status).toBe(200);
    expect((await gateway.call(self, { token: changed.data.token })).status).toBe(200);
  });
});

describe('listSessions and endSession', () => {
  it('show the logins of the user and end one', async () => {
    const { username, token } = await createPerson();
    const headers = { 'user-agent': 'x'.repeat(300) };
    const body = { username, password: testPassword };
    const other = (await gateway.call('/api/user/login', { body, headers })).data.token;
    const { data } = await gateway.call('/api/user/sessions', { token });
    const foreignPage = await gateway.call('/api/user/sessions?cursor=abc', { token });
    expect([foreignPage.status, foreignPage.code]).toEqual([400, 'INVALID_VALUE']);
    const ips = data.sessions.map(({ ip }: { ip: string }) => ip);
    expect(ips).toEqual(['127.0.0.1', '127.0.0.1']);
    const foreign = data.sessions.find(({ current }: { current: boolean }) => !current);
    expect(foreign.user_agent).toHaveLength(256);
    expect(foreign.expires_at).toBe(foreign.last_used_at + 86_400);
    const path = `/api/user/sessions/${String(foreign.id)}`;
    expect((await gateway.call(path, { method: 'DELETE', token })).data.id).toBe(foreign.id);
    expect((await gateway.call(self, { token: other })).code).toBe('AUTH_TOKEN_EXPIRED');
    expect((await gateway.call(path, { method: 'DELETE', token })).code).toBe('SESSION_NOT_FOUND');
  });

  it('show them in pages', async () => {
    const { username, token } = await createPerson();
    for (let count = 0; count < 4; count++) await gateway.login(username);
    const list = async (query: string) =>
      (await gateway.call(`/api/user/sessions?${query}`, { token })).data as {
        sessions: { id: string }[];
        next_cursor: string | null;
      };
    const all = await list('limit=5');
    expect([all.sessions.length, all.next_cursor]).toEqual([5, null]);
    const seen = [];
    let page = await list('limit=2');
    for (const size of [2, 2, 1]) {
      expect(page.sessions).toHaveLength(size);
      seen.push(...page.sessions);
      if (page.next_cursor !== null) page = await list(`limit=2&cursor=${page.next_cursor}`);
    }
    expect([seen, page.next_cursor]).toEqual([all.sessions, null]);
  });

  it('miss none that is used while they are read page by page', async () => {
    const { username, token } = await createPerson();
    const logins = [];
    for (let count = 0; count < 3; count++) logins.push((await gateway.login(username)).data.token);
    gateway.query('update sessions set last_seen_at = last_seen_at - 3600000 where ended_at is null');
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const query = cursor === '' ? '' : `&cursor=${cursor}`;
      const { data } = await gateway.call(`/api/user/sessions?limit=1${query}`, { token });
      seen.push(...data.sessions.map(({ id }: { id: string }) => id));
      for (const login of logins) await gateway.call(self, { token: login });
      gateway.query('update sessions set last_seen_at = last_seen_at - 120000 where ended_at is null');
      cursor = data.next_cursor;
    }
    expect(new Set(seen).size).toBe(4);
  });

  it('does not tell the login of somebody else from none', async () => {
    const [one, other] = [await createPerson(), await createPerson()];
    const { data } = await gateway.call('/api/user/sessions', { token: other.token });
    for (const id of [data.sessions[0].id, 'ses_none', "' or 1=1 --", '%'])
      expect(
        await gateway.call(`/api/user/sessions/${encodeURIComponent(String(id))}`, {
          method: 'DELETE',
          token: one.token,
        }),
      ).toMatchObject({ status: 404, code: 'SESSION_NOT_FOUND' });
    expect((await gateway.call(self, { token: other.token })).status).toBe(200);
  });
});

describe('updateSelf', () => {
  it('takes a name for people, composed', async () => {
    const { token } = await createPerson();
    const body = { display_name: 'Ada "O\'Brien" Łovelace 🚀 é'.normalize('NFD') };
    const { data } = await gateway.call(self, { method: 'PATCH', body, token });
    expect(data.display_name).toBe(body.display_name.normalize('NFC'));
  });

  it.each(['', ' ', 'a\u0000b', 'a\u202Eb', 'a\nb', 'a\u2028b', 'x'.repeat(65), '\uE000', '\u{E0041}tag'])(
    'refuses the name %j',
    async (name) => {
      const { token } = await createPerson();
      const body = { display_name: name };
      const { status, param } = await gateway.call(self, { method: 'PATCH', body, token });
      expect({ status, param }).toEqual({ status: 400, param: 'display_name' });
    },
  );

  it.each([{ role: 'admin' }, { quota: 1 }, { username: 'root' }, { status: 'enabled' }])(
    'takes no %j',
    async (surplus) => {
      const { token } = await createPerson();
      const body = { display_name: 'Ada', ...surplus };
      const { status, code } = await gateway.call(self, { method: 'PATCH', body, token });
      expect({ status, code }).toEqual({ status: 400, code: 'UNKNOWN_PARAMETER' });
    },
  );

  it('names what cannot be changed, and what can, where nothing else is sent', async () => {
    const { token } = await createPerson();
    const change = (body: object) => gateway.call(self, { method: 'PATCH', body, token });
    expect(await change({ role: 'admin' })).toMatchObject({
      code: 'UNKNOWN_PARAMETER',
      param: 'role',
      message: 'role is not a field of this request; known here: display_name.',
    });
    expect(await change({})).toMatchObject({
      code: 'MISSING_REQUIRED_PARAMETER',
      message: 'display_name is required.',
    });
  });
});

describe('deleteSelf', () => {
  it('removes what is personal, for the password and where there is one a code', async () => {
    const { username, id, token } = await createPerson();
    const { data } = await gateway.call('/api/user/2fa/enable', { body: {}, token });
    const call = (body: object) => gateway.call(self, { method: 'DELETE', body, token: data.token });
    expect(await call({ password: 'wrong' })).toMatchObject({ status: 400, param: 'code' });
    expect(await call({ password: 'wrong', code: '000000' })).toMatchObject({ code: 'INVALID_PASSWORD' });
    const code = await createTotpCode(data.secret);
    const gone = await call({ password: testPassword, code });
    expect({ status: gone.status, cookie: gone.cookie }).toEqual({ status: 200, cookie: '' });
    expect((await gateway.call(self, { token: data.token })).status).toBe(401);
    expect((await gateway.login(username)).code).toBe('AUTH_INVALID_CREDENTIALS');
    const body = { username: username.toUpperCase(), password: testPassword };
    expect((await gateway.call('/api/user/register', { body })).code).toBe('USERNAME_TAKEN');
    const rows = JSON.stringify(gateway.query('select * from users where id = ?', id));
    expect(rows).not.toMatch(new RegExp(username, 'i'));
  });

  it('leaves the last admin', async () => {
    const { data } = await gateway.login('admin');
    const answer = await gateway.call(self, {
      method: 'DELETE',
      body: { password: testPassword },
      token: data.token,
    });
    expect(answer).toMatchObject({ status: 400, code: 'LAST_ADMIN' });
  });
});

describe('transferAffiliateQuota', () => {
  const path = '/api/user/aff_transfer';

  async function createInviter(guests: number) {
    const person = await createPerson();
    const { data } = await gateway.call(self, { token: person.token });
    for (let guest = 0; guest < guests; guest++)
      await gateway.register(`${person.username}g${String(guest)}`, data.aff_code);
    return person;
  }

  it('converts all, or a part', async () => {
    const { token } = await createInviter(2);
    const part = await gateway.call(path, { body: { quota: 300 }, token });
    expect(part.data).toEqual({ transferred: 300, quota: 300, aff_quota: 500 });
    const rest = await gateway.call(path, { body: {}, token });
    expect(rest.data).toEqual({ transferred: 500, quota: 800, aff_quota: 0 });
    expect(await gateway.call(path, { body: {}, token })).toMatchObject({
      status: 400,
      code: 'INSUFFICIENT_INVITATION_QUOTA',
    });
    expect((await gateway.call(self, { token })).data).toMatchObject({
      quota: 800,
      aff_quota: 0,
      aff_history_quota: 800,
    });
  });

  it('leaves a line in the trail, which its user sees, for each time that it moved something', async () => {
    const { token, id } = await createInviter(1);
    const answers = [];
    for (let asked = 0; asked < 3; asked++)
      answers.push((await gateway.call(path, { body: { quota: 250 }, token })).status);
    expect(answers).toEqual([200, 400, 400]);
    const { data } = await gateway.call('/api/user/activity', { token });
    const lines = data.records.filter(({ action }: { action: string }) => action === 'user.transfer');
    expect(lines).toEqual([
      expect.objectContaining({ actor: id, target: id, ip: '127.0.0.1', outcome: 'done' }),
    ]);
  });

  it('converts once for many who ask at once', async () => {
    const { token } = await createInviter(1);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => gateway.call(path, { body: {}, token })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(400)]);
    expect((await gateway.call(self, { token })).data).toMatchObject({ quota: 400, aff_quota: 0 });
  });

  it.each([0, -1, 0.5, 1e20, 2 ** 63, '300', true])('refuses the amount %j', async (quota) => {
    const { token } = await createPerson();
    expect(await gateway.call(path, { body: { quota }, token })).toMatchObject({
      status: 400,
      param: 'quota',
    });
  });

  it('takes amounts up to 1000000000000', async () => {
    const { token } = await createPerson();
    const ask = async (quota: number) => await gateway.call(path, { body: { quota }, token });
    expect((await ask(1_000_000_000_000)).code).toBe('INSUFFICIENT_INVITATION_QUOTA');
    expect(await ask(1_000_000_000_001)).toMatchObject({ code: 'INVALID_VALUE', param: 'quota' });
  });

  it('refuses a number that JavaScript reads as infinite', async () => {
    const { token } = await createPerson();
    const answer = await fetch(gateway.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: '{"quota":1e400}',
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'INVALID_VALUE', param: 'quota' });
  });

  it('shows who registered when and what it brought, and what the user did', async () => {
    const { token, id } = await createInviter(2);
    const { data } = await gateway.call('/api/user/invitations?limit=1', { token });
    expect(data.invitations).toEqual([{ registered_at: expect.any(Number) as number, reward: 400 }]);
    const next = await gateway.call(`/api/user/invitations?cursor=${String(data.next_cursor)}`, { token });
    expect(next.data).toMatchObject({ invitations: [{ reward: 400 }], next_cursor: null });
    const activity = await gateway.call('/api/user/activity', { token });
    const actions = activity.data.records.map(({ action }: { action: string }) => action);
    expect(actions).toEqual(['login', 'register']);
    expect(activity.data.records[1]).toMatchObject({
      actor: id,
      target: id,
      ip: '127.0.0.1',
      outcome: 'done',
    });
    expect((await gateway.call('/api/user/activity?cursor=nonsense', { token })).param).toBe('cursor');
  });

  it('shows what administrators did, and not from where', async () => {
    const { token, id } = await createPerson();
    const admin = (await gateway.login('admin')).data.token;
    const credit = { amount: 5, reason: 'invoice 17' };
    await gateway.call(`/api/admin/users/${id}/credit`, { body: credit, token: admin });
    const { data } = await gateway.call('/api/user/activity?limit=1', { token });
    expect(data.records).toMatchObject([{ action: 'user.credit', reason: 'invoice 17', ip: null }]);
    const own = await gateway.call('/api/user/activity?limit=1', { token: admin });
    expect(own.data.records).toMatchObject([{ action: 'user.credit', ip: '127.0.0.1' }]);
  });

  it('shows that an administrator revoked a key', async () => {
    const { token } = await createPerson();
    const admin = (await gateway.login('admin')).data.token;
    const { data: key } = await gateway.call('/api/user/keys', { body: { name: 'laptop' }, token });
    await gateway.call(`/api/admin/keys/${String(key.id)}`, { method: 'DELETE', token: admin });
    const { data } = await gateway.call('/api/user/activity?limit=1', { token });
    expect(data.records).toMatchObject([{ action: 'key.revoke', target: key.id, ip: null }]);
  });
});
