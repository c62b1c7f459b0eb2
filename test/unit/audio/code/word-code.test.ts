import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitWords, type WordPart } from '../../../../src/audio/code/split-words.ts';
import { decodeWord, encodeWord, nextNumber, wordLengths } from '../../../../src/audio/code/word-code.ts';
import { createRandom } from '../../../support/create-random.ts';

function joinParts(parts: Iterable<WordPart>): string {
  return [...parts].reduce((text, part) => text + (part.isJoined || text === '' ? '' : ' ') + part.text, '');
}

describe('splitWords', () => {
  it.each([
    ['', []],
    [' \n\t', []],
    ['Good  morning,\nall', ['Good', 'morning,', 'all']],
    ['[[status=429]] please', ['[[status=429]]', 'please']],
    ['你好 世界', ['你好', '世界']],
    ['a\ud800b', ['a\ufffdb']],
  ])('of %j', (text, words) => {
    const parts = [...splitWords(text)];
    expect(parts).toEqual(words.map((word) => ({ text: word, isJoined: false })));
  });

  it('speaks long words in parts, whole characters each', () => {
    expect([...splitWords(`${'e'.repeat(32)} 😀😀😀😀 next`)]).toEqual([
      { text: 'e'.repeat(31), isJoined: false },
      { text: 'e', isJoined: true },
      { text: '😀😀😀', isJoined: false },
      { text: '😀', isJoined: true },
      { text: 'next', isJoined: false },
    ]);
  });
});

describe('encodeWord', () => {
  it('is what decodeWord reads, for any text', () => {
    const texts = fc.string({ unit: 'binary', maxLength: 60 });
    fc.assert(
      fc.property(texts, fc.boolean(), fc.nat({ max: 15 }), (text, isLast, number) => {
        const parts = [...splitWords(text)];
        for (const part of parts) {
          const word = { ...part, isLast, number };
          const symbols = encodeWord(word);
          expect(symbols.length).toBeGreaterThanOrEqual(wordLengths.min);
          expect(symbols.length).toBeLessThanOrEqual(wordLengths.max);
          expect(decodeWord(symbols)).toEqual(word);
        }
        expect(joinParts(parts)).toBe(text.toWellFormed().split(/\s+/u).filter(Boolean).join(' '));
      }),
      { numRuns: 150 },
    );
  });

  it('counts the words', () => {
    expect([0, 1, 14, 15].map(nextNumber)).toEqual([1, 2, 15, 1]);
  });
});

describe('decodeWord', () => {
  const word = { text: 'morning,', isJoined: false, isLast: false, number: 3 };
  const symbols = encodeWord(word);

  it('reads a word in which two symbols are wrong, its head included', () => {
    expect(
      decodeWord(symbols.map((symbol, place) => (place === 0 || place === 5 ? symbol ^ 99 : symbol))),
    ).toEqual(word);
  });

  it('reads no word of another length', () => {
    for (let length = 0; length < symbols.length; length += 1)
      expect(decodeWord(symbols.slice(0, length))).toBeNull();
    expect(decodeWord([...symbols, 0])).toBeNull();
  });

  it('reads nothing in noise', () => {
    const random = createRandom(5);
    const draw = () => Math.floor(random() * 256);
    const heard = Array.from({ length: 200_000 }, (_, index) =>
      decodeWord(Array.from({ length: wordLengths.min + (index % 16) }, draw)),
    );
    expect(heard.filter((found) => found !== null)).toEqual([]);
  });

  it('reads what was damaged as what it was, or not at all', () => {
    const random = createRandom(6);
    for (let round = 0; round < 50_000; round += 1) {
      const damaged = symbols.map((symbol) => (random() < 0.3 ? Math.floor(random() * 256) : symbol));
      const found = decodeWord(damaged);
      if (found !== null) expect(found).toEqual(word);
    }
  });
});
