import { readdirSync, readFileSync } from 'node:fs';

/** What a process has used so far (proc(5)). */
export interface ProcessUsage {
  /** Time on a core, all threads, in nanoseconds. */
  readonly cpuNs: number;
  /** Time the main thread was ready to run but had to wait for the core, in nanoseconds. */
  readonly waitNs: number;
  /** Resident memory in bytes. */
  readonly rssBytes: number;
}

/** The first two fields of a schedstat file: time on a core and time waiting for one, in nanoseconds. */
export function parseSchedstat(text: string): { readonly cpuNs: number; readonly waitNs: number } {
  const [cpuNs, waitNs] = text.split(' ').map(Number);
  return { cpuNs: cpuNs ?? 0, waitNs: waitNs ?? 0 };
}

/** Resident memory in bytes from a status file; 0 when it is not in there. */
export function parseRssBytes(status: string): number {
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
}

/** Reads what a process has used. Throws when it is gone. A thread that ends takes its share with it. */
export function readProcessUsage(pid: number): ProcessUsage {
  const directory = `/proc/${String(pid)}`;
  let cpuNs = 0;
  for (const task of readdirSync(`${directory}/task`)) {
    cpuNs += parseSchedstat(readIfPresent(`${directory}/task/${task}/schedstat`)).cpuNs;
  }
  return {
    cpuNs,
    waitNs: parseSchedstat(readFileSync(`${directory}/schedstat`, 'utf8')).waitNs,
    rssBytes: parseRssBytes(readFileSync(`${directory}/status`, 'utf8')),
  };
}

/** A thread may end between the listing and the reading. */
function readIfPresent(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
