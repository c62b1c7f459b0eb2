import { beforeEach, describe, expect, it } from 'vitest';
import { RequestThrottle } from '../../src/accounts/index.ts';
import type { Throttle } from '../../src/core/accounts/throttle.ts';
import {
  countBackupCodes,
  createStepCode,
  createTestSession,
  createTestUser,
  testGround,
  type Suite,
} from './account-store-bench.ts';
import { createTestKey } from './key-store-suite.ts';

/** Second factors. */
export function describeFactors(suite: Suite): void {
  describe('second factors', () => {
    const factor = {
      userId: 'usr_ada',
      sealedSecret: 'sealed',
      familyId: 'ses_1',
      backupHashes: ['b1', 'b2'],
    };

    beforeEach(async () => {
      await suite.register(createTestUser('ada'));
    });

    it('are replaced by their family only, and not once they are used', async () => {
      expect(await suite.stores.twoFactor.enable(factor)).toBe(true);
      expect(await suite.stores.twoFactor.enable({ ...factor, familyId: 'ses_2' })).toBe(false);
      expect(await suite.stores.twoFactor.enable({ ...factor, sealedSecret: 'again' })).toBe(true);
      expect(await suite.stores.twoFactor.find('usr_ada')).toMatchObject({
        sealedSecret: 'again',
        isUsed: false,
      });
      expect(await suite.stores.twoFactor.acceptBackupCode('usr_ada', 'b1')).toBe('accepted');
      expect(await suite.stores.twoFactor.enable(factor)).toBe(false);
      expect(await suite.stores.twoFactor.disable('usr_ada', { unusedOf: 'ses_1' })).toBe(false);
      expect(await suite.stores.twoFactor.disable('usr_ada', 'always')).toBe(true);
      expect(await suite.stores.twoFactor.find('usr_ada')).toBeNull();
      expect(await countBackupCodes(suite, 'usr_ada')).toBe(0);
    });

    it('accept each step and each backup code once, whoever is first', async () => {
      await suite.stores.twoFactor.enable(factor);
      const steps = await Promise.all(
        [1, 2, 3, 4].map(() => suite.stores.twoFactor.acceptStep('usr_ada', createStepCode(100))),
      );
      expect(steps.filter((step) => step === 'accepted')).toHaveLength(1);
      expect(await suite.stores.twoFactor.acceptStep('usr_ada', createStepCode(99))).toBe('refused');
      expect(await suite.stores.twoFactor.acceptStep('usr_ada', createStepCode(101))).toBe('accepted');
      const codes = await Promise.all(
        [1, 2, 3].map(() => suite.stores.twoFactor.acceptBackupCode('usr_ada', 'b2')),
      );
      expect(codes.filter((code) => code === 'accepted')).toHaveLength(1);
      expect(await countBackupCodes(suite, 'usr_ada')).toBe(1);
    });

    it('accept no code of a secret that was replaced', async () => {
      const { twoFactor } = suite.stores;
      await twoFactor.enable(factor);
      await twoFactor.enable({ ...factor, sealedSecret: 'again' });
      expect(await twoFactor.acceptStep('usr_ada', createStepCode(100))).toBe('refused');
      expect((await twoFactor.find('usr_ada'))?.isConfirmed).toBe(false);
      expect(await twoFactor.acceptStep('usr_ada', { step: 100, sealedSecret: 'again' })).toBe('accepted');
    });

    it('use up the one code that completes a login, of all that are sent for it at once', async () => {
      const { twoFactor, flows } = suite.stores;
      await twoFactor.enable({ ...factor, backupHashes: ['b1', 'b2', 'b3', 'b4'] });
      await flows.create(
        { hash: 'flow', userId: 'usr_ada', session: 'both' },
        { ...testGround, secondFactor: 'there' },
      );
      expect(await twoFactor.acceptBackupCode('usr_ada', 'b0', { flowHash: 'flow' })).toBe('refused');
      const outcomes = await Promise.all([
        ...['b1', 'b2', 'b3'].map((hash) =>
          twoFactor.acceptBackupCode('usr_ada', hash, { flowHash: 'flow' }),
        ),
        twoFactor.acceptStep('usr_ada', createStepCode(100), { flowHash: 'flow' }),
      ]);
      expect(outcomes.toSorted()).toEqual(['accepted', 'flow-ended', 'flow-ended', 'flow-ended']);
      expect(await flows.find('flow')).toBeNull();
      const isStepUsed = (await twoFactor.find('usr_ada'))?.lastStep === 100;
      expect(await countBackupCodes(suite, 'usr_ada')).toBe(isStepUsed ? 4 : 3);
      expect(await twoFactor.acceptStep('usr_ada', createStepCode(101), { flowHash: 'flow' })).toBe(
        'flow-ended',
      );
      expect(await twoFactor.acceptStep('usr_ada', createStepCode(101))).toBe('accepted');
    });

    it('count for a flow as often as it may have wrong ones, of all that come for it at once', async () => {
      const { flows } = suite.stores;
      const flow = { hash: 'flow', userId: 'usr_ada', session: 'both' } as const;
      await flows.create(flow, testGround);
      const counted = await Promise.all(Array.from({ length: 8 }, () => flows.countFailure('flow')));
      expect(counted.filter((isCounted) => isCounted)).toHaveLength(5);
      expect(await flows.find('flow')).toBeNull();
      expect(await flows.countFailure('gone')).toBe(false);
    });

    it('are accepted and switched off side by side, and nobody waits for the other for ever', async () => {
      const { twoFactor } = suite.stores;
      const backupHashes = ['b1', 'b2', 'b3', 'b4'];
      for (let round = 0; round < 10; round += 1) {
        await twoFactor.enable({ ...factor, backupHashes });
        const done = await Promise.all([
          ...backupHashes.map((hash) => twoFactor.acceptBackupCode('usr_ada', hash)),
          twoFactor.disable('usr_ada', 'always'),
          twoFactor.disable('usr_ada', 'always'),
        ]);
        expect(done.slice(backupHashes.length).filter((outcome) => outcome === true)).toHaveLength(1);
      }
      await twoFactor.enable({ ...factor, backupHashes });
      const [isRemoved] = await Promise.all([
        suite.stores.users.remove('usr_ada', 'usr_root'),
        ...backupHashes.map((hash) => twoFactor.acceptBackupCode('usr_ada', hash)),
        twoFactor.acceptStep('usr_ada', createStepCode(100)),
      ]);
      expect(isRemoved).toBe(true);
      expect(await twoFactor.find('usr_ada')).toBeNull();
    });
  });
}

