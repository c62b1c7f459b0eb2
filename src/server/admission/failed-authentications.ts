import { GatewayError } from '../../core/gateway-error.ts';

export interface FailedAuthenticationsOptions {
  /** Failures of one address in a minute. */
  readonly limit: number;
  /** Addresses remembered at most; default 20000. Of more, those seen longest ago are forgotten. */
  readonly capacity?: number;
  /** Milliseconds on a clock that never goes back; default `performance.now`. */
  readonly now?: () => number;
}

/** Counts requests without a valid key by client address, in windows of a minute. Shared. */
export interface FailedAuthentications {
  /** Whether this address has failed too often. */
  isExhausted(address: string): boolean;
  /** Throws `resource_exhausted` (`too_many_attempts`) when it has. */
  check(address: string): void;
  note(address: string): void;
}

interface Window {
  readonly endsAt: number;
  failures: number;
}

const windowMs = 60_000;

/** Remembers who sent wrong keys. A window begins with the first failure. */
export function createFailedAuthentications({
  limit,
  capacity = 20_000,
  now = () => performance.now(),
}: FailedAuthenticationsOptions): FailedAuthentications {
  /** In the order in which the windows began. */
  const windows = new Map<string, Window>();
  const find = (address: string, at: number): Window | undefined => {
    const window = windows.get(address);
    return window !== undefined && at < window.endsAt ? window : undefined;
  };
  return {
    isExhausted: (address) => windows.has(address) && (find(address, now())?.failures ?? 0) >= limit,
    check: (address) => {
      const at = now();
      const window = find(address, at);
      if (window === undefined || window.failures < limit) return;
      throw new GatewayError(
        'resource_exhausted',
        'Too many requests without a valid API key came from this address. Check the key, and wait.',
        { reason: 'too_many_attempts', retryAfterMs: Math.ceil(window.endsAt - at) },
      );
    },
    note: (address) => {
      const at = now();
      const window = find(address, at);
      if (window !== undefined) {
        window.failures += 1;
        return;
      }
      windows.delete(address);
      windows.set(address, { endsAt: at + windowMs, failures: 1 });
      const oldest = windows.size > capacity ? windows.keys().next().value : undefined;
      if (oldest !== undefined) windows.delete(oldest);
    },
  };
}
