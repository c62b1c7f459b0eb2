import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccountGateway, testPassword, type AccountGateway } from '../../support/account-gateway.ts';
import { createTotpCode, createWrongCode } from '../../support/totp-codes.ts';

let gateway: AccountGateway;
let count = 0;

beforeAll(async () => {
  gateway = await createAccountGateway();
});
afterAll(() => gateway.stop());

const paths = {
  self: '/api/user/self',
  enable: '/api/user/2fa/enable',
  disable: '/api/user/2fa/disable',
  status: '/api/user/2fa/status',
  codes: '/api/user/2fa/backup_codes',
  second: '/api/user/login/2fa',
};

/** Somebody new who is logged in. */
async function createPerson() {
  const username = `person${String((count += 1))}`;
  const id = await gateway.register(username);
  const { data, cookie = '' } = await gateway.login(username);
  return { username, id, token: data.token as string, cookie };
}

/** The same with a second factor, of which a code was accepted unless said otherwise. */
async function createProtected(state: 'confirmed' | 'unconfirmed' = 'confirmed') {
  const person = await createPerson();
  const { data } = await gateway.call(paths.enable, { body: {}, token: person.token });
  const { secret, backup_codes: backupCodes } = data as { secret: string; backup_codes: string[] };
  let token = data.token as string;
  if (state === 'confirmed') {
    const body = { code: await createTotpCode(secret, -1) };
    token = (await gateway.call(paths.enable, { body, token })).data.token;
  }
  return { ...person, token, secret, backupCodes };
}

const beginLogin = async (username: string) =>
  (await gateway.login(username)).data as { require_2fa: boolean; flow_token: string };

const finish = (flowToken: string, code: string) =>
  gateway.call(paths.second, { body: { flow_token: flowToken, code } });

