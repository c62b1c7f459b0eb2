import { beforeEach, describe, expect, it } from 'vitest';
import { createTestSession, createTestUser, testGround, type Suite } from './account-store-bench.ts';

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
      await twoFactor.acceptStep('usr_ada', 100);
      expect(await sessions.create(createTestSession('ses_3'))).toBe(false);
      expect(await sessions.create(createTestSession('ses_4', { restsOn: withCode }))).toBe(true);
      expect(await flows.create(flow, withCode)).toBe(true);
      await twoFactor.disable('usr_ada', 'always');
      expect(await flows.create({ ...flow, hash: 'late' }, withCode)).toBe(false);
      expect(await sessions.create(createTestSession('ses_5'))).toBe(true);
    });

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
}
