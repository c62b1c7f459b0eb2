import { GatewayError } from '../../core/gateway-error.ts';

/** Counts the bytes of request bodies that the process holds at once. Shared. */
export interface ByteBudget {
  /** Throws `unavailable` with a Retry-After when the process holds too much already. */
  take(sizeBytes: number): void;
  give(sizeBytes: number): void;
  readonly usedBytes: number;
}

/** A budget of `limitBytes` over all requests of this process. */
export function createByteBudget(limitBytes: number): ByteBudget {
  let used = 0;
  return {
    take: (sizeBytes) => {
      if (used + sizeBytes > limitBytes) throw exhausted();
      used += sizeBytes;
    },
    give: (sizeBytes) => {
      used -= sizeBytes;
    },
    get usedBytes() {
      return used;
    },
  };
}

function exhausted(): GatewayError {
  return new GatewayError(
    'unavailable',
    'The gateway is busy with other large requests. Try again shortly.',
    {
      reason: 'too_many_bytes_in_flight',
      retryAfterMs: 1_000,
    },
  );
}
