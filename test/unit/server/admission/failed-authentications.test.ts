import { describe, expect, it } from 'vitest';
import { createFailedAuthentications } from '../../../../src/server/admission/failed-authentications.ts';

describe('createFailedAuthentications', () => {
  it('limits.failedAuthentications: blocks an address until its minute is over, and says for how long', () => {
    let now = 0;
    const failures = createFailedAuthentications({ limit: 2, now: () => now });
    failures.note('a');
    now = 20_000;
    failures.note('a');
    expect([failures.isExhausted('a'), failures.isExhausted('b')]).toEqual([true, false]);
    expect(() => {
      failures.check('a');
    }).toThrow(
      expect.objectContaining({
        code: 'resource_exhausted',
        reason: 'too_many_attempts',
        retryAfterMs: 40_000,
      }),
    );
    failures.check('b');
    now = 60_000;
    failures.check('a');
    failures.note('a');
    expect(failures.isExhausted('a')).toBe(false);
  });

  it('forgets the oldest of too many addresses', () => {
    const failures = createFailedAuthentications({ limit: 1, capacity: 2, now: () => 0 });
    for (const address of ['a', 'b', 'c']) failures.note(address);
    expect(['a', 'b', 'c'].map((address) => failures.isExhausted(address))).toEqual([false, true, true]);
  });
});
