import { cpuUsage } from 'node:process';
import { readResidentMemory } from '../../core/resident-memory.ts';

export interface UnusedMemoryOptions {
  /** Collects all garbage there is and gives all free memory back, compiled code included; takes a tenth of a second. */
  readonly release: () => void;
  /** Resident memory, in bytes; default that of the process. */
  readonly readMemory?: () => number;
  /** CPU time of the process so far, in milliseconds. */
  readonly readCpuMs?: () => number;
}

const lookEveryMs = 10 * 60 * 1000;

/** A process that took less of a core than this since the last look was hardly used. */
const usedShare = 0.02;

/** What must have been added to the memory of the process since the last release. */
const worthwhileBytes = 32 * 1024 * 1024;

/**
 * Gives back what a process that is hardly used holds from times when it was: V8 keeps the room in which it made new objects, 150 MB after a
 * busy time. It would do so after eight seconds by itself, and forget what it compiled (`keepCompiledCode`). Returns how to end that.
 */
export function releaseUnused({
  release,
  readMemory = readResidentMemory,
  readCpuMs = readOwnCpuMs,
}: UnusedMemoryOptions): () => void {
  let leastBytes = readMemory();
  let cpuMs = readCpuMs();
  const timer = setInterval(() => {
    const usedMs = readCpuMs() - cpuMs;
    cpuMs += usedMs;
    const heldBytes = readMemory();
    leastBytes = Math.min(leastBytes, heldBytes);
    if (usedMs > usedShare * lookEveryMs || heldBytes < leastBytes + worthwhileBytes) return;
    release();
    leastBytes = readMemory();
  }, lookEveryMs).unref();
  return () => {
    clearInterval(timer);
  };
}

function readOwnCpuMs(): number {
  const { user, system } = cpuUsage();
  return (user + system) / 1000;
}
