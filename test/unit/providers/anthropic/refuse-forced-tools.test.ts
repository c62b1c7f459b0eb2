import { describe, expect, it } from 'vitest';
import { refuseForcedTools } from '../../../../src/providers/anthropic/refuse-forced-tools.ts';

describe('refuseForcedTools', () => {
  it.each([
    'claude-opus-5-5',
    'anthropic/claude-sonnet-5-5-20261001',
    'claude-fable-5-1',
    'claude-mythos-5-1',
  ])('refuses a forced call for %s, so that others are asked', (model) => {
    for (const choice of [{ type: 'any' }, { type: 'tool', name: 'f' }])
      expect(() => {
        refuseForcedTools({ tool_choice: choice }, model);
      }).toThrow(
        expect.objectContaining({
          reason: 'unsupported_parameter',
          param: 'tool_choice',
          upstream: null,
        }),
      );
  });

  it.each([
    ['claude-opus-5-5', { tool_choice: { type: 'auto' } }],
    ['claude-opus-5-5', {}],
    ['claude-opus-5', { tool_choice: { type: 'any' } }],
    ['claude-sonnet-4-6', { tool_choice: { type: 'tool', name: 'f' } }],
    ['claude-opus-5-50', { tool_choice: { type: 'any' } }],
  ])('lets %s have %j', (model, value) => {
    expect(() => {
      refuseForcedTools(value, model);
    }).not.toThrow();
  });
});
