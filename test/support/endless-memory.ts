import type { MemoryAccount } from '../../src/core/memory-account.ts';

/** Room for anything. */
export const endlessMemory: MemoryAccount = { take: () => undefined, give: () => undefined };
