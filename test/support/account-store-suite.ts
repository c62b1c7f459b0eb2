import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AccountStores } from '../../src/core/accounts/account-stores.ts';
import type { NewSession } from '../../src/core/accounts/session.ts';
import type { NewUser, Registered, RegistrationGrants } from '../../src/core/accounts/user.ts';
import { createAccountId, type AccountKind } from '../../src/core/ledger.ts';
import type { KeyStore } from '../../src/core/principal.ts';
import { createTestKey } from './key-store-suite.ts';

/** Stores with nothing in them, and how to get rid of them. */
export interface OpenedAccountStores {
  readonly stores: AccountStores;
  readonly keys: KeyStore;
  close(): Promise<void>;
}

const nothing: RegistrationGrants = {
  startQuota: 0n,
  affCode: null,
  inviterReward: 0n,
  inviteeReward: 0n,
  maxRewards: 0,
};

function createTestUser(name: string, overrides: Partial<NewUser> = {}): NewUser {
  return {
    id: `usr_${name}`,
    username: name,
    displayName: name,
    role: 'user',
    passwordHash: 'a hash',
    isOneTime: false,
    affCode: name.toUpperCase().padEnd(8, '2').slice(0, 8),
    ...overrides,
  };
}

function createTestSession(id: string, overrides: Partial<NewSession> = {}): NewSession {
  return {
    id,
    familyId: id,
    userId: 'usr_ada',
    cookieHash: `cookie of ${id}`,
    tokenHash: `token of ${id}`,
    address: '192.0.2.1',
    userAgent: 'a browser',
    replaces: 'none',
    renewedFrom: null,
    ...overrides,
  };
}

/** The stores of one test. */
interface Suite extends Pick<OpenedAccountStores, 'stores' | 'keys'> {
  register(user: NewUser, grants?: Partial<RegistrationGrants>): Promise<Registered>;
  /** What an account has; `undefined` where there is none. */
  readBalance(userId: string, kind?: AccountKind): Promise<bigint | undefined>;
}

/** What the stores of accounts promise, together and each. */
export function describeAccountStores(name: string, open: () => Promise<OpenedAccountStores>): void {
  describe(`AccountStores: ${name}`, () => {
    let opened: OpenedAccountStores;
    const suite: Suite = {
      get stores() {
        return opened.stores;
      },
      get keys() {
        return opened.keys;
      },
      register: (user, grants = {}) => opened.stores.users.register(user, { ...nothing, ...grants }),
      readBalance: async (userId, kind = 'quota') =>
        (await opened.stores.moves.readBalance(createAccountId(userId, kind)))?.available,
    };

    beforeEach(async () => {
      opened = await open();
    });
    afterEach(() => opened.close());

    describeUsers(suite);
    describeChanges(suite);
    describeSessions(suite);
    describeFactors(suite);
    describeCounters(suite);
  });
}

