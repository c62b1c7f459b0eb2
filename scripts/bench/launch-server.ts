import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { acceptsConnections } from './accepts-connections.ts';
import { Refusal } from './refusal.ts';
import type { Reaper } from './reaper.ts';

/** How a server process is started. */
export interface Command {
  /** Arguments of the Node that runs the benchmark. */
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
}

/** A running server process. */
export interface RunningServer {
  readonly name: string;
  readonly pid: number;
  readonly port: number;
  /** The last lines the process wrote. */
  readLogTail(): string;
  /** Empties the log, so that hours of it do not fill the disk. */
  truncateLog(): void;
  /** Asks the process to end and waits for it; kills it when it takes longer than ten seconds. */
  stop(): Promise<void>;
}

/** What launchServer needs beside the command. */
export interface LaunchOptions {
  readonly name: string;
  readonly command: Command;
  readonly port: number;
  readonly core: number;
  /** Where the log goes. */
  readonly directory: string;
  readonly reaper: Reaper;
}

const startTimeoutMs = 30_000;
const stopTimeoutMs = 10_000;
const logTailLines = 20;

/**
 * Starts a process on one core with its output in a log file, and waits until its port accepts connections. Throws a
 * Refusal with the end of the log when it exits or takes longer than 30 seconds.
 */
export async function launchServer(options: LaunchOptions): Promise<RunningServer> {
  const logPath = join(options.directory, `${options.name}.log`);
  const child = spawnPinned(options, logPath);
  const readLogTail = (): string =>
    readFileSync(logPath, 'utf8').trimEnd().split('\n').slice(-logTailLines).join('\n');
  await waitForPort(child, options, readLogTail);
  return {
    name: options.name,
    pid: child.pid ?? 0,
    port: options.port,
    readLogTail,
    truncateLog() {
      truncateSync(logPath);
    },
    stop: () => stopChild(child),
  };
}

/** `taskset` replaces itself by the command, so the child's process id is the server's. */
function spawnPinned(options: LaunchOptions, logPath: string): ChildProcess {
  const log = openSync(logPath, 'a');
  const child = spawn('taskset', ['-c', String(options.core), process.execPath, ...options.command.args], {
    cwd: options.command.cwd,
    env: {
      PATH: process.env['PATH'],
      HOME: options.directory,
      NODE_ENV: 'production',
      ...options.command.env,
    },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  options.reaper.watch(child);
  return child;
}

async function waitForPort(
  child: ChildProcess,
  options: LaunchOptions,
  readLogTail: () => string,
): Promise<void> {
  const givesUpAt = performance.now() + startTimeoutMs;
  while (!(await acceptsConnections(options.port))) {
    const ended = hasEnded(child);
    if (!ended && performance.now() < givesUpAt) {
      await sleep(50);
      continue;
    }
    const what = ended
      ? `exited with ${String(child.exitCode ?? child.signalCode)}`
      : 'does not listen after 30 s';
    throw new Refusal(`${options.name} did not start: it ${what}. The end of its log:\n${readLogTail()}`);
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const { promise, resolve } = Promise.withResolvers<undefined>();
  child.once('exit', () => {
    resolve(undefined);
  });
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs);
  await promise;
  clearTimeout(timer);
}
