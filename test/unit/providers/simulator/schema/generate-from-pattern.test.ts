import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../../src/providers/simulator/create-random.ts';
import { generateFromPattern } from '../../../../../src/providers/simulator/schema/generate-from-pattern.ts';
import { watchCpu } from '../../../../support/watch-cpu.ts';

const anyLength = { min: 0, max: Infinity };

function generate(pattern: string, range = anyLength, high = 1): string | null {
  return generateFromPattern(pattern, range, createRandom({ high, low: 2 }, 'test'));
}

describe('generateFromPattern', () => {
  it.each([
    '^[A-Z]{3}$',
    '^a|b|c$',
    '^(foo|ba[rz]){2,3}$',
    '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$',
    '^[\\w.+-]+@[\\w-]+\\.[a-z]{2,}$',
    '^\\+?[1-9]\\d{1,14}$',
    '^[^\\s@]+$',
    '^(?:\\x41|\\u0042|\\u{43})+$',
    '^\\S\\D\\W$',
    '^[\\]\\\\^-]$',
    '^[a-c-]{5}$',
    '^\\/api\\/[a-z]*?$',
    '^.{3}$',
    '^\\p{Lu}\\p{Ll}*\\P{L}$',
    '^€{2}🌍$',
    '^\\bword\\b$',
    '^x{0}$',
    '^\\p{Emoji}$',
    '^[\\u{3041}-\\u{3096}]$',
    '^[^\\x00-\\x7f]$',
    `^${'('.repeat(40)}a${')'.repeat(40)}$`,
    '',
  ])('makes a text that matches %s', (pattern) => {
    for (let high = 0; high < 20; high += 1)
      expect(generate(pattern, anyLength, high)).toMatch(new RegExp(pattern, 'u'));
  });

  it.each(['^[\\w-.]{3}$', '^\\-a{b}\\_$'])('makes a text of %s, which is no Unicode pattern', (pattern) => {
    expect(generate(pattern)).toMatch(new RegExp(pattern));
  });

  it.each([
    ['^[a-z]+$', 17, 17],
    ['^(ab)+$', 100, 101],
    ['^[a-z]+(-[a-z]+)*$', 50, 60],
    ['^a{2,9}$', 5, 6],
  ])('makes a text of %s that is %i to %i long', (pattern, min, max) => {
    const text = generate(pattern, { min, max }) ?? '';
    expect(text).toMatch(new RegExp(pattern));
    expect(text.length).toBeGreaterThanOrEqual(min);
    expect(text.length).toBeLessThanOrEqual(max);
  });

  it.each([
    '(?=a)b',
    '(?<!a)b',
    '(a)\\1',
    '\\k<a>',
    'a**',
    '[a',
    '(a',
    'a)',
    '[]',
    'a{3,2}',
    '(?i:a)',
    '\\p{Letters}',
    '\\ud800',
    'a'.repeat(2_000),
  ])('gives up on %s', (pattern) => {
    expect(generate(pattern)).toBeNull();
  });

  it('gives up on a length the pattern does not have', () => {
    expect(generate('^abc$', { min: 5, max: 9 })).toBeNull();
    expect(generate('^abc$', { min: 0, max: 2 })).toBeNull();
  });

  it.each([
    '^(a+)+$',
    '((((a{99}){99}){99}){99})',
    '(a|){999999999}',
    '(\\b){999999999}',
    '((a*)*)*',
    `${'('.repeat(100)}${'){9}'.repeat(100)}`,
    [...'abcdefghijklmnopqrstuvwxyz']
      .map((letter) => `[^${letter}]`)
      .join('')
      .repeat(9),
  ])('is done with %s in no time', (pattern) => {
    const spentMs = watchCpu();
    generate(pattern, { min: 3_000, max: 4_000 });
    expect(spentMs()).toBeLessThan(1_500);
  });
});
