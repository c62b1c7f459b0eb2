import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  LimitAnswer,
  LimitedParty,
  LimitLease,
  RateLimits,
  SharedLimiter,
} from '../../src/core/limiter.ts';
import { hasRedis, RedisLimiters } from '../support/redis-limiters.ts';

const none: RateLimits = { rpm: null, tpm: null, concurrency: null };
/** Shorter than in truth, so that tests need not wait. */
const aheadMs = 200;

let limiters: RedisLimiters;
let count = 0;

/** A node, a party on it, and what Redis keeps of that. */
class Node {
  readonly #prefix: string;
  readonly #limiter: SharedLimiter;
  /** Requests that Redis was asked for, one by one. */
  askedCount = 0;

  private constructor(prefix: string, limiter: SharedLimiter) {
    this.#prefix = prefix;
    this.#limiter = limiter;
  }

  static async open(prefix = limiters.createPrefix(), leaseMs = 60_000): Promise<Node> {
    return new Node(prefix, await limiters.open(prefix, { aheadMs, leaseMs }));
  }

  async take(limits: Partial<RateLimits>, tokens = 0): Promise<LimitAnswer> {
    return await this.takeOf([{ id: 'key_1', limits: { ...none, ...limits } }], tokens);
  }

  async takeOf(parties: readonly LimitedParty[], tokens = 0): Promise<LimitAnswer> {
    count += 1;
    const answer = this.#limiter.take({ requestId: `req_${String(count)}`, parties, tokens });
    if (answer instanceof Promise) this.askedCount += 1;
    return await answer;
  }

  async letIn(limits: Partial<RateLimits>, tokens = 0): Promise<LimitLease> {
    const { outcome } = await this.take(limits, tokens);
    if ('end' in outcome) return outcome;
    throw new Error(`Refused for ${outcome.kind}`);
  }

  /** Requests one after the other, each of which uses so many of its tokens. */
  async run(requests: number, limits: Partial<RateLimits>, { tokens = 0, used = 0 } = {}): Promise<void> {
    for (let index = 0; index < requests; index += 1) (await this.letIn(limits, tokens)).end(used);
  }

  /** Whether each of some requests was let in. */
  async tryAll(requests: number, limits: Partial<RateLimits>): Promise<readonly LimitLease[]> {
    const answers = await Promise.all(Array.from({ length: requests }, () => this.take(limits)));
    return answers.flatMap(({ outcome }) => ('end' in outcome ? [outcome] : []));
  }

  async readUsed(): Promise<{ readonly requests: number; readonly tokens: number; readonly slots: number }> {
    const key = `${this.#prefix}limits:{key_1}:key_1`;
    const { r = '0', t = '0' } = await limiters.redis.hgetall(key);
    const slots = await limiters.redis.zcount(`${key}:requests`, Date.now(), '+inf');
    return { requests: Math.round(Number(r)), tokens: Math.round(Number(t)), slots };
  }

  close(): Promise<void> {
    return this.#limiter.close();
  }
}

/** A hundred requests a second come back while a test looks. */
const ample = { rpm: 6_000, tpm: 600_000, concurrency: 60_000 };

