import { describe, expect, it } from 'vitest';
import { createAccountGateway } from '../support/account-gateway.ts';
import { createTestDatabase, serverUrl } from '../support/postgres-database.ts';
import { createTotpCode } from '../support/totp-codes.ts';

describe.skipIf(serverUrl === '')('second factors on PostgreSQL', () => {
  it('use up one of several codes that come for one flow at once', { timeout: 30_000 }, async () => {
    const test = await createTestDatabase();
    const gateway = await createAccountGateway({ config: { databaseUrl: test.url } });
    await gateway.register('ada');
    const { token } = (await gateway.login('ada')).data;
    const enabled = await gateway.call('/api/user/2fa/enable', { body: {}, token });
    const { backup_codes: backupCodes, secret } = enabled.data;
    const { flow_token } = (await gateway.login('ada')).data;
    const codes = [...backupCodes.slice(0, 4), await createTotpCode(secret)];
    const answers = await Promise.all(
      codes.map((code) => gateway.call('/api/user/login/2fa', { body: { flow_token, code } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
    const isTotp = answers.at(-1)?.status === 200;
    const { data } = await gateway.call('/api/user/2fa/status', {
      token: answers.find(({ status }) => status === 200)?.data.token,
    });
    expect(data).toMatchObject({ confirmed: isTotp, backup_codes_remaining: isTotp ? 10 : 9 });
    await gateway.stop();
    await test.drop();
  });

  it('count no failure where one right code comes fourteen times at once', { timeout: 30_000 }, async () => {
    const test = await createTestDatabase();
    const gateway = await createAccountGateway({ config: { databaseUrl: test.url } });
    await gateway.register('ada');
    const { token: first } = (await gateway.login('ada')).data;
    const { secret, token } = (await gateway.call('/api/user/2fa/enable', { body: {}, token: first })).data;
    const body = { code: await createTotpCode(secret, -1) };
    const answers = await Promise.all(
      Array.from({ length: 14 }, () => gateway.call('/api/user/2fa/enable', { body, token })),
    );
    const confirmed = answers.filter(({ status }) => status === 200);
    expect(confirmed).toHaveLength(1);
    // Those that come later find their login ended.
    for (const { status } of answers) expect([200, 400, 401]).toContain(status);
    const later = { code: await createTotpCode(secret) };
    const renewed = await gateway.call('/api/user/2fa/backup_codes', {
      body: later,
      token: confirmed[0]?.data.token,
    });
    expect(renewed.status).toBe(200);
    await gateway.stop();
    await test.drop();
  });

  it('let five of the wrong codes know that come for one flow at once', { timeout: 30_000 }, async () => {
    const test = await createTestDatabase();
    const gateway = await createAccountGateway({ config: { databaseUrl: test.url } });
    await gateway.register('ada');
    const { token } = (await gateway.login('ada')).data;
    await gateway.call('/api/user/2fa/enable', { body: {}, token });
    const { flow_token } = (await gateway.login('ada')).data;
    const codes = Array.from({ length: 8 }, (_, index) => `AAAA-AAA${String(index + 2)}`);
    const answers = await Promise.all(
      codes.map((code) => gateway.call('/api/user/login/2fa', { body: { flow_token, code } })),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([
      ...Array<string>(5).fill('AUTH_INVALID_TWO_FACTOR_CODE'),
      ...Array<string>(3).fill('AUTH_TOKEN_EXPIRED'),
    ]);
    await gateway.stop();
    await test.drop();
  });
});
