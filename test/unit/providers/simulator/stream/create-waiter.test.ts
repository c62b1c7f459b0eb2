import { describe, expect, it } from 'vitest';
import {
  createWaiter,
  timerDelay,
  type Delay,
} from '../../../../../src/providers/simulator/stream/create-waiter.ts';
import { createCall, createMessageBody, createTestClock } from '../simulator-calls.ts';

/** Limits of the test deployment: 30 s until the first byte, 20 s of silence, 100 s in all. */
function create(signal?: AbortSignal) {
  const clock = createTestClock();
  const waits: number[] = [];
  const delay: Delay = (ms) => {
    waits.push(ms);
    clock.advance(ms);
    return Promise.resolve();
  };
  const call = createCall(createMessageBody('Hi'), signal ? { signal } : {});
  return { waiter: createWaiter(call, { clock, delay }), waits };
}

describe('createWaiter', () => {
  it('waits as long as it is told', async () => {
    const { waiter, waits } = create();
    await waiter.waitForHead(2_000);
    await waiter.waitForEvent(50);
    expect(waits).toEqual([2_000, 50]);
  });

  it('gives up when the first byte is late', async () => {
    const { waiter, waits } = create();
    await expect(waiter.waitForHead(40_000)).rejects.toMatchObject({
      code: 'deadline_exceeded',
      upstream: { kind: 'timeout' },
    });
    expect(waits).toEqual([30_000]);
  });

  it('gives up when a stream is silent for too long', async () => {
    const { waiter } = create();
    await expect(waiter.waitForEvent(20_001)).rejects.toMatchObject({ code: 'deadline_exceeded' });
  });

  it('gives up when the whole call takes too long', async () => {
    const { waiter, waits } = create();
    for (let index = 0; index < 5; index += 1) await waiter.waitForEvent(19_000);
    await expect(waiter.waitForEvent(19_000)).rejects.toMatchObject({ code: 'deadline_exceeded' });
    expect(waits.at(-1)).toBe(5_000);
  });

  it('ends with cancelled when the call is aborted', async () => {
    const controller = new AbortController();
    const call = createCall(createMessageBody('Hi'), { signal: controller.signal });
    const waiter = createWaiter(call, { clock: createTestClock(), delay: timerDelay });
    const waiting = waiter.waitForHead(20_000);
    controller.abort();
    await expect(waiting).rejects.toMatchObject({ code: 'cancelled' });
  });
});
