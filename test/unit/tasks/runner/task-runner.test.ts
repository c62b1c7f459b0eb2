import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { StartTerms, VideoTaskStore } from '../../../../src/core/video/task-store.ts';
import type { VideoPlaces } from '../../../../src/core/video/video-places.ts';
import { sharedTimes, TaskRunner } from '../../../../src/tasks/runner/task-runner.ts';
import type { TaskParts } from '../../../../src/tasks/task-parts.ts';

const nothing = { byDeployment: new Map<string, number>(), byKey: new Map<string, number>() };

/** A runner with a task that is due, and where another node is at the queue for the looks that `isOccupied` says. */
function startRunner(isOccupied: (look: number) => boolean): {
  readonly runner: TaskRunner;
  readonly looks: number[];
} {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
  const looks: number[] = [];
  const store: Partial<VideoTaskStore> = {
    voidClaims: () => Promise.resolve(),
    findNextDue: () => Promise.resolve({ waitMs: 0, readAt: performance.now() }),
    limitWaits: () => Promise.resolve('none'),
    claimDue: () => Promise.resolve([]),
    listLate: () => Promise.resolve([]),
    release: () => Promise.resolve(),
    start: ({ look }: StartTerms) => {
      looks.push(Math.round(performance.now() - beganAt));
      if (isOccupied(looks.length)) look.onOccupied?.();
      else {
        look.begin(nothing);
        look.next([]);
      }
      return Promise.resolve([]);
    },
  };
  const places: Partial<VideoPlaces> = { hasAny: () => true, listOpen: () => [] };
  const poll = { firstMs: 2_000, intervalMs: 5_000, maxIntervalMs: 10_000 };
  const video = { maxRunningPerKey: 1, queueTimeoutMs: 3_600_000, poll };
  const parts = { store, places, video, observer: { onTrouble: vi.fn() } } as unknown as TaskParts;
  const beganAt = performance.now();
  const runner = new TaskRunner(parts, sharedTimes);
  runner.start();
  onTestFinished(async () => {
    const closed = runner.close(0);
    await vi.runAllTimersAsync();
    await closed;
    vi.useRealTimers();
  });
  return { runner, looks };
}

describe('TaskRunner beside a node that is at the queue', () => {
  it('looks again soon, and less and less often while that one stays', async () => {
    const { looks } = startRunner(() => true);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(looks).toEqual([0, 20, 60, 140, 300, 620, 1_120, 1_620]);
  });

  it('looks again soon once more after it was let in', async () => {
    const { looks } = startRunner((look) => look !== 4);
    await vi.advanceTimersByTimeAsync(660);
    expect(looks).toEqual([0, 20, 60, 140, 640, 660]);
  });

  it('looks at once at what is new meanwhile', async () => {
    const { runner, looks } = startRunner(() => true);
    await vi.advanceTimersByTimeAsync(200);
    runner.wake();
    await vi.advanceTimersByTimeAsync(0);
    expect(looks).toEqual([0, 20, 60, 140, 200]);
  });
});