const dayMs = 86_400_000;

/** Counters, secrets, and what is forgotten. */
export function describeCounters(suite: Suite): void {
  describe('throttles', () => {
    const throttle = (key: string) => ({ key, limit: 5, windowMs: 60_000 });

    it('count every event of several at once, in either order', async () => {
      const both = [throttle('one'), throttle('two')];
      await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          suite.stores.throttles.count(index % 2 === 0 ? both : both.toReversed()),
        ),
      );
      const counts = await suite.stores.throttles.read(['two', 'nobody', 'one'].map(throttle));
      expect(counts.map(({ count }) => count)).toEqual([10, 0, 10]);
      expect(counts[0]?.remainingMs).toBeLessThanOrEqual(60_000);
      expect(counts[1]?.remainingMs).toBe(0);
    });

    it('begin anew when their window is over', async () => {
      const short = { ...throttle('short'), windowMs: 1 };
      await suite.stores.throttles.count([short]);
      await new Promise((resolve) => setTimeout(resolve, 5));
      expect((await suite.stores.throttles.read([throttle('short')]))[0]?.count).toBe(0);
      await suite.stores.throttles.count([throttle('short')]);
      expect((await suite.stores.throttles.read([throttle('short')]))[0]?.count).toBe(1);
    });

    it('begin anew when their window lasts longer than one does, as when the clock was ahead', async () => {
      const { throttles } = suite.stores;
      for (const key of ['read', 'counted']) await throttles.count([{ ...throttle(key), windowMs: dayMs }]);
      expect((await throttles.read([throttle('read')]))[0]?.count).toBe(0);
      const [counted] = await throttles.count([throttle('counted')]);
      expect(counted?.count).toBe(1);
      expect(counted?.remainingMs).toBeLessThanOrEqual(60_000);
      expect((await throttles.read([throttle('counted')]))[0]?.count).toBe(1);
    });

    it('count several events at once', async () => {
      const [counted] = await suite.stores.throttles.count([{ ...throttle('block'), by: 20 }]);
      expect(counted?.count).toBe(20);
      expect((await suite.stores.throttles.count([throttle('block')]))[0]?.count).toBe(21);
    });
  });

  it('lets in no more requests than the limit, over all nodes, and counts them in blocks', async () => {
    let writes = 0;
    const store = {
      count: (throttles: readonly Throttle[]) => {
        writes += 1;
        return suite.stores.throttles.count(throttles);
      },
    };
    const nodes = [1, 2, 3].map(() => new RequestThrottle(store));
    const outcomes = await Promise.allSettled(
      Array.from({ length: 900 }, (_, index) => nodes[index % 3]?.count({ userId: 'usr_ada' })),
    );
    const accepted = outcomes.filter(({ status }) => status === 'fulfilled').length;
    expect(accepted).toBe(600);
    expect(writes).toBeLessThanOrEqual(33);
    const refused = outcomes.find((outcome) => outcome.status === 'rejected');
    expect(refused?.reason).toMatchObject({ code: 'resource_exhausted', reason: 'rate_limit_exceeded' });
    await expect(nodes[0]?.count({ address: '192.0.2.1' })).resolves.toBeUndefined();
  });

  it('forgets what was kept for long enough, and nothing else', async () => {
    await suite.register(createTestUser('ada'));
    const event = { actor: 'usr_ada', target: null, reason: null, outcome: 'done' } as const;
    await suite.stores.audit.append({ ...event, action: 'login', address: '192.0.2.1' });
    await suite.stores.sessions.create(createTestSession('ses_1'));
    const windows = [
      { key: 'past', limit: 1, windowMs: 1 },
      { key: 'present', limit: 1, windowMs: 60_000 },
      { key: 'of a clock that was ahead', limit: 1, windowMs: dayMs },
    ];
    await suite.stores.throttles.count(windows);
    const query = { about: 'usr_ada', actor: null, action: null, target: null, from: null, to: null };
    const page = { limit: 10, cursor: null };
    const readTrail = async () => (await suite.stores.audit.list({ ...query, page })).items;
    const keep = { auditMs: null, addressesMs: null, sessionsMs: null, usageMs: null };
    await new Promise((resolve) => setTimeout(resolve, 5));
    await suite.purge({ ...keep, sessionsMs: 1, usageMs: 1 });
    expect((await suite.stores.throttles.read(windows)).map(({ count }) => count)).toEqual([0, 1, 0]);
    expect(await suite.stores.sessions.list('usr_ada')).toHaveLength(1);
    expect(await readTrail()).toMatchObject([{ address: '192.0.2.1' }]);
    await suite.purge({ ...keep, addressesMs: 1 });
    expect(await readTrail()).toMatchObject([{ action: 'login', address: null }]);
    expect(await suite.stores.sessions.list('usr_ada')).toMatchObject([{ address: null }]);
    await suite.stores.sessions.end('usr_ada', 'ses_1');
    await new Promise((resolve) => setTimeout(resolve, 5));
    await suite.purge({ ...keep, auditMs: 1, sessionsMs: 1 });
    expect(await readTrail()).toEqual([]);
    const proof = { kind: 'cookie', hash: 'cookie of ses_1' } as const;
    expect((await suite.stores.sessions.authenticate(proof)).state).toBe('unknown');
  });

  it('keeps the first of several secrets of a name', async () => {
    const values = await Promise.all(
      ['x', 'y', 'z'].map((value) => suite.stores.secrets.ensure('key', value)),
    );
    expect(new Set(values).size).toBe(1);
    expect(await suite.stores.secrets.ensure('key', 'late')).toBe(values[0]);
  });
}

