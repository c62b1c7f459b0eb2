export interface IdleMemoryOptions {
  /** Requests that are under way. */
  readonly countRequests: () => number;
  /** Collects garbage and gives free memory back; takes a tenth of a second. */
  readonly release: () => void;
  /** Resident memory, in bytes; default that of the process. */
  readonly readMemory?: () => number;
}

const lookEveryMs = 1_000;

/** Looks in a row that must have found next to nothing to do. */
const idleLooks = 3;

/** With more requests under way than these a process is not idle. */
const fewRequests = 4;

/**
 * What must have been added to the memory since it was given back last, in bytes. More than what ordinary work needs, which
 * would have to fetch it again when it goes on, and be a tenth slower for a second.
 */
const worthwhileBytes = 256 * 1024 * 1024;

/**
 * Gives memory back when a flood is over: V8 and the C library keep what they had at the height of it for as long as there
 * is little to do. Never while the process is busy, which a full collection would hold up. Returns how to end that.
 */
export function releaseIdleMemory({
  countRequests,
  release,
  readMemory = () => process.memoryUsage.rss(),
}: IdleMemoryOptions): () => void {
  let leastBytes = readMemory();
  let looks = 0;
  const timer = setInterval(() => {
    looks = countRequests() > fewRequests ? 0 : looks + 1;
    const heldBytes = readMemory();
    leastBytes = Math.min(leastBytes, heldBytes);
    if (looks < idleLooks || heldBytes < leastBytes + worthwhileBytes) return;
    release();
    leastBytes = readMemory();
    looks = 0;
  }, lookEveryMs).unref();
  return () => {
    clearInterval(timer);
  };
}
