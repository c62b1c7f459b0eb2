import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RetentionConfig } from '../../src/core/config.ts';
import type { KeyStore } from '../../src/core/principal.ts';
import type { Page } from '../../src/core/accounts/user.ts';
import type { UsageFilter, UsageGroup, UsageReader } from '../../src/core/usage-reader.ts';
import type { UsageRecord, UsageStore } from '../../src/core/usage.ts';
import { createTestKey } from './key-store-suite.ts';
import { createTestRecord, everyCount } from './test-records.ts';

/** A database with nothing in it, and how to get rid of it. */
export interface OpenedUsageReader {
  readonly store: UsageStore;
  readonly keys: KeyStore;
  readonly reader: UsageReader;
  /** Removes what was kept for long enough. */
  purge(retention: RetentionConfig): Promise<void>;
  close(): Promise<void>;
}

const hour = 3_600_000;
/** The beginning of a day in UTC. */
const start = Date.UTC(2026, 2, 1);

const everything: UsageFilter = {
  from: start,
  to: start + 48 * hour,
  userId: null,
  keyId: null,
  model: null,
  deploymentId: null,
  operationId: null,
  outcome: null,
  status: null,
  requestId: null,
};

function createRecord(number: number, overrides: Partial<UsageRecord> = {}): UsageRecord {
  return createTestRecord({
    requestId: `req_${String(number).padStart(3, '0')}`,
    startedAt: start + number * hour,
    keyId: 'key_a',
    userId: 'usr_a',
    model: 'chatfam-1',
    requestedModel: 'claude-1',
    servedModel: 'chatfam-1',
    cost: 10n,
    firstByteMs: 100,
    ...overrides,
  });
}

/** What the tests below find. */
const records: readonly UsageRecord[] = [
  createRecord(0),
  createRecord(1, {
    outcome: 'failed',
    status: 503,
    servedModel: null,
    usage: null,
    cost: null,
    firstByteMs: null,
  }),
  createRecord(2, { outcome: 'truncated', firstByteMs: 300 }),
  createRecord(3, { outcome: 'cancelled', status: 499 }),
  createRecord(4, { keyId: 'key_b', servedModel: 'chatfam-2', cost: 1_000n, deploymentId: 'openai' }),
  // Two in the same millisecond, of somebody else.
  createRecord(25, { requestId: 'req_x1', userId: 'usr_b', keyId: 'key_c', operationId: 'createImage' }),
  createRecord(25, { requestId: 'req_x2', userId: 'usr_b', keyId: 'key_c', deploymentId: null }),
  createRecord(30, { userId: null, keyId: 'key_gone', cost: null }),
];

/** What every UsageReader promises. */
export function describeUsageReader(name: string, open: () => Promise<OpenedUsageReader>): void {
  describe(`UsageReader: ${name}`, () => {
    const opened: { now: OpenedUsageReader | null } = { now: null };
    const get = () => opened.now as OpenedUsageReader;

    beforeAll(async () => {
      opened.now = await open();
      for (const id of ['key_a', 'key_b', 'key_c'])
        await get().keys.insert(createTestKey({ id, hash: id.padEnd(64, '0'), name: `the ${id}` }));
      await get().store.insert(records);
    });

    afterAll(async () => {
      await opened.now?.close();
    });

    describeRecords(get);
    describeSums(get);
    describeSeries(get);
  });
}

