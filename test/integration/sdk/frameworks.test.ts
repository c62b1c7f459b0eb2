import { googleAI } from '@genkit-ai/google-genai';
import { ChatAnthropic } from '@langchain/anthropic';
import { HumanMessage } from '@langchain/core/messages';
import { tool as createLangChainTool } from '@langchain/core/tools';
import { ChatGoogleGenerativeAI } from '@langchain/google-genai';
import { Anthropic as LlamaAnthropic, AnthropicSession } from '@llamaindex/anthropic';
import { Gemini as LlamaGemini } from '@llamaindex/google';
import { Agent as MastraAgent, type AgentConfig } from '@mastra/core/agent';
import { createTool as createMastraTool } from '@mastra/core/tools';
import {
  generateText,
  jsonSchema,
  stepCountIs,
  streamText,
  tool as createAiSdkTool,
  type LanguageModel,
} from 'ai';
import { genkit, z, type Genkit } from 'genkit';
import { FunctionTool } from 'llamaindex';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z as zod } from 'zod';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';
import { createAiSdkAnthropic, createAiSdkGoogle } from '../../support/sdk-clients.ts';

const prompt = 'Tell me about tea.';
const toolPrompt = 'What is the weather in "Paris"? Ask get_weather.';
const weatherSchema = {
  type: 'object' as const,
  properties: { city: { type: 'string' as const } },
  required: ['city' as const],
};

let gateway: TestGateway;

beforeAll(async () => {
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });
  gateway = await createTestGateway();
});

afterAll(() => gateway.stop());

describe('LangChain with its default model names', () => {
  const models = [
    [
      '@langchain/anthropic',
      () => new ChatAnthropic({ apiKey: gateway.apiKey, anthropicApiUrl: gateway.url }),
    ],
    [
      '@langchain/google-genai',
      () =>
        new ChatGoogleGenerativeAI({
          apiKey: gateway.apiKey,
          baseUrl: gateway.url,
          model: 'gemini-2.5-flash',
        }),
    ],
  ] as const;

  describe.each(models)('%s', (_name, create) => {
    it('answers whole', async () => {
      expect((await create().invoke(prompt)).text).toContain('tea');
    });

    it('streams', async () => {
      let text = '';
      for await (const chunk of await create().stream(prompt)) text += chunk.text;
      expect(text).toContain('tea');
    });

    it('calls a tool', async () => {
      const weather = createLangChainTool(({ city }: { city: string }) => `Sunny in ${city}`, {
        name: 'get_weather',
        description: 'Get the weather of a city.',
        schema: weatherSchema,
      });
      const answer = await create()
        .bindTools([weather])
        .invoke([new HumanMessage(toolPrompt)]);
      expect(answer.tool_calls?.[0]).toMatchObject({ name: 'get_weather', args: { city: 'Paris' } });
    });
  });
});

describe('the AI SDK with the model names of its documentation', () => {
  const models: readonly (readonly [string, () => LanguageModel])[] = [
    ['@ai-sdk/anthropic', () => createAiSdkAnthropic(gateway)('claude-sonnet-4-6')],
    ['@ai-sdk/google', () => createAiSdkGoogle(gateway)('gemini-2.5-flash')],
  ];

  describe.each(models)('%s', (_name, create) => {
    it('answers whole', async () => {
      expect((await generateText({ model: create(), prompt })).text).toContain('tea');
    });

    it('streams', async () => {
      let text = '';
      for await (const piece of streamText({ model: create(), prompt }).textStream) text += piece;
      expect(text).toContain('tea');
    });

    it('calls a tool and answers', async () => {
      const weather = createAiSdkTool({
        description: 'Get the weather of a city.',
        inputSchema: jsonSchema<{ city: string }>(weatherSchema),
        execute: ({ city }) => `Sunny in ${city}`,
      });
      const { text } = await generateText({
        model: create(),
        prompt: toolPrompt,
        tools: { get_weather: weather },
        stopWhen: stepCountIs(3),
      });
      expect(text).toContain('Sunny in Paris');
    });
  });
});

