import { Worker } from 'node:worker_threads';
import type { FilmPlan } from './film-frames.ts';

const entry = new URL('./film-worker.ts', import.meta.url);

/** The longest film in the largest size, on a slow and busy machine, in milliseconds. */
const maxWorkMs = 300_000;

/** Encodes a film in a thread of its own. The plan's pictures go there and are empty afterwards. The thread keeps no process alive. */
export async function runFilmWorker(plan: FilmPlan, signal: AbortSignal): Promise<Uint8Array> {
  const { ground, figures } = plan;
  const limit = AbortSignal.any([signal, AbortSignal.timeout(maxWorkMs)]);
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  const worker = new Worker(entry, {
    workerData: plan,
    transferList: [ground.buffer, figures.buffer].filter((buffer) => buffer instanceof ArrayBuffer),
    env: {},
    execArgv: [],
    // The pictures, the frame at hand and the encoder's own memory lie outside of it.
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  const onAbort = () => {
    reject(new Error('The film was given up.'));
  };
  limit.addEventListener('abort', onAbort);
  if (limit.aborted) onAbort();
  worker
    .on('message', resolve)
    .on('error', reject)
    .on('exit', () => {
      // Too late to matter where it has said something.
      reject(new Error('The thread ended before it had made the film.'));
    })
    .unref();
  try {
    return await promise;
  } finally {
    limit.removeEventListener('abort', onAbort);
    await worker.terminate();
  }
}