function describeUsers(suite: Suite): void {
  describe('users', () => {
    it('finds a user by id and by name in any case, with what proves them', async () => {
      await suite.register(createTestUser('ada', { displayName: "Ada O'Brien; drop table users --" }));
      const found = await suite.stores.users.findCredentials({ username: 'ADA' });
      expect(found).toMatchObject({ passwordHash: 'a hash', isOneTime: false, hasTwoFactor: false });
      expect(found?.user).toEqual(await suite.stores.users.find('usr_ada'));
      expect(found?.user).toMatchObject({
        displayName: "Ada O'Brien; drop table users --",
        status: 'enabled',
        limits: null,
        lastLoginAt: null,
      });
      expect(await suite.stores.users.findCredentials({ username: "' or 1=1 --" })).toBeNull();
      expect(await suite.stores.users.find('usr_%')).toBeNull();
    });

    it('gives a name to one of several at once, and money to nobody else', async () => {
      const drafts = [1, 2, 3, 4].map((count) =>
        createTestUser('race', { id: `usr_${String(count)}`, affCode: `CODE000${String(count)}` }),
      );
      const outcomes = await Promise.all(drafts.map((draft) => suite.register(draft, { startQuota: 7n })));
      expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual([
        'created',
        'name_taken',
        'name_taken',
        'name_taken',
      ]);
      const balances = await Promise.all(drafts.map(({ id }) => suite.readBalance(id)));
      expect(balances.filter((balance) => balance !== undefined)).toEqual([7n]);
    });

    it('rewards registrations side by side exactly as often as allowed', async () => {
      await suite.register(createTestUser('inviter'));
      const grants = { affCode: 'INVITER2', inviterReward: 5n, inviteeReward: 3n, maxRewards: 4 };
      const guests = Array.from({ length: 9 }, (_, index) => createTestUser(`guest${String(index)}`));
      const outcomes = await Promise.all(guests.map((guest) => suite.register(guest, grants)));
      expect(outcomes.every(({ outcome }) => outcome === 'created')).toBe(true);
      expect(await suite.readBalance('usr_inviter', 'affiliate')).toBe(20n);
      expect((await suite.stores.users.find('usr_inviter'))?.affCount).toBe(9);
      const { items } = await suite.stores.users.listInvitations('usr_inviter', { limit: 100, cursor: null });
      expect(items.map(({ reward }) => reward).sort()).toEqual([0n, 0n, 0n, 0n, 0n, 5n, 5n, 5n, 5n]);
    });

    it('refuses an unknown invitation and leaves nothing behind', async () => {
      expect(await suite.register(createTestUser('ada'), { affCode: 'NOBODY22' })).toEqual({
        outcome: 'unknown_invitation',
      });
      expect(await suite.stores.users.find('usr_ada')).toBeNull();
      expect(await suite.readBalance('usr_ada')).toBeUndefined();
    });

    it('makes one first admin of many, who gets the keys of nobody', async () => {
      await suite.keys.insert(createTestKey());
      const drafts = [1, 2, 3, 4, 5].map((count) =>
        createTestUser('admin', {
          id: `usr_${String(count)}`,
          affCode: `CODE000${String(count)}`,
          role: 'admin',
        }),
      );
      expect(await suite.stores.users.hasUsers()).toBe(false);
      const found = await Promise.all(drafts.map((draft) => suite.stores.users.ensureFirstAdmin(draft)));
      expect(new Set(found.map(({ id }) => id)).size).toBe(1);
      expect(found.filter(({ outcome }) => outcome === 'created')).toHaveLength(1);
      const key = await suite.keys.findByHash('a'.repeat(64));
      expect(key?.userId).toBe(found[0]?.id);
      const balance = await suite.stores.moves.readBalance(createAccountId(found[0]?.id ?? '', 'quota'));
      expect(balance).toMatchObject({ isUnlimited: true, available: 0n });
    });
  });
}

