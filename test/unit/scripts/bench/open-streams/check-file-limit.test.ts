import { describe, expect, it } from 'vitest';
import { checkFileLimit } from '../../../../../scripts/bench/open-streams/check-file-limit.ts';
import { Refusal } from '../../../../../scripts/bench/refusal.ts';

describe('checkFileLimit', () => {
  it('accepts a limit with two files per stream and some to spare', () => {
    expect(() => {
      checkFileLimit(2000, 4256);
    }).not.toThrow();
  });

  it('refuses a lower one and says what is needed', () => {
    const check = (): void => {
      checkFileLimit(2000, 4255);
    };
    expect(check).toThrow(Refusal);
    expect(check).toThrow('2000 streams need 4256 open files, and 4255 are allowed');
  });
});
