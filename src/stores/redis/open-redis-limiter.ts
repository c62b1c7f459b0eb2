import type { SharedLimiter } from '../../core/limiter.ts';
import type { RedisLimiterOptions } from './create-redis-limiter.ts';

/** Opens the limiter of all nodes; its driver is loaded for it. Redis need not be there. */
export async function openRedisLimiter(options: RedisLimiterOptions): Promise<SharedLimiter> {
  const { createRedisLimiter } = await import('./create-redis-limiter.ts');
  return createRedisLimiter(options);
}
