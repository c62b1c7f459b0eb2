import { describe, expect, it } from 'vitest';
import { suggestName } from '../../../src/core/suggest-name.ts';

const names = ['connect', 'firstByte', 'idle', 'total'];

describe('suggestName', () => {
  it.each([
    ['conect', 'connect'],
    ['conncet', 'connect'],
    ['firstbyte', 'firstByte'],
    ['first_byte', 'firstByte'],
    ['totals', 'total'],
    ['idel', 'idle'],
  ])('takes %s for %s', (name, expected) => {
    expect(suggestName(name, names)).toBe(expected);
  });

  it.each(['', 'id', 'read', 'connectionLimit'])('suggests nothing for %j', (name) => {
    expect(suggestName(name, names)).toBeNull();
  });

  it('prefers the closest candidate', () => {
    expect(suggestName('SPECWAY_TLS_KEYS', ['SPECWAY_API_KEY', 'SPECWAY_TLS_KEY'])).toBe('SPECWAY_TLS_KEY');
  });
});
