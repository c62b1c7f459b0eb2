import { describe, expect, it } from 'vitest';
import { measureAttack } from '../../support/attack-gateway.ts';
import { listHarm } from '../../support/attack-harm.ts';

describe.skipIf(process.platform !== 'linux')('a gateway holds', { timeout: 120_000 }, () => {
  it.each([1, 300, 600])('against %i connections that pipeline documents unread', async (size) => {
    const figures = await measureAttack({ attack: 'pipelined requests', kind: 'documents', size });
    expect(listHarm(figures)).toEqual([]);
  });

  it.each([20, 40])('against %i connections that pipeline questions unread', async (size) => {
    const figures = await measureAttack({ attack: 'pipelined requests', kind: 'answers', size });
    expect(listHarm(figures)).toEqual([]);
  });

  it.each([
    ['chunked text', 50],
    ['chunked text', 100],
    ['chunked pictures', 40],
    ['chunked pictures', 80],
    ['tiny chunks', 5],
    ['tiny chunks', 10],
    ['text bombs', 40],
    ['picture bombs', 20],
    ['picture bombs', 40],
    ['long events', 20],
    ['long events', 40],
  ])('against an upstream that answers with %s, %i at once', async (kind, size) => {
    const figures = await measureAttack({ attack: 'huge answers', upstream: 'attacker', kind, size });
    expect(listHarm(figures)).toEqual([]);
  });
});