describe('Genkit with the model names of its documentation', () => {
  let ai: Genkit;

  beforeAll(() => {
    const plugin = googleAI({ apiKey: gateway.apiKey, baseUrl: gateway.url });
    ai = genkit({ plugins: [plugin], model: googleAI.model('gemini-flash-latest') });
  });

  it('answers whole', async () => {
    expect((await ai.generate(prompt)).text).toContain('tea');
  });

  it('streams', async () => {
    let text = '';
    for await (const chunk of ai.generateStream(prompt).stream) text += chunk.text;
    expect(text).toContain('tea');
  });

  it('calls a tool and answers', async () => {
    const weather = ai.defineTool(
      {
        name: 'get_weather',
        description: 'Get the weather of a city.',
        inputSchema: z.object({ city: z.string() }),
      },
      ({ city }) => Promise.resolve(`Sunny in ${city}`),
    );
    const { text } = await ai.generate({ prompt: toolPrompt, tools: [weather] });
    expect(text).toContain('Sunny in Paris');
  });

  it('draws by the predict method', async () => {
    const model = googleAI.model('imagen-4.0-generate-001');
    const { media } = await ai.generate({ model, prompt: 'A red boat' });
    expect(media?.url).toMatch(/^data:image\/png;base64,iVBOR/u);
  });
});

describe('LlamaIndex with its default model names', () => {
  const models = [
    [
      '@llamaindex/anthropic',
      () => {
        const session = new AnthropicSession({ apiKey: gateway.apiKey, baseURL: gateway.url });
        return new LlamaAnthropic({ session, maxTokens: 1_000 });
      },
    ],
    [
      '@llamaindex/google',
      () => new LlamaGemini({ apiKey: gateway.apiKey, httpOptions: { baseUrl: gateway.url } }),
    ],
  ] as const;
  const messages = [{ role: 'user' as const, content: prompt }];

  describe.each(models)('%s', (_name, create) => {
    it('answers whole', async () => {
      const { message } = await create().chat({ messages });
      expect(JSON.stringify(message.content)).toContain('tea');
    });

    it('streams', async () => {
      let text = '';
      for await (const { delta } of await create().chat({ messages, stream: true })) text += delta;
      expect(text).toContain('tea');
    });

    it('calls a tool', async () => {
      const weather = FunctionTool.from(({ city }: { city: string }) => `Sunny in ${city}`, {
        name: 'get_weather',
        description: 'Get the weather of a city.',
        parameters: weatherSchema,
      });
      const asked = [{ role: 'user' as const, content: toolPrompt }];
      const { message } = await create().chat({ messages: asked, tools: [weather] });
      const calls = JSON.stringify((message.options as { readonly toolCall?: unknown }).toolCall);
      expect(calls).toMatch(/get_weather.*Paris/u);
    });
  });
});

describe('Mastra with the model names of its documentation', () => {
  const models: readonly (readonly [string, () => LanguageModel])[] = [
    ['@ai-sdk/anthropic', () => createAiSdkAnthropic(gateway)('claude-sonnet-4-6')],
    ['@ai-sdk/google', () => createAiSdkGoogle(gateway)('gemini-2.5-flash')],
  ];
  const createAgent = (languageModel: LanguageModel): MastraAgent => {
    // Its types lag behind: they do not know the AI SDK's latest reason of an end.
    const model = languageModel as AgentConfig['model'];
    const weather = createMastraTool({
      id: 'get_weather',
      description: 'Get the weather of a city.',
      inputSchema: zod.object({ city: zod.string() }),
      execute: ({ city }) => Promise.resolve(`Sunny in ${city}`),
    });
    const instructions = 'Answer in one sentence.';
    return new MastraAgent({
      id: 'guide',
      name: 'Guide',
      instructions,
      model,
      tools: { get_weather: weather },
    });
  };

  beforeEach(() => {
    vi.stubEnv('MASTRA_OFFLINE', '1');
    vi.stubEnv('MASTRA_TELEMETRY_DISABLED', '1');
  });

  describe.each(models)('%s', (_name, create) => {
    it('calls a tool and answers', async () => {
      expect((await createAgent(create()).generate(toolPrompt)).text).toContain('Sunny in Paris');
    });

    it('calls a tool and streams', async () => {
      let text = '';
      for await (const piece of (await createAgent(create()).stream(toolPrompt)).textStream) text += piece;
      expect(text).toContain('Sunny in Paris');
    });
  });

  it('takes the address from the environment for a model that is named', async () => {
    vi.stubEnv('ANTHROPIC_BASE_URL', `${gateway.url}/v1`);
    vi.stubEnv('ANTHROPIC_API_KEY', gateway.apiKey);
    const { text } = await createAgent('anthropic/claude-sonnet-4-6').generate(toolPrompt);
    expect(text).toContain('Sunny in Paris');
  });
});
