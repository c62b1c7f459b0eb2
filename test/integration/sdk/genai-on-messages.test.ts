import {
  FinishReason,
  FunctionCallingConfigMode,
  Type,
  type CallableTool,
  type Content,
  type FunctionCall,
  type GenerateContentConfig,
  type GenerateContentResponse,
  type Part,
} from '@google/genai';
import { generateText, stepCountIs, streamText, tool } from 'ai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { providers } from '../../../src/providers/provider-table.ts';
import { createAiSdkGoogle, createGenAiClient } from '../../support/sdk-clients.ts';
import { collectChunks, joinChunkTexts } from '../../support/sdk-content.ts';
import {
  createSdkGateways,
  createVendorGateway,
  routes,
  type SdkGateways,
} from '../../support/sdk-gateways.ts';
import { pdfBase64, pngBase64, wavBase64 } from '../../support/sdk-media.ts';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';

/** Models of format B, in both spellings. */
const model = 'chatfam-sonnet-4-6';
const place = { type: Type.OBJECT, properties: { city: { type: Type.STRING } }, required: ['city'] };
const weather = { name: 'get_weather', description: 'Tells the weather of a city.', parameters: place };
const time = { name: 'get_time', description: 'Tells the time in a city.', parameters: place };
const tools = [{ functionDeclarations: [weather, time] }];
const question = 'What is the weather in Oslo?';

/** By one gateway, by two, and by one that translates while another stands in for the vendor of format B. */
const allRoutes = [...routes, 'as a vendor'] as const;

let gateways: SdkGateways;
let vendor: TestGateway;

beforeAll(async () => {
  gateways = await createSdkGateways();
  const last = gateways.targets['one gateway'];
  const timeouts = { connectMs: 5000, firstByteMs: 10_000, idleMs: 10_000, totalMs: 15_000 };
  vendor = await createTestGateway({
    config: {
      deployments: [
        {
          id: 'vendor',
          provider: providers.anthropic,
          baseUrl: last.url,
          credential: last.apiKey,
          models: { [model]: 'claude-sonnet-4-6' },
          timeouts,
        },
      ],
    },
  });
});

afterAll(async () => {
  await vendor.stop();
  await gateways.stop();
});

