import { setTimeout } from 'node:timers/promises';
import type { Clock } from '../../../core/clock.ts';
import type { UpstreamCall } from '../../../core/provider.ts';
import { createCancellation } from '../../../core/create-cancellation.ts';
import { createTimeoutFailure } from '../create-failure.ts';

/** Waits this many milliseconds; rejects when the signal aborts. */
export type Delay = (ms: number, signal: AbortSignal) => Promise<void>;

/** A delay by the machine's own timers. */
export const timerDelay: Delay = (ms, signal) => setTimeout(ms, undefined, { signal });

/** Waits on behalf of one call, within the time limits of its deployment. */
export interface Waiter {
  /** Before the first byte. */
  waitForHead(ms: number): Promise<void>;
  /** Between two events. */
  waitForEvent(ms: number): Promise<void>;
}

export interface WaiterOptions {
  readonly clock: Clock;
  readonly delay: Delay;
}

/**
 * A waiter for one call. Waiting rejects with `cancelled` when the call is aborted, and with `deadline_exceeded` once a
 * limit of the deployment has passed, exactly as a slow upstream would.
 */
export function createWaiter(call: UpstreamCall, { clock, delay }: WaiterOptions): Waiter {
  const { firstByteMs, idleMs, totalMs } = call.deployment.timeouts;
  const headMs = Math.min(firstByteMs, call.answerMs ?? Infinity, call.firstEventMs ?? Infinity);
  const startedAt = clock.now();
  const wait = async (ms: number, maxMs: number, phase: 'head' | 'stream') => {
    const leftMs = Math.max(0, Math.min(maxMs, startedAt + totalMs - clock.now()));
    await delay(Math.min(ms, leftMs), call.signal).catch((error: unknown) => {
      throw call.signal.aborted ? createCancellation(call.signal) : error;
    });
    if (ms > leftMs) throw createTimeoutFailure(phase, call.deployment.id);
  };
  return {
    waitForHead: (ms) => wait(ms, headMs, 'head'),
    waitForEvent: (ms) => wait(ms, idleMs, 'stream'),
  };
}
