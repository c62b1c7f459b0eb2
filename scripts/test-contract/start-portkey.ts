import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../bench/find-free-port.ts';

/** A gateway of another make, in a process of its own. */
export interface Peer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Longest time until it answers, in milliseconds. */
const startTimeoutMs = 60_000;

/** Starts Portkey on a free port. It listens on all interfaces, which cannot be changed. Rejects when it ends or never answers. */
export async function startPortkey(): Promise<Peer> {
  const folder = dirname(createRequire(import.meta.url).resolve('@portkey-ai/gateway/package.json'));
  const preload = join(import.meta.dirname, 'portkey-preload.ts');
  const url = `http://127.0.0.1:${String(await findFreePort())}`;
  const program = [join(folder, 'build/start-server.js'), `--port=${new URL(url).port}`, '--headless'];
  const child = spawn(process.execPath, ['--import', preload, ...program], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production' },
    stdio: 'ignore',
  });
  const exited = once(child, 'close');
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const stop = async () => {
    process.off('exit', kill);
    kill();
    await exited;
  };
  const givesUpAt = performance.now() + startTimeoutMs;
  while (!(await isThere(url))) {
    if (child.exitCode === null && performance.now() < givesUpAt) await sleep(100);
    else {
      await stop();
      throw new Error(`Portkey does not answer at ${url}.`);
    }
  }
  return { url, stop };
}

function isThere(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}
