import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const mainFile = fileURLToPath(new URL('../../src/start.mjs', import.meta.url));
/** How long a start may take on a busy machine. Tests and hooks with one in them have a minute (`hookTimeout` in vitest.config.ts). */
const startTimeoutMs = 50_000;

export interface ProcessOptions {
  /** Where the process runs: `./data` and `./specway.yaml` are here. */
  readonly directory: string;
  /** What stands behind the program on the command line; default nothing. */
  readonly words?: readonly string[];
  /** Beside PATH and a free port; nothing else is inherited. */
  readonly environment?: Readonly<Record<string, string>>;
  /** A shell command that ends by running `"$@"`, which is the program; default: it runs by itself. */
  readonly shell?: string;
  /** Told of all output as it comes; then only its end is kept. */
  readonly onOutput?: (text: string, stream: 'stdout' | 'stderr') => void;
}

/** What is kept of the output of a process that somebody listens to, in characters. */
const keptOutput = 64 * 1024;

/** How a process ended. */
export interface ProcessEnd {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** `node src/start.mjs`, as an operator runs it. */
export interface GatewayProcess {
  readonly url: string;
  readonly pid: number;
  /** Everything written so far. */
  output(): string;
  kill(signal: NodeJS.Signals): void;
  readonly ended: Promise<ProcessEnd>;
  /** Sends SIGTERM and waits. */
  stop(): Promise<ProcessEnd>;
}

/** Levels at which the log does not say where the program listens. */
const quietLevels: ReadonlySet<unknown> = new Set(['warn', 'error', 'fatal', 'silent']);

/** Starts the program and waits until its log says that it listens; rejects with its output when it ends before. */
export async function startGatewayProcess(options: ProcessOptions): Promise<GatewayProcess> {
  const level = options.environment?.SPECWAY_LOG_LEVEL;
  if (quietLevels.has(level))
    throw new Error(`At SPECWAY_LOG_LEVEL=${String(level)} the log names no address`);
  const running = run(options);
  const url = await waitForUrl(running);
  return {
    url,
    pid: running.child.pid!,
    output: running.output,
    kill: (signal) => running.child.kill(signal),
    ended: running.ended,
    stop: () => {
      running.child.kill('SIGTERM');
      return running.ended;
    },
  };
}

/** Runs the program until it ends by itself: for starts that are refused. */
export async function runGatewayProcess(options: ProcessOptions): Promise<ProcessEnd> {
  const { child, ended } = run(options);
  const timer = setTimeout(() => child.kill('SIGKILL'), startTimeoutMs);
  const end = await ended;
  clearTimeout(timer);
  return end;
}

/** A new folder that `remove` deletes. */
export function createDirectory(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'specway-e2e-'));
  return {
    path,
    remove: () => {
      rmSync(path, { recursive: true, force: true });
    },
  };
}

interface Running {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly ended: Promise<ProcessEnd>;
}

function run({ directory, words = [], environment = {}, shell, onOutput }: ProcessOptions): Running {
  const program = [process.execPath, mainFile, ...words];
  const [file = '', ...args] = shell === undefined ? program : ['sh', '-c', shell, 'sh', ...program];
  const child = spawn(file, args, {
    cwd: directory,
    env: { PATH: process.env.PATH, SPECWAY_PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  const keep = (all: string) => (onOutput === undefined ? all : all.slice(-keptOutput));
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    onOutput?.(text, 'stdout');
    stdout = keep(stdout + text);
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    onOutput?.(text, 'stderr');
    stderr = keep(stderr + text);
  });
  const ended = new Promise<ProcessEnd>((resolve) => {
    child.on('close', (code, signal) => {
      resolve({ code, signal, stdout, stderr });
    });
  });
  return { child, output: () => stdout + stderr, ended };
}

async function waitForUrl({ child, output, ended }: Running): Promise<string> {
  let end: ProcessEnd | null = null;
  void ended.then((value) => (end = value));
  const deadline = performance.now() + startTimeoutMs;
  for (;;) {
    const url = /"url":"([^"]+)"/.exec(output())?.[1];
    if (url !== undefined) return url;
    if (end !== null || performance.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The gateway did not start:\n${output()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