function describeRecords(get: () => OpenedUsageReader): void {
  const listIds = async (filter: Partial<UsageFilter>) => {
    const { items } = await get().reader.listRecords(
      { ...everything, ...filter },
      { limit: 100, cursor: null },
    );
    return items.map(({ requestId }) => requestId);
  };

  it('reads a record as it was written, with the name that its key has', async () => {
    const [record] = records;
    expect(await get().reader.findRecord('req_000', null)).toEqual({ ...record, keyName: 'the key_a' });
    const unused = await get().reader.findRecord('req_001', null);
    expect(unused).toEqual({ ...records[1], keyName: 'the key_a' });
    expect(unused?.usage).toBeNull();
    expect((await get().reader.findRecord('req_030', null))?.keyName).toBeNull();
  });

  it('finds a record for its user and for nobody else', async () => {
    expect(await get().reader.findRecord('req_000', 'usr_a')).not.toBeNull();
    expect(await get().reader.findRecord('req_000', 'usr_b')).toBeNull();
    expect(await get().reader.findRecord('req_030', 'usr_a')).toBeNull();
    expect(await get().reader.findRecord("' or 1 = 1 --", null)).toBeNull();
  });

  it('lists the newest first, page by page, without leaving one out or showing one twice', async () => {
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await get().reader.listRecords(everything, { limit: 3, cursor });
      expect(page.items.length).toBeLessThanOrEqual(3);
      seen.push(...page.items.map(({ requestId }) => requestId));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(seen).toEqual([
      'req_030',
      'req_x2',
      'req_x1',
      'req_004',
      'req_003',
      'req_002',
      'req_001',
      'req_000',
    ]);
  });

  it('has no next page when the last one is full', async () => {
    const { nextCursor } = await get().reader.listRecords(everything, {
      limit: records.length,
      cursor: null,
    });
    expect(nextCursor).toBeNull();
  });

  it('refuses a cursor of another query, and one that was made up', async () => {
    const { nextCursor } = await get().reader.listRecords(everything, { limit: 3, cursor: null });
    const refusal = { code: 'invalid_argument', param: 'cursor' };
    const other = { ...everything, userId: 'usr_b' };
    await expect(get().reader.listRecords(other, { limit: 3, cursor: nextCursor })).rejects.toMatchObject(
      refusal,
    );
    for (const cursor of ['', 'x', 'W10', Buffer.from('["a",1]').toString('base64url')])
      await expect(get().reader.listRecords(everything, { limit: 3, cursor })).rejects.toMatchObject(refusal);
  });

  it('knows a cursor of the same query when the time span has moved', async () => {
    const { nextCursor } = await get().reader.listRecords(everything, { limit: 3, cursor: null });
    const later = { ...everything, to: everything.to + hour };
    const page = await get().reader.listRecords(later, { limit: 1, cursor: nextCursor });
    expect(page.items.map(({ requestId }) => requestId)).toEqual(['req_004']);
  });

  it.each([
    [{ userId: 'usr_b' }, ['req_x2', 'req_x1']],
    [{ keyId: 'key_b' }, ['req_004']],
    [{ model: 'chatfam-2' }, ['req_004']],
    [{ model: 'chatfam-1', userId: 'usr_a' }, ['req_003', 'req_002', 'req_001', 'req_000']],
    [{ deploymentId: 'openai' }, ['req_004']],
    [{ operationId: 'createImage' }, ['req_x1']],
    [{ outcome: 'failed' as const }, ['req_001']],
    [{ status: 499 }, ['req_003']],
    [{ requestId: 'req_002' }, ['req_002']],
    [{ from: start + 30 * hour }, ['req_030']],
    [{ to: start + hour }, ['req_000']],
    [{ userId: "usr_a' or '1' = '1" }, []],
  ])('filters by %j', async (filter, ids) => {
    expect(await listIds(filter)).toEqual(ids);
  });
}

