import { parentPort, workerData } from 'node:worker_threads';
import { findDueNs, type ArrivalPlan } from './arrivals.ts';

/*
 * Wakes the load generator when a request is due. Timers of the event loop know whole milliseconds only, and a loop that
 * asks for the time without end would take the core from the upstream; this thread sleeps on a futex, which ends within
 * some 60 microseconds of the time. `flags[0]` ends it; `flags[1]` is 1 while a wake-up has not been heard yet.
 */

/** What the thread is started with. */
export interface PacerData {
  readonly flags: Int32Array<SharedArrayBuffer>;
}

const { flags } = workerData as PacerData;

function readClockNs(): number {
  return Number(process.hrtime.bigint());
}

/** Resolves to whether it slept to the end. */
function sleepUntil(dueNs: number): 'due' | 'stopped' {
  for (let leftNs = dueNs - readClockNs(); leftNs > 0; leftNs = dueNs - readClockNs()) {
    if (Atomics.wait(flags, 0, 0, leftNs / 1e6) !== 'timed-out') return 'stopped';
  }
  return Atomics.load(flags, 0) === 0 ? 'due' : 'stopped';
}

parentPort?.once('message', (plan: ArrivalPlan) => {
  for (let index = 0; index < plan.count; index += 1) {
    if (sleepUntil(findDueNs(plan, index)) === 'stopped') break;
    if (Atomics.exchange(flags, 1, 1) === 0) parentPort?.postMessage(null);
  }
  parentPort?.close();
});
parentPort?.postMessage(null);
