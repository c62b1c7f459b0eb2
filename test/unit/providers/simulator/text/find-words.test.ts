import { describe, expect, it } from 'vitest';
import { findStems, findWords } from '../../../../../src/providers/simulator/text/find-words.ts';

describe('findWords', () => {
  it('leaves out words that say nothing', () => {
    expect(findWords('What is the weather in Paris?')).toEqual(['weather', 'paris']);
  });

  it('names each word once', () => {
    expect(findWords('light Light lights')).toEqual(['light', 'lights']);
  });
});

describe('findStems', () => {
  it.each([
    ['get_weather', ['weather']],
    ['getStockPrice', ['stock', 'price']],
    ['mcp__files__read_text', ['file', 'read', 'text']],
    ['roll-dice2', ['roll', 'dice2']],
  ])('takes %s apart', (name, words) => {
    expect(findStems(name)).toEqual(words);
  });

  it('takes plural and singular for the same word, once', () => {
    expect(findStems('lights, Light and glass')).toEqual(['light', 'glass']);
  });
});
