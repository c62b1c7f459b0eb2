import { describe, expect, it } from 'vitest';
import { convertContentRequest } from '../../../../src/translators/content-to-messages/convert-content-request.ts';
import { sealThoughts } from '../../../../src/formats/messages/sealed-thoughts.ts';
import { createUpstreamCall } from '../../../support/create-upstream-call.ts';

type Json = Readonly<Record<string, unknown>>;

const contents = [{ role: 'user', parts: [{ text: 'Tea?' }] }];
const tools = [{ functionDeclarations: [{ name: 'get_time' }] }];

const convert = (value: Json) =>
  convertContentRequest(
    { contents, ...value },
    { ...createUpstreamCall({ url: '' }), upstreamModel: 'claude-sonnet-4-6' },
  );

describe('thinking in convertContentRequest', () => {
  const think = (thinkingConfig: Json, config: Json = {}) =>
    convert({ generationConfig: { ...config, thinkingConfig } });

  it.each<[Json, unknown]>([
    [{ thinkingBudget: 0 }, { type: 'disabled' }],
    [{ thinkingBudget: 5000 }, { type: 'enabled', budget_tokens: 5000 }],
    [{ thinkingBudget: 12 }, { type: 'enabled', budget_tokens: 1024 }],
    [{ thinkingBudget: -1 }, { type: 'enabled', budget_tokens: 8192 }],
    [{ thinkingLevel: 'low' }, { type: 'enabled', budget_tokens: 4096 }],
    [{ thinkingLevel: 'HIGH' }, { type: 'enabled', budget_tokens: 24_576 }],
    [{ thinkingLevel: 'xhigh' }, { type: 'enabled', budget_tokens: 24_576 }],
    [{ thinkingLevel: 'MAX' }, { type: 'enabled', budget_tokens: 24_576 }],
    [{ thinkingLevel: 'THINKING_LEVEL_UNSPECIFIED' }, { type: 'enabled', budget_tokens: 8192 }],
    [{ includeThoughts: true }, { type: 'enabled', budget_tokens: 8192 }],
    [{ includeThoughts: false }, undefined],
  ])('is %j', (config, thinking) => {
    const converted = think(config);
    expect(converted.body.thinking).toEqual(thinking);
    expect(converted.thoughts).toBe(config.includeThoughts === true ? 'shown' : 'hidden');
    expect(converted.ignoredFields).toEqual([]);
  });

  it.each([
    [3000, { includeThoughts: true }, 1500],
    [3000, { thinkingBudget: 5000 }, 2999],
    [1500, { includeThoughts: true }, 1024],
  ])('fits into %d tokens', (maxOutputTokens, config, budget) => {
    expect(think(config, { maxOutputTokens }).body.thinking).toMatchObject({ budget_tokens: budget });
  });

  it('is left out and named where it does not fit', () => {
    const { body, ignoredFields } = think({ thinkingBudget: 2000 }, { maxOutputTokens: 1024 });
    expect(body.thinking).toBeUndefined();
    expect(ignoredFields).toEqual(['generationConfig.thinkingConfig']);
  });

  it('leaves no choice of sampling', () => {
    const sampling = { temperature: 0.2, topP: 0.9, topK: 64 };
    const { body, ignoredFields } = think({ thinkingBudget: 2000 }, sampling);
    expect(body).toMatchObject({ thinking: { budget_tokens: 2000 } });
    expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['temperature']));
    expect(ignoredFields).toEqual([
      'generationConfig.temperature',
      'generationConfig.topP',
      'generationConfig.topK',
    ]);
    const usual = think({ thinkingBudget: 2000 }, { temperature: 1, topP: 0.95 });
    expect(usual.body).toMatchObject({ top_p: 0.95 });
    expect(usual.ignoredFields).toEqual([]);
  });

  it('gives way to a call that is forced', () => {
    const toolConfig = { functionCallingConfig: { mode: 'ANY' } };
    const { body, ignoredFields } = convert({
      tools,
      toolConfig,
      generationConfig: { thinkingConfig: { thinkingBudget: 2000 } },
    });
    expect(body.thinking).toBeUndefined();
    expect(ignoredFields).toEqual(['generationConfig.thinkingConfig']);
  });

  it('goes on in a tool loop only with the thoughts before it', () => {
    const block = { type: 'thinking', thinking: 'Hm.', signature: 's' };
    const loop = (part: Json) => [
      ...contents,
      { role: 'model', parts: [{ functionCall: { id: 'a', name: 'get_time', args: {} }, ...part }] },
      { role: 'user', parts: [{ functionResponse: { id: 'a', name: 'get_time', response: {} } }] },
    ];
    const generationConfig = { thinkingConfig: { thinkingBudget: 2000 } };
    const lost = convert({ contents: loop({}), tools, generationConfig });
    expect(lost.body.thinking).toBeUndefined();
    expect(lost.ignoredFields).toEqual(['generationConfig.thinkingConfig']);
    const thoughtSignature = sealThoughts('anthropic', [block]);
    const kept = convert({ contents: loop({ thoughtSignature }), tools, generationConfig });
    expect(kept.body.thinking).toEqual({ type: 'enabled', budget_tokens: 2000 });
    expect(kept.body.messages).toMatchObject([{}, { content: [block, { type: 'tool_use' }] }, {}]);
  });

  const sealed = (...blocks: readonly Json[]) => ({ thoughtSignature: sealThoughts('anthropic', blocks) });
  const thought = sealed({ type: 'thinking', thinking: 'Hm.', signature: 's' });
  it.each<[string, 'goes on' | 'ends', readonly Json[]]>([
    ['after steps that the model took without a thought', 'goes on', [thought, sealed(), sealed()]],
    ['where no step had a thought', 'ends', [sealed(), sealed()]],
    ['after a step whose thought may be lost', 'ends', [thought, {}]],
    ['where one may be lost before a step without any', 'ends', [thought, {}, sealed()]],
    ['after a step of another provider', 'ends', [thought, { thoughtSignature: sealThoughts('vertex', []) }]],
  ])('in a tool loop %s %s', (_, outcome, steps) => {
    const loop = steps.flatMap((step, index) => {
      const name = { id: `call-${String(index)}`, name: 'get_time' };
      return [
        { role: 'model', parts: [{ functionCall: { ...name, args: {} }, ...step }] },
        { role: 'user', parts: [{ functionResponse: { ...name, response: {} } }] },
      ];
    });
    const earlier = [{ role: 'model', parts: [{ text: 'x', ...thought }] }, ...contents];
    const generationConfig = { thinkingConfig: { thinkingBudget: 2000 } };
    const { body } = convert({ contents: [...contents, ...earlier, ...loop], tools, generationConfig });
    expect('thinking' in body).toBe(outcome === 'goes on');
  });

  it('is lost with the thoughts of a loop that an answer without words came after', () => {
    const name = { id: 'a', name: 'get_time' };
    const conversation = [
      ...contents,
      { role: 'model', parts: [{ functionCall: { ...name, args: {} } }] },
      { role: 'user', parts: [{ functionResponse: { ...name, response: {} } }] },
      { role: 'model', parts: [{ text: '' }] },
      { role: 'user', parts: [{ text: 'Go on.' }] },
    ];
    const generationConfig = { thinkingConfig: { thinkingBudget: 2000 } };
    const { body, ignoredFields } = convert({ contents: conversation, tools, generationConfig });
    expect(body.messages).toMatchObject([
      { role: 'user' },
      { role: 'assistant', content: [{ type: 'tool_use' }] },
      { role: 'user', content: [{ type: 'tool_result' }, { type: 'text', text: 'Go on.' }] },
    ]);
    expect(body.thinking).toBeUndefined();
    expect(ignoredFields).toEqual(['generationConfig.thinkingConfig']);
  });
});
