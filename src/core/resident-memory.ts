let lastBytes = 0;

/**
 * Memory that the process holds, in bytes. To read it takes an open file: where no more can be opened, it is what it was when it
 * was read last.
 */
export function readResidentMemory(): number {
  try {
    lastBytes = process.memoryUsage.rss();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EMFILE' && code !== 'ENFILE') throw error;
  }
  return lastBytes;
}
