import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccountGateway, testPassword, type AccountGateway } from '../../support/account-gateway.ts';
import { openRawConnection, parseRaw, renderRequest } from '../../support/open-raw-connection.ts';

let gateway: AccountGateway;
let admin: string;
let count = 0;

beforeAll(async () => {
  gateway = await createAccountGateway();
  admin = (await gateway.login('admin')).data.token;
});
afterAll(() => gateway.stop());

/** Somebody new who is logged in. */
async function createPerson(role: 'user' | 'admin') {
  const username = `holder${String((count += 1))}`;
  const id = await gateway.register(username);
  if (role === 'admin') await change(id, { role });
  return { id, token: (await gateway.login(username)).data.token as string };
}

const change = (id: string, body: object) =>
  gateway.call(`/api/admin/users/${id}`, { method: 'PATCH', body, token: admin });

/** Sends a request whose body comes only after something else was done. */
async function sendLate(
  { path, token, body }: { readonly path: string; readonly token: string; readonly body: object },
  meanwhile: () => Promise<unknown>,
) {
  const lines = [
    `authorization: Bearer ${token}`,
    'content-type: application/json',
    'expect: 100-continue',
    'connection: close',
  ];
  const text = renderRequest(`POST ${path}`, lines, JSON.stringify(body));
  const bodyAt = text.indexOf('\r\n\r\n') + 4;
  const connection = await openRawConnection(gateway.url);
  connection.write(text.slice(0, bodyAt));
  // It has been let in.
  await connection.waitFor(/100 Continue\r\n\r\n$/);
  await meanwhile();
  connection.write(text.slice(bodyAt));
  const { status, body: answer } = parseRaw(
    (await connection.closed).replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, ''),
  );
  return { status, code: (JSON.parse(answer) as { code?: string }).code };
}

describe('a request whose body was held back', () => {
  it('does what it asks for where nothing has changed', async () => {
    const { token } = await createPerson('admin');
    const body = { username: 'unhurried' };
    const answer = await sendLate({ path: '/api/admin/users', token, body }, () => Promise.resolve());
    expect(answer).toEqual({ status: 200, code: undefined });
  });

  it.each([
    ['its user was disabled', { status: 'disabled' }],
    ['its user is no admin any more', { role: 'user' }],
  ])('makes no user where %s', async (_while, changes) => {
    const { id, token } = await createPerson('admin');
    const body = { username: `late-${id.slice(-8)}` };
    const answer = await sendLate({ path: '/api/admin/users', token, body }, () => change(id, changes));
    expect(answer).toEqual({ status: 401, code: 'AUTH_TOKEN_EXPIRED' });
    expect(gateway.query('select id from users where username = ?', body.username)).toEqual([]);
  });

  it('makes no user where the hour of its admin is over', async () => {
    const { id, token } = await createPerson('admin');
    const body = { username: `late-${id.slice(-8)}` };
    const answer = await sendLate({ path: '/api/admin/users', token, body }, () => {
      gateway.query('update sessions set confirmed_at = confirmed_at - 3600001 where user_id = ?', id);
      return Promise.resolve();
    });
    expect(answer).toEqual({ status: 403, code: 'AUTH_LOGIN_TOO_OLD' });
    expect(gateway.query('select id from users where username = ?', body.username)).toEqual([]);
  });

  it('makes no key where the password was changed', async () => {
    const { id, token } = await createPerson('user');
    const body = { name: 'late' };
    const answer = await sendLate({ path: '/api/user/keys', token, body }, () => {
      const passwords = { current_password: testPassword, new_password: 'my own battery' };
      return gateway.call('/api/user/password', { body: passwords, token });
    });
    expect(answer).toEqual({ status: 401, code: 'AUTH_TOKEN_EXPIRED' });
    expect(gateway.query('select id from api_keys where user_id = ?', id)).toEqual([]);
  });
});