describe.each(allRoutes)('@google/genai 3.x on a model of format B through %s', (route) => {
  const target = () => (route === 'as a vendor' ? vendor : gateways.targets[route]);
  const createClient = () => createGenAiClient(target());
  const send = (contents: string | Content[], config: GenerateContentConfig = {}) =>
    createClient().models.generateContent({ model, contents, config });
  const stream = async (contents: string | Content[], config: GenerateContentConfig = {}) =>
    await collectChunks(await createClient().models.generateContentStream({ model, contents, config }));

  it('returns a whole answer under the name of the model the client asked for', async () => {
    const answer = await send('Tell me about tea.', {
      systemInstruction: 'Speak like a pirate',
      temperature: 1,
    });
    expect(answer.text).toContain('tea');
    expect(answer.text).toContain('“Speak like a pirate”');
    expect(answer.modelVersion).toBe(model);
    expect(answer.candidates?.[0]).toMatchObject({ finishReason: FinishReason.STOP, index: 0 });
    expect(answer.usageMetadata?.totalTokenCount).toBeGreaterThan(10);
  });

  it('streams an answer', async () => {
    const chunks = await stream('Tell me about tea.');
    expect(chunks.length).toBeGreaterThan(1);
    expect(joinChunkTexts(chunks)).toBe((await send('Tell me about tea.')).text);
    expect(chunks.at(-1)?.candidates?.[0]?.finishReason).toBe(FinishReason.STOP);
    expect(chunks.at(-1)?.usageMetadata?.candidatesTokenCount).toBeGreaterThan(1);
  });

  it.each([
    ['image/png', pngBase64, '1 × 1 pixels'],
    ['application/pdf', pdfBase64, '1 page'],
    ['text/plain', Buffer.from('The moon is cheese.').toString('base64'), 'The moon is cheese.'],
  ])('takes inline data of %s', async (mimeType, data, expected) => {
    const parts = [{ text: 'What is it?' }, { inlineData: { mimeType, data } }];
    expect((await send([{ role: 'user', parts }])).text).toContain(expected);
  });

  it('refuses sounds by name', async () => {
    const parts = [{ inlineData: { mimeType: 'audio/wav', data: wavBase64 } }];
    await expect(send([{ role: 'user', parts }])).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('contents[0].parts[0].inlineData') as string,
    });
  });

  it('counts tokens', async () => {
    const count = await createClient().models.countTokens({ model, contents: 'Tell me about tea.' });
    expect(count.totalTokens).toBeGreaterThan(3);
  });

  describe('function calls', () => {
    it('go from a question over a call and its result to the final answer', async () => {
      const first = await send(question, { tools });
      expect(first.functionCalls).toMatchObject([{ name: 'get_weather', args: { city: 'Oslo' } }]);
      const last = await send(answerCalls([first]), { tools });
      expect(last.functionCalls).toBeUndefined();
      expect(last.text).toContain('Twelve degrees');
    });

    it('go the same way in streams, thinking', async () => {
      const config = { tools, thinkingConfig: { thinkingBudget: 2000, includeThoughts: true } };
      const first = await stream(question, config);
      const calls = first.flatMap(({ functionCalls = [] }) => functionCalls);
      expect(calls).toMatchObject([{ id: expect.any(String), name: 'get_weather', args: { city: 'Oslo' } }]);
      const last = await stream(answerCalls(first), config);
      expect(joinChunkTexts(last)).toContain('Twelve degrees');
      expect(listParts(last).some(({ thought }) => thought === true)).toBe(true);
      expect(last[0]?.sdkHttpResponse?.headers?.['x-specway-ignored']).toBeUndefined();
    });

    it('come several in one answer', async () => {
      const { functionCalls } = await send('What are the weather and the time in Oslo?', { tools });
      expect(functionCalls?.map(({ name }) => name)).toEqual(['get_weather', 'get_time']);
    });

    it.each([
      ['ANY', { mode: FunctionCallingConfigMode.ANY, allowedFunctionNames: ['get_time'] }, ['get_time']],
      ['NONE', { mode: FunctionCallingConfigMode.NONE }, []],
      ['VALIDATED', { mode: FunctionCallingConfigMode.VALIDATED }, ['get_weather']],
    ])('obey the mode %s', async (_, functionCallingConfig, names) => {
      const { functionCalls } = await send(question, { tools, toolConfig: { functionCallingConfig } });
      expect((functionCalls ?? []).map(({ name }) => name)).toEqual(names);
    });

    it('run by themselves in chats and streams', async () => {
      const { tool: callable, cities } = createCallableTool();
      const chat = createClient().chats.create({ model, config: { tools: [callable] } });
      const chunks = await collectChunks(await chat.sendMessageStream({ message: question }));
      expect(cities).toEqual(['Oslo']);
      expect(joinChunkTexts(chunks)).toContain('Twelve degrees in Oslo');
      expect((await chat.sendMessage({ message: 'Thank you' })).text).toContain('answer number');
    });
  });

  describe('structured output', () => {
    const ask = async (config: GenerateContentConfig) =>
      (await send('Describe Kari, who likes red.', config)).text ?? '';

    it('fits a responseSchema, streamed too', async () => {
      const responseSchema = {
        type: Type.OBJECT,
        properties: {
          name: { type: Type.STRING },
          colours: { type: Type.ARRAY, items: { type: Type.STRING, enum: ['red', 'blue'] } },
        },
        required: ['name', 'colours'],
      };
      const config = { responseMimeType: 'application/json', responseSchema };
      const expected = { name: expect.any(String) as string, colours: expect.any(Array) as unknown[] };
      expect(JSON.parse(await ask(config))).toEqual(expected);
      expect(JSON.parse(joinChunkTexts(await stream('Describe Kari.', config)))).toEqual(expected);
    });

    it('fits a schema that is no object, streamed too', async () => {
      const responseJsonSchema = { type: 'array', items: { type: 'integer' }, minItems: 1 };
      const config = { responseMimeType: 'application/json', responseJsonSchema };
      expect(JSON.parse(await ask(config))).toEqual(expect.any(Array));
      expect(JSON.parse(joinChunkTexts(await stream('Numbers?', config)))).toEqual(expect.any(Array));
    });

    it('is JSON of its own without a schema, streamed too', async () => {
      const config = { responseMimeType: 'application/json' };
      const expected = { answer: expect.any(String) as string };
      expect(JSON.parse(await ask(config))).toEqual(expected);
      expect(JSON.parse(joinChunkTexts(await stream('Describe Kari.', config)))).toEqual(expected);
    });

    it('is one value of an enumeration', async () => {
      const responseSchema = { type: Type.STRING, enum: ['blue', 'red'], format: 'enum' };
      expect(await ask({ responseMimeType: 'text/x.enum', responseSchema })).toBe('red');
    });
  });
});