function describeSums(get: () => OpenedUsageReader): void {
  it('adds up what a filter means', async () => {
    expect(await get().reader.readTotals({ ...everything, userId: 'usr_a' })).toEqual({
      requests: 5,
      failed: 2,
      cancelled: 1,
      inputTokens: 4 * everyCount.inputTokens,
      outputTokens: 4 * everyCount.outputTokens,
      thoughtTokens: 4 * everyCount.thoughtTokens,
      cacheReadTokens: 4 * everyCount.cacheReadTokens,
      cacheWriteTokens: 4 * everyCount.cacheWriteTokens,
      cost: 1_030,
    });
    expect(await get().reader.readTotals({ ...everything, userId: 'usr_z' })).toMatchObject({
      requests: 0,
      cost: 0,
    });
  });

  it('adds up whatever upstreams say that they counted', async () => {
    const usage = { ...everyCount, inputTokens: Number.MAX_SAFE_INTEGER };
    const startedAt = start - 1_000 * hour;
    const large = Array.from({ length: 1_100 }, (_, number) => createRecord(number, { startedAt, usage }));
    await get().store.insert(large);
    const filter = { ...everything, from: startedAt, to: startedAt + 1 };
    const { inputTokens, cost } = await get().reader.readTotals(filter);
    expect([inputTokens / Number.MAX_SAFE_INTEGER, cost]).toEqual([expect.closeTo(1_100), 11_000]);
  });

  it('adds up by day, the newest first', async () => {
    const { items, nextCursor } = await get().reader.listGroups(everything, 'day', {
      limit: 5,
      cursor: null,
    });
    expect(items.map(({ id, requests }) => [id, requests])).toEqual([
      ['2026-03-02', 3],
      ['2026-03-01', 5],
    ]);
    expect(nextCursor).toBeNull();
  });

  it('meets no day twice where another begins between two pages', async () => {
    const { store, reader } = get();
    const from = Date.UTC(2025, 0, 1);
    const record = (day: number) =>
      createRecord(day, { startedAt: from + day * 24 * hour, requestId: `req_of_day${String(day)}` });
    await store.insert([record(1), record(2)]);
    const filter = { ...everything, from, to: from + 96 * hour };
    const first = await reader.listGroups(filter, 'day', { limit: 1, cursor: null });
    await store.insert([record(3)]);
    const rest = await reader.listGroups(filter, 'day', { limit: 1, cursor: first.nextCursor });
    expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(['2025-01-03', '2025-01-02']);
  });

  it('adds up by key, by cost, with names and page by page', async () => {
    const first = await get().reader.listGroups(everything, 'key', { limit: 2, cursor: null });
    expect(first.items.map(({ id, name, cost }) => [id, name, cost])).toEqual([
      ['key_b', 'the key_b', 1_000],
      ['key_a', 'the key_a', 30],
    ]);
    const rest = await get().reader.listGroups(everything, 'key', { limit: 2, cursor: first.nextCursor });
    expect(rest.items.map(({ id, name }) => [id, name])).toEqual([
      ['key_c', 'the key_c'],
      ['key_gone', null],
    ]);
    expect(rest.nextCursor).toBeNull();
    const other = get().reader.listGroups(everything, 'user', { limit: 2, cursor: first.nextCursor });
    await expect(other).rejects.toMatchObject({ param: 'cursor' });
  });

  it.each([
    ['key' as const, ['key_1', 'key_2', 'key_3', 'key_4']],
    ['deployment' as const, ['dep_1', 'dep_2', 'dep_3', null]],
    ['day' as const, ['2026-01-04', '2026-01-03', '2026-01-02', '2026-01-01']],
  ])('meets each %s once that it adds up, also while records come in', async (groupBy, ids) => {
    const { store, reader } = get();
    const from = Date.UTC(2026, 0, 1);
    const create = (number: number, cost: bigint) => {
      const deploymentId = number === 4 ? null : `dep_${String(number)}`;
      const place = {
        startedAt: from + (number - 1) * 24 * hour,
        keyId: `key_${String(number)}`,
        deploymentId,
      };
      return createRecord(number, { ...place, requestId: `req_${groupBy}${String(cost)}`, cost });
    };
    await store.insert([create(1, 40n), create(2, 30n), create(3, 20n), create(4, 10n)]);
    const filter = { ...everything, from, to: from + 96 * hour };
    const seen = [];
    let cursor: string | null = null;
    do {
      const page: Page<UsageGroup> = await reader.walkGroups(filter, groupBy, { limit: 1, cursor });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
      await store.insert([create(3, 1_000n * BigInt(seen.length))]);
    } while (cursor !== null && seen.length < 9);
    expect(seen).toEqual(ids);
  });

  it.each([
    ['user' as const, ['usr_a', 'usr_b', null]],
    ['model' as const, ['chatfam-2', 'chatfam-1']],
    ['deployment' as const, ['openai', 'anthropic-eu', null]],
  ])('adds up by %s', async (groupBy, ids) => {
    const { items } = await get().reader.listGroups(everything, groupBy, { limit: 9, cursor: null });
    expect(items.map(({ id }) => id)).toEqual(ids);
  });
}

