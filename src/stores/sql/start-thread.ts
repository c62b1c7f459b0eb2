import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { Worker, type WorkerOptions } from 'node:worker_threads';

const bootstrap = new URL('./thread.mjs', import.meta.url);

/** Runs a module in a thread of its own, with nothing of the process but what `options` give to it. */
export function startThread(module: URL, options: WorkerOptions): Worker {
  const cache = getCompileCacheDir();
  // Node keeps compiled code in a folder for its version within the one it is told of.
  const argv = [module.href, cache === undefined ? '' : dirname(cache)];
  return new Worker(bootstrap, { env: {}, execArgv: [], ...options, argv });
}
