import { GatewayError } from '../../src/core/gateway-error.ts';
import type { MemoryAccount } from '../../src/core/memory-account.ts';

/** An account of its own with so much room, which says what it holds and what was the most. */
export interface CountingAccount extends MemoryAccount {
  readonly heldBytes: number;
  readonly peakBytes: number;
}

export function createCountingAccount(maxBytes = Infinity): CountingAccount {
  let heldBytes = 0;
  let peakBytes = 0;
  return {
    take: (sizeBytes) => {
      if (heldBytes + sizeBytes > maxBytes) throw new GatewayError('unavailable', 'full');
      heldBytes += sizeBytes;
      peakBytes = Math.max(peakBytes, heldBytes);
    },
    give: (sizeBytes) => {
      heldBytes -= sizeBytes;
    },
    get heldBytes() {
      return heldBytes;
    },
    get peakBytes() {
      return peakBytes;
    },
  };
}
