import { describe, expect, it } from 'vitest';
import { limitContentOutput } from '../../../../src/formats/content/index.ts';

describe('limitContentOutput', () => {
  it.each(['gemini-2.5-flash-image', 'models/gemini-2.5-flash-image', 'genfam-2.5-flash-image'])(
    'asks %s for no more than it writes, and names the rest',
    (model) => {
      const generationConfig = { maxOutputTokens: 65_536, topK: 1 };
      const value = { contents: [], generationConfig };
      expect(limitContentOutput({ value, ignoredFields: ['labels'] }, model)).toEqual({
        value: { contents: [], generationConfig: { maxOutputTokens: 32_768, topK: 1 } },
        ignoredFields: ['labels', 'generationConfig.maxOutputTokens'],
      });
    },
  );

  it.each([
    ['more', 128_000, ['generationConfig.maxOutputTokens']],
    ['as much as the model writes, without a word', 65_536, []],
  ])('asks for one less where the upstream counts up to it: %s', (_name, maxOutputTokens, ignoredFields) => {
    const body = { value: { generationConfig: { maxOutputTokens } }, ignoredFields: [] };
    const limited = { value: { generationConfig: { maxOutputTokens: 65_535 } }, ignoredFields };
    expect(limitContentOutput(body, 'gemini-2.5-pro', 'up to')).toEqual(limited);
    expect(limitContentOutput(limited, 'gemini-2.5-pro', 'up to')).toBe(limited);
  });

  it.each([
    ['what the model writes', 65_536, 'gemini-2.5-pro'],
    ['no limit', undefined, 'gemini-2.5-pro'],
    ['a model of which nothing is known', 1_000_000, 'my-model'],
  ])('passes on %s', (_name, maxOutputTokens, model) => {
    const body = { value: { generationConfig: { maxOutputTokens } }, ignoredFields: [] };
    expect(limitContentOutput(body, model)).toBe(body);
  });
});
