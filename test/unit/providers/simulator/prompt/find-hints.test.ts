import { describe, expect, it } from 'vitest';
import { findHints } from '../../../../../src/providers/simulator/prompt/find-hints.ts';
import { watchCpu } from '../../../../support/watch-cpu.ts';

describe('findHints', () => {
  it.each([
    ['What is the weather in Paris?', ['Paris']],
    ['Weather in San Francisco, CA please', ['San Francisco, CA']],
    ['Compare Rome, Oslo and New York', ['Oslo', 'New York']],
    ['the weather in Paris and London', ['Paris', 'London']],
    ['what is the weather in paris?', ['paris']],
    ['Wie ist das Wetter in Zürich?', ['Zürich']],
    ['What is in the box?', []],
  ])('finds the names of %j', (question, names) => {
    expect(findHints(question).names).toEqual(names);
  });

  it('finds numbers in their order', () => {
    expect(findHints('Add 15 and -2.5, then v2 and 1e3').numbers).toEqual([15, -2.5]);
  });

  it('finds quotations in straight and curly marks', () => {
    expect(findHints('Say "one two" or “three”').quoted).toEqual(['one two', 'three']);
  });

  it('puts the question on one line', () => {
    expect(findHints(' a\n b ').text).toBe('a b');
  });

  it('stays quick with a long question that is all names', () => {
    const spentMs = watchCpu();
    findHints('in Aa '.repeat(100_000));
    findHints('Aaaa '.repeat(100_000));
    expect(spentMs()).toBeLessThan(1_000);
  });
});
