import type { LimitsConfig } from '../../core/config.ts';

/** What a process may use. */
export interface ProcessMemory {
  /** The largest heap that Node.js allows. */
  readonly heapBytes: number;
  /** What the system allows this process, as far as it says so; 0 where it does not. */
  readonly constrainedBytes: number;
}

const mebibyte = 1024 * 1024;

/** What the gateway needs beside what requests hold: the program, the contract, garbage. */
const baseBytes = 256 * mebibyte;

/** Says which limits are too high for the memory there is. Parsed bodies are on the heap, their bytes are not. */
export function checkMemory(
  { bodyBytesInFlight, overload }: Pick<LimitsConfig, 'bodyBytesInFlight' | 'overload'>,
  { heapBytes, constrainedBytes }: ProcessMemory,
): readonly string[] {
  const held = describe(bodyBytesInFlight);
  const usableHeap = heapBytes * overload.heapShare;
  const problems: string[] = [];
  if (usableHeap < bodyBytesInFlight + baseBytes) {
    const needed = Math.ceil((bodyBytesInFlight + baseBytes) / overload.heapShare / mebibyte);
    problems.push(
      `limits.bodyBytesInFlight is ${held}, but the heap ends at ${describe(heapBytes)}: lower the limit, or start with NODE_OPTIONS=--max-old-space-size=${String(needed)}`,
    );
  }
  const allowed = constrainedBytes > 0 ? constrainedBytes : Number.POSITIVE_INFINITY;
  if (allowed < bodyBytesInFlight + 2 * baseBytes) {
    problems.push(
      `limits.bodyBytesInFlight is ${held}, but the process may use ${describe(allowed)} in all: lower the limit, or give it more`,
    );
  }
  return problems;
}

function describe(sizeBytes: number): string {
  return `${String(Math.round(sizeBytes / mebibyte))} MiB`;
}
