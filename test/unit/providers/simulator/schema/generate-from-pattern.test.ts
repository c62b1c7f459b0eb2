import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../../src/providers/simulator/create-random.ts';
import { generateFromPattern } from '../../../../../src/providers/simulator/schema/generate-from-pattern.ts';

const anyLength = { least: 0, most: Infinity };

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
    '',
  ])('makes a text that matches %s', (pattern) => {
    for (let high = 0; high < 20; high += 1)
      expect(generate(pattern, anyLength, high)).toMatch(new RegExp(pattern, 'u'));
  });

  it.each([
    ['^[a-z]+$', 17, 17],
    ['^(ab)+$', 100, 101],
    ['^[a-z]+(-[a-z]+)*$', 50, 60],
    ['^a{2,9}$', 5, 6],
  ])('makes a text of %s that is %i to %i long', (pattern, least, most) => {
    const text = generate(pattern, { least, most }) ?? '';
    expect(text).toMatch(new RegExp(pattern));
    expect(text.length).toBeGreaterThanOrEqual(least);
    expect(text.length).toBeLessThanOrEqual(most);
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
    '\\p{Emoji}',
    '\\ud800',
    `${'('.repeat(40)}${')'.repeat(40)}`,
    'a'.repeat(2_000),
  ])('gives up on %s', (pattern) => {
    expect(generate(pattern)).toBeNull();
  });

  it('gives up on a length the pattern does not have', () => {
    expect(generate('^abc$', { least: 5, most: 9 })).toBeNull();
    expect(generate('^abc$', { least: 0, most: 2 })).toBeNull();
  });

  it.each(['^(a+)+$', '((((a{99}){99}){99}){99})', '(a|){999999999}', '(\\b){999999999}', '((a*)*)*'])(
    'is done with %s in no time',
    (pattern) => {
      const startedAt = performance.now();
      generate(pattern, { least: 3_000, most: 4_000 });
      expect(performance.now() - startedAt).toBeLessThan(1_500);
    },
  );
});
