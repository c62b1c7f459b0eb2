import { describe, expect, it } from 'vitest';
import { parsePattern } from '../../../../../src/providers/simulator/schema/parse-pattern.ts';

describe('parsePattern', () => {
  it('reads a repetition', () => {
    expect(parsePattern('a{2,5}')).toMatchObject({
      kind: 'sequence',
      items: [{ kind: 'repeat', least: 2, most: 5, item: { kind: 'characters', example: 97 } }],
    });
    expect(parsePattern('a{2,}')).toMatchObject({ items: [{ least: 2, most: Infinity }] });
    expect(parsePattern('a+?')).toMatchObject({ items: [{ least: 1, most: Infinity }] });
  });

  it('reads alternatives within a group', () => {
    expect(parsePattern('(?:a|b)')).toMatchObject({ items: [{ kind: 'choice', items: [{}, {}] }] });
  });

  it('knows which characters a class has', () => {
    const node = parsePattern('[^a-f0]');
    if (node?.kind !== 'sequence' || node.items[0]?.kind !== 'characters') throw new Error('Not a class');
    const { matches } = node.items[0];
    expect([...'afg01'].map((character) => matches(character.charCodeAt(0)))).toEqual([
      false,
      false,
      true,
      false,
      true,
    ]);
  });

  it('takes a brace without a number for itself', () => {
    expect(parsePattern('a{b}')).toMatchObject({ items: [{ example: 97 }, { example: 123 }, {}, {}] });
  });
});
