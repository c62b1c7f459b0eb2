import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { systemClock } from '../../../src/core/clock.ts';
import { RefusedRecordsError, type UsageRecord, type UsageStore } from '../../../src/core/usage.ts';
import { createUsageRecorder } from '../../../src/metering/index.ts';
import { createTestRecord } from '../../support/usage-store-suite.ts';

/** A store that answers as it is told and remembers its batches. */
function createScriptedStore() {
  const batches: (readonly UsageRecord[])[] = [];
  const state: {
    failure: Error | null;
    blocked: Promise<undefined> | null;
    /** Which records are refused. */
    refuses: (record: UsageRecord) => boolean;
    calls: number;
    /** Told of every call before it is answered. */
    onCall: () => void;
  } = { failure: null, blocked: null, refuses: () => false, calls: 0, onCall: () => undefined };
  const store: UsageStore = {
    insert: async (records) => {
      state.calls++;
      state.onCall();
      if (state.blocked) await state.blocked;
      if (state.failure) throw state.failure;
      if (records.some(state.refuses)) throw new RefusedRecordsError('SQLSTATE 22003 of column model');
      batches.push(records);
    },
  };
  /** What is in the store; what is written again is there once. */
  const ids = () => [...new Set(batches.flat().map(({ requestId }) => requestId))];
  return { store, state, batches, ids };
}

function openRecorder(limits: Parameters<typeof createUsageRecorder>[0]['limits'] = {}) {
  const scripted = createScriptedStore();
  const told: string[] = [];
  const recorder = createUsageRecorder({
    store: scripted.store,
    clock: systemClock,
    limits,
    onStoreState: (state) => told.push(state),
    onLoss: (count, why) => told.push(`lost ${String(count)}: ${why}`),
    onRefusal: (refused) => {
      for (const { record, reason } of refused) told.push(`refused ${record.requestId}: ${reason}`);
    },
  });
  let next = 0;
  const record = (count: number, more: Partial<UsageRecord> = {}) => {
    for (let index = 0; index < count; index++) {
      const ended = { startedAt: Date.now(), durationMs: 0 };
      recorder.record(createTestRecord({ requestId: `req_${String(next++)}`, ...ended, ...more }));
    }
  };
  return { recorder, record, told, ...scripted };
}

