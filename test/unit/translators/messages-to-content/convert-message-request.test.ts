import { describe, expect, it } from 'vitest';
import { providers } from '../../../../src/providers/provider-table.ts';
import {
  convertCountRequest,
  type ConvertedMessage,
} from '../../../../src/translators/messages-to-content/convert-message-request.ts';
import { catchRefusal, convertMessage } from '../../../support/convert-message.ts';

type Json = Readonly<Record<string, unknown>>;

const pdf = { type: 'base64', media_type: 'application/pdf', data: 'JVBERi0=' };
const weather = { name: 'get_weather', description: 'Tells the weather.', input_schema: { type: 'object' } };
const readConfig = ({ value }: ConvertedMessage) => value.generationConfig;

describe('convertMessageRequest', () => {
  it('writes tools with their JSON Schema', () => {
    const converted = convertMessage({
      tools: [
        { ...weather, type: 'custom' },
        { ...weather, name: 'b', strict: true },
      ],
    });
    const declaration = {
      name: 'get_weather',
      description: 'Tells the weather.',
      parametersJsonSchema: { type: 'object' },
    };
    expect(converted.value.tools).toEqual([
      { functionDeclarations: [declaration, { ...declaration, name: 'b' }] },
    ]);
    expect(converted.ignoredFields).toEqual(['tools[1].strict']);
    expect(convertMessage({ tools: [] }).value).not.toHaveProperty('tools');
  });

  it.each(['computer_20241022', 'bash_20241022', 'text_editor_20241022', 'web_search_20250305'])(
    'refuses the tool %s by name',
    (type) => {
      const refusal = catchRefusal(() => convertMessage({ tools: [weather, { type, name: 'x' }] }));
      expect(refusal).toEqual({
        code: 'invalid_argument',
        reason: 'unsupported_parameter',
        param: 'tools[1]',
      });
    },
  );

  it.each([
    [{ type: 'auto' }, { mode: 'AUTO' }],
    [{ type: 'auto', disable_parallel_tool_use: true }, { mode: 'AUTO' }],
    [{ type: 'any' }, { mode: 'ANY' }],
    [
      { type: 'tool', name: 'get_weather' },
      { mode: 'ANY', allowedFunctionNames: ['get_weather'] },
    ],
    [{ type: 'none' }, { mode: 'NONE' }],
  ])('writes the tool choice %j', (tool_choice, functionCallingConfig) => {
    expect(convertMessage({ tools: [weather], tool_choice }).value.toolConfig).toEqual({
      functionCallingConfig,
    });
  });

  it('has no choice among no tools', () => {
    expect(convertMessage({ tool_choice: { type: 'none' } }).value).not.toHaveProperty('toolConfig');
    expect(catchRefusal(() => convertMessage({ tool_choice: { type: 'any' } })).param).toBe('tool_choice');
  });

  it('writes the settings of the sampling', () => {
    const fields = { temperature: 0, top_p: 0.9, top_k: 40, stop_sequences: ['a', 'b'], stream: true };
    expect(readConfig(convertMessage(fields))).toEqual({
      maxOutputTokens: 100,
      temperature: 0,
      topP: 0.9,
      topK: 40,
      stopSequences: ['a', 'b'],
    });
    expect(readConfig(convertMessage({ stop_sequences: [] }))).toEqual({ maxOutputTokens: 100 });
  });

  it.each<readonly [string, Json]>([
    ['stop_sequences', { stop_sequences: ['1', '2', '3', '4', '5', '6'] }],
    ['max_tokens', { max_tokens: 0 }],
    ['thinking.type', { thinking: { type: 'sometimes' } }],
    ['output_format', { output_format: { type: 'grammar' } }],
    ['output_config.format', { output_config: { format: { type: 'grammar' } } }],
    ['mcp_servers', { mcp_servers: [{ type: 'url', url: 'https://a.example', name: 'a' }] }],
    ['container', { container: 'c_1' }],
    ['tool_choice.type', { tools: [weather], tool_choice: { type: 'some' } }],
  ])('refuses what cannot be mapped: %s', (param, fields) => {
    expect(catchRefusal(() => convertMessage(fields))).toEqual({
      code: 'invalid_argument',
      reason: 'unsupported_parameter',
      param,
    });
  });

  it.each<readonly [Json, string, Json | undefined]>([
    [
      { type: 'enabled', budget_tokens: 2048 },
      'gemini-2.5-flash',
      { includeThoughts: true, thinkingBudget: 2048 },
    ],
    [{ type: 'adaptive' }, 'gemini-2.5-flash', { includeThoughts: true, thinkingBudget: -1 }],
    [
      { type: 'adaptive', display: 'omitted' },
      'gemini-2.5-flash',
      { includeThoughts: false, thinkingBudget: -1 },
    ],
    [{ type: 'disabled' }, 'gemini-2.5-flash', { thinkingBudget: 0 }],
    [{ type: 'between_tools' }, 'gemini-2.5-flash', { thinkingBudget: 0 }],
    [{ type: 'between_tools' }, 'gemini-2.5-pro', { thinkingBudget: 128 }],
    [{ type: 'disabled' }, 'gemini-2.5-pro', { thinkingBudget: 128 }],
    [{ type: 'disabled' }, 'gemini-3.5-flash-lite', { thinkingLevel: 'MINIMAL' }],
    [{ type: 'between_tools' }, 'gemini-3.5-flash-lite', { thinkingLevel: 'MINIMAL' }],
    [{ type: 'disabled' }, 'gemini-3.8-flash', { thinkingBudget: 0 }],
  ])('writes thinking %j of %s', (thinking, upstreamModel, thinkingConfig) => {
    const converted = convertMessage({ thinking, max_tokens: 4096 }, { upstreamModel });
    expect(readConfig(converted)).toMatchObject({ thinkingConfig });
  });

  it.each<readonly [unknown, boolean, readonly string[]]>([
    [undefined, true, []],
    [null, true, []],
    ['summarized', true, []],
    ['omitted', false, []],
    ['updates', false, ['thinking.display']],
    ['bogus', false, ['thinking.display']],
    [1, false, ['thinking.display']],
  ])('shows thoughts for display %j where that asks for them: %j', (display, includeThoughts, ignored) => {
    for (const kind of [{ type: 'adaptive' }, { type: 'enabled', budget_tokens: 2048 }]) {
      const converted = convertMessage({ thinking: { ...kind, display }, max_tokens: 4096 });
      expect(readConfig(converted)).toMatchObject({ thinkingConfig: { includeThoughts } });
      expect(converted.ignoredFields).toEqual(ignored);
    }
  });

  it.each([
    ['gemini-2.5-flash', 24_576],
    ['gemini-2.5-flash-lite', 24_576],
    ['gemini-2.5-pro', 32_768],
  ])('keeps the budget of %s to what the model takes', (upstreamModel, thinkingBudget) => {
    const convert = (budget: number) =>
      convertMessage(
        { thinking: { type: 'enabled', budget_tokens: budget }, max_tokens: 64_000 },
        { upstreamModel },
      );
    expect(readConfig(convert(40_000))).toMatchObject({ thinkingConfig: { thinkingBudget } });
    expect(convert(40_000).ignoredFields).toEqual(['thinking.budget_tokens']);
    expect(readConfig(convert(thinkingBudget))).toMatchObject({ thinkingConfig: { thinkingBudget } });
    expect(convert(thinkingBudget).ignoredFields).toEqual([]);
  });

  it.each([
    ['a budget that is no part of it', 10_000, 4096, 2048],
    ['a budget that is all of it', 4096, 4096, 2048],
    ['more than the model takes', 60_000, 50_000, 24_576],
    ['as little as a model can think', 2048, 1024, 512],
  ])('leaves half of max_tokens to the answer beside %s', (_what, budget, maxTokens, thinkingBudget) => {
    const thinking = { type: 'enabled', budget_tokens: budget };
    const converted = convertMessage({ thinking, max_tokens: maxTokens });
    expect(readConfig(converted)).toMatchObject({
      maxOutputTokens: maxTokens,
      thinkingConfig: { thinkingBudget },
    });
    expect(converted.ignoredFields).toEqual(['thinking.budget_tokens']);
  });

  it('thinks nothing where half of max_tokens is less than a model can think', () => {
    const thinking = { type: 'enabled', budget_tokens: 4096 };
    const converted = convertMessage({ thinking, max_tokens: 1023 });
    expect(readConfig(converted)).toMatchObject({ thinkingConfig: { thinkingBudget: 0 } });
    expect(converted.ignoredFields).toEqual(['thinking.budget_tokens']);
  });

  it('makes an effort the level of thinking where the model has levels', () => {
    const fields = { thinking: { type: 'adaptive' }, output_config: { effort: 'max' } };
    const third = convertMessage(fields, { upstreamModel: 'gemini-3-pro-preview' });
    expect(readConfig(third)).toMatchObject({
      thinkingConfig: { includeThoughts: true, thinkingLevel: 'HIGH' },
    });
    expect(JSON.stringify(third.value)).not.toContain('thinkingBudget');
    expect(third.ignoredFields).toEqual([]);
    const second = convertMessage(fields);
    expect(readConfig(second)).toMatchObject({ thinkingConfig: { thinkingBudget: -1 } });
    expect(second.ignoredFields).toEqual(['output_config.effort']);
  });

  it.each(['output_format', 'output_config'])('writes the schema of a structured answer in %s', (name) => {
    const schema = { type: 'object', properties: { a: { type: 'string' } } };
    const format = { type: 'json_schema', schema };
    const fields = name === 'output_format' ? { output_format: format } : { output_config: { format } };
    expect(readConfig(convertMessage(fields))).toMatchObject({
      responseMimeType: 'application/json',
      responseJsonSchema: schema,
    });
  });

  it('names everything without effect', () => {
    const cache_control = { type: 'ephemeral' };
    const converted = convertMessage(
      {
        system: [{ type: 'text', text: 'x', cache_control }],
        metadata: { user_id: 'u' },
        service_tier: 'auto',
        context_management: { edits: [] },
        something_new: 1,
        cache_control: null,
        messages: [
          {
            role: 'user',
            content: [
              { type: 'text', text: 'Hi', cache_control, citations: null },
              { type: 'document', source: pdf, citations: { enabled: true } },
            ],
          },
        ],
      },
      { headers: { 'anthropic-version': '2023-06-01', 'anthropic-beta': 'x' } },
    );
    expect(converted.ignoredFields).toEqual([
      'metadata',
      'service_tier',
      'context_management',
      'something_new',
      'anthropic-beta',
      'system[0].cache_control',
      'messages[0].content[0].cache_control',
      'messages[0].content[1].citations',
    ]);
  });
});

describe('convertCountRequest', () => {
  it('asks about what the model reads', () => {
    const value = {
      model: 'm',
      system: 'Be brief.',
      messages: [{ role: 'user', content: 'Hi' }],
      tools: [weather],
      tool_choice: { type: 'any' },
      thinking: { type: 'disabled' },
    };
    const source = {
      value,
      provider: providers.vertex,
      upstreamModel: 'gemini-2.5-flash',
      headers: {},
    } as const;
    const { value: counted, ignoredFields } = convertCountRequest(source);
    expect(ignoredFields).toEqual(['tool_choice', 'thinking']);
    expect(counted).toEqual({
      generateContentRequest: {
        systemInstruction: { parts: [{ text: 'Be brief.' }] },
        contents: [{ role: 'user', parts: [{ text: 'Hi' }] }],
        tools: [
          {
            functionDeclarations: [
              {
                name: 'get_weather',
                description: 'Tells the weather.',
                parametersJsonSchema: { type: 'object' },
              },
            ],
          },
        ],
      },
    });
  });
});
