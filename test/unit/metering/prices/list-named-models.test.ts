import { describe, expect, it } from 'vitest';
import { listNamedModels } from '../../../../src/metering/index.ts';

describe('listNamedModels', () => {
  const advisor = (model: string) => ({ type: 'advisor_20260301', name: 'advisor', model });
  const listModels = (count: number) => Array.from({ length: count }, (_, index) => `model-${String(index)}`);

  it('names each advisor once, and every fallback', () => {
    const fallback = { model: 'two', max_tokens: 5 };
    expect(listNamedModels({ tools: [advisor('one'), advisor('one')], fallbacks: [fallback] })).toEqual([
      { name: 'one', fallback: null },
      { name: 'two', fallback },
    ]);
  });

  it.each([
    ['fallbacks', (count: number) => ({ fallbacks: listModels(count).map((model) => ({ model })) })],
    ['tools', (count: number) => ({ tools: listModels(count).map(advisor) })],
  ])('takes 64 models in %s, and no more', (param, createBody) => {
    expect(listNamedModels(createBody(64))).toHaveLength(64);
    expect(() => listNamedModels(createBody(65))).toThrow(
      expect.objectContaining({ code: 'invalid_argument', reason: 'invalid_value', param }) as Error,
    );
  });
});
