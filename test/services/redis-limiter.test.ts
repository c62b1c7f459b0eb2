import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRedisLimiter } from '../../src/stores/redis/create-redis-limiter.ts';
import { describeLimiter } from '../support/limiter-suite.ts';

/** A Redis server: that of SPECWAY_TEST_REDIS_URL, which must answer, or one on this machine, without which nothing is tested. */
const configuredUrl = process.env['SPECWAY_TEST_REDIS_URL'] ?? '';
const url = configuredUrl === '' ? 'redis://127.0.0.1:6379' : configuredUrl;
const isHere = configuredUrl !== '' || (await answers());

async function answers(): Promise<boolean> {
  const socket = connect(6379, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

let redis: Redis;
const prefixes: string[] = [];

function createPrefix(): string {
  const prefix = `specway-test-${randomUUID()}:`;
  prefixes.push(prefix);
  return prefix;
}

function open(prefix = createPrefix(), leaseMs = 60_000) {
  return createRedisLimiter({
    url,
    prefix,
    onConnectionError: () => undefined,
    limits: { leaseMs, beatMs: 50 },
  });
}

async function connected(limiter: ReturnType<typeof open>) {
  const probe = { requestId: 'probe', parties: [], tokens: 0 };
  for (;;) {
    try {
      await limiter.take(probe);
      return limiter;
    } catch {
      await sleep(10);
    }
  }
}

describe.skipIf(!isHere)('with Redis', () => {
  beforeAll(() => {
    redis = new Redis(url);
  });

  afterAll(async () => {
    for (const prefix of prefixes) {
      const keys = await redis.keys(`${prefix}*`);
      if (keys.length > 0) await redis.del(keys);
    }
    await redis.quit();
  });

  describeLimiter('Redis', async () => {
    const limiter = await connected(open());
    // Ends are told in order, so that one answer says that those before it have arrived.
    const advance = (milliseconds: number) => sleep(milliseconds + 20);
    return { limiter, advance, close: () => limiter.close() };
  });

  describe('createRedisLimiter', () => {
    const limits = { rpm: null, tpm: null, concurrency: 1 };
    const request = (requestId: string) => ({ requestId, parties: [{ id: 'key_1', limits }], tokens: 0 });

    it('counts for all nodes, and knows how many they are', async () => {
      const prefix = createPrefix();
      const [one, other] = [await connected(open(prefix)), await connected(open(prefix))];
      await one.take(request('req_1'));
      expect((await other.take(request('req_2'))).outcome).toMatchObject({ kind: 'concurrency' });
      await expect.poll(() => [one.nodeCount, other.nodeCount]).toEqual([2, 2]);
      await Promise.all([one.close(), other.close()]);
    });

    it('frees the slots of a node that is gone, and keeps those of one that lives', async () => {
      const prefix = createPrefix();
      const gone = await connected(open(prefix, 150));
      await gone.take(request('req_1'));
      await gone.close();
      const lives = await connected(open(prefix, 150));
      await expect.poll(async () => 'end' in (await lives.take(request('req_2'))).outcome).toBe(true);
      await sleep(400);
      expect((await lives.take(request('req_3'))).outcome).toMatchObject({ kind: 'concurrency' });
      await lives.close();
    });

    it('rejects soon where there is no Redis', async () => {
      const limiter = createRedisLimiter({
        url: 'redis://127.0.0.1:1',
        prefix: createPrefix(),
        onConnectionError: () => undefined,
      });
      await expect(limiter.take(request('req_1'))).rejects.toThrow();
      expect(limiter.nodeCount).toBe(1);
      await limiter.close();
    });

    it('keeps nothing for ever', async () => {
      const prefix = createPrefix();
      const limiter = await connected(open(prefix));
      await limiter.take({
        requestId: 'req_1',
        parties: [{ id: 'key_1', limits: { ...limits, tpm: 5 } }],
        tokens: 3,
      });
      const keys = await redis.keys(`${prefix}*`);
      expect(keys.length).toBeGreaterThan(1);
      expect(await Promise.all(keys.map((key) => redis.pttl(key)))).not.toContain(-1);
      await limiter.close();
    });
  });
});
