import { beforeEach, describe, expect, it } from 'vitest';
import {
  countBackupCodes,
  createStepCode,
  createTestSession,
  createTestUser,
  testGround,
  type Suite,
} from './account-store-bench.ts';
import { createTestKey } from './key-store-suite.ts';

/** What logins rest on. */
export function describeGrounds(suite: Suite): void {
  describe('logins under way', () => {
    beforeEach(async () => {
      await suite.register(createTestUser('ada'));
    });

    it('come to nothing on a password alone once there is a second factor', async () => {
      const { sessions, twoFactor, flows } = suite.stores;
      const factor = { userId: 'usr_ada', sealedSecret: 'sealed', familyId: 'ses_0', backupHashes: ['b1'] };
      const withCode = { ...testGround, secondFactor: 'there' } as const;
      const flow = { hash: 'flow', userId: 'usr_ada', session: 'both' } as const;
      expect(await sessions.create(createTestSession('ses_1', { restsOn: withCode }))).toBe(false);
      await twoFactor.enable(factor);
      expect(await sessions.create(createTestSession('ses_2'))).toBe(false);
      await twoFactor.acceptStep('usr_ada', createStepCode(100));
      expect(await sessions.create(createTestSession('ses_3'))).toBe(false);
      expect(await sessions.create(createTestSession('ses_4', { restsOn: withCode }))).toBe(true);
      expect(await flows.create(flow, withCode)).toBe(true);
      await twoFactor.disable('usr_ada', 'always');
      expect(await flows.create({ ...flow, hash: 'late' }, withCode)).toBe(false);
      expect(await sessions.create(createTestSession('ses_5'))).toBe(true);
    });

    it.each(['all', 'family-on-use'] as const)(
      'are not ended by what came at once with the first use of the one before (%s)',
      async (replaces) => {
        const { sessions } = suite.stores;
        await sessions.create(createTestSession('ses_1'));
        const family = { familyId: 'ses_1' } as const;
        await sessions.create(createTestSession('ses_2', { ...family, replaces: 'family-on-use' }));
        const use = (id: string) => sessions.authenticate({ kind: 'cookie', hash: `cookie of ${id}` });
        const renew = async () => {
          await use('ses_2');
          return await sessions.create(createTestSession('ses_3', { ...family, replaces }));
        };
        const [isRenewed] = await Promise.all([renew(), ...Array.from({ length: 12 }, () => use('ses_2'))]);
        expect(isRenewed).toBe(true);
        expect((await use('ses_1')).state).toBe('ended');
        expect((await use('ses_3')).state).toBe('live');
      },
    );

    it('come to nothing where the role changes or the user is disabled', async () => {
      const { sessions, users, flows } = suite.stores;
      await suite.register(createTestUser('root', { role: 'admin' }));
      const flow = { hash: 'flow', userId: 'usr_ada', session: 'both' } as const;
      await users.update('usr_ada', { role: 'admin' });
      expect(await sessions.create(createTestSession('ses_1'))).toBe(false);
      expect(await flows.create(flow, testGround)).toBe(false);
      await users.update('usr_ada', { role: 'user', status: 'disabled' });
      expect(await sessions.create(createTestSession('ses_2'))).toBe(false);
      expect(await flows.create(flow, testGround)).toBe(false);
      await users.update('usr_ada', { status: 'enabled' });
      expect(await sessions.create(createTestSession('ses_3'))).toBe(true);
    });

    it.each(['role', 'status', 'factor'] as const)(
      'come to nothing beside a change of the %s',
      async (what) => {
        const { sessions, users, twoFactor } = suite.stores;
        const logins = Array.from({ length: 10 }, (_, index) =>
          sessions.create(createTestSession(`ses_${String(index)}`)),
        );
        if (what === 'role') await users.update('usr_ada', { role: 'admin' });
        else if (what === 'status') await users.update('usr_ada', { status: 'disabled' });
        else
          await twoFactor.enable({
            userId: 'usr_ada',
            sealedSecret: 's',
            familyId: 'f',
            backupHashes: ['b'],
          });
        await Promise.all(logins);
        expect(await sessions.create(createTestSession('ses_late'))).toBe(false);
        if (what !== 'factor') expect(await sessions.list('usr_ada')).toEqual([]);
      },
    );
  });

  describe('what comes beside the end of a user', () => {
    beforeEach(async () => {
      await suite.register(createTestUser('ada'));
      await suite.stores.sessions.create(createTestSession('ses_1'));
    });

    it('confirms no login that has ended, or is gone', async () => {
      const { sessions, users } = suite.stores;
      expect(await sessions.confirm('ses_1')).toBeGreaterThan(0);
      await sessions.end('usr_ada', 'ses_1');
      expect(await sessions.confirm('ses_1')).toBeNull();
      await users.remove('usr_ada', 'system');
      expect(await sessions.confirm('ses_1')).toBeNull();
    });

    it('adds no key', async () => {
      const key = createTestKey({ userId: 'usr_ada' });
      await suite.stores.users.remove('usr_ada', 'system');
      expect(await suite.stores.keys.add(key)).toBe('unknown_user');
      expect(await suite.keys.findByHash(key.hash)).toBeNull();
    });

    it('leaves one set of backup codes to those who ask for several at once', async () => {
      const { twoFactor } = suite.stores;
      const list = (name: string) => Array.from({ length: 10 }, (_, index) => `${name}${String(index)}`);
      await twoFactor.enable({
        ...{ userId: 'usr_ada', sealedSecret: 's', familyId: 'f', backupHashes: list('a') },
      });
      const sets = ['b', 'c', 'd', 'e'].map((name) => twoFactor.replaceBackupCodes('usr_ada', list(name)));
      await Promise.all(sets);
      expect(await countBackupCodes(suite, 'usr_ada')).toBe(10);
    });
  });
}