function describeSeries(get: () => OpenedUsageReader): void {
  it('has a point for every step of a series, also where nothing was used', async () => {
    const edges = [0, 2, 4, 24].map((hours) => start + hours * hour);
    const filter = { ...everything, to: start + 24 * hour };
    const { total, lines } = await get().reader.readSeries({ filter, edges, groupBy: null });
    expect(total).toEqual(await get().reader.readTotals(filter));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ id: null, name: null });
    expect(lines[0]?.points.map(({ requests, failed, cost }) => [requests, failed, cost])).toEqual([
      [2, 1, 10],
      [2, 1, 20],
      [1, 0, 1_000],
    ]);
    const quiet = { ...everything, from: start + 40 * hour };
    const nothing = await get().reader.readSeries({
      filter: quiet,
      edges: [quiet.from, quiet.to],
      groupBy: 'model',
    });
    expect(nothing).toMatchObject({ total: { requests: 0 }, lines: [] });
  });

  it('has a line for each group, in the order of their costs', async () => {
    const edges = [start, start + 24 * hour, start + 48 * hour];
    const { lines } = await get().reader.readSeries({ filter: everything, edges, groupBy: 'user' });
    const requests = lines.map(({ id, points }) => [id, ...points.map((point) => point.requests)]);
    expect(requests).toEqual([
      ['usr_a', 5, 0],
      ['usr_b', 0, 2],
      [null, 0, 1],
    ]);
  });

  describe('with many groups', () => {
    const from = start + 1_000 * hour;
    const filter = { ...everything, from, to: from + hour };

    beforeAll(async () => {
      await get().store.insert(
        Array.from({ length: 200 }, (_, index) =>
          createRecord(index, {
            requestId: `many_${String(index)}`,
            startedAt: from + index,
            model: `m${String(index % 10)}`,
            servedModel: `m${String(index % 10)}`,
            cost: BigInt(index % 10),
            firstByteMs: index + 1,
          }),
        ),
      );
    });

    it('has lines for seven, and one for the rest of them', async () => {
      const { lines, total } = await get().reader.readSeries({
        filter,
        edges: [from, filter.to],
        groupBy: 'model',
      });
      expect(lines.map(({ id, name }) => [id, name])).toEqual([
        ...['m9', 'm8', 'm7', 'm6', 'm5', 'm4', 'm3'].map((id) => [id, id]),
        [null, 'other'],
      ]);
      expect(lines.at(-1)?.points).toMatchObject([{ requests: 60, cost: 60 }]);
      expect(total).toMatchObject({ requests: 200, cost: 900 });
    });

    it('says how soon the first byte came of a half, and of 19 of 20', async () => {
      const { lines } = await get().reader.readSeries({ filter, edges: [from, filter.to], groupBy: null });
      expect(lines[0]?.points).toMatchObject([{ firstByteP50Ms: 100, firstByteP95Ms: 190 }]);
      const none = { ...everything, from: start + hour, to: start + 2 * hour };
      const failed = await get().reader.readSeries({
        filter: none,
        edges: [none.from, none.to],
        groupBy: null,
      });
      expect(failed.lines[0]?.points).toMatchObject([
        { requests: 1, firstByteP50Ms: null, firstByteP95Ms: null },
      ]);
    });
  });
}
