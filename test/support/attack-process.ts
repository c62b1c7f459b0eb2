import { readdirSync, readFileSync } from 'node:fs';

/** What Linux tells of a process, or of several together. */
export interface ProcessState {
  readonly rssBytes: number;
  /** The most it has ever been. */
  readonly peakRssBytes: number;
  /** Time on all cores, in user and kernel mode, of all threads. */
  readonly cpuSeconds: number;
  /** Connections, files, pipes. */
  readonly openFiles: number;
}

/** USER_HZ, the same on every architecture that Node runs on. */
const ticksPerSecond = 100;

/** A process with those that it has started, and they in turn. Throws as readProcess does, for the first. */
export function readProcessTree(pid: number): ProcessState {
  return [readProcess(pid), ...listChildren(pid).flatMap(readLiving)].reduce((sum, one) => ({
    rssBytes: sum.rssBytes + one.rssBytes,
    peakRssBytes: sum.peakRssBytes + one.peakRssBytes,
    cpuSeconds: sum.cpuSeconds + one.cpuSeconds,
    openFiles: sum.openFiles + one.openFiles,
  }));
}

/** Nothing for a child that has ended meanwhile. */
function readLiving(pid: number): readonly ProcessState[] {
  try {
    return [readProcessTree(pid)];
  } catch {
    return [];
  }
}

/** Those that its first thread has started. */
function listChildren(pid: number): readonly number[] {
  const path = `/proc/${String(pid)}/task/${String(pid)}/children`;
  return readFileSync(path, 'utf8').split(' ').filter(Boolean).map(Number);
}

/** Reads /proc; throws when there is no such process, or it has ended. */
function readProcess(pid: number): ProcessState {
  const folder = `/proc/${String(pid)}`;
  const status = readFileSync(`${folder}/status`, 'utf8');
  const readBytes = (name: string) => {
    const size = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1];
    if (size === undefined) throw new Error(`The process ${String(pid)} has ended.`);
    return 1024 * Number(size);
  };
  return {
    rssBytes: readBytes('VmRSS'),
    peakRssBytes: readBytes('VmHWM'),
    cpuSeconds: readCpuSeconds(folder),
    openFiles: readdirSync(`${folder}/fd`).length,
  };
}

/** Fields 14 and 15; the name of the program, field 2, may hold blanks. */
function readCpuSeconds(folder: string): number {
  const stat = readFileSync(`${folder}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}
