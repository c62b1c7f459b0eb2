import { beforeEach, describe, expect, it } from 'vitest';
import type { LimitAnswer, Limiter, LimitRequest, SharedLimiter } from '../../../src/core/limiter.ts';
import { createFallbackLimiter, createLocalLimiter } from '../../../src/limits/index.ts';

const limits = { rpm: 10, tpm: null, concurrency: null };
const request: LimitRequest = { requestId: 'req_1', parties: [{ id: 'key_1', limits }], tokens: 0 };

/** Answers, or fails, as the test says. */
class TestShared implements SharedLimiter {
  nodeCount = 4;
  state = 'ok' as const;
  isAway = false;
  calls = 0;

  take(): Promise<LimitAnswer> {
    this.calls += 1;
    if (this.isAway) return Promise.reject(new Error('Command timed out'));
    const requests = { limit: 10, remaining: 9, resetMs: 6_000 };
    return Promise.resolve({ report: { requests, tokens: null }, outcome: { end: () => undefined } });
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}

let shared: TestShared;
let time: number;
let states: string[];
let limiter: Limiter;

const take = async () => (await limiter.take(request)).report.requests;

beforeEach(() => {
  shared = new TestShared();
  time = 0;
  states = [];
  const local = createLocalLimiter({ now: () => time });
  const onState = (state: string) => states.push(state);
  limiter = createFallbackLimiter({ shared, local, now: () => time, onState });
});

describe('createFallbackLimiter', () => {
  it('asks the shared limiter', async () => {
    expect(await take()).toMatchObject({ limit: 10 });
    expect(states).toEqual([]);
  });

  it('answers from a share of the limits, rounded up, where the shared one fails', async () => {
    shared.isAway = true;
    expect(await take()).toMatchObject({ limit: 3, remaining: 2 });
  });

  it('leaves the shared limiter alone for a second after three failures in a row', async () => {
    shared.isAway = true;
    for (let index = 0; index < 5; index += 1) await take();
    expect(shared.calls).toBe(3);
    expect(states).toEqual(['away']);
    time += 1_000;
    await Promise.all([take(), take(), take()]);
    expect(shared.calls).toBe(4);
  });

  it('says so at once where the shared limiter is away from the beginning, once, and when it is back', async () => {
    const away = new Error('connect ECONNREFUSED');
    const local = createLocalLimiter({ now: () => time });
    const onState = (state: string, error: unknown) => states.push(`${state}: ${String(error)}`);
    limiter = createFallbackLimiter({ shared, local, away, now: () => time, onState });
    expect(states).toEqual(['away: Error: connect ECONNREFUSED']);
    shared.isAway = true;
    for (let index = 0; index < 5; index += 1) expect(await take()).toMatchObject({ limit: 3 });
    expect(shared.calls).toBe(1);
    expect(states).toHaveLength(1);
    shared.isAway = false;
    time += 1_000;
    expect(await take()).toMatchObject({ limit: 10 });
    expect(states.slice(1)).toEqual(['back: null']);
  });

  it('goes back to it when it answers again', async () => {
    shared.isAway = true;
    for (let index = 0; index < 3; index += 1) await take();
    shared.isAway = false;
    time += 1_000;
    expect(await take()).toMatchObject({ limit: 10 });
    expect(await take()).toMatchObject({ limit: 10 });
    expect(states).toEqual(['away', 'back']);
  });

  it('forgives single failures', async () => {
    for (let round = 0; round < 4; round += 1) {
      shared.isAway = round % 2 === 0;
      await take();
      await take();
    }
    expect(shared.calls).toBe(8);
    expect(states).toEqual([]);
  });
});