function describeChanges(suite: Suite): void {
  describe('users who change', () => {
    it('keeps an admin, also from two who demote one another', async () => {
      await suite.register(createTestUser('ada', { role: 'admin' }));
      const refusal = { code: 'failed_precondition', reason: 'last_admin' };
      for (const changes of [{ role: 'user' }, { status: 'disabled' }] as const)
        await expect(suite.stores.users.update('usr_ada', changes)).rejects.toMatchObject(refusal);
      await expect(suite.stores.users.remove('usr_ada', 'system')).rejects.toMatchObject(refusal);
      await suite.register(createTestUser('grace', { role: 'admin' }));
      const results = await Promise.allSettled([
        suite.stores.users.update('usr_ada', { role: 'user' }),
        suite.stores.users.update('usr_grace', { status: 'disabled' }),
      ]);
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    });

    it('changes what is named, and ends logins with role, status and password', async () => {
      await suite.register(createTestUser('ada'));
      const isLive = async () =>
        (await suite.stores.sessions.authenticate({ kind: 'cookie', hash: 'cookie of ses_1' })).state ===
        'live';
      await suite.stores.sessions.create(createTestSession('ses_1'));
      const changed = await suite.stores.users.update('usr_ada', { displayName: 'Ada', limits: { rpm: 5 } });
      expect(changed).toMatchObject({ displayName: 'Ada', limits: { rpm: 5 } });
      expect(await isLive()).toBe(true);
      await suite.stores.users.update('usr_ada', { role: 'admin' });
      expect(await isLive()).toBe(false);
      expect(await suite.stores.users.update('usr_nobody', { displayName: 'x' })).toBeNull();
      await suite.stores.sessions.create(createTestSession('ses_2'));
      await suite.stores.users.setPassword('usr_ada', { hash: 'another', isOneTime: true });
      expect(await suite.stores.sessions.list('usr_ada')).toEqual([]);
      expect(await suite.stores.users.findCredentials({ id: 'usr_ada' })).toMatchObject({
        passwordHash: 'another',
        isOneTime: true,
      });
    });

    it('removes what is personal and keeps the name, the numbers and the trail', async () => {
      await suite.register(createTestUser('ada'), { startQuota: 9n });
      await suite.keys.insert(createTestKey({ userId: 'usr_ada' }));
      await suite.stores.sessions.create(createTestSession('ses_1'));
      expect(await suite.stores.users.remove('usr_ada', 'system')).toBe(true);
      expect(await suite.stores.users.remove('usr_ada', 'system')).toBe(false);
      expect(await suite.stores.users.find('usr_ada')).toBeNull();
      expect(await suite.stores.users.findCredentials({ username: 'ada' })).toBeNull();
      expect(await suite.keys.countValid()).toBe(0);
      expect(await suite.readBalance('usr_ada')).toBe(0n);
      const again = createTestUser('Ada', { id: 'usr_again', affCode: 'AGAIN222' });
      expect(await suite.register(again)).toEqual({ outcome: 'name_taken' });
      const proof = { kind: 'cookie', hash: 'cookie of ses_1' } as const;
      expect((await suite.stores.sessions.authenticate(proof)).state).toBe('unknown');
    });

    it('lists users in pages and finds them by parts of their names, literally', async () => {
      for (const one of ['ada', 'grace', 'gr_ce', 'linus']) await suite.register(createTestUser(one));
      const base = { text: null, role: null, status: null, page: { limit: 3, cursor: null } };
      const first = await suite.stores.users.list(base);
      const second = await suite.stores.users.list({ ...base, page: { limit: 3, cursor: first.nextCursor } });
      expect(second.nextCursor).toBeNull();
      const names = [...first.items, ...second.items].map(({ username }) => username);
      expect(names.sort()).toEqual(['ada', 'gr_ce', 'grace', 'linus']);
      const search = async (text: string) =>
        (await suite.stores.users.list({ ...base, text })).items.map(({ username }) => username).sort();
      expect(await search('GR')).toEqual(['gr_ce', 'grace']);
      expect(await search('r_c')).toEqual(['gr_ce']);
      expect(await search('%')).toEqual([]);
      expect(await search("'; drop table users; --\\")).toEqual([]);
      expect(await search('usr_ada')).toEqual(['ada']);
      await expect(
        suite.stores.users.list({ ...base, page: { limit: 3, cursor: "' or 1=1" } }),
      ).rejects.toMatchObject({ code: 'invalid_argument', param: 'cursor' });
    });
  });
}

function describeSessions(suite: Suite): void {
  describe('sessions', () => {
    beforeEach(async () => {
      await suite.register(createTestUser('ada'));
    });

    it('finds a login by either secret, and nothing by the other place', async () => {
      await suite.stores.sessions.create(createTestSession('ses_1'));
      const byCookie = await suite.stores.sessions.authenticate({ kind: 'cookie', hash: 'cookie of ses_1' });
      const byToken = await suite.stores.sessions.authenticate({ kind: 'token', hash: 'token of ses_1' });
      for (const finding of [byCookie, byToken])
        expect(finding).toMatchObject({ state: 'live', login: { userId: 'usr_ada', session: 'both' } });
      const crossed = await suite.stores.sessions.authenticate({ kind: 'token', hash: 'cookie of ses_1' });
      expect(crossed).toEqual({ state: 'unknown' });
    });

    it('keeps the old login of a family until the new one is used', async () => {
      await suite.stores.sessions.create(createTestSession('ses_1'));
      const renewed = { familyId: 'ses_1', replaces: 'family-on-use' } as const;
      await suite.stores.sessions.create(createTestSession('ses_2', renewed));
      const state = async (id: string) =>
        (await suite.stores.sessions.authenticate({ kind: 'cookie', hash: `cookie of ${id}` })).state;
      expect(await state('ses_1')).toBe('live');
      expect(await state('ses_2')).toBe('live');
      expect(await state('ses_1')).toBe('ended');
    });

    it('ends logins of their user only', async () => {
      await suite.register(createTestUser('grace'));
      await suite.stores.sessions.create(createTestSession('ses_1'));
      expect(await suite.stores.sessions.end('usr_grace', 'ses_1')).toBeNull();
      expect(await suite.stores.sessions.end('usr_ada', 'ses_1')).toBeGreaterThan(0);
      expect(await suite.stores.sessions.end('usr_ada', 'ses_1')).toBeNull();
    });

    it('keeps twenty of a user who logs in side by side', async () => {
      const ids = Array.from({ length: 25 }, (_, index) => `ses_${String(index)}`);
      await Promise.all(ids.map((id) => suite.stores.sessions.create(createTestSession(id))));
      expect((await suite.stores.sessions.list('usr_ada')).length).toBeLessThanOrEqual(20);
    });

    it('lets one of several end a flow', async () => {
      await suite.stores.flows.create({ hash: 'flow', userId: 'usr_ada', session: 'both' });
      expect(await suite.stores.flows.find('flow')).toMatchObject({ userId: 'usr_ada' });
      const ends = await Promise.all([1, 2, 3].map(() => suite.stores.flows.end('flow')));
      expect(ends.filter(Boolean)).toHaveLength(1);
      expect(await suite.stores.flows.find('flow')).toBeNull();
    });
  });
}

