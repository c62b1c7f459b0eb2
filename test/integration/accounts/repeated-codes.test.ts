import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccountGateway, type AccountGateway } from '../../support/account-gateway.ts';
import { createTotpCode } from '../../support/totp-codes.ts';

const paths = {
  enable: '/api/user/2fa/enable',
  codes: '/api/user/2fa/backup_codes',
  second: '/api/user/login/2fa',
};
const attempts = Array.from({ length: 12 });

let gateway: AccountGateway;
let count = 0;

beforeAll(async () => {
  gateway = await createAccountGateway();
});
afterAll(() => gateway.stop());

/** Somebody new whose second factor was confirmed with the code of this moment. */
async function createConfirmed() {
  const username = `person${String((count += 1))}`;
  await gateway.register(username);
  const first = (await gateway.login(username)).data;
  const { secret, token: renewed } = (await gateway.call(paths.enable, { body: {}, token: first.token }))
    .data;
  const code = await createTotpCode(secret as string, -1);
  const { token } = (await gateway.call(paths.enable, { body: { code }, token: renewed })).data;
  return { username, secret: secret as string, code, token: token as string };
}

describe('a code that was accepted', () => {
  it('is accepted no more, and is no guess of whoever is logged in', async () => {
    const { secret, code, token } = await createConfirmed();
    for (const _ of attempts) {
      const again = await gateway.call(paths.codes, { body: { code }, token });
      expect(again).toMatchObject({ status: 400, code: 'INVALID_TWO_FACTOR_CODE', param: 'code' });
    }
    const body = { code: await createTotpCode(secret) };
    expect((await gateway.call(paths.codes, { body, token })).status).toBe(200);
  });

  it('is a guess where it is to complete a login', async () => {
    const { username, code } = await createConfirmed();
    const codes = [];
    for (const [index] of attempts.entries()) {
      // A flow takes five.
      const { flow_token } = (await gateway.login(username)).data;
      const { code: answered } = await gateway.call(paths.second, { body: { flow_token, code } });
      codes[index] = answered;
    }
    expect(codes.slice(9)).toEqual([
      'AUTH_INVALID_TWO_FACTOR_CODE',
      'TOO_MANY_ATTEMPTS',
      'TOO_MANY_ATTEMPTS',
    ]);
  });

  it('is a guess when it is older than the last one', async () => {
    const { secret, code, token } = await createConfirmed();
    const body = { code: await createTotpCode(secret) };
    expect((await gateway.call(paths.codes, { body, token })).status).toBe(200);
    const codes = [];
    for (const _ of attempts) codes.push((await gateway.call(paths.codes, { body: { code }, token })).code);
    expect(codes.at(-1)).toBe('TOO_MANY_ATTEMPTS');
  });
});