describe.each(allRoutes)('the AI SDK’s Google provider on a model of format B through %s', (route) => {
  const createModel = () =>
    createAiSdkGoogle(route === 'as a vendor' ? vendor : gateways.targets[route])(model);
  const weatherTool = tool({
    description: 'Tells the weather of a city.',
    inputSchema: z.object({ city: z.string() }),
    execute: ({ city }) => `Twelve degrees in ${city}`,
  });
  const providerOptions = {
    google: { thinkingConfig: { thinkingBudget: 2000, includeThoughts: true } },
  };

  it('goes through a tool loop', async () => {
    const { text, steps } = await generateText({
      model: createModel(),
      prompt: question,
      tools: { get_weather: weatherTool },
      stopWhen: stepCountIs(3),
    });
    expect(steps).toHaveLength(2);
    expect(text).toContain('Twelve degrees in Oslo');
  });

  it('streams through a tool loop, thinking', async () => {
    const result = streamText({
      model: createModel(),
      prompt: question,
      tools: { get_weather: weatherTool },
      stopWhen: stepCountIs(3),
      providerOptions,
    });
    expect(await result.text).toContain('Twelve degrees in Oslo');
    const steps = await result.steps;
    expect(steps).toHaveLength(2);
    expect(steps[1]?.reasoningText).toEqual(expect.any(String));
  });
});

describe('thinking of a scripted upstream', () => {
  it('is taken up again by the client’s next turn, byte for byte', async () => {
    const { gateway, upstream, stop } = await createVendorGateway();
    try {
      const thinking = { type: 'thinking', thinking: 'Oslo, then.', signature: 'EqQB+/==' };
      const use = { type: 'tool_use', id: 'toolu_01', name: 'get_weather', input: { city: 'Oslo' } };
      const usage = { input_tokens: 3, output_tokens: 4 };
      const message = {
        id: 'msg_1',
        type: 'message',
        role: 'assistant',
        model: 'claude',
        stop_sequence: null,
      };
      const answers = [
        { ...message, content: [thinking, use], stop_reason: 'tool_use', usage },
        { ...message, content: [{ type: 'text', text: 'Fine.' }], stop_reason: 'end_turn', usage },
      ];
      upstream.answerAlways(({ response }) => {
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answers.shift()));
      });
      const client = createGenAiClient(gateway);
      const config = { tools, thinkingConfig: { thinkingBudget: 2000 } };
      const first = await client.models.generateContent({ model, contents: question, config });
      const contents = answerCalls([first]);
      await client.models.generateContent({ model, contents, config });
      expect(upstream.calls[1]?.json()).toMatchObject({
        thinking: { type: 'enabled', budget_tokens: 2000 },
        messages: [
          { role: 'user' },
          { role: 'assistant', content: [thinking, use] },
          {
            role: 'user',
            content: [{ type: 'tool_result', tool_use_id: 'toolu_01', content: 'Twelve degrees' }],
          },
        ],
      });
    } finally {
      await stop();
    }
  });
});

function listParts(chunks: readonly GenerateContentResponse[]): readonly Part[] {
  return chunks.flatMap(({ candidates }) => candidates?.[0]?.content?.parts ?? []);
}

/** The conversation with the results of the calls, as a caller without automatic calling writes it. */
function answerCalls(chunks: readonly GenerateContentResponse[]): Content[] {
  const calls = chunks.flatMap(({ functionCalls = [] }) => functionCalls);
  return [
    { role: 'user', parts: [{ text: question }] },
    { role: 'model', parts: [...listParts(chunks)] },
    { role: 'user', parts: calls.map((call) => respond(call, 'Twelve degrees')) },
  ];
}

function respond({ id, name }: FunctionCall, output: string): Part {
  return {
    functionResponse: { ...(id === undefined ? {} : { id }), name: name ?? '', response: { output } },
  };
}

function createCallableTool(): { readonly tool: CallableTool; readonly cities: readonly unknown[] } {
  const cities: unknown[] = [];
  const callable: CallableTool = {
    tool: () => Promise.resolve({ functionDeclarations: [weather] }),
    callTool: (calls) => {
      cities.push(...calls.map(({ args }) => args?.city));
      return Promise.resolve(
        calls.map((call) => respond(call, `Twelve degrees in ${String(call.args?.city)}`)),
      );
    },
  };
  return { tool: callable, cities };
}
