import { hash } from 'node:crypto';
import { GatewayError } from '../../core/gateway-error.ts';
import {
  maxThrottleWindowMs,
  type Throttle,
  type ThrottleCount,
  type ThrottleStore,
} from '../../core/accounts/throttle.ts';
import type { Throttles } from '../account-parts.ts';

/** Failures are counted for so long, in milliseconds. */
const attemptWindowMs = 15 * 60_000;

/** Limits over counters that all nodes share. */
export function createThrottles(store: ThrottleStore): Throttles {
  return {
    check: async (throttles) => {
      const counts = await store.read(throttles);
      refuse(throttles, counts, ({ count }, limit) => count >= limit);
    },
    count: async (throttles) => {
      const counts = await store.count(throttles);
      refuse(throttles, counts, ({ count }, limit) => count > limit);
    },
  };
}

type IsBeyond = (count: ThrottleCount, limit: number) => boolean;

function refuse(throttles: readonly Throttle[], counts: readonly ThrottleCount[], isBeyond: IsBeyond): void {
  const waits = throttles.flatMap(({ limit }, index) => {
    const count = counts[index];
    return count !== undefined && isBeyond(count, limit) ? [count.remainingMs] : [];
  });
  if (waits.length === 0) return;
  throw new GatewayError('resource_exhausted', 'Too many attempts. Wait and try again.', {
    reason: 'too_many_attempts',
    retryAfterMs: Math.max(1, ...waits),
  });
}

/** What limits guessing of a password. What was typed as a name may be a password: it is kept as a hash. */
export function limitPasswords(username: string, address: string): readonly Throttle[] {
  const name = hash('sha256', username.toLowerCase(), 'hex').slice(0, 32);
  return [
    { key: `password:${name}:${address}`, limit: 10, windowMs: attemptWindowMs },
    { key: `password:${name}`, limit: 100, windowMs: attemptWindowMs },
    { key: `password:address:${address}`, limit: 200, windowMs: attemptWindowMs },
  ];
}

/** What limits guessing of a code. */
export function limitCodes(userId: string): readonly Throttle[] {
  return [{ key: `code:${userId}`, limit: 10, windowMs: attemptWindowMs }];
}

export function limitRegistrations(address: string, limit: number): readonly Throttle[] {
  return [{ key: `register:${address}`, limit, windowMs: maxThrottleWindowMs }];
}
