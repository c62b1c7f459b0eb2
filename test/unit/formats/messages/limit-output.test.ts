import { describe, expect, it } from 'vitest';
import { limitMessageOutput } from '../../../../src/formats/messages/index.ts';

const limit = (value: object, model: string) =>
  limitMessageOutput({ value: { messages: [], ...value }, ignoredFields: ['top_k'] }, model);

describe('limitMessageOutput', () => {
  it.each(['claude-sonnet-4-5', 'claude-sonnet-4-5-20250929', 'chatfam-sonnet-4-5'])(
    'asks %s for no more than it writes, and names the rest',
    (model) => {
      expect(limit({ max_tokens: 128_000 }, model)).toEqual({
        value: { messages: [], max_tokens: 64_000 },
        ignoredFields: ['top_k', 'max_tokens'],
      });
    },
  );

  it('leaves room beside a budget for thinking that was as large', () => {
    const thinking = { type: 'enabled', budget_tokens: 100_000 };
    expect(limit({ max_tokens: 128_000, thinking }, 'claude-opus-4-5')).toEqual({
      value: { messages: [], max_tokens: 64_000, thinking: { type: 'enabled', budget_tokens: 32_000 } },
      ignoredFields: ['top_k', 'max_tokens', 'thinking.budget_tokens'],
    });
    const small = { type: 'enabled', budget_tokens: 10_000 };
    expect(limit({ max_tokens: 128_000, thinking: small }, 'claude-opus-4-5').value.thinking).toBe(small);
  });

  it.each([
    ['what the model writes', { max_tokens: 64_000 }, 'claude-sonnet-4-5'],
    ['no limit', {}, 'claude-sonnet-4-5'],
    ['a model of which nothing is known', { max_tokens: 1_000_000 }, 'my-model'],
  ])('passes on %s', (_name, value, model) => {
    const body = { value, ignoredFields: [] };
    expect(limitMessageOutput(body, model)).toBe(body);
  });
});
