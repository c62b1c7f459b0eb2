import { describe, expect, it, onTestFinished } from 'vitest';
import { openRedisLimiter } from '../../../src/stores/index.ts';
import { createTestGateway } from '../../support/create-test-gateway.ts';
import { createScriptedRedis, type ScriptedRedis } from '../../support/scripted-redis.ts';

const outOfRange = '-ERR DB index is out of range';
const tooMany = '-ERR max number of clients reached';
const request = { requestId: 'req_1', parties: [], tokens: 0 };

async function openRedis(select: () => string): Promise<ScriptedRedis> {
  const redis = await createScriptedRedis(select);
  onTestFinished(() => redis.close());
  return redis;
}

function createOptions(redis: ScriptedRedis) {
  const refusals: string[] = [];
  const options: Parameters<typeof openRedisLimiter>[0] = {
    url: `redis://127.0.0.1:${String(redis.port)}/99`,
    prefix: 'specway:',
    limits: { beatMs: 20 },
    onConnectionError: () => undefined,
    onRefused: ({ message }) => refusals.push(message),
  };
  return { options, refusals };
}

async function openLimiter(redis: ScriptedRedis) {
  const { options, refusals } = createOptions(redis);
  const limiter = await openRedisLimiter(options);
  onTestFinished(() => limiter.close());
  return { limiter, refusals };
}

const countScripts = (redis: ScriptedRedis) =>
  redis.connections.map((names) => names.filter((name) => name === 'evalsha').length);

describe('the database of REDIS_URL', () => {
  it('is refused at the start, in words for the operator', async () => {
    const redis = await openRedis(() => outOfRange);
    const redisUrl = `redis://127.0.0.1:${String(redis.port)}/99`;
    await expect(createTestGateway({ config: { redisUrl } })).rejects.toThrow(
      'REDIS_URL: Redis refuses the connection: ERR DB index is out of range',
    );
    expect(countScripts(redis).every((count) => count === 0)).toBe(true);
  });

  it('is told of once where it is refused at the start: by what ends it, and not in the log as well', async () => {
    const { options, refusals } = createOptions(await openRedis(() => outOfRange));
    await expect(openRedisLimiter(options)).rejects.toThrow('ERR DB index is out of range');
    expect(refusals).toEqual([]);
  });

  it('is not left for another when it is refused later', async () => {
    let reply = '+OK';
    const redis = await openRedis(() => reply);
    const { limiter, refusals } = await openLimiter(redis);
    await expect.poll(() => countScripts(redis)[0]).toBeGreaterThan(0);
    expect(limiter.state).toBe('ok');
    reply = outOfRange;
    redis.drop();
    await expect.poll(() => redis.connections.length).toBeGreaterThan(2);
    await expect(limiter.take(request)).rejects.toThrow();
    expect(
      countScripts(redis)
        .slice(1)
        .every((count) => count === 0),
    ).toBe(true);
    expect(limiter.state).toBe('failing');
    expect(refusals).toEqual(['Redis refuses the connection: ERR DB index is out of range']);
    reply = '+OK';
    await expect.poll(() => limiter.state, { timeout: 5_000 }).toBe('ok');
  });

  it('is taken once there is room for one more client', async () => {
    let reply = tooMany;
    const redis = await openRedis(() => reply);
    const { limiter, refusals } = await openLimiter(redis);
    expect(refusals).toHaveLength(1);
    reply = '+OK';
    await expect.poll(() => limiter.state, { timeout: 5_000 }).toBe('ok');
  });
});

describe('a Redis that is away when the gateway starts', () => {
  it('is in the log at once, with the reason', async () => {
    const redis = await createScriptedRedis(() => '+OK');
    await redis.close();
    const redisUrl = `redis://127.0.0.1:${String(redis.port)}`;
    const gateway = await createTestGateway({ config: { redisUrl } });
    onTestFinished(() => gateway.stop());
    const warnings = gateway.logLines.filter(({ level }) => level === 40);
    expect(warnings).toEqual([
      expect.objectContaining({
        msg: 'Redis does not answer; each node allows its share of the limits',
        err: expect.objectContaining({ message: expect.stringContaining('ECONNREFUSED') }),
      }),
    ]);
  });
});
