import { describe, expect, it } from 'vitest';
import { fitContentThinking } from '../../../../src/formats/content/fit-thinking.ts';

const field = 'generationConfig.thinkingConfig.thinkingLevel';

function fit(thinkingConfig: Readonly<Record<string, unknown>>, model: string) {
  const body = { value: { generationConfig: { topK: 3, thinkingConfig } }, ignoredFields: ['topK'] };
  return { body, fitted: fitContentThinking(body, model) };
}

describe('fitContentThinking', () => {
  it.each([
    ['MINIMAL', 1024],
    ['low', 1024],
    ['MEDIUM', 8192],
    ['HIGH', 24_576],
    ['xhigh', 24_576],
    ['MAX', 24_576],
  ])('makes a budget of the level %s for models that know no levels', (thinkingLevel, thinkingBudget) => {
    const { fitted } = fit({ includeThoughts: true, thinkingLevel }, 'gemini-2.5-pro');
    expect(fitted).toEqual({
      value: { generationConfig: { topK: 3, thinkingConfig: { includeThoughts: true, thinkingBudget } } },
      ignoredFields: ['topK', field],
    });
  });

  it.each([
    ['a budget', { thinkingLevel: 'HIGH', thinkingBudget: 0 }, { thinkingBudget: 0 }],
    ['a level that nobody knows', { thinkingLevel: 'THINKING_LEVEL_UNSPECIFIED' }, {}],
  ])('leaves the level out beside %s', (_, thinkingConfig, expected) => {
    const { fitted } = fit(thinkingConfig, 'genfam-2.5-flash');
    expect(fitted.value.generationConfig).toEqual({ topK: 3, thinkingConfig: expected });
  });

  it.each([
    ['a model that knows levels', { thinkingLevel: 'LOW' }, 'gemini-3-pro-preview'],
    ['a model of unknown name', { thinkingLevel: 'LOW' }, 'my-model'],
    ['a budget alone', { thinkingBudget: 5 }, 'gemini-2.5-pro'],
  ])('gives back the same body for %s', (_, thinkingConfig, model) => {
    const { body, fitted } = fit(thinkingConfig, model);
    expect(fitted).toBe(body);
  });
});
