import { createAnthropic, type AnthropicLanguageModelOptions } from '@ai-sdk/anthropic';
import { createGoogleGenerativeAI, type GoogleLanguageModelOptions } from '@ai-sdk/google';
import { Output, generateText, jsonSchema, streamText, type ModelMessage } from 'ai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAiSdkAnthropic, createAiSdkGoogle } from '../../support/sdk-clients.ts';
import { createSdkGateways, routes, type SdkGateways } from '../../support/sdk-gateways.ts';
import { createSdkRecorder } from '../../support/sdk-recorder.ts';

const prompt = 'Tell me about tea.';

let gateways: SdkGateways;

beforeAll(async () => {
  // The AI SDK writes warnings to the console.
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });
  gateways = await createSdkGateways();
});

afterAll(() => gateways.stop());

describe.each(routes)('@ai-sdk/anthropic through %s', (route) => {
  const provider = () => createAiSdkAnthropic(gateways.targets[route]);
  const model = () => provider()('claude-sonnet-4-6');
  const configure = (anthropic: AnthropicLanguageModelOptions) => ({
    model: model(),
    prompt,
    providerOptions: { anthropic: anthropic as Record<string, never> },
  });

  it.each<[string, AnthropicLanguageModelOptions]>([
    ['a budget', { thinking: { type: 'enabled', budgetTokens: 2048 } }],
    ['adaptive thinking', { thinking: { type: 'adaptive' }, effort: 'low' }],
  ])('shows reasoning with %s', async (_, options) => {
    const { reasoningText, text } = await generateText(configure(options));
    expect(reasoningText).toContain('tea');
    expect(text).toContain('tea');
  });

  it('streams reasoning with its signature before the text', async () => {
    const result = streamText(configure({ thinking: { type: 'enabled', budgetTokens: 2048 } }));
    const types: string[] = [];
    for await (const { type } of result.fullStream) types.push(type);
    expect(types.indexOf('reasoning-end')).toBeLessThan(types.indexOf('text-start'));
    const [reasoning] = await result.reasoning;
    expect(reasoning?.providerMetadata?.anthropic?.signature).toMatch(/.{20}/);
  });

  it('sends reasoning back in the next turn', async () => {
    const options = configure({ thinking: { type: 'enabled', budgetTokens: 2048 } });
    const first = await generateText(options);
    const messages: ModelMessage[] = [
      { role: 'user', content: prompt },
      ...first.response.messages,
      { role: 'user', content: 'And coffee?' },
    ];
    const second = await generateText({ model: model(), messages, providerOptions: options.providerOptions });
    expect(second.text).toContain('answer number 2');
  });

  it('marks system prompts and messages for the cache and reads the cache counters', async () => {
    const cached = { anthropic: { cacheControl: { type: 'ephemeral' } } };
    const messages: ModelMessage[] = [
      { role: 'system', content: 'Be kind. '.repeat(600), providerOptions: cached },
      { role: 'user', content: [{ type: 'text', text: `[[cached]] ${prompt}`, providerOptions: cached }] },
    ];
    const { usage } = await generateText({ model: model(), messages, allowSystemInMessages: true });
    expect(usage.inputTokenDetails.cacheReadTokens).toBeGreaterThan(1000);
  });

  it.each(['outputFormat', 'jsonTool', 'auto'] as const)(
    'gets structured output in the mode %s',
    async (structuredOutputMode) => {
      const schema = jsonSchema<{ city: string }>({
        type: 'object',
        properties: { city: { type: 'string' } },
        required: ['city'],
        additionalProperties: false,
      });
      const options = { ...configure({ structuredOutputMode }), output: Output.object({ schema }) };
      expect((await generateText(options)).output).toEqual({ city: expect.any(String) });
      expect(await streamText(options).output).toEqual({ city: expect.any(String) });
    },
  );

  it('offers tools that only the vendor runs, which are named in x-specway-ignored', async () => {
    const tools = { web_search: provider().tools.webSearch_20250305({ maxUses: 2 }) };
    const { text, response } = await generateText({ model: model(), prompt, tools });
    expect(text).toContain('tea');
    expect(response.headers?.['x-specway-ignored']).toContain('tools[0]');
  });

  it('calls tools the model was trained on', async () => {
    const tools = { bash: provider().tools.bash_20250124({}) };
    const { toolCalls } = await generateText({ model: model(), prompt: 'Use bash to run "ls -la"', tools });
    expect(toolCalls).toMatchObject([{ toolName: 'bash', input: { command: 'true' } }]);
  });
});

