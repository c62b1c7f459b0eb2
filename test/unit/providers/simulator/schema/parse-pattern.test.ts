import { describe, expect, it } from 'vitest';
import { parsePattern } from '../../../../../src/providers/simulator/schema/parse-pattern.ts';

function parseItems(pattern: string) {
  const node = parsePattern(pattern);
  if (node?.kind !== 'choice' || node.items[0]?.kind !== 'sequence') throw new Error('Not a pattern');
  return node.items[0].items;
}

describe('parsePattern', () => {
  it('reads a repetition', () => {
    expect(parseItems('a{2,5}')).toMatchObject([
      { kind: 'repeat', min: 2, max: 5, item: { examples: ['a'] } },
    ]);
    expect(parseItems('a{2,}')).toMatchObject([{ min: 2, max: Infinity }]);
    expect(parseItems('a{2}?')).toMatchObject([{ min: 2, max: 2 }]);
    expect(parseItems('a+?')).toMatchObject([{ min: 1, max: Infinity }]);
    expect(parseItems('a*')).toMatchObject([{ min: 0, max: Infinity }]);
  });

  it('reads alternatives within a group', () => {
    expect(parseItems('x(?:a|b)y')).toMatchObject([{}, { kind: 'choice', items: [{}, {}] }, {}]);
  });

  it('knows which characters a class has', () => {
    const [node] = parseItems('[^a-f0]');
    if (node?.kind !== 'character') throw new Error('Not a class');
    expect([...'afg01', ''].map(node.matches)).toEqual([false, false, true, false, true, false]);
  });

  it('takes a brace without a number for itself', () => {
    expect(parseItems('a{b}')).toMatchObject([...'a{b}'].map((character) => ({ examples: [character] })));
  });
});
