import { readdirSync, readFileSync } from 'node:fs';
import { parseRssBytes } from '../bench/process-usage.ts';

/** Watches the resident memory of a process and of all its children together. Linux only. */
export interface MemoryWatch {
  /** The most that was seen, in bytes. */
  readonly peakBytes: number;
  stop(): void;
}

/** Looks every 50 milliseconds. */
export function watchMemory(pid: number): MemoryWatch {
  let peakBytes = 0;
  const look = () => {
    peakBytes = Math.max(peakBytes, readTreeRss(pid));
  };
  const timer = setInterval(look, 50);
  look();
  return {
    get peakBytes() {
      return peakBytes;
    },
    stop: () => {
      clearInterval(timer);
    },
  };
}

function readTreeRss(pid: number): number {
  const own = readFile(`/proc/${String(pid)}/status`);
  if (own === '') return 0;
  return listChildren(pid).reduce((sum, child) => sum + readTreeRss(child), parseRssBytes(own));
}

function listChildren(pid: number): readonly number[] {
  const directory = `/proc/${String(pid)}/task`;
  return readNames(directory).flatMap((task) =>
    readFile(`${directory}/${task}/children`)
      .split(' ')
      .filter((text) => text !== '')
      .map(Number),
  );
}

/** A process may end between two looks. */
function readFile(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function readNames(path: string): readonly string[] {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}