describe.each(routes)('@ai-sdk/google through %s', (route) => {
  const provider = () => createAiSdkGoogle(gateways.targets[route]);
  const configure = (google: GoogleLanguageModelOptions, id = 'gemini-2.5-flash') => ({
    model: provider()(id),
    prompt,
    providerOptions: { google: google as Record<string, never> },
  });

  it.each<[string, GoogleLanguageModelOptions]>([
    ['gemini-2.5-flash', { thinkingConfig: { thinkingBudget: 1024, includeThoughts: true } }],
    ['gemini-3-flash-preview', { thinkingConfig: { thinkingLevel: 'low', includeThoughts: true } }],
  ])('shows the reasoning of %s', async (id, options) => {
    const { reasoningText, text } = await generateText(configure(options, id));
    expect(reasoningText).toContain('tea');
    expect(text).toContain('tea');
  });

  it('streams reasoning before the text', async () => {
    const result = streamText(configure({ thinkingConfig: { includeThoughts: true } }));
    const types: string[] = [];
    for await (const { type } of result.fullStream) types.push(type);
    expect(types.indexOf('reasoning-end')).toBeLessThan(types.indexOf('text-start'));
  });

  it('takes safety settings, media resolution and structured output switches', async () => {
    const options = configure({
      structuredOutputs: false,
      mediaResolution: 'MEDIA_RESOLUTION_LOW',
      safetySettings: [{ category: 'HARM_CATEGORY_HARASSMENT', threshold: 'BLOCK_ONLY_HIGH' }],
      responseModalities: ['TEXT'],
    });
    expect((await generateText(options)).text).toContain('tea');
  });

  it('runs code', async () => {
    const tools = { code_execution: provider().tools.codeExecution({}) };
    const question = 'Calculate the sum of the first 5 primes.';
    const result = await generateText({ model: provider()('gemini-2.5-flash'), prompt: question, tools });
    expect(result.toolResults).toMatchObject([{ toolName: 'code_execution' }]);
    expect(JSON.stringify(result.toolResults)).toContain('28');
  });

  it('offers tools that only the vendor runs, which are named in x-specway-ignored', async () => {
    const tools = { google_search: provider().tools.googleSearch({}) };
    const { response } = await generateText({ model: provider()('gemini-2.5-flash'), prompt, tools });
    expect(response.headers?.['x-specway-ignored']).toBe('tools[0].googleSearch');
  });

  it('reports a filtered answer', async () => {
    const { finishReason } = await generateText({
      model: provider()('gemini-2.5-flash'),
      prompt: '[[filtered]]',
    });
    expect(finishReason).toBe('content-filter');
  });
});

describe('base URLs and keys of the AI SDK', () => {
  const target = () => gateways.targets['one gateway'];

  it('@ai-sdk/anthropic takes authToken instead of apiKey', async () => {
    const { fetch, exchanges } = createSdkRecorder();
    const anthropic = createAnthropic({ baseURL: `${target().url}/v1`, authToken: target().apiKey, fetch });
    expect((await generateText({ model: anthropic('claude-sonnet-4-6'), prompt })).text).toContain('tea');
    expect(exchanges[0]?.headers.get('authorization')).toBe(`Bearer ${target().apiKey}`);
  });

  it.each(['v1', 'v1beta', 'v1alpha'])(
    '@ai-sdk/google takes a base URL that ends in /%s',
    async (version) => {
      const { url, apiKey } = target();
      const google = createGoogleGenerativeAI({ baseURL: `${url}/${version}`, apiKey });
      expect((await generateText({ model: google('gemini-2.5-flash'), prompt })).text).toContain('tea');
    },
  );
});
