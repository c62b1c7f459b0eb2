import { describe, expect, it } from 'vitest';
import { measureAttack } from '../../support/attack-gateway.ts';
import { countOpened, listHarm } from '../../support/attack-harm.ts';

/** Defaults of `limits.connectionsPerAddress` and `limits.failedAuthentications`. */
const connectionsPerAddress = 4_096;
const failedAuthentications = 120;

describe.skipIf(process.platform !== 'linux')('a gateway holds', { timeout: 120_000 }, () => {
  it.each([
    ['one at a time', 200],
    ['one at a time', 400],
    ['pipelined', 200],
    ['pipelined', 400],
  ])('against small requests %s on %i connections of one key', async (kind, size) => {
    const figures = await measureAttack({ attack: 'requests', kind, size });
    expect(listHarm(figures)).toEqual([]);
  });

  it.each([5_000, 10_000])('against %i connections from one address', async (size) => {
    const figures = await measureAttack({ attack: 'idle connections', size });
    expect(listHarm(figures)).toEqual([]);
    const others = 50;
    expect(countOpened(figures.before, figures.during)).toBeLessThan(connectionsPerAddress + others);
  });

  it.each([50, 100])('against wrong keys on %i connections, next to a good one', async (size) => {
    const plan = { attack: 'wrong keys', size, neighbourAddress: '127.0.0.1' } as const;
    const figures = await measureAttack(plan);
    expect(listHarm(figures)).toEqual([]);
    const { refused = 0, limited = 0, limitedWithoutRetryAfter, other } = figures.report;
    expect(refused).toBeLessThanOrEqual(failedAuthentications);
    expect(limited).toBeGreaterThan(1_000);
    expect({ limitedWithoutRetryAfter, other }).toEqual({ limitedWithoutRetryAfter: 0, other: 0 });
  });
});
