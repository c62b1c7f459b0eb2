import { GatewayError } from '../../src/core/gateway-error.ts';
import type { MemoryAccount } from '../../src/core/memory-account.ts';

/** An account of its own with so much room, which says what it holds and what was the most. */
export interface CountingAccount extends MemoryAccount {
  readonly heldBytes: number;
  readonly mostBytes: number;
}

export function createCountingAccount(limitBytes = Infinity): CountingAccount {
  let heldBytes = 0;
  let mostBytes = 0;
  return {
    take: (sizeBytes) => {
      if (heldBytes + sizeBytes > limitBytes) throw new GatewayError('unavailable', 'full');
      heldBytes += sizeBytes;
      mostBytes = Math.max(mostBytes, heldBytes);
    },
    give: (sizeBytes) => {
      heldBytes -= sizeBytes;
    },
    get heldBytes() {
      return heldBytes;
    },
    get mostBytes() {
      return mostBytes;
    },
  };
}
