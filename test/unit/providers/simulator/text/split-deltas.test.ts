import { describe, expect, it } from 'vitest';
import { splitDeltas } from '../../../../../src/providers/simulator/text/split-deltas.ts';

const texts = {
  prose: 'The first thing to know about tea is that small details decide the outcome. '.repeat(5),
  'a word without end': 'x'.repeat(500),
  emoji: '🌍'.repeat(80),
  'writing without spaces': '改善は小さな変化の積み重ねです。'.repeat(9),
  spaces: ' '.repeat(100),
  'one letter': 'a',
};

describe('splitDeltas', () => {
  it.each(Object.entries(texts))('loses nothing of %s and tears no character', (_, text) => {
    const deltas = [...splitDeltas(text)];
    expect(deltas.join('')).toBe(text);
    expect(deltas.every((delta) => delta !== '' && delta.isWellFormed())).toBe(true);
  });

  it('makes pieces of a word or a few', () => {
    const lengths = [...splitDeltas(texts.prose)].map((delta) => delta.length);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(24);
    expect(lengths.length).toBeGreaterThan(20);
  });

  it('makes nothing of nothing', () => {
    expect([...splitDeltas('')]).toEqual([]);
  });
});
