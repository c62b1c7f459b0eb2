import {
  APICallError,
  NoObjectGeneratedError,
  Output,
  RetryError,
  Experimental_Agent as Agent,
  generateObject,
  generateText,
  jsonSchema,
  smoothStream,
  stepCountIs,
  streamObject,
  streamText,
  tool,
  type LanguageModel,
  type ModelMessage,
} from 'ai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAiSdkAnthropic, createAiSdkGoogle } from '../../support/sdk-clients.ts';
import { createSdkGateways, routes, type SdkGateways, type SdkRoute } from '../../support/sdk-gateways.ts';
import { pdfBase64, pngBase64 } from '../../support/sdk-media.ts';

interface Person {
  readonly name: string;
  readonly age: number;
}

const person = jsonSchema<Person>({
  type: 'object',
  properties: { name: { type: 'string' }, age: { type: 'integer', minimum: 1 } },
  required: ['name', 'age'],
  additionalProperties: false,
});
const anyPerson = { name: expect.any(String), age: expect.any(Number) };
const place = jsonSchema<{ city: string }>({
  type: 'object',
  properties: { city: { type: 'string' } },
  required: ['city'],
  additionalProperties: false,
});

let gateways: SdkGateways;

beforeAll(async () => {
  // The AI SDK writes warnings to the console, about generateObject being older than Output.object.
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });
  gateways = await createSdkGateways();
});

afterAll(() => gateways.stop());

const models: readonly (readonly [string, (route: SdkRoute) => LanguageModel])[] = [
  ['@ai-sdk/anthropic', (route) => createAiSdkAnthropic(gateways.targets[route])('claude-sonnet-4-6')],
  [
    '@ai-sdk/google, second generation',
    (route) => createAiSdkGoogle(gateways.targets[route])('gemini-2.5-flash'),
  ],
  [
    '@ai-sdk/google, third generation',
    (route) => createAiSdkGoogle(gateways.targets[route])('gemini-3-flash-preview'),
  ],
];

