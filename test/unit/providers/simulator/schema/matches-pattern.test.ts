import { describe, expect, it } from 'vitest';
import { matchesPattern } from '../../../../../src/providers/simulator/schema/matches-pattern.ts';
import { watchCpu } from '../../../../support/watch-cpu.ts';

describe('matchesPattern', () => {
  it.each([
    ['/tmp/a.txt', '^/'],
    ['/tmp/a.txt', String.raw`\.txt$`],
    ['/tmp/a.txt', '^(/[a-z.]+)+$'],
    ['abc', 'b'],
    ['abc', '^a?b*c{1,2}c?|x$'],
    ['abc', String.raw`^\w{3}$`],
    ['a$', String.raw`^a\$`],
    ['', ''],
    ['', '^(a*)*$'],
  ])('%j matches %s', (text, pattern) => {
    expect(matchesPattern(text, pattern)).toBe(true);
    expect(new RegExp(pattern).test(text)).toBe(true);
  });

  it.each([
    ['/tmp/a.txt', '^[a-z]+$'],
    ['/tmp/a.txt', '^https://'],
    ['abc', '^b'],
    ['abc', 'b$'],
    ['abc', '^b|c$x'],
    ['abc', '^a{2,}'],
    ['abc', String.raw`^\d`],
  ])('%j does not match %s', (text, pattern) => {
    expect(matchesPattern(text, pattern)).toBe(false);
    expect(new RegExp(pattern).test(text)).toBe(false);
  });

  it.each([String.raw`\babc\b`, '^(?=abc)', String.raw`^(a)\1`])('takes no chance with %s', (pattern) => {
    expect(matchesPattern('abc', pattern)).toBe(false);
  });

  it.each([
    '^(((((a*)*)*)*)*)*$',
    '^(a|a)*$',
    '^(a{1000000000}){1000000000}$',
    `^${'(a*'.repeat(25)}${')*'.repeat(25)}b$`,
  ])('takes little time for %s', (pattern) => {
    const spentMs = watchCpu();
    matchesPattern('a'.repeat(60), pattern);
    expect(spentMs()).toBeLessThan(1_000);
  });
});