describe.skipIf(!(await hasRedis()))('limits that are taken ahead', () => {
  beforeAll(() => {
    limiters = new RedisLimiters();
  });

  afterAll(() => limiters.close());

  it('are for a crowd: who comes now and then asks for itself alone', async () => {
    const node = await Node.open();
    await node.run(3, ample);
    expect(node.askedCount).toBe(3);
    expect((await node.readUsed()).requests).toBeLessThanOrEqual(3);
  });

  it('let many requests in by few calls, and are given back when nobody comes any more', async () => {
    const node = await Node.open();
    await node.run(500, ample, { tokens: 20, used: 5 });
    expect(node.askedCount).toBeLessThan(100);
    // What a minute's refill took off meanwhile is 100 a second.
    await expect.poll(async () => (await node.readUsed()).slots, { timeout: 5_000 }).toBe(0);
    const { requests, tokens } = await node.readUsed();
    expect(requests).toBeLessThanOrEqual(500);
    expect(requests).toBeGreaterThan(300);
    expect(tokens).toBeLessThanOrEqual(2_500);
  });

  it('are counted while they are held, and told as what is left', async () => {
    const node = await Node.open();
    await node.run(200, ample);
    const { report, outcome } = await node.take(ample);
    expect((await node.readUsed()).requests).toBeGreaterThan(201 - 100);
    expect(report.requests?.limit).toBe(6_000);
    expect(report.requests?.remaining).toBeGreaterThanOrEqual(6_000 - 201);
    expect(report.requests?.remaining).toBeLessThan(6_000 - 100);
    if ('end' in outcome) outcome.end(0);
  });

  it('never let more in than there may be, on any number of nodes', async () => {
    const prefix = limiters.createPrefix();
    const nodes = await Promise.all([Node.open(prefix), Node.open(prefix), Node.open(prefix)]);
    const limits = { concurrency: 1_000 };
    const rounds = await Promise.all(
      nodes.map(async (node) => {
        const leases: LimitLease[] = [];
        for (let round = 0; round < 80; round += 1) leases.push(...(await node.tryAll(10, limits)));
        return leases;
      }),
    );
    const leases = rounds.flat();
    expect(nodes.reduce((sum, { askedCount }) => sum + askedCount, 0)).toBeLessThan(2_400);
    expect(leases.length).toBeLessThanOrEqual(1_000);
    // What is held for requests that do not come is given back, and all of it can be had.
    await expect
      .poll(
        async () => {
          leases.push(...(await (nodes[0] as Node).tryAll(10, limits)));
          return leases.length;
        },
        { timeout: 5_000, interval: 50 },
      )
      .toBe(1_000);
    for (const lease of leases) lease.end(0);
    await expect.poll(async () => (await (nodes[0] as Node).readUsed()).slots, { timeout: 5_000 }).toBe(0);
  });

  it('do not let in what would not fit a minute', async () => {
    const prefix = limiters.createPrefix();
    const nodes = await Promise.all([Node.open(prefix), Node.open(prefix)]);
    const startedAt = performance.now();
    const rounds = await Promise.all(
      nodes.map(async (node) => {
        let letIn = 0;
        for (let round = 0; round < 100; round += 1)
          letIn += (await node.tryAll(10, { rpm: 1_200 })).map((lease) => lease.end(0)).length;
        return letIn;
      }),
    );
    const refilled = ((performance.now() - startedAt) / 60_000) * 1_200;
    const letIn = rounds.reduce((sum, value) => sum + value, 0);
    expect(letIn).toBeLessThanOrEqual(1_200 + Math.ceil(refilled));
    // What a node holds for requests to come is a 64th of what was left, and each has one at a time.
    expect(letIn).toBeGreaterThan(1_200 - 2 * 20);
  });

  it('are not taken where there is little, so that every request has its turn', async () => {
    const node = await Node.open();
    const leases = await node.tryAll(300, { rpm: 200 });
    expect(leases).toHaveLength(200);
    expect(node.askedCount).toBe(300);
  });

  it('keep the slot of a request that lasts, and that alone', async () => {
    const node = await Node.open();
    await node.run(100, ample, { tokens: 10, used: 10 });
    const long = await node.letIn(ample, 10);
    const before = node.askedCount;
    await node.run(50, ample);
    expect(node.askedCount - before).toBeLessThan(50);
    await expect.poll(async () => (await node.readUsed()).slots, { timeout: 5_000 }).toBe(1);
    long.end(3_000);
    await expect.poll(async () => (await node.readUsed()).slots).toBe(0);
    const { tokens } = await node.readUsed();
    expect(tokens).toBeGreaterThan(2_000);
  });

  it('are fewer slots again when fewer requests come at a time', async () => {
    const node = await Node.open();
    const quick = async () => {
      for (const lease of await node.tryAll(100, ample)) lease.end(0);
      return (await node.readUsed()).slots;
    };
    await expect.poll(quick, { interval: 1 }).toBeGreaterThan(60);
    const slow = async () => {
      for (let index = 0; index < 5; index += 1) await node.run(1, ample);
      return (await node.readUsed()).slots;
    };
    await expect.poll(slow, { timeout: 10_000, interval: 50 }).toBeLessThan(20);
  });

  it('are a 64th of what a user has, however many keys ask', async () => {
    const node = await Node.open();
    const user = { id: 'key_1', limits: { ...none, concurrency: 2_000 } };
    for (let round = 0; round < 6; round += 1)
      for (let key = 0; key < 80; key += 1) {
        const limits = { ...none, rpm: 100_000 };
        const { outcome } = await node.takeOf([user, { id: `key_of_${String(key)}`, limits }]);
        if ('end' in outcome) outcome.end(0);
      }
    expect((await node.readUsed()).slots).toBeLessThan(2_000 / 16);
  });

  it('are given back though a call for more was under way when the gateway stopped', async () => {
    const node = await Node.open();
    await node.run(100, ample);
    // Older than a grant is by itself: more is asked for.
    await sleep(aheadMs + 20);
    await node.run(1, ample);
    await node.close();
    expect((await node.readUsed()).slots).toBe(0);
  });

  it('renew the slot of a request that lasts longer than a lease', async () => {
    const prefix = limiters.createPrefix();
    const node = await Node.open(prefix, 300);
    await node.run(50, ample);
    await node.letIn(ample);
    await sleep(900);
    expect((await node.readUsed()).slots).toBe(1);
  });

  it('end when there is not plenty any more, before Redis forgets their slots', async () => {
    const prefix = limiters.createPrefix();
    const [node, other] = [await Node.open(prefix, 400), await Node.open(prefix, 60_000)];
    const limits = { concurrency: 1_000 };
    await node.run(20, limits);
    await other.tryAll(900, limits);
    const last: number[] = [];
    for (let index = 0; index < 10; index += 1) {
      await sleep(50);
      const before = node.askedCount;
      await node.run(1, limits);
      last.push(node.askedCount - before);
    }
    expect(last.slice(-5)).toEqual([1, 1, 1, 1, 1]);
  });

  it('are free again when their node is gone', async () => {
    const prefix = limiters.createPrefix();
    const gone = await Node.open(prefix, 400);
    await gone.run(50, ample);
    expect((await gone.readUsed()).slots).toBeGreaterThan(1);
    await expect.poll(async () => (await gone.readUsed()).slots, { timeout: 5_000 }).toBe(0);
  });

  it('make a debt of what was used beyond the reservation', async () => {
    const node = await Node.open();
    await node.run(40, ample, { tokens: 10, used: 10 });
    const lease = await node.letIn(ample, 10);
    lease.end(2_000_000);
    await expect
      .poll(async () => (await node.take(ample, 10)).outcome, { timeout: 5_000 })
      .toMatchObject({ kind: 'tokens' });
  });

  it('follow a limit that is changed', async () => {
    const node = await Node.open();
    await node.run(200, ample);
    const { outcome } = await node.take({ ...ample, rpm: 1 });
    expect(outcome).toMatchObject({ kind: 'requests' });
  });

  it('are given back without a word on limits that there were not when they were taken', async () => {
    const prefix = limiters.createPrefix();
    const [node, other] = [await Node.open(prefix), await Node.open(prefix)];
    await node.run(50, { concurrency: 60_000 });
    await other.run(6, { rpm: 6, concurrency: 60_000 });
    await expect.poll(async () => (await node.readUsed()).slots, { timeout: 5_000 }).toBe(0);
    const { outcome } = await other.take({ rpm: 6, concurrency: 60_000 });
    expect(outcome).toMatchObject({ kind: 'requests' });
  });

  it('are given back when the gateway stops', async () => {
    const prefix = limiters.createPrefix();
    const node = await Node.open(prefix);
    await node.run(100, ample);
    await node.close();
    expect((await node.readUsed()).slots).toBe(0);
  });
});
