import { describe, expect, it, onTestFinished } from 'vitest';
import { openRedisLimiter } from '../../../src/stores/index.ts';
import { createScriptedRedis } from '../../support/scripted-redis.ts';

/** A Redis that answers scripts as it is told, and a limiter at it. */
async function open(run: () => string | null, beatMs: number) {
  const redis = await createScriptedRedis(() => '+OK', run);
  onTestFinished(() => redis.close());
  const limiter = await openRedisLimiter({
    url: `redis://127.0.0.1:${String(redis.port)}`,
    prefix: 'specway:',
    limits: { beatMs },
    onConnectionError: () => undefined,
    onRefused: () => undefined,
  });
  onTestFinished(() => limiter.close());
  // Its first beat, which may be answered too late for it on a busy machine; the next one comes when it may be far away.
  await expect.poll(() => redis.connections[0]).toContain('eval');
  return { redis, limiter };
}

describe('the connection to Redis', () => {
  it.each([
    "-READONLY You can't write against a read only replica.",
    "-ERR Error running script: @user_script: 3: -READONLY You can't write against a read only replica.",
  ])('is made anew where Redis has become a replica, and says "%s"', async (refusal) => {
    let reply = ':1';
    const { redis, limiter } = await open(() => reply, 20);
    await expect.poll(() => limiter.state).toBe('ok');
    const startedAt = performance.now();
    reply = refusal;
    await expect.poll(() => limiter.state).toBe('failing');
    await expect.poll(() => redis.connections.length).toBeGreaterThan(2);
    // Not at every answer, however long it is a replica.
    const renewed = redis.connections.length - 2;
    expect(performance.now() - startedAt).toBeGreaterThan(900 * renewed);
    reply = ':1';
    await expect.poll(() => limiter.state).toBe('ok');
  });

  it('is told once of a request that was not answered before it broke, and of its end', async () => {
    let reply: string | null = ':1';
    const { redis, limiter } = await open(() => reply, 60_000);
    const parties = [{ id: 'key_1', limits: { rpm: 60, tpm: null, concurrency: null } }];
    reply = null;
    await expect(limiter.take({ requestId: 'req_1', parties, tokens: 0 })).rejects.toThrow();
    await expect.poll(() => redis.texts[0]).toContain('\r\nend\r\n');
    reply = ':1';
    redis.drop();
    await expect.poll(() => redis.texts[1]).toContain('\r\nend\r\n');
    expect(redis.texts[0]).toContain('\r\ntake\r\n');
    expect(redis.texts[1]).not.toContain('\r\ntake\r\n');
  });
});
