import {
  FunctionCallingConfigMode,
  Type,
  type CallableTool,
  type Content,
  type FunctionCall,
  type GenerateContentConfig,
  type GenerateContentResponse,
  type Part,
} from '@google/genai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGenAiClient } from '../../support/sdk-clients.ts';
import { collectChunks, joinChunkTexts } from '../../support/sdk-content.ts';
import { createSdkGateways, routes, type SdkGateways } from '../../support/sdk-gateways.ts';

/** Models of the third generation give their calls ids and thought signatures, which must come back unchanged. */
const models = ['gemini-2.5-flash', 'gemini-3-flash-preview'] as const;

const place = { type: Type.OBJECT, properties: { city: { type: Type.STRING } }, required: ['city'] };
const weather = { name: 'get_weather', description: 'Tells the weather of a city.', parameters: place };
const time = { name: 'get_time', description: 'Tells the time in a city.', parameters: place };
const tools = [{ functionDeclarations: [weather, time] }];
const question = 'What is the weather in Oslo?';

let gateways: SdkGateways;

beforeAll(async () => {
  gateways = await createSdkGateways();
});

afterAll(() => gateways.stop());

describe.each(routes)('@google/genai 3.x through %s', (route) => {
  const createClient = () => createGenAiClient(gateways.targets[route]);

  describe.each(models)('function calls of %s', (model) => {
    const send = (contents: string | Content[], config: GenerateContentConfig = { tools }) =>
      createClient().models.generateContent({ model, contents, config });

    it('go from a question over a call and its result to the final answer', async () => {
      const first = await send(question);
      expect(first.functionCalls).toMatchObject([{ name: 'get_weather', args: { city: 'Oslo' } }]);
      const last = await send(await answerCalls(first));
      expect(last.functionCalls).toBeUndefined();
      expect(last.text).toContain('Twelve degrees');
    });

    it('go the same way in streams', async () => {
      const stream = (contents: string | Content[]) =>
        createClient().models.generateContentStream({ model, contents, config: { tools } });
      const [first] = await collectChunks(await stream(question));
      expect(first?.functionCalls).toMatchObject([{ name: 'get_weather', args: { city: 'Oslo' } }]);
      const last = await collectChunks(await stream(await answerCalls(first!)));
      expect(joinChunkTexts(last)).toContain('Twelve degrees');
    });

    it('come several in one answer', async () => {
      const { functionCalls } = await send('What are the weather and the time in Oslo?');
      expect(functionCalls?.map(({ name }) => name)).toEqual(['get_weather', 'get_time']);
    });

    it.each([
      ['ANY', { mode: FunctionCallingConfigMode.ANY, allowedFunctionNames: ['get_time'] }, ['get_time']],
      ['NONE', { mode: FunctionCallingConfigMode.NONE }, []],
      ['VALIDATED', { mode: FunctionCallingConfigMode.VALIDATED }, ['get_weather']],
    ] as const)('obey the mode %s', async (_, mode, names) => {
      const functionCallingConfig = {
        ...mode,
        allowedFunctionNames: [...('allowedFunctionNames' in mode ? mode.allowedFunctionNames : [])],
      };
      const { functionCalls } = await send(question, { tools, toolConfig: { functionCallingConfig } });
      expect((functionCalls ?? []).map(({ name }) => name)).toEqual(names);
    });

    it('take their parameters as JSON Schema too', async () => {
      const parametersJsonSchema = {
        type: 'object',
        properties: { city: { type: 'string' } },
        required: ['city'],
        additionalProperties: false,
      };
      const declaration = { name: 'get_weather', parametersJsonSchema };
      const { functionCalls } = await send(question, { tools: [{ functionDeclarations: [declaration] }] });
      expect(functionCalls).toMatchObject([{ name: 'get_weather', args: { city: 'Oslo' } }]);
    });
  });

  describe.each(models)('automatic function calling of %s', (model) => {
    it('runs the functions to the final answer', async () => {
      const { tool, cities } = createCallableTool();
      const contents = 'What is the weather in Oslo and Bergen?';
      const answer = await createClient().models.generateContent({
        model,
        contents,
        config: { tools: [tool] },
      });
      expect(cities).toEqual(['Oslo', 'Bergen']);
      expect(answer.text).toContain('Twelve degrees in Bergen');
      expect(answer.automaticFunctionCallingHistory).toHaveLength(3);
    });

    it('runs them in streams', async () => {
      const { tool, cities } = createCallableTool();
      const params = { model, contents: question, config: { tools: [tool] } };
      const chunks = await collectChunks(await createClient().models.generateContentStream(params));
      expect(cities).toEqual(['Oslo']);
      expect(joinChunkTexts(chunks)).toContain('Twelve degrees in Oslo');
    });

    it('runs them in chats', async () => {
      const { tool, cities } = createCallableTool();
      const chat = createClient().chats.create({ model, config: { tools: [tool] } });
      const { text } = await chat.sendMessage({ message: question });
      expect(cities).toEqual(['Oslo']);
      expect(text).toContain('Twelve degrees in Oslo');
      expect((await chat.sendMessage({ message: 'Thank you' })).text).toContain('answer number');
    });

    it('can be switched off', async () => {
      const { tool, cities } = createCallableTool();
      const config = { tools: [tool], automaticFunctionCalling: { disable: true } };
      const answer = await createClient().models.generateContent({ model, contents: question, config });
      expect(answer.functionCalls).toHaveLength(1);
      expect(cities).toEqual([]);
    });
  });

  it('executes code and returns the program with its result', async () => {
    const contents = 'Calculate the sum of the first 5 primes.';
    const config = { tools: [{ codeExecution: {} }] };
    const answer = await createClient().models.generateContent({ model: models[0], contents, config });
    expect(answer.executableCode).toContain('prime');
    expect(answer.codeExecutionResult).toContain('28');
  });

  it('names in x-specway-ignored a tool that only the vendor runs', async () => {
    const config = { tools: [{ googleSearch: {} }] };
    const answer = await createClient().models.generateContent({
      model: models[0],
      contents: 'Tea?',
      config,
    });
    expect(answer.sdkHttpResponse?.headers?.['x-specway-ignored']).toBe('tools[0].googleSearch');
  });

  describe('structured output', () => {
    const ask = async (config: GenerateContentConfig) => {
      const contents = 'Describe Kari, who likes red.';
      return (await createClient().models.generateContent({ model: models[0], contents, config })).text ?? '';
    };
    const person = { name: expect.any(String), age: expect.any(Number), colours: expect.any(Array) };

    it('fits a responseSchema', async () => {
      const responseSchema = {
        type: Type.OBJECT,
        properties: {
          name: { type: Type.STRING },
          age: { type: Type.INTEGER, minimum: 18, maximum: 20 },
          colours: { type: Type.ARRAY, items: { type: Type.STRING, enum: ['red', 'blue'] }, minItems: '1' },
          note: { type: Type.STRING, nullable: true },
        },
        required: ['name', 'age', 'colours'],
        propertyOrdering: ['name', 'age', 'colours', 'note'],
      };
      const value: unknown = JSON.parse(await ask({ responseMimeType: 'application/json', responseSchema }));
      expect(value).toMatchObject(person);
      expect((value as { age: number }).age).toBeGreaterThanOrEqual(18);
    });

    it('fits a responseJsonSchema', async () => {
      const responseJsonSchema = {
        type: 'object',
        properties: {
          name: { type: 'string' },
          age: { type: 'integer' },
          colours: { type: 'array', items: { enum: ['red', 'blue'] } },
        },
        required: ['name', 'age', 'colours'],
        additionalProperties: false,
      };
      const config = { responseMimeType: 'application/json', responseJsonSchema };
      expect(JSON.parse(await ask(config))).toEqual(person);
    });

    it('fits a union', async () => {
      const responseSchema = { anyOf: [{ type: Type.NUMBER }, { type: Type.BOOLEAN }] };
      const value: unknown = JSON.parse(await ask({ responseMimeType: 'application/json', responseSchema }));
      expect(['number', 'boolean']).toContain(typeof value);
    });

    it('is one value of an enumeration', async () => {
      const responseSchema = { type: Type.STRING, enum: ['blue', 'red'], format: 'enum' };
      expect(await ask({ responseMimeType: 'text/x.enum', responseSchema })).toBe('red');
    });

    it('streams in pieces that join to the JSON', async () => {
      const config = { responseMimeType: 'application/json', responseSchema: place };
      const params = { model: models[0], contents: 'Where is Oslo?', config };
      const chunks = await collectChunks(await createClient().models.generateContentStream(params));
      expect(JSON.parse(joinChunkTexts(chunks))).toEqual({ city: expect.any(String) });
    });
  });
});

/** The conversation with the results of the calls, as a caller without automatic calling writes it. */
async function answerCalls({ candidates, functionCalls = [] }: GenerateContentResponse): Promise<Content[]> {
  return [
    { role: 'user', parts: [{ text: question }] },
    candidates?.[0]?.content ?? {},
    { role: 'user', parts: functionCalls.map((call) => respond(call, 'Twelve degrees')) },
  ];
}

function respond({ id, name }: FunctionCall, output: string): Part {
  const named = { ...(name === undefined ? {} : { name }), response: { output } };
  return { functionResponse: id === undefined ? named : { ...named, id } };
}

function createCallableTool(): { readonly tool: CallableTool; readonly cities: readonly unknown[] } {
  const cities: unknown[] = [];
  const tool: CallableTool = {
    tool: () => Promise.resolve({ functionDeclarations: [weather] }),
    callTool: (calls) => {
      cities.push(...calls.map(({ args }) => args?.city));
      return Promise.resolve(
        calls.map((call) => respond(call, `Twelve degrees in ${String(call.args?.city)}`)),
      );
    },
  };
  return { tool, cities };
}
