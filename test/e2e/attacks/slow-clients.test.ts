import { describe, expect, it } from 'vitest';
import { measureAttack } from '../../support/attack-gateway.ts';
import { listHarm, type Held } from '../../support/attack-harm.ts';

/** A silent head has 20 seconds, and is looked at every 5. */
const closedWithinMs = 26_000;

describe.skipIf(process.platform !== 'linux')('a gateway holds', { timeout: 120_000 }, () => {
  it.each([
    ['streams', 200],
    ['streams', 400],
    ['answers', 200],
    ['answers', 400],
    ['a byte a second', 400],
  ])('against clients that are slow to read: %s, %i of them', async (kind, size) => {
    const plan = { attack: 'slow readers', kind, size, upstream: 'attacker' } as const;
    expect(listHarm(await measureAttack(plan))).toEqual([]);
  });

  it('gives up clients that read nothing for as long as it is told', async () => {
    const limits = { stallTimeout: '3s' };
    const upstream = 'attacker';
    const kind = 'streams and answers';
    const figures = await measureAttack({ attack: 'slow readers', kind, size: 100, limits, upstream });
    expect(listHarm(figures)).toEqual([]);
    const countRequests = (held: Held | null) => held?.inFlight['specway_requests_in_flight{}'];
    const others = 3;
    expect(countRequests(figures.during)).toBeLessThanOrEqual(others);
  });

  it('closes connections whose heads come byte by byte, or bodies drop by drop', async () => {
    const figures = await measureAttack({ attack: 'slow senders', size: 1_000 });
    expect(listHarm(figures)).toEqual([]);
    expect(Object.keys(figures.report).filter((name) => name.includes('not closed'))).toEqual([]);
    expect(figures.report['heads 408']).toBe(1_000);
    expect(figures.report['bodies 504']).toBeGreaterThan(0);
    expect(figures.report['heads closed after']).toBeLessThan(closedWithinMs);
    expect(figures.report['bodies closed after']).toBeLessThan(closedWithinMs);
  });

  it('closes connections that never finish, or begin, their handshake', async () => {
    const figures = await measureAttack({ attack: 'slow handshakes', size: 200, protocol: 'tls' });
    expect(listHarm(figures)).toEqual([]);
    expect(figures.report['silent closed after']).toBeLessThan(closedWithinMs);
    expect(figures.report['half closed after']).toBeLessThan(closedWithinMs);
  });
});
