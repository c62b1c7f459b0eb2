import { Worker } from 'node:worker_threads';

const entry = new URL('./yaml-worker.ts', import.meta.url);

/**
 * A JSON file as YAML, made in a thread of its own: a document takes a second. Rejects when it cannot be read. The thread keeps
 * no process alive.
 */
export function renderYaml(file: URL): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const worker = new Worker(entry, { workerData: file.href, env: {}, execArgv: [] });
  worker
    .on('message', resolve)
    .on('error', reject)
    .on('exit', () => {
      // Too late to matter where it has said something.
      reject(new Error('The thread ended before it had written YAML'));
    })
    .unref();
  return promise;
}
