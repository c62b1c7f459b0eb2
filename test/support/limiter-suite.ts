import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type {
  LimitAnswer,
  LimitedParty,
  LimitLease,
  LimitRefusal,
  RateLimits,
} from '../../src/core/limiter.ts';

/** What counts, and how to let time pass for it. */
export interface OpenedLimiter {
  readonly limiter: {
    take(request: {
      readonly requestId: string;
      readonly parties: readonly LimitedParty[];
      readonly tokens: number;
    }): Promise<LimitAnswer> | LimitAnswer;
  };
  /** Lets so many milliseconds pass. */
  advance(milliseconds: number): Promise<void>;
  close(): Promise<void>;
}

const none: RateLimits = { rpm: null, tpm: null, concurrency: null };

/** Requests of parties with these limits, one for each. */
function createClient(readLimiter: () => OpenedLimiter['limiter']) {
  let count = 0;
  const take = async (tokens: number, ...limits: readonly Partial<RateLimits>[]): Promise<LimitAnswer> => {
    const parties = limits.map((given, index) => ({
      id: `party_${String(index)}`,
      limits: { ...none, ...given },
    }));
    count += 1;
    return await readLimiter().take({ requestId: `req_${String(count)}`, parties, tokens });
  };
  return {
    take,
    letIn: async (tokens: number, ...limits: readonly Partial<RateLimits>[]): Promise<LimitLease> => {
      const { outcome } = await take(tokens, ...limits);
      if (!('end' in outcome)) throw new Error(`Refused for ${outcome.kind}`);
      return outcome;
    },
    refuse: async (tokens: number, ...limits: readonly Partial<RateLimits>[]): Promise<LimitRefusal> => {
      const { outcome } = await take(tokens, ...limits);
      if ('end' in outcome) throw new Error('Let in');
      return outcome;
    },
  };
}

/** What every limiter promises. */
export function describeLimiter(name: string, open: () => Promise<OpenedLimiter>): void {
  describe(`Limiter: ${name}`, () => {
    let opened: OpenedLimiter;
    const client = createClient(() => opened.limiter);
    const { take, letIn, refuse } = client;

    beforeEach(async () => {
      opened = await open();
    });

    afterEach(async () => {
      await opened.close();
    });

    it('lets as many requests in as there may be in a minute, and then one after the other', async () => {
      for (let index = 0; index < 3; index += 1) (await letIn(0, { rpm: 3 })).end(0);
      const { kind, retryAfterMs } = await refuse(0, { rpm: 3 });
      expect(kind).toBe('requests');
      expect(retryAfterMs).toBeGreaterThan(18_000);
      expect(retryAfterMs).toBeLessThanOrEqual(20_000);
    });

    it('refills evenly', async () => {
      await Promise.all(Array.from({ length: 60 }, () => letIn(0, { rpm: 60 })));
      await refuse(0, { rpm: 60 });
      await opened.advance(1_050);
      await letIn(0, { rpm: 60 });
    });

    it('reserves tokens, and gives back those that were not used', async () => {
      const lease = await letIn(800, { tpm: 1000 });
      expect((await refuse(800, { tpm: 1000 })).kind).toBe('tokens');
      lease.end(100);
      await opened.advance(0);
      const { report } = await take(800, { tpm: 1000 });
      expect(report.tokens?.limit).toBe(1000);
      expect(report.tokens?.remaining).toBeGreaterThanOrEqual(100);
      expect(report.tokens?.remaining).toBeLessThan(130);
    });

    it('reserves no more than there may be in a minute', async () => {
      const lease = await letIn(1_000_000, { tpm: 1000 });
      const { kind, retryAfterMs } = await refuse(1, { tpm: 1000 });
      expect(kind).toBe('tokens');
      expect(retryAfterMs).toBeLessThanOrEqual(61);
      lease.end(0);
      await opened.advance(0);
      await letIn(1_000_000, { tpm: 1000 });
    });

    it('makes a debt of what was used beyond the reservation, of one minute at most', async () => {
      const lease = await letIn(10, { tpm: 1000 });
      lease.end(1_000_000);
      await opened.advance(0);
      const { kind, retryAfterMs } = await refuse(1, { tpm: 1000 });
      expect(kind).toBe('tokens');
      expect(retryAfterMs).toBeGreaterThan(59_000);
      expect(retryAfterMs).toBeLessThanOrEqual(60_061);
    });

    it('lets as many in at a time as there may be, and the next when one has ended', async () => {
      const leases = [await letIn(0, { concurrency: 2 }), await letIn(0, { concurrency: 2 })];
      expect(await refuse(0, { concurrency: 2 })).toEqual({ kind: 'concurrency', retryAfterMs: 1000 });
      leases[0]?.end(0);
      await opened.advance(0);
      await letIn(0, { concurrency: 2 });
      await refuse(0, { concurrency: 2 });
    });

    it('counts no slot for a request whose number is not limited', async () => {
      const session = await letIn(0, { rpm: 100, concurrency: 1 });
      const response = await letIn(0, { rpm: 100 });
      session.end(0);
      await opened.advance(0);
      await letIn(0, { rpm: 100, concurrency: 1 });
      response.end(0);
      await opened.advance(0);
      expect(await refuse(0, { rpm: 100, concurrency: 1 })).toMatchObject({ kind: 'concurrency' });
    });

    it('takes nothing of anybody when one limit stands in the way', async () => {
      await letIn(0, { rpm: 10 }, { concurrency: 1 });
      await refuse(0, { rpm: 10 }, { concurrency: 1 });
      await refuse(0, { rpm: 10 }, { concurrency: 1 });
      const { report } = await take(0, { rpm: 10 });
      expect(report.requests?.remaining).toBe(8);
    });

    it('keeps the limits of all parties, and reports the level of the one that has least left', async () => {
      const { report } = await take(50, { rpm: 100, tpm: 1000 }, { rpm: 5, tpm: 100_000 });
      expect(report).toMatchObject({
        requests: { limit: 5, remaining: 4 },
        tokens: { limit: 1000, remaining: 950 },
      });
      expect(report.requests?.resetMs).toBeGreaterThan(10_000);
      expect(report.requests?.resetMs).toBeLessThanOrEqual(12_000);
    });

    it('reports nothing of what has no limit', async () => {
      expect((await take(5, { concurrency: 3 })).report).toEqual({ requests: null, tokens: null });
    });

    it('lets exactly as many of parallel requests in as there may be', async () => {
      const answers = await Promise.all(Array.from({ length: 60 }, () => take(10, { rpm: 50, tpm: 250 })));
      expect(answers.filter(({ outcome }) => 'end' in outcome)).toHaveLength(25);
    });

    describeChanges(client, (milliseconds) => opened.advance(milliseconds));
  });
}

