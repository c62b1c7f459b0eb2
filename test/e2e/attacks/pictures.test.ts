import { describe, expect, it } from 'vitest';
import { measureAttack } from '../../support/attack-gateway.ts';
import { listHarm } from '../../support/attack-harm.ts';

/** Of the 15 seconds of two cores that an attack lasts, and a few more until it has ended. */
const mostCpuSeconds = 20;

describe.skipIf(process.platform !== 'linux')('a gateway holds', { timeout: 120_000 }, () => {
  it.each([40, 80])('against %i wishes for many large pictures, unread', async (size) => {
    const plan = { attack: 'large drawings', size, neighbour: 'a picture' } as const;
    expect(listHarm(await measureAttack(plan))).toEqual([]);
  });

  it.each([1, 2])('against edits of 16 interlaced pictures of 64 megapixels, %i at once', async (size) => {
    const plan = { attack: 'large pictures', kind: '16', size, neighbour: 'a picture' } as const;
    const figures = await measureAttack(plan);
    expect(listHarm(figures)).toEqual([]);
    expect(figures.report).toEqual({ 400: size });
    expect(figures.cpuSeconds).toBeLessThan(mostCpuSeconds);
  });

  /** As many as `limits.pixelsPerRequest` lets through. */
  it.each([1, 2])('against edits of 4 such pictures, %i at once', async (size) => {
    const plan = { attack: 'large pictures', kind: '4', size, neighbour: 'a picture' } as const;
    const figures = await measureAttack(plan);
    expect(listHarm(figures)).toEqual([]);
    expect(figures.cpuSeconds).toBeLessThan(mostCpuSeconds);
  });
});
