import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { acceptsConnections } from '../../scripts/bench/accepts-connections.ts';
import type { SharedLimiter } from '../../src/core/limiter.ts';
import { createRedisLimiter, type RedisLimiterLimits } from '../../src/stores/redis/create-redis-limiter.ts';

/** A Redis server: that of SPECWAY_TEST_REDIS_URL, which must answer, or one on this machine, without which nothing is tested. */
const configuredUrl = process.env['SPECWAY_TEST_REDIS_URL'] ?? '';
const url = configuredUrl === '' ? 'redis://127.0.0.1:6379' : configuredUrl;

/** Whether there is a Redis to test with. */
export async function hasRedis(): Promise<boolean> {
  return configuredUrl !== '' || (await acceptsConnections(6379));
}

/** Limiters of nodes, and a look at what they keep in Redis. */
export class RedisLimiters {
  readonly redis = new Redis(url);
  readonly #prefixes: string[] = [];
  readonly #open: SharedLimiter[] = [];

  /** For nodes that are to share limits. */
  createPrefix(): string {
    const prefix = `specway-test-${randomUUID()}:`;
    this.#prefixes.push(prefix);
    return prefix;
  }

  /** The limiter of a node, connected. */
  async open(prefix = this.createPrefix(), limits: Partial<RedisLimiterLimits> = {}): Promise<SharedLimiter> {
    const limiter = createRedisLimiter({
      url,
      prefix,
      onConnectionError: () => undefined,
      onRefused: () => undefined,
      limits: { beatMs: 50, answerMs: 5_000, ...limits },
    });
    this.#open.push(limiter);
    for (;;) {
      try {
        await limiter.take({ requestId: 'probe', parties: [], tokens: 0 });
        return limiter;
      } catch {
        await sleep(10);
      }
    }
  }

  /** Closes what was opened, and drops its keys. */
  async close(): Promise<void> {
    await Promise.all(this.#open.map((limiter) => limiter.close()));
    for (const prefix of this.#prefixes) {
      const keys = await this.redis.keys(`${prefix}*`);
      if (keys.length > 0) await this.redis.del(keys);
    }
    await this.redis.quit();
  }
}