describe.each(models)('ai 7 with %s', (_, createModel) => {
  describe.each(routes)('through %s', (route) => {
    const model = () => createModel(route);
    const prompt = 'Tell me about tea.';

    it('generates text', async () => {
      const { text, finishReason, usage, response } = await generateText({ model: model(), prompt });
      expect(text).toContain('tea');
      expect(finishReason).toBe('stop');
      expect(usage.inputTokens).toBeGreaterThan(3);
      expect(usage.outputTokens).toBeGreaterThan(10);
      expect(response.headers?.['x-request-id']).toMatch(/^req_/);
    });

    it('streams the same text', async () => {
      const { text } = await generateText({ model: model(), prompt });
      const result = streamText({ model: model(), prompt });
      expect(await readAll(result.textStream)).toBe(text);
      expect(await result.finishReason).toBe('stop');
      expect((await result.usage).outputTokens).toBeGreaterThan(10);
    });

    it('streams it smoothly, word by word', async () => {
      const transform = smoothStream({ delayInMs: null });
      const result = streamText({ model: model(), prompt, experimental_transform: transform });
      const words: string[] = [];
      for await (const word of result.textStream) words.push(word);
      expect(words.slice(0, -1).every((word) => /\S+\s+$/.test(word))).toBe(true);
      expect(words.join('')).toBe((await generateText({ model: model(), prompt })).text);
    });

    it('streams parts from start to finish', async () => {
      const types: string[] = [];
      for await (const { type } of streamText({ model: model(), prompt }).fullStream) types.push(type);
      expect(types[0]).toBe('start');
      expect(types.at(-1)).toBe('finish');
      expect(types).not.toContain('error');
      expect(types.filter((type) => type === 'text-start')).toHaveLength(1);
    });

    it('takes a system prompt and a conversation', async () => {
      const messages: ModelMessage[] = [
        { role: 'user', content: 'My name is Kari.' },
        { role: 'assistant', content: 'Hello Kari.' },
        { role: 'user', content: [{ type: 'text', text: 'What is my name?' }] },
      ];
      const { text } = await generateText({ model: model(), system: 'Speak like a pirate', messages });
      expect(text).toContain('“Speak like a pirate”');
      expect(text).toContain('answer number 2');
    });

    it('takes images and PDF files', async () => {
      const content = [
        { type: 'text' as const, text: 'What do you see?' },
        { type: 'file' as const, data: Buffer.from(pngBase64, 'base64'), mediaType: 'image/png' },
        { type: 'file' as const, data: pdfBase64, mediaType: 'application/pdf', filename: 'page.pdf' },
      ];
      const { text } = await generateText({ model: model(), messages: [{ role: 'user', content }] });
      expect(text).toContain('1 × 1 pixels');
      expect(text).toContain('1 page');
    });

    it('ends at stop sequences and at the longest output', async () => {
      const stopped = await generateText({
        model: model(),
        prompt: 'Say exactly: one STOP two',
        stopSequences: ['STOP'],
      });
      expect(stopped.text.trim()).toBe('one');
      const short = await generateText({ model: model(), prompt, maxOutputTokens: 5 });
      expect(short.finishReason).toBe('length');
    });

    it('takes sampling settings at the ends of their ranges', async () => {
      expect((await generateText({ model: model(), prompt, temperature: 0 })).text).not.toBe('');
      expect((await generateText({ model: model(), prompt, temperature: 1, topK: 4 })).text).not.toBe('');
    });

    describe('tools', () => {
      const createWeather = () => {
        const cities: string[] = [];
        const weather = tool({
          description: 'Tells the weather of a city.',
          inputSchema: place,
          execute: ({ city }) => {
            cities.push(city);
            return { degrees: 12, city };
          },
        });
        return { cities, tools: { get_weather: weather } };
      };
      const question = 'What is the weather in Oslo and Bergen?';

      it('run in several steps to the final answer', async () => {
        const { cities, tools } = createWeather();
        const result = await generateText({
          model: model(),
          prompt: question,
          tools,
          stopWhen: stepCountIs(5),
        });
        expect(cities).toEqual(['Oslo', 'Bergen']);
        expect(result.steps.map(({ finishReason }) => finishReason)).toEqual(['tool-calls', 'stop']);
        expect(result.text).toContain('12');
      });

      it('run in several steps of a stream', async () => {
        const { cities, tools } = createWeather();
        const result = streamText({ model: model(), prompt: question, tools, stopWhen: stepCountIs(5) });
        const types: string[] = [];
        for await (const { type } of result.fullStream) types.push(type);
        expect(types).not.toContain('error');
        expect(cities).toEqual(['Oslo', 'Bergen']);
        expect(await result.text).toContain('12');
        expect((await result.steps).map(({ finishReason }) => finishReason)).toEqual(['tool-calls', 'stop']);
      });

      it('run in an agent', async () => {
        const { cities, tools } = createWeather();
        const agent = new Agent({ model: model(), tools, instructions: 'Be brief' });
        expect((await agent.generate({ prompt: question })).text).toContain('12');
        expect(cities).toEqual(['Oslo', 'Bergen']);
      });

      it.each(['required', { type: 'tool', toolName: 'get_weather' }] as const)(
        'are called where the choice is %o',
        async (toolChoice) => {
          const { tools } = createWeather();
          const result = await generateText({ model: model(), prompt: 'Say hello.', tools, toolChoice });
          expect(result.toolCalls.map(({ toolName }) => toolName)).toEqual(['get_weather']);
        },
      );

      it('are not called where the choice is none', async () => {
        const { tools } = createWeather();
        const result = await generateText({ model: model(), prompt: question, tools, toolChoice: 'none' });
        expect(result.toolCalls).toEqual([]);
      });
    });

    describe('structured output', () => {
      const ask = 'Describe Kari.';

      it('is an object', async () => {
        const { object } = await generateObject({ model: model(), schema: person, prompt: ask });
        expect(object).toEqual(anyPerson);
      });

      it('is a stream of growing objects', async () => {
        const result = streamObject({ model: model(), schema: person, prompt: ask });
        const partials: unknown[] = [];
        for await (const partial of result.partialObjectStream) partials.push(partial);
        expect(partials.length).toBeGreaterThan(1);
        expect(await result.object).toEqual(anyPerson);
      });

      it('is an array', async () => {
        const { object } = await generateObject({
          model: model(),
          output: 'array',
          schema: person,
          prompt: ask,
        });
        expect(object[0]).toEqual(anyPerson);
      });

      it('is one of several values', async () => {
        const { object } = await generateObject({
          model: model(),
          output: 'enum',
          enum: ['red', 'blue'],
          prompt: 'Which colour is the sky: blue?',
        });
        expect(['red', 'blue']).toContain(object);
      });

      it('is the output of generateText', async () => {
        const { output } = await generateText({
          model: model(),
          prompt: ask,
          output: Output.object({ schema: person }),
        });
        expect(output).toEqual(anyPerson);
      });

      it('is the output of streamText', async () => {
        const result = streamText({ model: model(), prompt: ask, output: Output.object({ schema: person }) });
        const partials: unknown[] = [];
        for await (const partial of result.partialOutputStream) partials.push(partial);
        expect(partials.at(-1)).toEqual(anyPerson);
      });

      it('that was cut short is an error', async () => {
        const call = generateObject({ model: model(), schema: person, prompt: ask, maxOutputTokens: 1 });
        await expect(call).rejects.toSatisfy((error) => NoObjectGeneratedError.isInstance(error));
      });
    });

    describe('errors', () => {
      const fail = (text: string) =>
        catchError(generateText({ model: model(), prompt: text, maxRetries: 0 }));

      it.each([400, 404, 413, 429, 504])('%i is an APICallError with the status', async (status) => {
        const error = await fail(`[[status=${String(status)}]]`);
        expect(APICallError.isInstance(error)).toBe(true);
        expect(error).toMatchObject({ statusCode: status });
      });

      it('carry the message of the gateway, not only a status text', async () => {
        expect(await fail('[[status=503]]')).toMatchObject({
          message: expect.stringMatching(/not available/),
          isRetryable: true,
        });
      });

      it.each(['[[error=503@4]]', '[[cut]]'])('in mid-stream are an error part: %s', async (directive) => {
        const seen: string[] = [];
        const errors: unknown[] = [];
        const result = streamText({
          model: model(),
          prompt: `${directive} Tell me about tea.`,
          maxRetries: 0,
          onError: ({ error }) => void errors.push(error),
        });
        for await (const { type } of result.fullStream) seen.push(type);
        expect(seen).toContain('text-delta');
        expect(seen).toContain('error');
        expect(errors).toHaveLength(1);
      });
    });
  });
});

describe('retries of ai 7', () => {
  it('happen after retry-after, and then a RetryError is thrown', async () => {
    const start = performance.now();
    const errors = await Promise.all(
      models.map(([, createModel]) =>
        catchError(
          generateText({ model: createModel('one gateway'), prompt: '[[status=429]]', maxRetries: 1 }),
        ),
      ),
    );
    for (const error of errors) {
      expect(RetryError.isInstance(error)).toBe(true);
      expect(error).toMatchObject({ lastError: { statusCode: 429 } });
    }
    expect(performance.now() - start).toBeGreaterThan(950);
  });
});

async function readAll(stream: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of stream) text += piece;
  return text;
}

async function catchError(call: Promise<unknown>): Promise<unknown> {
  try {
    await call;
  } catch (error) {
    return error;
  }
  throw new Error('The call did not fail');
}
