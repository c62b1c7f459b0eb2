import { GatewayError } from '../../core/gateway-error.ts';
import type { Throttle, ThrottleStore } from '../../core/accounts/throttle.ts';

/** Requests that are counted at a time. What is left of them at the end of a window is lost, on each node. */
const blockSize = 20;

/** Users and addresses that are remembered; those that are not are counted anew. */
const maxAllowances = 10_000;

/** What one user, or address, may still ask of this node without being counted again. */
interface Allowance {
  left: number;
  /** Whether the window has no more requests for anybody. */
  isExhausted: boolean;
  /** When the window ends, by the monotonic clock, in milliseconds. */
  endsAt: number;
  /** The next block, while it is counted. */
  taking: Promise<void> | null;
}

/**
 * Limits how often the account area is asked, over all nodes. Requests are counted in the database, in blocks and before they are
 * let in: together the nodes never let in more than the limit, and most requests write nothing. Shared.
 */
export class RequestThrottle {
  readonly #store: Pick<ThrottleStore, 'count'>;
  readonly #now: () => number;
  /** The oldest first. */
  readonly #allowances = new Map<string, Allowance>();

  constructor(store: Pick<ThrottleStore, 'count'>, now: () => number = () => performance.now()) {
    this.#store = store;
    this.#now = now;
  }

  /** Throws `resource_exhausted` (`rate_limit_exceeded`) for one too many, `unavailable` while the database is away. */
  async count(source: RequestSource): Promise<void> {
    const throttle = limitRequests(source);
    const allowance = this.#find(throttle.key);
    while (allowance.left === 0 || this.#now() >= allowance.endsAt) {
      const remainingMs = allowance.endsAt - this.#now();
      if (allowance.isExhausted && remainingMs > 0) throw createTooMany(remainingMs);
      allowance.taking ??= this.#take(throttle, allowance).finally(() => (allowance.taking = null));
      await allowance.taking;
    }
    allowance.left -= 1;
  }

  #find(key: string): Allowance {
    const known = this.#allowances.get(key);
    if (known !== undefined) return known;
    const [oldest] = this.#allowances.keys();
    if (oldest !== undefined && this.#allowances.size >= maxAllowances) this.#allowances.delete(oldest);
    const allowance: Allowance = { left: 0, isExhausted: false, endsAt: -Infinity, taking: null };
    this.#allowances.set(key, allowance);
    return allowance;
  }

  async #take(throttle: Throttle, allowance: Allowance): Promise<void> {
    const [counted] = await this.#store.count([{ ...throttle, by: blockSize }]);
    if (counted === undefined) throw new Error('Nothing was counted');
    const before = counted.count - blockSize;
    allowance.left = Math.max(0, Math.min(blockSize, throttle.limit - before));
    allowance.isExhausted = allowance.left === 0;
    allowance.endsAt = this.#now() + counted.remainingMs;
  }
}

/** Whose requests are counted together: those of a user, or of an address without a login. */
export type RequestSource = { readonly userId: string } | { readonly address: string };

function limitRequests(source: RequestSource): Throttle {
  const key = 'userId' in source ? `request:user:${source.userId}` : `request:address:${source.address}`;
  return { key, limit: 600, windowMs: 60_000 };
}

function createTooMany(retryAfterMs: number): GatewayError {
  return new GatewayError('resource_exhausted', 'Too many requests. Wait and try again.', {
    reason: 'rate_limit_exceeded',
    retryAfterMs: Math.max(1, retryAfterMs),
  });
}
