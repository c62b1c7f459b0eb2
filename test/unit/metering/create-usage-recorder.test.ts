import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { UsageRecord, UsageStore } from '../../../src/core/usage.ts';
import { createUsageRecorder } from '../../../src/metering/index.ts';
import { createTestRecord } from '../../support/usage-store-suite.ts';

/** A store that answers as it is told and remembers its batches. */
function createScriptedStore() {
  const batches: (readonly UsageRecord[])[] = [];
  const state: { failure: Error | null; blocked: Promise<undefined> | null } = {
    failure: null,
    blocked: null,
  };
  const store: UsageStore = {
    insert: async (records) => {
      if (state.blocked) await state.blocked;
      if (state.failure) throw state.failure;
      batches.push(records);
    },
  };
  const ids = () => batches.flat().map(({ requestId }) => requestId);
  return { store, state, batches, ids };
}

function openRecorder(limits: Parameters<typeof createUsageRecorder>[0]['limits'] = {}) {
  const scripted = createScriptedStore();
  const told: string[] = [];
  const recorder = createUsageRecorder({
    store: scripted.store,
    limits,
    onStoreState: (state) => told.push(state),
    onLoss: (count) => told.push(`lost ${String(count)}`),
  });
  let next = 0;
  const record = (count: number) => {
    for (let index = 0; index < count; index++)
      recorder.record(createTestRecord({ requestId: `req_${String(next++)}` }));
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
    expect(told).toEqual(['lost 1', 'failing']);
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
    expect(told).toEqual(['failing', 'lost 2']);
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
    const { recorder, record, ids } = openRecorder();
    await recorder.close(1_000);
    record(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(ids()).toEqual([]);
    expect(recorder.lostCount).toBe(1);
  });
});
