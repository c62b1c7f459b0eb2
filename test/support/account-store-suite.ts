import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAccountId } from '../../src/core/ledger.ts';
import type { KeyChanges } from '../../src/core/principal.ts';
import {
  createTestSession,
  createTestUser,
  nothing,
  testGround,
  type OpenedAccountStores,
  type Suite,
} from './account-store-bench.ts';
import { describeCounters, describeFactors, describeTrail } from './account-store-counters.ts';
import { describeGrounds } from './account-store-grounds.ts';
import { describePlaygroundKeys } from './account-store-playground.ts';
import { createTestKey } from './key-store-suite.ts';

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
      purge: (retention) => opened.purge(retention),
      register: (user, grants = {}) => opened.stores.users.register(user, { ...nothing, ...grants }),
      readBalance: async (userId, kind = 'quota') =>
        (await opened.stores.moves.readBalance(createAccountId(userId, kind)))?.available,
    };

    beforeEach(async () => {
      opened = await open();
    });
    afterEach(() => opened.close());

    describeUsers(suite);
    describeKeys(suite);
    describeChanges(suite);
    describeSessions(suite);
    describeGrounds(suite);
    describeFactors(suite);
    describeCounters(suite);
    describeTrail(suite);
    describePlaygroundKeys(suite);
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

    it('takes texts that no database keeps for what nobody has', async () => {
      const odd = 'usr_\0\ud800';
      const { users, keys, audit, moves } = suite.stores;
      const page = { limit: 5, cursor: null };
      expect(await users.find(odd)).toBeNull();
      expect(await users.findCredentials({ username: odd })).toBeNull();
      const lists = await Promise.all([
        users.list({ text: odd, role: null, status: null, page }),
        keys.list({ userId: null, text: odd }, page),
        audit.list({ about: null, actor: odd, action: odd, target: odd, from: null, to: null, page }),
      ]);
      expect(lists.map(({ items }) => items)).toEqual([[], [], []]);
      await suite.register(createTestUser('ada'));
      const accountId = createAccountId('usr_ada', 'quota');
      const move = { accountId, amount: 1n, actor: 'system', reason: odd, idempotencyKey: null };
      expect(await moves.credit(move)).toMatchObject({ status: 'moved', available: 1n });
    });

    it('says what is left of a budget by the clock of the database, as the ledger does', async () => {
      await suite.register(createTestUser('ada'));
      const budget = { amount: 100n, period: 'day' } as const;
      await suite.keys.insert(createTestKey({ id: 'key_1', userId: 'usr_ada', expiresAt: null, budget }));
      const dayMs = 86_400_000;
      const start = Date.now();
      vi.useFakeTimers({ toFake: ['Date'], now: start + 3 * dayMs });
      const entry = await suite.stores.keys.find({ userId: 'usr_ada' }, 'key_1');
      const { items } = await suite.stores.keys.list({ userId: 'usr_ada' }, { limit: 10, cursor: null });
      vi.useRealTimers();
      expect(entry?.budgetUse?.resetsAt).toBeLessThanOrEqual(start + dayMs + 60_000);
      expect(items[0]?.budgetUse).toEqual(entry?.budgetUse);
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

function describeKeys(suite: Suite): void {
  describe('keys of a user', () => {
    it('takes so many keys of a user within a day, also where all of them have expired', async () => {
      await suite.register(createTestUser('ada'));
      const createKey = (number: number) => {
        const id = `key_${String(number)}`;
        return createTestKey({
          id,
          hash: String(number).padStart(64, '0'),
          userId: 'usr_ada',
          createdAt: Date.now(),
          expiresAt: 1,
        });
      };
      const numbers = Array.from({ length: 499 }, (_, number) => number);
      await Promise.all(numbers.map((number) => suite.keys.insert(createKey(number))));
      expect(await suite.stores.keys.add(createKey(499))).toBe('added');
      expect(await suite.stores.keys.add(createKey(500))).toBe('too_many_new');
      await suite.register(createTestUser('grace'));
      const other = { ...createKey(501), userId: 'usr_grace' };
      expect(await suite.stores.keys.add(other)).toBe('added');
    });

    it('brings an expired key back where there is room for it, also of several at once', async () => {
      await suite.register(createTestUser('ada'));
      const insert = async (number: number, expiresAt: number | null) => {
        const id = `key_${String(number)}`;
        const hash = String(number).padStart(64, '0');
        await suite.keys.insert(createTestKey({ id, hash, userId: 'usr_ada', expiresAt }));
      };
      for (let number = 0; number < 99; number++) await insert(number, null);
      const expired = Array.from({ length: 6 }, (_, index) => 200 + index);
      for (const number of expired) await insert(number, 1);
      const change = (number: number, changes: KeyChanges) =>
        suite.stores.keys.change({ userId: 'usr_ada' }, `key_${String(number)}`, changes);
      const outcomes = await Promise.all(expired.map((number) => change(number, { expiresAt: null })));
      expect(outcomes.sort()).toEqual(['changed', ...Array<string>(5).fill('too_many_valid')]);
      const another = createTestKey({ id: 'key_new', userId: 'usr_ada' });
      expect(await suite.stores.keys.add(another)).toBe('too_many_valid');
      expect(await change(0, { expiresAt: Date.now() + 60_000 })).toBe('changed');
      expect(await change(999, { expiresAt: null })).toBe('unknown');
      expect(await suite.stores.keys.change({ userId: 'usr_grace' }, 'key_0', { name: 'hers' })).toBe(
        'unknown',
      );
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

    it('keeps of a text what both databases can keep', async () => {
      await suite.register(createTestUser('ada'));
      const changed = await suite.stores.users.update('usr_ada', { displayName: 'a\0b\ud83dc' });
      expect(changed?.displayName).toBe('a\ufffdb\ufffdc');
      expect((await suite.stores.users.find('usr_ada'))?.displayName).toBe('a\ufffdb\ufffdc');
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

    it('takes what comes back to a user who is gone, and nothing of the others', async () => {
      for (const name of ['ada', 'grace']) await suite.register(createTestUser(name), { startQuota: 9n });
      await suite.stores.users.remove('usr_ada', 'system');
      const keep = { auditMs: null, addressesMs: null, sessionsMs: null, usageMs: null };
      const accountId = createAccountId('usr_ada', 'quota');
      const move = {
        accountId,
        amount: 5n,
        actor: 'system',
        reason: 'hold given back',
        idempotencyKey: null,
      };
      await suite.stores.moves.credit(move);
      expect(await suite.readBalance('usr_ada')).toBe(5n);
      await suite.purge(keep);
      expect([await suite.readBalance('usr_ada'), await suite.readBalance('usr_grace')]).toEqual([0n, 9n]);
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
      const displayName = 'Élodie Ångström'.normalize('NFC');
      await suite.stores.users.update('usr_linus', { displayName });
      for (const text of ['Élodie', 'ÉLODIE', 'élodie', 'ångström'.normalize('NFD')])
        expect([text, await search(text)]).toEqual([text, ['linus']]);
      await suite.stores.users.update('usr_linus', { displayName: 'ΝΙΚΟΣ İnan' });
      await suite.stores.users.update('usr_ada', { displayName: 'νικος ιωάννου' });
      for (const text of ['ΝΙΚΟΣ', 'νικος', 'νικοσ'])
        expect([text, await search(text)]).toEqual([text, ['ada', 'linus']]);
      for (const text of ['İNAN', 'inan', 'INAN'])
        expect([text, await search(text)]).toEqual([text, ['linus']]);
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

    it('makes none where what it rests on is no more', async () => {
      const { sessions, users } = suite.stores;
      expect(await sessions.create(createTestSession('ses_1'))).toBe(true);
      const renewed = createTestSession('ses_2', { restsOn: { sessionId: 'ses_1' } });
      expect(await sessions.create({ ...renewed, userId: 'usr_grace' })).toBe(false);
      expect(await sessions.create(renewed)).toBe(true);
      const change = { hash: 'another hash', isOneTime: false };
      expect(await users.setPassword('usr_ada', { ...change, replaces: 'no such hash' })).toBe(false);
      expect(await sessions.list('usr_ada')).toHaveLength(2);
      expect(await users.setPassword('usr_ada', { ...change, replaces: 'a hash' })).toBe(true);
      expect(await sessions.create(createTestSession('ses_3'))).toBe(false);
      expect(await sessions.create(createTestSession('ses_4', { restsOn: { sessionId: 'ses_1' } }))).toBe(
        false,
      );
      expect(await sessions.list('usr_ada')).toEqual([]);
      expect(await users.setPassword('usr_nobody', change)).toBe(false);
    });

    it('leaves none behind that began beside a change of the password', async () => {
      const { sessions, users } = suite.stores;
      const logins = Array.from({ length: 10 }, (_, index) =>
        sessions.create(createTestSession(`ses_${String(index)}`)),
      );
      await users.setPassword('usr_ada', { hash: 'another hash', isOneTime: false });
      await Promise.all(logins);
      expect(await sessions.list('usr_ada')).toEqual([]);
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

    it('begins a flow on the password that was proved', async () => {
      const flow = { hash: 'flow', userId: 'usr_ada', session: 'both' } as const;
      const another = { ...testGround, passwordHash: 'another hash' };
      expect(await suite.stores.flows.create(flow, another)).toBe(false);
      expect(await suite.stores.flows.find('flow')).toBeNull();
      expect(await suite.stores.flows.create(flow, testGround)).toBe(true);
      expect(await suite.stores.flows.find('flow')).toMatchObject({ userId: 'usr_ada' });
    });
  });
}
