import { describe, expect, it } from 'vitest';
import { quote, shorten } from '../../../../../src/providers/simulator/text/quote.ts';

describe('shorten', () => {
  it('puts a text on one line', () => {
    expect(shorten('  two\n\tlines ', 40)).toBe('two lines');
  });

  it('marks what is missing and keeps to the length', () => {
    const short = shorten('a long sentence about nothing in particular', 12);
    expect(short).toBe('a long sent…');
    expect(shorten('🌍'.repeat(50), 12).isWellFormed()).toBe(true);
  });
});

describe('quote', () => {
  it('uses quotation marks that JSON need not escape', () => {
    expect(quote('word', 10)).toBe('“word”');
  });
});
