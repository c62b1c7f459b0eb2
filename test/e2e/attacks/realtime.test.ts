import { describe, expect, it } from 'vitest';
import { measureAttack } from '../../support/attack-gateway.ts';
import { listHarm } from '../../support/attack-harm.ts';

describe.skipIf(process.platform !== 'linux')('a gateway holds in sessions', { timeout: 120_000 }, () => {
  it.each([
    ['pings that nobody reads the answers of', 4],
    ['tiny events', 1],
    ['tiny events', 20],
    ['tiny events that nobody reads the answers of', 20],
    ['messages in the smallest pieces', 4],
    ['long items of sound', 4],
    ['long items of text', 4],
    ['long pieces of sound', 4],
    ['long messages without an end', 100],
    ['answers that nobody reads', 50],
  ])('against %s, in %i of them', async (kind, size) => {
    const figures = await measureAttack({ attack: 'realtime', kind, size });
    expect(listHarm(figures)).toEqual([]);
  });

  it.each([
    ['tiny events of an upstream', 4],
    ['pings of an upstream', 4],
    ['an event of 100 MB of an upstream', 4],
  ])('against %s, in %i of them', async (kind, size) => {
    const figures = await measureAttack({ attack: 'realtime', kind, size, upstream: 'attacker' });
    expect(listHarm(figures)).toEqual([]);
  });
});
