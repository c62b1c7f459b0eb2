import { describe, expect, it } from 'vitest';
import {
  createBracketBudget,
  scanDirectives,
} from '../../../../../src/providers/simulator/directives/scan-directives.ts';
import { watchCpu } from '../../../../support/watch-cpu.ts';

const names = new Set(['status', 'cut', 'tool']);

describe('scanDirectives', () => {
  it('takes directives out of the text', () => {
    const { plain, found } = scanDirectives('[[status=429]] Hello [[cut]] there', names);
    expect(plain).toBe('Hello  there');
    expect(found.map(({ name, value }) => [name, value])).toEqual([
      ['status', '429'],
      ['cut', null],
    ]);
  });

  it('reads the mark that allows another try', () => {
    const [first, second] = scanDirectives('[[status=503,retry]] [[cut, retry]]', names).found;
    expect(first).toMatchObject({ value: '503', persistence: 'retryable' });
    expect(second).toMatchObject({ value: null, persistence: 'retryable' });
  });

  it('takes a directive without the mark as final', () => {
    expect(scanDirectives('[[cut]]', names).found[0]?.persistence).toBe('final');
  });

  it('allows space and upper case around and in the name', () => {
    expect(scanDirectives('[[ Status = 500 ]]', names).found[0]).toMatchObject({
      name: 'status',
      value: '500',
    });
  });

  it('leaves brackets around anything else alone', () => {
    const text = 'if [[ -f x ]]; then a[[0]] = [[unknown = 1]] and [[status';
    expect(scanDirectives(text, names)).toEqual({ plain: text, found: [], unknown: null });
  });

  it.each(['[[staus=429]]', '[[toool=get_weather]]', '[[key=value,retry]]', 'Hello [[[staus=429]] there'])(
    'tells of a directive of another name: %s',
    (text) => {
      const { plain, found, unknown } = scanDirectives(text, names);
      expect({ plain, found }).toEqual({ plain: text, found: [] });
      expect(text).toContain(unknown?.source);
    },
  );

  it.each([
    '[[Wiki link]]',
    '[[wiki_link]]',
    '[[ -f x ]]',
    '[[ $a=b ]]',
    '[[ "$a"="b" ]]',
    '[[ staus=429]]',
    '[[staus=429 ]]',
    '[[1,2],[3]]',
    '[["a=b"]]',
    '[[a=b]]',
    '[[name==value]]',
    '[[name="value"]]',
    '[[link|text=x]]',
    '[[filterd]]',
  ])('takes %s for plain text', (text) => {
    expect(scanDirectives(text, names)).toEqual({ plain: text, found: [], unknown: null });
  });

  it('finds a directive behind brackets that are none', () => {
    expect(scanDirectives('[[[cut]]', names)).toMatchObject({ plain: '[', found: [{ name: 'cut' }] });
  });

  it('stays linear with many opening brackets', () => {
    const text = '[['.repeat(200_000);
    const spentMs = watchCpu();
    expect(scanDirectives(text, names).found).toEqual([]);
    expect(spentMs()).toBeLessThan(2_000);
  });

  it('looks at a bounded number of brackets, in all texts of a request together', () => {
    const budget = createBracketBudget();
    const { found } = scanDirectives('[[cut]]'.repeat(6_000), names, budget);
    const { found: more, plain } = scanDirectives('[[cut]]'.repeat(6_000), names, budget);
    expect([found.length, more.length]).toEqual([6_000, 4_000]);
    expect(plain).toBe('[[cut]]'.repeat(2_000));
  });
});
