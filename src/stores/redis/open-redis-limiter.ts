import type { SharedLimiter } from '../../core/limiter.ts';
import type { RedisLimiterOptions } from './create-redis-limiter.ts';

/**
 * Opens the limiter of all nodes; its driver is loaded for it. Redis need not be there; where it is and refuses the database of the
 * URL, this rejects with RedisRefusal.
 */
export async function openRedisLimiter(options: RedisLimiterOptions): Promise<SharedLimiter> {
  const { createRedisLimiter } = await import('./create-redis-limiter.ts');
  const limiter = createRedisLimiter(options);
  try {
    await limiter.begun;
  } catch (error) {
    await limiter.close();
    throw error;
  }
  return limiter;
}