/** What becomes of what was used when limits change. */
function describeChanges(
  { take, letIn, refuse }: ReturnType<typeof createClient>,
  advance: OpenedLimiter['advance'],
): void {
  it('begins with all of a limit that there was not before', async () => {
    for (let index = 0; index < 20; index += 1) (await letIn(50, { concurrency: 5 })).end(50);
    await advance(0);
    const { report } = await take(50, { rpm: 10, tpm: 200 });
    expect(report).toMatchObject({ requests: { remaining: 9 }, tokens: { remaining: 150 } });
  });

  it('follows a limit that is changed, and remembers what was used', async () => {
    for (let index = 0; index < 4; index += 1) (await letIn(0, { rpm: 4 })).end(0);
    await refuse(0, { rpm: 4 });
    expect((await take(0, { rpm: 10 })).report.requests?.remaining).toBe(5);
    await refuse(0, { rpm: 2 });
  });

  it('owes a minute at most where a limit is lowered', async () => {
    await Promise.all(Array.from({ length: 60 }, () => letIn(10, { rpm: 60, tpm: 600 })));
    // Twice as much as there may be in a minute counts as used.
    expect((await refuse(0, { rpm: 2, tpm: 600 })).retryAfterMs).toBeLessThanOrEqual(90_000);
    expect((await refuse(10, { tpm: 20 })).retryAfterMs).toBeLessThanOrEqual(90_000);
  });

  it('forgets no request when one ends that began with a higher limit', async () => {
    const earlier = await letIn(0, { rpm: 6000, tpm: 600_000 });
    await advance(50);
    for (let index = 0; index < 6; index += 1) await letIn(0, { rpm: 6, tpm: 600 });
    await refuse(0, { rpm: 6, tpm: 600 });
    await advance(1_000);
    earlier.end(500);
    await advance(0);
    const { kind, retryAfterMs } = await refuse(0, { rpm: 6 });
    expect(kind).toBe('requests');
    expect(retryAfterMs).toBeGreaterThan(7_000);
  });

  it('forgets no token when a request ends that began with a higher limit', async () => {
    const earlier = await letIn(0, { tpm: 600_000 });
    await letIn(600, { tpm: 600 });
    await advance(1_000);
    earlier.end(50);
    await advance(0);
    // Of 650 that were used 590 or so are allowed for.
    expect((await refuse(100, { tpm: 600 })).retryAfterMs).toBeGreaterThan(12_000);
  });

  it('gives nothing of a higher limit back to a lower one', async () => {
    const earlier = await letIn(500, { tpm: 60_000 });
    await advance(600);
    await letIn(600, { tpm: 600 });
    earlier.end(0);
    await advance(0);
    await refuse(100, { tpm: 600 });
  });

  it('counts nothing of a request that began without a limit, and forgets nothing when it ends', async () => {
    const earlier = await letIn(0, {});
    for (let index = 0; index < 5; index += 1) await letIn(100, { rpm: 6, tpm: 600 });
    earlier.end(500);
    await advance(0);
    const { report } = await take(0, { rpm: 6, tpm: 600 });
    expect(report.requests?.remaining).toBe(0);
    expect(report.tokens?.remaining).toBeGreaterThanOrEqual(100);
    expect(report.tokens?.remaining).toBeLessThan(130);
  });
}
