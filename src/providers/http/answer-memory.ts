import type { MemoryAccount } from '../../core/memory-account.ts';

/** An account for answers that are short: nothing of them is counted. */
export const uncounted: MemoryAccount = { take: () => undefined, give: () => undefined };

/** Less than this is not counted: it costs more than it tells. */
export const smallAnswer = 64 * 1024;

/** What one answer, or one event of it, holds in memory. Given back with the attempt it belongs to. Per attempt. */
export class AnswerMemory {
  readonly #memory: MemoryAccount;
  #countedBytes = 0;

  constructor(memory: MemoryAccount) {
    this.#memory = memory;
  }

  /** So much is held from now on, in place of what was held before. Throws `unavailable` where there is no room for it. */
  hold(sizeBytes: number): void {
    const counted = sizeBytes < smallAnswer ? 0 : Math.ceil(sizeBytes);
    const difference = counted - this.#countedBytes;
    if (difference === 0) return;
    if (difference > 0) this.#memory.take(difference);
    else this.#memory.give(-difference);
    this.#countedBytes = counted;
  }
}
