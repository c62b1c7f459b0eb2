import type { ChildProcess } from 'node:child_process';
import { subscribe } from 'node:diagnostics_channel';

const children: ChildProcess[] = [];

subscribe('child_process', (message) => {
  children.push((message as { process: ChildProcess }).process);
});

/** The processes for calls over WebRTC that run and that this test file has started, the oldest first. */
export function listMediaWorkers(): number[] {
  return children.filter(isRunningMediaWorker).map((child) => child.pid!);
}

function isRunningMediaWorker(child: ChildProcess): boolean {
  const isMediaWorker = child.spawnargs?.some((argument) => argument.includes('media-worker'));
  return isMediaWorker === true && child.exitCode === null && child.signalCode === null;
}
