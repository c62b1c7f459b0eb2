import { describe, expect, it } from 'vitest';
import { measureAttack } from '../../support/attack-gateway.ts';
import { listHarm } from '../../support/attack-harm.ts';

describe.skipIf(process.platform !== 'linux')('a gateway holds', { timeout: 120_000 }, () => {
  it.each([
    ['objects', 2],
    ['objects', 4],
    ['numbers', 4],
    ['lists', 4],
    ['messages', 4],
    ['nested lists', 4],
    ['keys', 2],
    ['keys', 4],
    ['tiny chunks', 2],
    ['tiny chunks', 4],
    ['objects in format B', 7],
    ['objects in format B', 14],
  ])('against bodies of very many %s, %i at once', async (kind, size) => {
    const figures = await measureAttack({ attack: 'huge bodies', kind, size });
    expect(listHarm(figures)).toEqual([]);
  });

  it.each([5, 10])('against %i bodies that are only declared', async (size) => {
    const figures = await measureAttack({ attack: 'declared bodies', kind: 'json', size });
    expect(listHarm(figures)).toEqual([]);
  });

  it.each([20, 40])('against %i uploads that are only declared', async (size) => {
    const plan = { attack: 'declared bodies', kind: 'form', size, neighbour: 'an edit' } as const;
    expect(listHarm(await measureAttack(plan))).toEqual([]);
  });
});
