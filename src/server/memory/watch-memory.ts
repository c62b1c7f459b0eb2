import { readResidentMemory } from '../../core/resident-memory.ts';

export interface MemoryWatchOptions {
  /** Requests that are under way. */
  readonly countRequests: () => number;
  /** Collects garbage, for a process that goes on with its work; takes a tenth of a second. */
  readonly collect: () => void;
  /** Collects all garbage there is and gives all free memory back, compiled code included; takes a tenth of a second. */
  readonly release: () => void;
  /** With more than this the process collects garbage although it is busy, in bytes of resident memory. */
  readonly pressureBytes: number;
  /** Resident memory, in bytes; default that of the process. */
  readonly readMemory?: () => number;
}

const mebibyte = 1024 * 1024;

/** Floods fill hundreds of megabytes in a second. */
const lookEveryMs = 100;

/** Looks in a row that must have found next to nothing to do: three seconds. */
const idleLooks = 30;

/** With more requests under way than these a process is not idle. */
const fewRequests = 4;

/**
 * What must have been added to the memory of an idle process since it was given back last. More than what ordinary work
 * needs, which would have to fetch it again when it goes on, and compile again what it does; it has longer (`releaseUnused`).
 */
const worthwhileBytes = 256 * mebibyte;

/** What must have been added since the last collection under pressure, lest a process that needs so much does little else. */
const stepBytes = 128 * mebibyte;

/**
 * Gives memory back when a flood is over, and keeps what a flood leaves behind from piling up while it lasts: V8 sees the
 * small objects that hold large bodies, answers and pictures, and takes its time; and both V8 and the C library keep what
 * they had for as long as there is little to do. Returns how to end that.
 */
export function watchMemory({
  countRequests,
  collect,
  release,
  pressureBytes,
  readMemory = readResidentMemory,
}: MemoryWatchOptions): () => void {
  let leastBytes = readMemory();
  let markBytes = pressureBytes;
  let looks = 0;
  const timer = setInterval(() => {
    looks = countRequests() > fewRequests ? 0 : looks + 1;
    const heldBytes = readMemory();
    leastBytes = Math.min(leastBytes, heldBytes);
    markBytes = Math.max(pressureBytes, Math.min(markBytes, heldBytes + stepBytes));
    const isIdleWithMuch = looks >= idleLooks && heldBytes >= leastBytes + worthwhileBytes;
    if (!isIdleWithMuch && heldBytes <= markBytes) return;
    if (isIdleWithMuch) release();
    else collect();
    const keptBytes = readMemory();
    if (isIdleWithMuch) leastBytes = keptBytes;
    markBytes = Math.max(pressureBytes, keptBytes + stepBytes);
    looks = 0;
  }, lookEveryMs).unref();
  return () => {
    clearInterval(timer);
  };
}
