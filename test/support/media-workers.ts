import type { ChildProcess } from 'node:child_process';
import { subscribe } from 'node:diagnostics_channel';
import { expect } from 'vitest';

/** A process, and the test file that has started it: others run in the same process before and after. */
interface Started {
  readonly child: ChildProcess;
  readonly testPath: string | undefined;
}

const started: Started[] = [];

subscribe('child_process', (message) => {
  const { testPath } = expect.getState();
  started.push({ child: (message as { process: ChildProcess }).process, testPath });
});

/** The processes for calls over WebRTC that run and that this test file has started, the oldest first. */
export function listMediaWorkers(): number[] {
  const own = started.filter(({ testPath }) => testPath === expect.getState().testPath);
  return own.filter(({ child }) => isRunningMediaWorker(child)).map(({ child }) => child.pid!);
}

function isRunningMediaWorker(child: ChildProcess): boolean {
  const isMediaWorker = child.spawnargs?.some((argument) => argument.includes('media-worker'));
  return isMediaWorker === true && child.exitCode === null && child.signalCode === null;
}
