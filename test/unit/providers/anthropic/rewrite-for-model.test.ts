import { describe, expect, it } from 'vitest';
import { rewriteForModel } from '../../../../src/providers/anthropic/rewrite-for-model.ts';

const base = { model: 'a', max_tokens: 20_000, messages: [] };
const opus = 'claude-opus-4-8';

describe('rewriteForModel', () => {
  it.each(['claude-opus-4-6', 'claude-sonnet-4-6', 'claude-haiku-4-5', 'claude-opus-4-75', 'my-model'])(
    'leaves requests for %s alone',
    (model) => {
      const value = { ...base, temperature: 1, thinking: { type: 'enabled', budget_tokens: 2000 } };
      const rewritten = rewriteForModel(value, model);
      expect(rewritten.value).toBe(value);
      expect(rewritten.ignoredFields).toEqual([]);
    },
  );

  it.each(['claude-opus-4-7', opus, 'claude-opus-4-8-20260611', 'claude-sonnet-5', 'claude-opus-5-5'])(
    'removes sampling parameters for %s and names them',
    (model) => {
      const value = { ...base, temperature: 0.5, top_p: 0.9, top_k: 40, system: 's' };
      expect(rewriteForModel(value, model)).toEqual({
        value: { ...base, system: 's' },
        ignoredFields: ['temperature', 'top_p', 'top_k'],
      });
    },
  );

  it.each([
    ['claude-sonnet-4-5-20250929', {}, 10_000, []],
    ['claude-opus-4-20250514', { effort: 'low' }, 4096, ['output_config.effort']],
    ['claude-haiku-4-5', { effort: 'max' }, 10_000, ['output_config.effort']],
    ['claude-opus-4-5', { effort: 'medium' }, 10_000, []],
  ])('gives %s a budget in place of adaptive thinking', (model, config, budget, ignoredFields) => {
    const value = { ...base, thinking: { type: 'adaptive', display: 'summarized' }, output_config: config };
    const rewritten = rewriteForModel(value, model);
    const thinking = { type: 'enabled', budget_tokens: budget, display: 'summarized' };
    expect(rewritten.value.thinking).toEqual(thinking);
    expect(rewritten.ignoredFields).toEqual(['thinking.type', ...ignoredFields]);
    expect(rewritten.value.output_config).toEqual(ignoredFields.length === 1 ? undefined : config);
  });

  it.each([
    ['claude-sonnet-4-6', 'omitted'],
    ['claude-opus-4-7', 'omitted'],
    ['claude-opus-4-8-20260611', 'omitted'],
    ['claude-sonnet-5', 'omitted'],
    ['claude-opus-5', 'omitted'],
    ['claude-mythos-5', 'omitted'],
    ['claude-fable-5', 'updates'],
    ['claude-fable-5-1', 'updates'],
    ['claude-mythos-5-1', 'updates'],
    ['claude-sonnet-5-5', 'updates'],
    ['claude-opus-5-5', 'updates'],
    ['my-model', 'updates'],
  ])('asks %s, where notes of progress are wanted, for the display %s', (model, display) => {
    const ignoredFields = display === 'updates' ? [] : ['thinking.display'];
    const adaptive = { ...base, thinking: { type: 'adaptive', display: 'updates' } };
    const thinking = { type: 'adaptive', display };
    expect(rewriteForModel(adaptive, model)).toEqual({ value: { ...base, thinking }, ignoredFields });
    const budget = { ...base, thinking: { type: 'enabled', budget_tokens: 2000, display: 'updates' } };
    const { value, ignoredFields: ignored } = rewriteForModel(budget, model);
    expect(value.thinking).toMatchObject({ display });
    expect(ignored.filter((field) => field === 'thinking.display')).toEqual(ignoredFields);
  });

  it.each([
    ['updates', { display: 'omitted' }, ['thinking.display', 'thinking.type']],
    ['omitted', { display: 'omitted' }, ['thinking.type']],
    [null, {}, ['thinking.type']],
  ])(
    'keeps the display %s hidden beside a budget in place of adaptive thinking',
    (display, kept, ignored) => {
      const value = { ...base, thinking: { type: 'adaptive', display } };
      const thinking = { type: 'enabled', budget_tokens: 10_000, ...kept };
      expect(rewriteForModel(value, 'claude-haiku-4-5')).toEqual({
        value: { ...base, thinking },
        ignoredFields: ignored,
      });
    },
  );

  it('names what goes with the kind of thinking', () => {
    const binding = { block_binding: { prefix_mismatch_behavior: 'drop_block' } };
    const fit = (thinking: object, model: string) =>
      rewriteForModel({ ...base, thinking: { ...thinking, ...binding } }, model).ignoredFields;
    expect(fit({ type: 'adaptive' }, 'claude-sonnet-4-5')).toEqual([
      'thinking.type',
      'thinking.block_binding',
    ]);
    expect(fit({ type: 'enabled', budget_tokens: 2000 }, opus)).toEqual([
      'thinking.budget_tokens',
      'thinking.block_binding',
    ]);
  });

  it.each([
    [1024, undefined],
    [1500, 1024],
    [100_000, 24_576],
    [undefined, 24_576],
  ])('fits such a budget into %s tokens', (maxTokens, budget) => {
    const value = { messages: [], max_tokens: maxTokens, thinking: { type: 'adaptive' } };
    const { thinking } = rewriteForModel(value, 'claude-sonnet-4-5').value;
    expect(thinking).toEqual(budget && { type: 'enabled', budget_tokens: budget });
  });

  it.each([
    ['a call that is asked for', { tool_choice: { type: 'any' } }],
    ['an answer that goes on', { messages: [{ role: 'assistant', content: 'Well,' }] }],
  ])('leaves adaptive thinking out beside %s, beside which no budget goes', (_, fields) => {
    const value = { ...base, ...fields, thinking: { type: 'adaptive' } };
    expect(rewriteForModel(value, 'claude-sonnet-4-5')).toEqual({
      value: { ...base, ...fields },
      ignoredFields: ['thinking'],
    });
    expect(rewriteForModel(value, 'claude-opus-4-6').value).toBe(value);
  });

  it.each([
    ['claude-haiku-4-5', ['speed', 'output_config.task_budget', 'output_config.effort'], {}],
    ['claude-sonnet-4-6', ['speed', 'output_config.task_budget'], { output_config: { effort: 'low' } }],
    ['claude-opus-4-7', ['speed'], undefined],
    ['claude-sonnet-5', ['speed', 'output_config.task_budget'], { output_config: { effort: 'low' } }],
    ['claude-sonnet-5-5', ['speed'], undefined],
    ['claude-haiku-5-5', ['speed'], undefined],
    ['claude-fable-5', ['speed'], undefined],
    ['claude-mythos-5-1', ['speed'], undefined],
    ['claude-fable-5-20260801', ['speed'], undefined],
    ['claude-fable-5-2', [], undefined],
    ['claude-mythos-5-2', [], undefined],
    ['claude-opus-5', [], undefined],
    ['claude-opus-5-5', [], undefined],
    ['my-model', [], undefined],
  ])('leaves a fast mode and a budget for the task out where %s has none', (model, ignoredFields, kept) => {
    const config = { effort: 'low', task_budget: { type: 'tokens', total: 50_000 } };
    const rewritten = rewriteForModel({ ...base, speed: 'fast', output_config: config }, model);
    expect(rewritten.ignoredFields).toEqual(ignoredFields);
    const speed = ignoredFields.length === 0 ? { speed: 'fast' } : {};
    expect(rewritten.value).toEqual({ ...base, ...speed, ...(kept ?? { output_config: config }) });
  });

  it('takes only the effort from a model that has none', () => {
    const format = { type: 'json_schema', schema: {} };
    const value = { ...base, output_config: { effort: 'high', format } };
    expect(rewriteForModel(value, 'claude-haiku-4-5')).toEqual({
      value: { ...base, output_config: { format } },
      ignoredFields: ['output_config.effort'],
    });
    expect(rewriteForModel(value, 'claude-opus-4-5').value).toBe(value);
    expect(rewriteForModel(value, 'claude-sonnet-4-6').value).toBe(value);
  });

  it.each([
    ['claude-opus-4-5', 'max'],
    ['claude-opus-4-5-20251101', 'xhigh'],
    ['claude-opus-4-6', 'xhigh'],
    ['claude-sonnet-4-6', 'xhigh'],
  ])('asks %s for the effort high in place of %s', (model, effort) => {
    const format = { type: 'json_schema', schema: {} };
    expect(rewriteForModel({ ...base, output_config: { effort, format } }, model)).toEqual({
      value: { ...base, output_config: { effort: 'high', format } },
      ignoredFields: ['output_config.effort'],
    });
  });

  it.each([
    ['claude-opus-4-6', 'max'],
    [opus, 'xhigh'],
    ['claude-opus-5', 'max'],
  ])('leaves %s the effort %s, which it knows', (model, effort) => {
    const value = { ...base, output_config: { effort } };
    expect(rewriteForModel(value, model).value).toBe(value);
  });

  it('does not change the request it was given', () => {
    const value = Object.freeze({ ...base, temperature: 0.5 });
    rewriteForModel(value, opus);
    expect(value.temperature).toBe(0.5);
  });

  it('leaves a request without anything to remove as it is', () => {
    const value = { ...base, thinking: { type: 'adaptive' } };
    expect(rewriteForModel(value, opus).value).toBe(value);
  });

  it.each([
    [1024, 'low'],
    [4096, 'low'],
    [4097, 'medium'],
    [16_384, 'medium'],
    [16_385, 'high'],
    [undefined, 'high'],
  ])('turns a thinking budget of %j into effort %s', (budget, effort) => {
    const value = { ...base, thinking: { type: 'enabled', budget_tokens: budget } };
    expect(rewriteForModel(value, opus)).toEqual({
      value: { ...base, thinking: { type: 'adaptive', display: 'summarized' }, output_config: { effort } },
      ignoredFields: ['thinking.budget_tokens'],
    });
  });

  it('keeps the effort and the display the client chose', () => {
    const value = {
      ...base,
      thinking: { type: 'enabled', budget_tokens: 1024, display: 'omitted' },
      output_config: { effort: 'max', format: { type: 'json_schema' } },
    };
    expect(rewriteForModel(value, opus).value).toMatchObject({
      thinking: { type: 'adaptive', display: 'omitted' },
      output_config: { effort: 'max', format: { type: 'json_schema' } },
    });
  });

  it.each(['claude-fable-5', 'claude-mythos-5', 'anthropic/claude-mythos-5-20260801', 'claude-opus-5-5'])(
    'does not tell %s to stop thinking, nor gives it a budget',
    (model) => {
      const value = { model, thinking: { type: 'disabled' }, max_tokens: 9 };
      const stopped = { value: { model, max_tokens: 9 }, ignoredFields: ['thinking'] };
      expect(rewriteForModel(value, model)).toEqual(stopped);
      const budget = { ...value, thinking: { type: 'enabled', budget_tokens: 3000 } };
      expect(rewriteForModel(budget, model)).toMatchObject({ value: { thinking: { type: 'adaptive' } } });
    },
  );

  it.each([
    ['claude-haiku-4-5', { type: 'disabled' }],
    ['claude-sonnet-4-6', { type: 'disabled' }],
    ['claude-sonnet-5-20260801', { type: 'disabled' }],
    ['claude-haiku-5-5', { type: 'disabled' }],
    ['claude-opus-5-5', undefined],
    ['claude-fable-5-1', undefined],
  ])('asks %s for no thoughts before the answer in its own way', (model, thinking) => {
    const clear = { edits: [{ type: 'clear_thinking_20251015' }] };
    const value = { ...base, thinking: { type: 'between_tools' }, context_management: clear };
    expect(rewriteForModel(value, model)).toEqual({
      value: { ...base, ...(thinking ? { thinking } : {}) },
      ignoredFields: ['thinking', 'context_management.edits'],
    });
  });

  it.each(['claude-sonnet-5-5', 'claude-sonnet-5-6', 'claude-opus-5-6', 'claude-opus-6', 'my-model'])(
    'leaves thinking between tools to %s',
    (model) => {
      const value = { ...base, thinking: { type: 'between_tools' } };
      expect(rewriteForModel(value, model).value).toBe(value);
    },
  );

  it('asks the model that thinks between tools alone for that, where its effort allows it', () => {
    const model = 'claude-sonnet-5-5';
    const value = { ...base, thinking: { type: 'disabled' } };
    expect(rewriteForModel(value, model)).toEqual({
      value: { ...base, thinking: { type: 'between_tools' } },
      ignoredFields: ['thinking.type'],
    });
    const hard = { ...value, output_config: { effort: 'max' } };
    expect(rewriteForModel(hard, model)).toEqual({
      value: { ...base, output_config: { effort: 'max' } },
      ignoredFields: ['thinking'],
    });
    const budget = { ...base, thinking: { type: 'enabled', budget_tokens: 3000 } };
    expect(rewriteForModel(budget, model)).toMatchObject({ value: { thinking: { type: 'adaptive' } } });
  });

  it('leaves disabled thinking alone', () => {
    const value = { ...base, thinking: { type: 'disabled' }, temperature: 1 };
    expect(rewriteForModel(value, opus).value).toEqual({ ...base, thinking: { type: 'disabled' } });
  });
});
