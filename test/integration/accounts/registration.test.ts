import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccountGateway, testPassword, type AccountGateway } from '../../support/account-gateway.ts';
import { createSchemaCompiler } from '../../support/compile-schema.ts';
import { readOpenApi } from '../../support/read-contract.ts';

const path = '/api/user/register';
const self = '/api/user/self';

const fitsContract = createSchemaCompiler(readOpenApi('neutral', 'open')).compile(
  '#/components/schemas/AccountPassword',
);

describe('registerUser', () => {
  let gateway: AccountGateway;

  beforeAll(async () => {
    gateway = await createAccountGateway({
      accounts: {
        startQuotaMicroUsd: 1_000n,
        invitation: { inviterMicroUsd: 500n, inviteeMicroUsd: 250n, maxRewards: 2 },
      },
    });
  });
  afterAll(() => gateway.stop());

  const register = (body: object) => gateway.call(path, { body });
  const readSelf = async (username: string) => {
    const { data } = await gateway.login(username);
    return (await gateway.call(self, { token: data.token })).data;
  };

  it('makes a user who can log in, and does not log in', async () => {
    const { status, data, cookie } = await register({ username: 'Ada', password: testPassword });
    expect({ status, cookie }).toEqual({ status: 200, cookie: undefined });
    expect(data).toMatchObject({ username: 'Ada', display_name: 'Ada', role: 'user', status: 'enabled' });
    expect(await readSelf('ada')).toMatchObject({
      id: data.id,
      quota: 1_000,
      held_quota: 0,
      used_quota: 0,
      unlimited_quota: false,
      aff_count: 0,
      aff_quota: 0,
      aff_history_quota: 0,
      aff_code: expect.stringMatching(/^[A-HJ-NP-Z2-9]{8}$/) as string,
      admin_until: null,
    });
  });

  it('refuses a name that differs in case only', async () => {
    const { status, code, param } = await register({ username: 'ADA', password: testPassword });
    expect({ status, code, param }).toEqual({ status: 400, code: 'USERNAME_TAKEN', param: 'username' });
  });

  it('gives one of several who want a name at once', async () => {
    const body = { username: 'race', password: testPassword };
    const answers = await Promise.all(Array.from({ length: 5 }, () => register(body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
    expect(gateway.query("select count(*) as n from users where username = 'race'")).toEqual([{ n: 1 }]);
    expect(gateway.query('select count(*) as n from users')).toEqual(
      gateway.query("select count(*) as n from accounts where kind = 'quota'"),
    );
  });

  it.each([
    'аdа',
    'ada​',
    'ａｄａ',
    'ad',
    '-ada',
    'ada lovelace',
    'a'.repeat(33),
    "a' or 1=1--",
    '../ada',
    'ada\n',
  ])('refuses the name %j, and says what a name is', async (username) => {
    const { status, code, param, message } = await register({ username, password: testPassword });
    expect({ status, code, param, message }).toEqual({
      status: 400,
      code: 'INVALID_VALUE',
      param: 'username',
      message:
        'username must be 3 to 32 of the letters A-Z and a-z, digits 0-9, dots, underscores and hyphens, beginning with a letter or digit.',
    });
  });

  it.each([
    [7, 400, 'INVALID_VALUE'],
    [8, 200, undefined],
    [128, 200, undefined],
    [129, 400, 'STRING_ABOVE_MAX_LENGTH'],
  ])(
    'answers a password of %i characters with %i, as the contract says',
    async (length, expected, reason) => {
      const password = 'sesame-7'.repeat(17).slice(0, length);
      const { status, code, param } = await register({ username: `length${String(length)}`, password });
      expect({ status, code }).toEqual({ status: expected, code: reason });
      expect(param).toBe(expected === 200 ? undefined : 'password');
      expect(fitsContract(password)).toBe(expected === 200);
    },
  );

  it.each([
    ['the name', 'longname'],
    ['the name in other letters', 'ＬｏｎｇＮａｍｅ'],
    ['the first that everybody tries', 'PassWord123'],
  ])('refuses a password that is %s', async (_kind, password) => {
    const { status, code, param } = await register({ username: 'longname', password });
    expect({ status, code, param }).toEqual({ status: 400, code: 'INVALID_VALUE', param: 'password' });
  });

  it('counts characters and knows the password however it was typed', async () => {
    const password = 'pässwörter😀';
    expect((await register({ username: 'typed', password: password.normalize('NFD') })).status).toBe(200);
    expect((await gateway.login('typed', password.normalize('NFC'))).status).toBe(200);
    expect((await gateway.login('typed', 'passworter😀')).status).toBe(401);
  });

  it.each([
    { role: 'admin' },
    { quota: 1_000_000 },
    { id: 'usr_0' },
    { status: 'enabled' },
    { group: 'vip' },
  ])('takes no %j from a body', async (surplus) => {
    const { status, code } = await register({ username: 'mass', password: testPassword, ...surplus });
    expect({ status, code }).toEqual({ status: 400, code: 'UNKNOWN_PARAMETER' });
  });

  it('rewards who invited and who was invited, the inviter only so often', async () => {
    await register({ username: 'inviter', password: testPassword });
    const { aff_code: code } = await readSelf('inviter');
    for (const username of ['guest1', 'guest2', 'guest3']) {
      const body = { username, password: testPassword, aff_code: code.toLowerCase() };
      expect((await register(body)).status).toBe(200);
      expect(await readSelf(username)).toMatchObject({ quota: 1_250 });
    }
    expect(await readSelf('inviter')).toMatchObject({
      quota: 1_000,
      aff_count: 3,
      aff_quota: 1_000,
      aff_history_quota: 1_000,
    });
  });

  it('refuses an unknown code, and that of a disabled user, and leaves nothing behind', async () => {
    const { aff_code: code, id } = await readSelf('guest1');
    gateway.query("update users set status = 'disabled' where id = ?", id);
    for (const aff_code of ['NOBODY22', code]) {
      const body = { username: 'lost', password: testPassword, aff_code };
      expect(await register(body)).toMatchObject({
        status: 400,
        code: 'INVALID_AFF_CODE',
        param: 'aff_code',
      });
    }
    expect(gateway.query("select * from users where username = 'lost'")).toEqual([]);
  });
});

describe('registerUser where not everybody may', () => {
  it('is closed unless the configuration opens it', async () => {
    const gateway = await createAccountGateway({ accounts: { registration: 'closed' } });
    const body = { username: 'ada', password: 'short', aff_code: 'NOBODY22' };
    expect(await gateway.call(path, { body: { ...body, password: testPassword } })).toMatchObject({
      status: 403,
      code: 'AUTH_REGISTRATION_DISABLED',
    });
    await gateway.stop();
  });

  it('takes those with a code where it is by invitation, and so many of an address', async () => {
    const gateway = await createAccountGateway({
      accounts: { registration: 'invite', registrationsPerHour: 2 },
    });
    const admin = await gateway.login('admin');
    const { data } = await gateway.call(self, { token: admin.data.token });
    const register = (username: string, code?: string) =>
      gateway.call(path, { body: { username, password: testPassword, ...(code && { aff_code: code }) } });
    expect(await register('ada')).toMatchObject({ status: 403, code: 'AUTH_INVITATION_REQUIRED' });
    expect(await register('ada', 'NOBODY22')).toMatchObject({ status: 400, code: 'INVALID_AFF_CODE' });
    expect(await register('ada', data.aff_code)).toMatchObject({ status: 200 });
    const refused = await register('grace', data.aff_code);
    expect(refused).toMatchObject({ status: 429, code: 'TOO_MANY_ATTEMPTS' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_500);
    await gateway.stop();
  });
});
