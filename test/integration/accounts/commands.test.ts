import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseCommand } from '../../../scripts/admin/parse-command.ts';
import { runCommand, type CommandParts } from '../../../scripts/admin/run-command.ts';
import { createAccountServices, ensureFirstAdmin } from '../../../src/accounts/index.ts';
import { systemClock } from '../../../src/core/clock.ts';
import { openDatabase } from '../../../src/stores/index.ts';
import { createTestKey } from '../../support/key-store-suite.ts';
import { createTestConfig } from '../../support/create-test-gateway.ts';

describe('npm run admin', () => {
  let parts: CommandParts;
  let close: () => Promise<void>;

  beforeAll(async () => {
    const database = await openDatabase('sqlite::memory:');
    const { accounts: stores } = database;
    await ensureFirstAdmin({ stores, configuredPassword: null, print: () => undefined });
    const { accounts: config } = createTestConfig('.');
    const accounts = createAccountServices({
      stores,
      config,
      secretKey: null,
      clock: systemClock,
      onExposedKey: () => undefined,
    });
    parts = { stores, accounts };
    close = () => database.close();
  });
  afterAll(() => close());

  const run = async (...parameters: string[]) => {
    const outcome = parseCommand(parameters);
    if (outcome.kind !== 'run') throw new Error('The command was not understood');
    return await runCommand(outcome.command, parts);
  };
  const findStatus = async () => (await parts.stores.users.findCredentials({ username: 'ada' }))?.user.status;

  it('creates, finds and changes users, by name or identifier', async () => {
    const [line = '', ...rest] = await run('user:create', 'ada', '--role', 'admin', '--quota', '2.5');
    expect(line).toMatch(/^usr_\S+ {2}ada {2}admin {2}enabled {2}2\.50 USD$/);
    expect(rest[0]).toMatch(/^The password is [A-Z0-9]{6}(-[A-Z0-9]{6}){3}$/);
    const [id = ''] = line.split(' ');
    expect(await run('user:credit', 'ADA', '0.000001', '--reason', 'test')).toEqual([
      '2.500001 USD are left to spend.',
    ]);
    expect(await run('user:debit', id, '2')).toEqual(['0.500001 USD are left to spend.']);
    await run('user:disable', id);
    expect(await findStatus()).toBe('disabled');
    await run('user:enable', 'ada');
    expect(await findStatus()).toBe('enabled');
    expect(await run('user:role', 'ada', 'user')).toEqual([`${id}  ada  user  enabled  0.500001 USD`]);
    expect(await run('user:list', 'ad')).toHaveLength(2);
    expect((await run('user:password', 'ada', '--password', 'correct horse'))[0]).toContain(
      'change of itself',
    );
    expect(await run('user:2fa-reset', 'ada')).toHaveLength(1);
    expect(await run('user:delete', 'ada')).toEqual(['The user is gone.']);
    const { items } = await parts.accounts.admin.listAudit({
      about: null,
      actor: 'system',
      action: null,
      target: id,
      from: null,
      to: null,
      page: { limit: 100, cursor: null },
    });
    expect(items.map(({ action }) => action).sort()).toEqual([
      'user.2fa_reset',
      'user.create',
      'user.credit',
      'user.debit',
      'user.delete',
      'user.password',
      'user.update',
      'user.update',
      'user.update',
    ]);
  });

  it('means whom an identifier belongs to, whoever is called so', async () => {
    const [line = ''] = await run('user:create', 'victim', '--quota', '1');
    const [id = ''] = line.split(' ');
    const [other = ''] = await run('user:create', id, '--quota', '10');
    expect(other).toContain(`  ${id}  `);
    expect(await run('user:credit', id, '7')).toEqual(['8.00 USD are left to spend.']);
    await run('user:delete', 'victim');
    await run('user:delete', other.split(' ')[0] ?? '');
  });

  it('lists and revokes keys', async () => {
    const { id = '' } = (await parts.stores.users.findCredentials({ username: 'admin' }))?.user ?? {};
    await parts.stores.keys.add(createTestKey({ userId: id, name: 'first key' }));
    expect(await run('key:list', 'FIRST')).toEqual(['key_aaaaaaaa  sk-aaaaaaaa  admin  first key']);
    expect(await run('key:revoke', 'key_aaaaaaaa')).toHaveLength(1);
    expect(await run('key:list')).toEqual([]);
    await expect(run('key:revoke', 'key_aaaaaaaa')).rejects.toMatchObject({ reason: 'api_key_not_found' });
  });

  it.each([
    [['user:disable', 'admin'], { reason: 'last_admin' }],
    [['user:debit', 'admin', '1'], { reason: 'insufficient_quota' }],
    [['user:credit', 'admin', '0'], TypeError],
    [['user:credit', 'nobody', '1'], TypeError],
    [['user:role', 'admin', 'root'], TypeError],
    [['user:create', "x'; drop table users"], TypeError],
    [['user:create', 'admin'], { reason: 'username_taken' }],
    [['user:create', 'weak', '--password', 'password1'], { reason: 'invalid_value' }],
  ])('refuses %j', async (parameters, refusal) => {
    const running = run(...parameters);
    if (typeof refusal === 'function') await expect(running).rejects.toThrow(refusal);
    else await expect(running).rejects.toMatchObject(refusal);
  });
});