/** The trail. */
export function describeTrail(suite: Suite): void {
  it('keeps the trail, newest first, in pages', async () => {
    const event = { actor: 'usr_ada', target: null, address: null, reason: null, outcome: 'done' } as const;
    for (const action of ['a', 'b', 'c']) await suite.stores.audit.append({ ...event, action });
    await suite.stores.audit.append({ ...event, action: 'd', actor: null, target: 'usr_ada' });
    const query = { about: 'usr_ada', actor: null, action: null, target: null, from: null, to: null };
    const first = await suite.stores.audit.list({ ...query, page: { limit: 3, cursor: null } });
    const rest = await suite.stores.audit.list({ ...query, page: { limit: 3, cursor: first.nextCursor } });
    const actions = [...first.items, ...rest.items].map(({ action }) => action);
    expect(actions.toSorted()).toEqual(['a', 'b', 'c', 'd']);
    const times = [...first.items, ...rest.items].map(({ at }) => at);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });

  it('shows a user what was done to their keys, and to nobody else', async () => {
    await suite.register(createTestUser('ada'));
    await suite.register(createTestUser('bob'));
    const key = createTestKey({ userId: 'usr_ada' });
    await suite.stores.keys.add(key);
    const event = {
      actor: 'usr_root',
      target: key.id,
      address: null,
      reason: null,
      outcome: 'done',
    } as const;
    const actions = ['a', 'b', 'c', 'd'];
    for (const [index, action] of actions.entries())
      await suite.stores.audit.append({ ...event, action, actor: index === 0 ? 'system' : 'usr_root' });
    await suite.stores.audit.append({ ...event, action: 'own', actor: 'usr_ada' });
    const list = async (about: string, cursor: string | null) =>
      await suite.stores.audit.list({
        ...{ about, actor: null, action: null, target: null, from: null, to: null },
        page: { limit: 3, cursor },
      });
    const first = await list('usr_ada', null);
    const rest = await list('usr_ada', first.nextCursor);
    const shown = [...first.items, ...rest.items].map(({ action }) => action);
    expect({ shown: shown.toSorted(), next: rest.nextCursor }).toEqual({
      shown: [...actions, 'own'],
      next: null,
    });
    expect((await list('usr_bob', null)).items).toEqual([]);
  });
  it('shows a user what was done to what was theirs, in pages, and to nobody else', async () => {
    const event = {
      actor: 'usr_root',
      owner: 'usr_ada',
      address: null,
      reason: 'late',
      outcome: 'done',
    } as const;
    const actions = ['task.cancel', 'live.end', 'task.cancel'];
    for (const [index, action] of actions.entries())
      await suite.stores.audit.append({ ...event, action, target: `gone_${String(index)}` });
    await suite.stores.audit.append({ ...event, action: 'live.end', target: 'other', owner: null });
    const list = async (about: string, cursor: string | null) =>
      await suite.stores.audit.list({
        ...{ about, actor: null, action: null, target: null, from: null, to: null },
        page: { limit: 2, cursor },
      });
    const first = await list('usr_ada', null);
    const rest = await list('usr_ada', first.nextCursor);
    const targets = [...first.items, ...rest.items].map(({ target }) => target);
    expect(targets.toSorted()).toEqual(['gone_0', 'gone_1', 'gone_2']);
    expect((await list('usr_bob', null)).items).toEqual([]);
    expect((await list('usr_root', null)).items).toHaveLength(2);
  });
}
