import { readFileSync } from 'node:fs';
import { Refusal } from '../refusal.ts';

/** What a process needs beside its streams. */
const spareFiles = 256;

/** The soft limit of open files in a limits file (proc(5)); `Infinity` where there is none. */
export function parseFileLimit(limits: string): number {
  const limit = /^Max open files\s+(\S+)/m.exec(limits)?.[1] ?? 'unlimited';
  return limit === 'unlimited' ? Infinity : Number(limit);
}

/**
 * Throws a Refusal when a server could not hold this many streams: each takes a socket on either side. Node raises its own
 * limit to the highest allowed when it starts, so this process's limit is that of the servers too.
 */
export function checkFileLimit(streams: number, limits = readFileSync('/proc/self/limits', 'utf8')): void {
  const needed = 2 * streams + spareFiles;
  const limit = parseFileLimit(limits);
  if (limit >= needed) return;
  throw new Refusal(
    `${String(streams)} streams need ${String(needed)} open files, and ${String(limit)} are allowed. Raise the limit ` +
      `(ulimit -Hn ${String(needed)}, as root, or LimitNOFILE), or hold fewer with --streams.`,
  );
}
