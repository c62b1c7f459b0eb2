import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long the main loop was held up, in milliseconds. */
export interface LoopDelay {
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly maxMs: number;
}

/** A gateway process that watches its own main loop. */
export interface WatchedGateway {
  readonly url: string;
  readonly pid: number;
  /** From now on the main loop is watched. */
  beginWatch(): void;
  /** Ends the process and tells what was seen since `beginWatch`. */
  stop(): Promise<LoopDelay>;
}

export const benchKey = 'sk-specway-bench-key-00000001';

const projectRoot = join(import.meta.dirname, '../..');

/** Starts the program as an operator does, on a free port, with its data in `directory`. */
export async function startGateway(directory: string, upstreamUrl: string | null): Promise<WatchedGateway> {
  const delayPath = join(directory, 'loop-delay.json');
  const child = spawnGateway(directory, { upstreamUrl, delayPath });
  const url = await readUrl(child);
  return {
    url,
    pid: child.pid ?? 0,
    beginWatch: () => {
      child.kill('SIGUSR2');
    },
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      return JSON.parse(readFileSync(delayPath, 'utf8')) as LoopDelay;
    },
  };
}

interface GatewaySetting {
  readonly upstreamUrl: string | null;
  readonly delayPath: string;
}

function spawnGateway(directory: string, { upstreamUrl, delayPath }: GatewaySetting): ChildProcess {
  const deployment =
    upstreamUrl === null
      ? { id: 'simulator', provider: 'simulator' }
      : { id: 'upstream', provider: 'openai', baseUrl: upstreamUrl, credential: 'bench-upstream-key' };
  const configPath = join(directory, 'specway.yaml');
  writeFileSync(configPath, JSON.stringify({ deployments: [deployment], simulator: { pace: 0 } }));
  const preload = join(import.meta.dirname, 'loop-delay-preload.ts');
  return spawn(process.execPath, ['--import', preload, join(projectRoot, 'src/start.mjs')], {
    cwd: directory,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      SPECWAY_PORT: '0',
      SPECWAY_DATA_DIR: join(directory, 'data'),
      SPECWAY_CONFIG: configPath,
      SPECWAY_API_KEY: benchKey,
      SPECWAY_TEST_LOOP_DELAY: delayPath,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

const startTimeoutMs = 30_000;

/** The address stands in the log line of the start. */
async function readUrl(child: ChildProcess): Promise<string> {
  let log = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    if (log.length < 65_536) log += chunk.toString('utf8');
  });
  const givesUpAt = performance.now() + startTimeoutMs;
  while (performance.now() < givesUpAt && child.exitCode === null) {
    const url = /"url":"([^"]+)"/.exec(log)?.[1];
    if (url !== undefined) return url;
    await sleep(20);
  }
  child.kill('SIGKILL');
  throw new Error(`The gateway did not start. Its log:\n${log}`);
}