describe('createUsageRecorder', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it('writes what came within a quarter of a second as one batch, in order', async () => {
    const { record, batches, ids } = openRecorder();
    record(2);
    await vi.advanceTimersByTimeAsync(200);
    record(1);
    expect(batches).toEqual([]);
    await vi.advanceTimersByTimeAsync(50);
    expect(batches).toHaveLength(1);
    expect(ids()).toEqual(['req_0', 'req_1', 'req_2']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('writes a full batch without waiting, but not within the request', async () => {
    const { record, batches } = openRecorder({ batchSize: 3 });
    record(4);
    expect(batches).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(batches.map(({ length }) => length)).toEqual([3]);
    await vi.advanceTimersByTimeAsync(250);
    expect(batches.map(({ length }) => length)).toEqual([3, 1]);
  });

  it('keeps records while the store is away and writes each once when it is back', async () => {
    const { recorder, record, state, batches, ids, told } = openRecorder({ batchSize: 2 });
    state.failure = new Error('away');
    record(5);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(batches).toEqual([]);
    expect(recorder.queueLength).toBe(5);
    state.failure = null;
    await vi.advanceTimersByTimeAsync(6_000);
    expect(ids()).toEqual(['req_0', 'req_1', 'req_2', 'req_3', 'req_4']);
    expect(recorder.queueLength).toBe(0);
    expect(told).toEqual(['failing', 'working']);
  });

  it('never writes two batches at the same time', async () => {
    const { record, state, batches } = openRecorder({ batchSize: 2 });
    const { promise, resolve: unblock } = Promise.withResolvers<undefined>();
    state.blocked = promise;
    record(2);
    await vi.advanceTimersByTimeAsync(1_000);
    record(6);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(batches).toEqual([]);
    state.blocked = null;
    unblock(undefined);
    await vi.advanceTimersByTimeAsync(1);
    expect(batches.map(({ length }) => length)).toEqual([2, 2, 2, 2]);
  });

  it('loses and counts what comes on top of a full queue, and says so once', async () => {
    const { recorder, record, state, told } = openRecorder({ capacity: 3 });
    state.failure = new Error('away');
    record(8);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(recorder.queueLength).toBe(3);
    expect(recorder.lostCount).toBe(5);
    expect(told).toEqual(['lost 1: full', 'failing']);
    const closed = recorder.close(1_000);
    await vi.advanceTimersByTimeAsync(1_000);
    await closed;
    expect(told.slice(2)).toEqual(['lost 5: full', 'lost 3: closed']);
    expect(recorder.lostCount).toBe(8);
  });

  it('writes what waits when it is closed, at once', async () => {
    const { recorder, record, ids } = openRecorder({ batchSize: 2 });
    record(5);
    await recorder.close(1_000);
    expect(ids()).toHaveLength(5);
    expect(recorder.lostCount).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('goes on trying while it closes, and gives up at the limit', async () => {
    const { recorder, record, state, told, ids } = openRecorder();
    state.failure = new Error('away');
    record(2);
    const closed = recorder.close(1_000);
    await vi.advanceTimersByTimeAsync(1_000);
    await closed;
    expect(ids()).toEqual([]);
    expect(recorder.lostCount).toBe(2);
    expect(told).toEqual(['failing', 'lost 2: closed']);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does not wait longer than the limit for a store that is silent', async () => {
    const { recorder, record, state } = openRecorder();
    state.blocked = new Promise(() => undefined);
    record(1);
    const closed = recorder.close(500);
    await vi.advanceTimersByTimeAsync(500);
    await closed;
    expect(recorder.lostCount).toBe(1);
  });

  it('takes nothing after it was closed', async () => {
    const { recorder, record, told, ids } = openRecorder();
    await recorder.close(1_000);
    record(2);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(ids()).toEqual([]);
    expect(recorder.lostCount).toBe(2);
    expect(told).toEqual(['lost 1: closed']);
  });
});

const bad = { status: 999 };
const isBad = ({ status }: UsageRecord) => status === bad.status;
const why = 'SQLSTATE 22003 of column model';

describe('createUsageRecorder, with records that the store refuses', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it('writes all others, finds the bad one in few writes, and names it', async () => {
    const { recorder, record, state, ids, told } = openRecorder();
    state.refuses = isBad;
    record(612);
    record(1, bad);
    record(387);
    await vi.advanceTimersByTimeAsync(500);
    expect(ids()).toHaveLength(999);
    expect(told).toEqual([`refused req_612: ${why}`]);
    expect(recorder).toMatchObject({ queueLength: 0, lostCount: 1, refusedCount: 1, state: 'ok' });
    expect(state.calls).toBeLessThanOrEqual(21);
    record(3);
    await vi.advanceTimersByTimeAsync(500);
    expect(ids()).toHaveLength(1_002);
  });

  it('gives up one that comes alone at once', async () => {
    const { recorder, record, state, told } = openRecorder();
    state.refuses = isBad;
    record(1, bad);
    await vi.advanceTimersByTimeAsync(250);
    expect(recorder).toMatchObject({ queueLength: 0, lostCount: 1, refusedCount: 1 });
    expect(told).toEqual([`refused req_0: ${why}`]);
    expect(state.calls).toBe(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('writes the good ones among any number of bad ones', async () => {
    const { recorder, record, state, ids } = openRecorder({ batchSize: 100 });
    state.refuses = isBad;
    for (let index = 0; index < 300; index++) record(1, index % 3 === 0 ? {} : bad);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ids()).toHaveLength(100);
    expect(recorder).toMatchObject({ queueLength: 0, refusedCount: 200 });
  });

  it('does not divide a batch for a store that is away, and keeps the order', async () => {
    const { record, state, ids, batches } = openRecorder({ batchSize: 4 });
    state.failure = new Error('away');
    record(8);
    await vi.advanceTimersByTimeAsync(3_000);
    const { calls } = state;
    expect(calls).toBeLessThanOrEqual(5);
    state.failure = null;
    await vi.advanceTimersByTimeAsync(6_000);
    expect(batches.map(({ length }) => length)).toEqual([4, 4]);
    expect(ids()).toEqual(Array.from({ length: 8 }, (_, index) => `req_${String(index)}`));
  });

  it('loses nothing when the store goes away while it looks for the bad one', async () => {
    const { recorder, record, state, ids, told } = openRecorder();
    state.refuses = isBad;
    state.onCall = () => {
      state.failure = state.calls >= 4 && state.calls < 8 ? new Error('away') : null;
    };
    record(50);
    record(1, bad);
    record(50);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(ids()).toHaveLength(100);
    expect(recorder).toMatchObject({ queueLength: 0, lostCount: 1 });
    expect(told).toEqual(['failing', 'working', `refused req_50: ${why}`]);
  });

  it('keeps records that a changed table refuses one and all, and writes them when it is repaired', async () => {
    const { recorder, record, state, ids, told } = openRecorder();
    state.refuses = () => true;
    record(1_500);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(recorder).toMatchObject({ queueLength: 1_500, lostCount: 0, state: 'failing' });
    expect(told).toEqual(['failing']);
    expect(state.calls).toBeLessThan(6_000);
    state.refuses = () => false;
    await vi.advanceTimersByTimeAsync(31_000);
    expect(ids()).toHaveLength(1_500);
    expect(recorder).toMatchObject({ queueLength: 0, state: 'ok' });
  });

  it('gives up twenty that come one by one, and keeps those after them', async () => {
    const { recorder, record, state } = openRecorder();
    state.refuses = () => true;
    for (let index = 0; index < 30; index++) {
      record(1);
      await vi.advanceTimersByTimeAsync(10_000);
    }
    expect(recorder).toMatchObject({ queueLength: 10, refusedCount: 20, state: 'failing' });
    state.refuses = () => false;
    await vi.advanceTimersByTimeAsync(31_000);
    expect(recorder).toMatchObject({ queueLength: 0, refusedCount: 20, state: 'ok' });
  });

  it('comes past any number of bad ones to the good ones behind them', async () => {
    const { recorder, record, state, ids } = openRecorder({ batchSize: 50 });
    state.refuses = isBad;
    record(120, bad);
    record(40);
    record(60, bad);
    await vi.advanceTimersByTimeAsync(180_000);
    expect(ids()).toHaveLength(40);
    expect(recorder.queueLength + recorder.refusedCount).toBe(180);
    record(5);
    await vi.advanceTimersByTimeAsync(180_000);
    expect(ids()).toHaveLength(45);
  });

  it('stops looking when it has to end', async () => {
    const { recorder, record, state } = openRecorder();
    state.refuses = () => true;
    const { promise, resolve } = Promise.withResolvers<undefined>();
    state.onCall = () => {
      if (state.calls === 5) state.blocked = promise;
    };
    record(100);
    const closed = recorder.close(500);
    await vi.advanceTimersByTimeAsync(500);
    await closed;
    expect(recorder).toMatchObject({ queueLength: 0, lostCount: 100, refusedCount: 0 });
    resolve(undefined);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(state.calls).toBe(5);
    expect(recorder.lostCount).toBe(100);
  });
});

describe('the state of a recorder', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it('is failing when a record has waited for a quarter of a minute, and ok when it is written', async () => {
    const { recorder, record, state } = openRecorder();
    state.failure = new Error('away');
    record(1);
    await vi.advanceTimersByTimeAsync(14_000);
    expect(recorder).toMatchObject({ state: 'ok', oldestWaitingMs: 14_000 });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(recorder).toMatchObject({ state: 'failing', oldestWaitingMs: 16_000 });
    state.failure = null;
    await vi.advanceTimersByTimeAsync(6_000);
    expect(recorder).toMatchObject({ state: 'ok', oldestWaitingMs: 0 });
  });

  it('is failing before anything is lost', async () => {
    const { recorder, record, state } = openRecorder({ capacity: 10 });
    state.failure = new Error('away');
    record(7);
    await vi.advanceTimersByTimeAsync(250);
    expect(recorder.state).toBe('ok');
    record(1);
    expect(recorder).toMatchObject({ state: 'failing', lostCount: 0 });
  });
});