function describeFactors(suite: Suite): void {
  describe('second factors', () => {
    const factor = {
      userId: 'usr_ada',
      sealedSecret: 'sealed',
      familyId: 'ses_1',
      backupHashes: ['b1', 'b2'],
    };

    it('are replaced by their family only, and not once they are used', async () => {
      expect(await suite.stores.twoFactor.enable(factor)).toBe(true);
      expect(await suite.stores.twoFactor.enable({ ...factor, familyId: 'ses_2' })).toBe(false);
      expect(await suite.stores.twoFactor.enable({ ...factor, sealedSecret: 'again' })).toBe(true);
      expect(await suite.stores.twoFactor.find('usr_ada')).toMatchObject({
        sealedSecret: 'again',
        isUsed: false,
      });
      expect(await suite.stores.twoFactor.acceptBackupCode('usr_ada', 'b1')).toBe(true);
      expect(await suite.stores.twoFactor.enable(factor)).toBe(false);
      expect(await suite.stores.twoFactor.disable('usr_ada', { unusedOf: 'ses_1' })).toBe(false);
      expect(await suite.stores.twoFactor.disable('usr_ada', 'always')).toBe(true);
      expect(await suite.stores.twoFactor.find('usr_ada')).toBeNull();
      expect(await suite.stores.twoFactor.countBackupCodes('usr_ada')).toBe(0);
    });

    it('accept each step and each backup code once, whoever is first', async () => {
      await suite.stores.twoFactor.enable(factor);
      const steps = await Promise.all(
        [1, 2, 3, 4].map(() => suite.stores.twoFactor.acceptStep('usr_ada', 100)),
      );
      expect(steps.filter(Boolean)).toHaveLength(1);
      expect(await suite.stores.twoFactor.acceptStep('usr_ada', 99)).toBe(false);
      expect(await suite.stores.twoFactor.acceptStep('usr_ada', 101)).toBe(true);
      const codes = await Promise.all(
        [1, 2, 3].map(() => suite.stores.twoFactor.acceptBackupCode('usr_ada', 'b2')),
      );
      expect(codes.filter(Boolean)).toHaveLength(1);
      expect(await suite.stores.twoFactor.countBackupCodes('usr_ada')).toBe(1);
    });
  });
}

function describeCounters(suite: Suite): void {
  describe('throttles', () => {
    const throttle = (key: string) => ({ key, limit: 5, windowMs: 60_000 });

    it('count every event of several at once, in either order', async () => {
      const both = [throttle('one'), throttle('two')];
      await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          suite.stores.throttles.count(index % 2 === 0 ? both : both.toReversed()),
        ),
      );
      const counts = await suite.stores.throttles.read(['two', 'nobody', 'one']);
      expect(counts.map(({ count }) => count)).toEqual([10, 0, 10]);
      expect(counts[0]?.remainingMs).toBeLessThanOrEqual(60_000);
      expect(counts[1]?.remainingMs).toBe(0);
    });

    it('begin anew when their window is over', async () => {
      const short = { ...throttle('short'), windowMs: 1 };
      await suite.stores.throttles.count([short]);
      await new Promise((resolve) => setTimeout(resolve, 5));
      expect((await suite.stores.throttles.read(['short']))[0]?.count).toBe(0);
      await suite.stores.throttles.count([throttle('short')]);
      expect((await suite.stores.throttles.read(['short']))[0]?.count).toBe(1);
    });
  });

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

  it('keeps the first of several secrets of a name', async () => {
    const values = await Promise.all(
      ['x', 'y', 'z'].map((value) => suite.stores.secrets.ensure('key', value)),
    );
    expect(new Set(values).size).toBe(1);
    expect(await suite.stores.secrets.ensure('key', 'late')).toBe(values[0]);
  });
}
