import { afterEach, describe, expect, it } from 'vitest';
import { watchLoad, type LoadWatch } from '../../../../src/server/admission/watch-load.ts';

let watch: LoadWatch | null = null;
afterEach(() => {
  watch?.close();
});

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function block(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

describe('watchLoad', () => {
  it('limits.overload.loopDelay: tells when the loop is late on average, and when it has caught up', async () => {
    const changes: string[] = [];
    watch = watchLoad({ loopDelayMs: 100, heapShare: 1, onChange: (state) => changes.push(state) });
    for (let turn = 0; turn < 12; turn += 1) {
      block(300);
      await sleep(0);
    }
    expect(watch.isOverloaded).toBe(true);
    await expect.poll(() => watch?.isOverloaded, { timeout: 15_000 }).toBe(false);
    expect(changes).toEqual(['overloaded', 'calm']);
  });

  it('takes one long turn for no overload', async () => {
    watch = watchLoad({ loopDelayMs: 400, heapShare: 1, onChange: () => undefined });
    block(600);
    await sleep(150);
    expect(watch.isOverloaded).toBe(false);
  });

  it('limits.overload.heapPercent: tells when the heap is full', async () => {
    watch = watchLoad({ loopDelayMs: 60_000, heapShare: 0.0001, onChange: () => undefined });
    await expect.poll(() => watch?.isOverloaded, { timeout: 5_000 }).toBe(true);
  });
});
