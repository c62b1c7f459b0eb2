import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ArrivalPlan } from './arrivals.ts';
import type { PacerData } from './pacer.ts';

/** A thread that says when requests are due. */
export interface Pacer {
  /** Calls `wake` soon after each request of the plan is due; once for several when the caller is behind. */
  run(plan: ArrivalPlan, wake: () => void): void;
  /** Ends the thread. */
  stop(): Promise<void>;
}

/** Starts the thread and waits until it can be used. It runs where this thread is pinned to. */
export async function startPacer(): Promise<Pacer> {
  const flags = new Int32Array(new SharedArrayBuffer(8));
  const workerData: PacerData = { flags };
  const worker = new Worker(new URL('./pacer.ts', import.meta.url), { workerData });
  await once(worker, 'message');
  return {
    run(plan, wake) {
      worker.on('message', () => {
        Atomics.store(flags, 1, 0);
        wake();
      });
      worker.postMessage(plan);
    },
    async stop() {
      Atomics.store(flags, 0, 1);
      Atomics.notify(flags, 0);
      await worker.terminate();
    },
  };
}
