import { readFileLimit } from '../../../src/server/admission/open-files.ts';
import { Refusal } from '../refusal.ts';

/** What a process needs beside its streams. */
const spareFiles = 256;

/**
 * Throws a Refusal when a server could not hold this many streams: each takes a socket on either side. Node raises its own
 * limit to the highest allowed when it starts, so this process's limit is that of the servers too.
 */
export function checkFileLimit(streams: number, limit = readFileLimit()): void {
  const needed = 2 * streams + spareFiles;
  if (limit >= needed) return;
  throw new Refusal(
    `${String(streams)} streams need ${String(needed)} open files, and ${String(limit)} are allowed. Raise the limit ` +
      `(ulimit -Hn ${String(needed)}, as root, or LimitNOFILE), or hold fewer with --streams.`,
  );
}