describe('enableTwoFactor', () => {
  it('gives secret, picture and codes, and a new login in place of the old one', async () => {
    const { token, cookie, username } = await createPerson();
    const { status, data, cookie: newCookie } = await gateway.call(paths.enable, { body: {}, token });
    expect(status).toBe(200);
    expect(data).toMatchObject({ enabled: true, confirmed: false });
    expect(data.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(data.qr_code_data).toBe(
      `otpauth://totp/Specway:${username}?secret=${String(data.secret)}&issuer=Specway`,
    );
    expect(data.qr_code_svg).toMatch(/^<svg .*<\/svg>\s*$/s);
    expect(new Set(data.backup_codes).size).toBe(10);
    expect([data.token, newCookie]).not.toContain(token);
    expect((await gateway.call(paths.self, { token: data.token })).data.two_factor).toBe('unconfirmed');
    for (const old of [{ token }, { cookie }]) {
      expect((await gateway.call(paths.self, old)).code).toBe('AUTH_TOKEN_EXPIRED');
    }
    expect((await gateway.call(paths.self, { cookie: newCookie ?? '' })).status).toBe(200);
  });

  it('may be asked again with the old login when its answer was lost', async () => {
    const { token } = await createPerson();
    const lost = await gateway.call(paths.enable, { body: {}, token });
    const again = await gateway.call(paths.enable, { body: {}, token });
    expect(again.status).toBe(200);
    expect(again.data.secret).not.toBe(lost.data.secret);
    const confirm = async (secret: string) =>
      await gateway.call(paths.enable, {
        body: { code: await createTotpCode(secret) },
        token: again.data.token,
      });
    expect(await confirm(lost.data.secret)).toMatchObject({ status: 400, code: 'INVALID_TWO_FACTOR_CODE' });
    expect((await gateway.call(paths.self, { token: lost.data.token })).status).toBe(401);
    expect(await confirm(again.data.secret)).toMatchObject({ status: 200 });
  });

  it('ends the old login also when a code is accepted elsewhere before the new one is used', async () => {
    const { username, token } = await createPerson();
    const { data } = await gateway.call(paths.enable, { body: {}, token });
    expect((await gateway.call(paths.self, { token })).status).toBe(200);
    const { flow_token: flowToken } = await beginLogin(username);
    expect((await finish(flowToken, await createTotpCode(data.secret))).status).toBe(200);
    expect((await gateway.call(paths.self, { token })).code).toBe('AUTH_TOKEN_EXPIRED');
    expect((await gateway.call(paths.self, { token: data.token })).status).toBe(200);
  });

  it('leaves the old login in place when that one gives a code, until the new one is used', async () => {
    const { token } = await createPerson();
    const { data } = await gateway.call(paths.enable, { body: {}, token });
    const createBody = async (step: number) => ({ code: await createTotpCode(data.secret, step) });
    const renewed = await gateway.call(paths.codes, { body: await createBody(-1), token });
    expect(renewed.status).toBe(200);
    const confirmed = await gateway.call(paths.enable, { body: await createBody(0), token });
    expect(confirmed).toMatchObject({ status: 200, data: { confirmed: true } });
    expect((await gateway.call(paths.self, { token: confirmed.data.token })).status).toBe(200);
    for (const old of [token, data.token]) {
      expect((await gateway.call(paths.self, { token: old })).code).toBe('AUTH_TOKEN_EXPIRED');
    }
  });

  it('puts off the end of the login by nothing, with a code of its own neither', async () => {
    const { id, token } = await createPerson();
    const halfDayLeft = 'set login_at = login_at - 2548800000, created_at = created_at - 2548800000';
    gateway.query(`update sessions ${halfDayLeft} where user_id = ?`, id);
    const readEnd = async (current: string) => {
      const { data } = await gateway.call('/api/user/sessions', { token: current });
      return data.sessions.find((session: { current: boolean }) => session.current).expires_at;
    };
    const end = await readEnd(token);
    const { data } = await gateway.call(paths.enable, { body: {}, token });
    expect(await readEnd(data.token)).toBe(end);
    const body = { code: await createTotpCode(data.secret) };
    const confirmed = await gateway.call(paths.enable, { body, token: data.token });
    expect(await readEnd(confirmed.data.token)).toBe(end);
  });

  it('is refused from another login, and once a code was accepted', async () => {
    const { username, token } = await createPerson();
    const other = (await gateway.login(username)).data.token;
    const { data } = await gateway.call(paths.enable, { body: {}, token });
    const refused = { status: 400, code: 'TWO_FACTOR_ALREADY_ENABLED' };
    expect(await gateway.call(paths.enable, { body: {}, token: other })).toMatchObject(refused);
    const { flow_token: flowToken } = await beginLogin(username);
    expect((await finish(flowToken, data.backup_codes[0])).status).toBe(200);
    expect(await gateway.call(paths.enable, { body: {}, token: data.token })).toMatchObject(refused);
    expect((await gateway.call(paths.status, { token: data.token })).data).toEqual({
      enabled: true,
      confirmed: false,
      backup_codes_remaining: 9,
    });
  });

  it('confirms with a code of the authenticator, and ends all other logins', async () => {
    const { username, token } = await createPerson();
    const other = (await gateway.login(username)).data.token;
    const { data } = await gateway.call(paths.enable, { body: {}, token });
    const body = { code: await createTotpCode(data.secret) };
    const confirmed = await gateway.call(paths.enable, { body, token: data.token });
    expect(confirmed.data).toEqual({ enabled: true, confirmed: true, token: expect.any(String) as string });
    for (const old of [token, other, data.token]) {
      expect((await gateway.call(paths.self, { token: old })).status).toBe(401);
    }
    const { data: self } = await gateway.call(paths.self, { token: confirmed.data.token });
    expect(self.two_factor).toBe('confirmed');
  });

  it('takes no backup code, and nothing where it is off', async () => {
    const { token, backupCodes } = await createProtected('unconfirmed');
    const body = { code: backupCodes[0] };
    expect(await gateway.call(paths.enable, { body, token })).toMatchObject({
      status: 400,
      code: 'INVALID_VALUE',
    });
    const off = await createPerson();
    expect(await gateway.call(paths.enable, { body: { code: '123456' }, token: off.token })).toMatchObject({
      status: 400,
      code: 'TWO_FACTOR_NOT_ENABLED',
    });
  });

  it('keeps neither secret nor codes where the database can be read', async () => {
    const { id, secret, backupCodes } = await createProtected();
    const rows = JSON.stringify([
      gateway.query('select * from two_factor where user_id = ?', id),
      gateway.query('select * from backup_codes where user_id = ?', id),
      gateway.query('select * from audit'),
    ]);
    for (const text of [secret, ...backupCodes]) {
      expect(rows).not.toContain(text);
      expect(gateway.logText()).not.toContain(text);
    }
  });
});

describe('the key of second factors', () => {
  it('is made once and lies in the database where none is given, which the log says', () => {
    const query = "select count(*) as count from gateway_secrets where name = 'two-factor'";
    expect(gateway.query(query)).toEqual([{ count: 1 }]);
    expect(gateway.logText().split('SPECWAY_SECRET_KEY is not set')).toHaveLength(2);
  });

  it('is in no database where one is given', async () => {
    const protectedGateway = await createAccountGateway({
      config: { secretKey: new Uint8Array(32).fill(7) },
    });
    const { data } = await protectedGateway.login('admin');
    const enabled = await protectedGateway.call(paths.enable, { body: {}, token: data.token });
    const body = { code: await createTotpCode(enabled.data.secret) };
    const confirmed = await protectedGateway.call(paths.enable, { body, token: enabled.data.token });
    expect(confirmed.status).toBe(200);
    const query = "select name from gateway_secrets where name = 'two-factor'";
    expect(protectedGateway.query(query)).toEqual([]);
    expect(protectedGateway.logText()).not.toContain('SPECWAY_SECRET_KEY');
    await protectedGateway.stop();
  });
});

describe('loginUserTwoFactor', () => {
  it('logs in with the code that is shown, and its password alone does not', async () => {
    const { username, secret } = await createProtected();
    const { data, cookie } = await gateway.login(username);
    expect(data).toEqual({ require_2fa: true, flow_token: expect.stringMatching(/^ft_/) as string });
    expect(cookie).toBeUndefined();
    expect((await gateway.call(paths.self, { token: data.flow_token })).code).toBe('AUTH_UNAUTHORIZED');
    const done = await finish(data.flow_token, await createTotpCode(secret));
    expect(done).toMatchObject({ status: 200, data: { username } });
    expect((await gateway.call(paths.self, { cookie: done.cookie ?? '' })).status).toBe(200);
    expect(await finish(data.flow_token, await createTotpCode(secret, 1))).toMatchObject({
      status: 401,
      code: 'AUTH_TOKEN_EXPIRED',
    });
  });

  it('keeps to a cookie where the first step asked for one', async () => {
    const { username, secret } = await createProtected();
    const body = { username, password: testPassword, session: 'cookie' };
    const { data } = await gateway.call('/api/user/login', { body });
    const done = await finish(data.flow_token, await createTotpCode(secret));
    expect(done.data).not.toHaveProperty('token');
    expect(done.cookie).toHaveLength(43);
  });

  it('accepts a code once, also of several at the same moment', async () => {
    const { username, secret } = await createProtected();
    const flows = [];
    for (let begun = 0; begun < 4; begun++) flows.push(await beginLogin(username));
    const code = await createTotpCode(secret);
    const answers = await Promise.all(flows.map(({ flow_token: flowToken }) => finish(flowToken, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
    const later = await beginLogin(username);
    expect((await finish(later.flow_token, code)).code).toBe('AUTH_INVALID_TWO_FACTOR_CODE');
    expect((await finish(later.flow_token, await createTotpCode(secret, -1))).status).toBe(401);
    expect((await finish(later.flow_token, await createTotpCode(secret, 1))).status).toBe(200);
  });

  it('takes codes of the step before and the next, and no others', async () => {
    const { username, secret } = await createProtected('unconfirmed');
    const { flow_token: flowToken } = await beginLogin(username);
    for (const steps of [-3, 3]) {
      expect((await finish(flowToken, await createTotpCode(secret, steps))).status).toBe(401);
    }
    expect((await finish(flowToken, await createTotpCode(secret, 1))).status).toBe(200);
  });

  it('takes each backup code once, however it is written', async () => {
    const { username, backupCodes } = await createProtected();
    const [first = '', second = ''] = backupCodes;
    const spelled = first.toLowerCase().replace('-', '');
    expect((await finish((await beginLogin(username)).flow_token, spelled)).status).toBe(200);
    const { flow_token: flowToken } = await beginLogin(username);
    expect((await finish(flowToken, first)).code).toBe('AUTH_INVALID_TWO_FACTOR_CODE');
    expect((await finish(flowToken, second)).status).toBe(200);
  });

  it('uses up one of several backup codes that come for one flow at once', async () => {
    const { username, token, backupCodes } = await createProtected();
    const { flow_token: flowToken } = await beginLogin(username);
    const codes = backupCodes.slice(0, 4);
    const answers = await Promise.all(codes.map((code) => finish(flowToken, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([undefined, 'AUTH_TOKEN_EXPIRED']));
    const state = await gateway.call(paths.status, { token });
    expect(state.data).toMatchObject({ backup_codes_remaining: 9 });
  });

  it('ends a flow after five wrong codes', async () => {
    const { username, secret } = await createProtected();
    const { flow_token: flowToken } = await beginLogin(username);
    const wrong = await createWrongCode(secret);
    const codes = [];
    for (let tried = 0; tried < 6; tried++) codes.push((await finish(flowToken, wrong)).code);
    expect(codes).toEqual([...Array<string>(5).fill('AUTH_INVALID_TWO_FACTOR_CODE'), 'AUTH_TOKEN_EXPIRED']);
    expect((await finish(flowToken, await createTotpCode(secret))).code).toBe('AUTH_TOKEN_EXPIRED');
  });

  it('counts ten wrong codes of a user, over flows and logins, and then takes no right one', async () => {
    const { username, secret, token } = await createProtected();
    const body = { code: await createWrongCode(secret) };
    for (let tried = 0; tried < 6; tried++) {
      expect((await gateway.call(paths.disable, { body, token })).code).toBe('INVALID_TWO_FACTOR_CODE');
    }
    const { flow_token: flowToken } = await beginLogin(username);
    const codes = [];
    for (let tried = 0; tried < 5; tried++) codes.push((await finish(flowToken, body.code)).code);
    expect(codes.at(-1)).toBe('TOO_MANY_ATTEMPTS');
    const right = await finish((await beginLogin(username)).flow_token, await createTotpCode(secret));
    expect(right).toMatchObject({ status: 429, code: 'TOO_MANY_ATTEMPTS' });
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(800);
  });

  it('leaves a line for a wrong code and for a user who was disabled meanwhile, and none beyond the limit', async () => {
    const { username, id, secret } = await createProtected();
    const { flow_token: flowToken } = await beginLogin(username);
    const readRefusals = () =>
      gateway
        .query(
          "select reason, address from audit where target = ? and outcome = 'refused' order by at, rowid",
          id,
        )
        .map(({ reason, address }) => [reason, address]);
    expect((await finish(flowToken, await createWrongCode(secret))).status).toBe(401);
    gateway.query("update users set status = 'disabled' where id = ?", id);
    expect((await finish(flowToken, await createTotpCode(secret))).code).toBe('AUTH_USER_DISABLED');
    const lines = [
      ['invalid_two_factor_code', '127.0.0.1'],
      ['user_disabled', '127.0.0.1'],
    ];
    expect(readRefusals()).toEqual(lines);
    gateway.query("update users set status = 'enabled' where id = ?", id);
    gateway.query('update throttles set count = 10 where key = ?', `code:${id}`);
    expect((await finish(flowToken, await createWrongCode(secret))).code).toBe('TOO_MANY_ATTEMPTS');
    expect(readRefusals()).toEqual(lines);
  });

  it('leaves a line for a password that was right and that no code followed', async () => {
    const { username, id } = await createProtected();
    await beginLogin(username);
    const lines = gateway.query(
      "select target, address, reason, outcome from audit where actor = ? and action = 'login.password'",
      id,
    );
    expect(lines).toEqual([{ target: id, address: '127.0.0.1', reason: null, outcome: 'done' }]);
  });

  it('does not count what is no code, and takes no token it did not give', async () => {
    const { username, secret } = await createProtected();
    const { flow_token: flowToken } = await beginLogin(username);
    for (const code of ['12345', 'abcdef', '1234567', 'O0I1-AAAA', '１２３４５６', ' 123456']) {
      expect(await finish(flowToken, code)).toMatchObject({ status: 400, param: 'code' });
    }
    for (const token of ['ft_x', "' or 1=1--", 'ft_' + 'A'.repeat(43)]) {
      expect((await finish(token, '123456')).code).toBe('AUTH_TOKEN_EXPIRED');
    }
    expect((await finish(flowToken, await createTotpCode(secret))).status).toBe(200);
  });

  it('is too late after five minutes', async () => {
    const { username, secret } = await createProtected();
    const { flow_token: flowToken } = await beginLogin(username);
    gateway.query('update login_flows set created_at = created_at - 300001');
    expect((await finish(flowToken, await createTotpCode(secret))).code).toBe('AUTH_TOKEN_EXPIRED');
  });
});

describe('disableTwoFactor', () => {
  it.each([
    ['a code of the authenticator', (secret: string) => createTotpCode(secret)],
    ['a backup code', (_secret: string, backup: string) => Promise.resolve(backup)],
  ])('takes %s', async (_kind, createCode) => {
    const { username, token, secret, backupCodes } = await createProtected();
    const body = { code: await createCode(secret, backupCodes[0] ?? '') };
    expect((await gateway.call(paths.disable, { body, token })).data).toEqual({ enabled: false });
    expect((await gateway.login(username)).data.token).toMatch(/^at_/);
    expect(await gateway.call(paths.disable, { body: {}, token })).toMatchObject({
      status: 400,
      code: 'TWO_FACTOR_NOT_ENABLED',
    });
  });

  it('takes nothing from the login that enabled it, until a code was accepted', async () => {
    const { token } = await createProtected('unconfirmed');
    expect((await gateway.call(paths.disable, { body: {}, token })).status).toBe(200);
    const confirmed = await createProtected();
    expect(await gateway.call(paths.disable, { body: {}, token: confirmed.token })).toMatchObject({
      status: 400,
      code: 'MISSING_REQUIRED_PARAMETER',
      param: 'code',
    });
  });
});

describe('regenerateBackupCodes', () => {
  it('replaces all codes for a code of the authenticator', async () => {
    const { username, token, secret, backupCodes } = await createProtected();
    const body = { code: await createTotpCode(secret) };
    const { data } = await gateway.call(paths.codes, { body, token });
    expect(data.backup_codes).toHaveLength(10);
    const { flow_token: flowToken } = await beginLogin(username);
    expect((await finish(flowToken, backupCodes[0] ?? '')).status).toBe(401);
    expect((await finish(flowToken, data.backup_codes[0])).status).toBe(200);
  });

  it('takes no backup code', async () => {
    const { token, backupCodes } = await createProtected();
    const answer = await gateway.call(paths.codes, { body: { code: backupCodes[0] }, token });
    expect(answer).toMatchObject({ status: 400, param: 'code' });
  });
});
