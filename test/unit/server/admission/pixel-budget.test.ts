import { describe, expect, it } from 'vitest';
import { createPixelBudget } from '../../../../src/server/admission/pixel-budget.ts';

const limits = { pixelsPerRequest: 60, pixelsPerKey: 100 };

describe('createPixelBudget', () => {
  it('counts the requests of a key together, and those of others apart', () => {
    const { open } = createPixelBudget(limits);
    const [one, other] = [{ pixels: 0 }, { pixels: 0 }];
    open(one).take(60);
    expect(() => {
      open(one).take(41);
    }).toThrow(
      expect.objectContaining({
        code: 'resource_exhausted',
        reason: 'concurrency_limit_exceeded',
        retryAfterMs: 2_000,
      }) as Error,
    );
    expect(one.pixels).toBe(60);
    open(one).take(40);
    open(other).take(60);
    expect([one.pixels, other.pixels]).toEqual([100, 60]);
  });

  it('gives back what is left when a request ends, and nothing twice', () => {
    const { open } = createPixelBudget(limits);
    const holder = { pixels: 0 };
    const [first, second] = [open(holder), open(holder)];
    first.take(50);
    second.take(30);
    first.give(20);
    expect(holder.pixels).toBe(60);
    first.close();
    first.close();
    first.give(30);
    expect(holder.pixels).toBe(30);
    second.close();
    expect(holder.pixels).toBe(0);
  });

  it('lets no request have more than its key may', () => {
    expect(createPixelBudget(limits).open({ pixels: 0 }).maxPixels).toBe(60);
    const small = createPixelBudget({ ...limits, pixelsPerKey: 10 });
    expect(small.open({ pixels: 0 }).maxPixels).toBe(10);
  });
});
