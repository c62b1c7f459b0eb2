import { describe, expect, it } from 'vitest';
import { addUsage, createTokenUsage, noMedia } from '../../../../src/core/tokens/token-counts.ts';

describe('addUsage', () => {
  const told = createTokenUsage({ cacheReadTokens: 30, cachedMediaTokens: { ...noMedia, audio: 20 } });
  const untold = createTokenUsage({ cacheReadTokens: 5 });

  it('adds up what caches gave of media', () => {
    const cachedMediaTokens = { ...noMedia, audio: 40 };
    expect(addUsage(told, told)).toMatchObject({ cacheReadTokens: 60, cachedMediaTokens });
    expect(addUsage(untold, told)).toMatchObject({
      cacheReadTokens: 35,
      cachedMediaTokens: { ...noMedia, audio: 20 },
    });
  });

  it('keeps what each call used', () => {
    const sum = addUsage(untold, told);
    expect(sum.calls).toEqual([untold, told]);
    expect(addUsage(sum, sum).calls).toEqual([untold, told, untold, told]);
  });

  it('says nothing of that where no upstream does', () => {
    expect(addUsage(untold, untold)).not.toHaveProperty('cachedMediaTokens');
  });
});
