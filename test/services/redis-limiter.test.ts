import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRequestId } from '../../src/server/exchange/create-request-id.ts';
import { createRedisLimiter } from '../../src/stores/redis/create-redis-limiter.ts';
import { describeLimiter } from '../support/limiter-suite.ts';
import { hasRedis, RedisLimiters } from '../support/redis-limiters.ts';

let limiters: RedisLimiters;

/** Does nothing else for so long. */
function block(durationMs: number): void {
  const end = performance.now() + durationMs;
  while (performance.now() < end);
}

describe.skipIf(!(await hasRedis()))('with Redis', () => {
  beforeAll(() => {
    limiters = new RedisLimiters();
  });

  afterAll(() => limiters.close());

  describeLimiter('Redis', async () => {
    const limiter = await limiters.open();
    // Ends are told in order, so that one answer says that those before it have arrived.
    const advance = (milliseconds: number) => sleep(milliseconds + 20);
    return { limiter, advance, close: () => limiter.close() };
  });

  describe('createRedisLimiter', () => {
    const limits = { rpm: null, tpm: null, concurrency: 1 };
    const request = (requestId: string) => ({ requestId, parties: [{ id: 'key_1', limits }], tokens: 0 });

    it('counts for all nodes, and knows how many they are', async () => {
      const prefix = limiters.createPrefix();
      const [one, other] = [await limiters.open(prefix), await limiters.open(prefix)];
      await one.take(request('req_1'));
      expect((await other.take(request('req_2'))).outcome).toMatchObject({ kind: 'concurrency' });
      await expect.poll(() => [one.nodeCount, other.nodeCount]).toEqual([2, 2]);
    });

    it('frees the slots of a node that is gone, and keeps those of one that lives', async () => {
      const prefix = limiters.createPrefix();
      const gone = await limiters.open(prefix, { leaseMs: 150 });
      await gone.take(request('req_1'));
      await gone.close();
      const lives = await limiters.open(prefix, { leaseMs: 150 });
      await expect.poll(async () => 'end' in (await lives.take(request('req_2'))).outcome).toBe(true);
      await sleep(400);
      expect((await lives.take(request('req_3'))).outcome).toMatchObject({ kind: 'concurrency' });
    });

    it('takes slots again that Redis forgot, until their requests end', async () => {
      const prefix = limiters.createPrefix();
      const [one, other] = [
        await limiters.open(prefix, { leaseMs: 300 }),
        await limiters.open(prefix, { leaseMs: 300 }),
      ];
      const { outcome } = await one.take(request('req_1'));
      await limiters.redis.del(await limiters.redis.keys(`${prefix}*`));
      await expect
        .poll(async () => await limiters.redis.zrange(`${prefix}limits:{key_1}:key_1:requests`, 0, '-1'))
        .toEqual(['req_1']);
      expect((await other.take(request('req_2'))).outcome).toMatchObject({ kind: 'concurrency' });
      if ('end' in outcome) outcome.end(0);
      await expect.poll(async () => 'end' in (await other.take(request('req_3'))).outcome).toBe(true);
      await sleep(400);
      expect(await limiters.redis.zrange(`${prefix}limits:{key_1}:key_1:requests`, 0, '-1')).toEqual([
        'req_3',
      ]);
    });

    it('waits for no answer less because its own process was busy', async () => {
      const limiter = await limiters.open();
      for (let index = 0; index < 5; index++) {
        const id = String(index);
        const asked = limiter.take({ ...request(`req_${id}`), parties: [{ id: `key_${id}`, limits }] });
        // Right behind the immediate that asks; the next turn of the event loop begins with timers.
        setImmediate(block, 120);
        expect((await asked).outcome).toHaveProperty('end');
      }
    });

    it('rejects soon where there is no Redis', async () => {
      const limiter = createRedisLimiter({
        url: 'redis://127.0.0.1:1',
        prefix: limiters.createPrefix(),
        onConnectionError: () => undefined,
        onRefused: () => undefined,
      });
      await expect(limiter.take(request('req_1'))).rejects.toThrow();
      expect(limiter.nodeCount).toBe(1);
      await limiter.close();
    });

    it('frees slots and forgets nodes in their time that were there when the clock of Redis was ahead', async () => {
      const prefix = limiters.createPrefix();
      const gone = await limiters.open(prefix, { leaseMs: 300 });
      await gone.take(request('req_1'));
      await gone.close();
      const inAnHour = Date.now() + 3_600_000;
      await limiters.redis.zadd(`${prefix}limits:nodes`, inAnHour, 'node_gone');
      const slots = `${prefix}limits:{key_1}:key_1:requests`;
      const [slot = ''] = await limiters.redis.zrange(slots, 0, '-1');
      await limiters.redis.zadd(slots, inAnHour, slot);
      await limiters.redis.persist(slots);
      const lives = await limiters.open(prefix, { leaseMs: 300 });
      expect((await lives.take(request('req_2'))).outcome).toMatchObject({ kind: 'concurrency' });
      await expect.poll(async () => 'end' in (await lives.take(request('req_3'))).outcome).toBe(true);
      await expect.poll(() => lives.nodeCount).toBe(1);
    });

    it('counts on from now where the clock of Redis was ahead', async () => {
      const prefix = limiters.createPrefix();
      const limiter = await limiters.open(prefix);
      const parties = [{ id: 'key_1', limits: { rpm: 60, tpm: null, concurrency: null } }];
      const take = async () => (await limiter.take({ requestId: 'req_1', parties, tokens: 0 })).outcome;
      const at = Date.now() + 3_600_000;
      const used = { r: 60, t: 0, at, rpm: 60, tpm: -1 };
      await limiters.redis.hset(`${prefix}limits:{key_1}:key_1`, used);
      expect(await take()).toMatchObject({ kind: 'requests' });
      await sleep(1_100);
      expect(await take()).toHaveProperty('end');
    });

    it('holds to each of two limits while nodes know different ones', async () => {
      const limiter = await limiters.open(limiters.createPrefix());
      const take = async (rpm: number | null) => {
        const parties = [{ id: 'key_1', limits: { rpm, tpm: null, concurrency: 500 } }];
        return (await limiter.take({ requestId: createRequestId(), parties, tokens: 0 })).outcome;
      };
      for (let index = 0; index < 12; index += 1) expect(await take(12)).toHaveProperty('end');
      for (let round = 0; round < 3; round += 1) {
        expect(await take(2)).toMatchObject({ kind: 'requests' });
        expect(await take(null)).toHaveProperty('end');
        expect(await take(12)).toMatchObject({ kind: 'requests' });
      }
    });

    it('keeps nothing for ever', async () => {
      const prefix = limiters.createPrefix();
      const limiter = await limiters.open(prefix);
      await limiter.take({
        requestId: 'req_1',
        parties: [{ id: 'key_1', limits: { ...limits, tpm: 5 } }],
        tokens: 3,
      });
      const keys = await limiters.redis.keys(`${prefix}*`);
      expect(keys.length).toBeGreaterThan(1);
      expect(await Promise.all(keys.map((key) => limiters.redis.pttl(key)))).not.toContain(-1);
    });
  });
});
