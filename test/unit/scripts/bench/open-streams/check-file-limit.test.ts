import { describe, expect, it } from 'vitest';
import {
  checkFileLimit,
  parseFileLimit,
} from '../../../../../scripts/bench/open-streams/check-file-limit.ts';
import { Refusal } from '../../../../../scripts/bench/refusal.ts';

function createLimits(soft: string): string {
  return (
    'Limit                     Soft Limit           Hard Limit           Units     \n' +
    `Max open files            ${soft.padEnd(21)}20000                files     \n`
  );
}

describe('parseFileLimit', () => {
  it('reads the soft limit', () => {
    expect(parseFileLimit(createLimits('1024'))).toBe(1024);
    expect(parseFileLimit(createLimits('unlimited'))).toBe(Infinity);
  });
});

describe('checkFileLimit', () => {
  it('accepts a limit with two files per stream and some to spare', () => {
    expect(() => {
      checkFileLimit(2000, createLimits('4256'));
    }).not.toThrow();
  });

  it('refuses a lower one and says what is needed', () => {
    const check = (): void => {
      checkFileLimit(2000, createLimits('4255'));
    };
    expect(check).toThrow(Refusal);
    expect(check).toThrow('2000 streams need 4256 open files, and 4255 are allowed');
  });
});
