import type Anthropic from '@anthropic-ai/sdk';
import { betaTool } from '@anthropic-ai/sdk/helpers/beta/json-schema';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerEventStream } from '../../support/fake-answers.ts';
import { writeEvent } from '../../support/read-fixture.ts';
import { anthropicVersions, createAnthropicClient } from '../../support/sdk-clients.ts';
import {
  createSdkGateways,
  createVendorGateway,
  routes,
  type SdkGateways,
  type VendorGateway,
} from '../../support/sdk-gateways.ts';

const place = {
  type: 'object',
  properties: { city: { type: 'string' } },
  required: ['city'],
} as const;
const input_schema = { ...place, required: [...place.required] };
const weather = { name: 'get_weather', description: 'Tells the weather of a city.', input_schema };
const time = { name: 'get_time', description: 'Tells the time in a city.', input_schema };
const question = 'What are the weather and the time in Oslo?';

type StreamParams = Anthropic.MessageCreateParamsNonStreaming;

const ask = (model: string, messages: StreamParams['messages']): StreamParams => ({
  model,
  max_tokens: 2048,
  tools: [weather, time],
  messages,
});

const findCalls = ({ content }: Pick<Anthropic.Message, 'content'>) =>
  content.filter((block): block is Anthropic.ToolUseBlock => block.type === 'tool_use');

/** The conversation with the results of its calls. */
const continueWith = (first: Anthropic.Message): StreamParams['messages'] => [
  { role: 'user', content: question },
  { role: 'assistant', content: first.content },
  {
    role: 'user',
    content: findCalls(first).map(({ id, name }) => ({
      type: 'tool_result',
      tool_use_id: id,
      content: `Twelve by ${name}`,
    })),
  },
];

describe.each(anthropicVersions)('@anthropic-ai/sdk %s on genfam models', (version) => {
  describe.each(routes)('of the simulator through %s', (route) => {
    let gateways: SdkGateways;

    beforeAll(async () => {
      gateways = await createSdkGateways();
    });

    afterAll(() => gateways.stop());

    const createClient = () => createAnthropicClient(version, gateways.targets[route]);

    it.each(['gemini-2.5-flash', 'genfam-3-pro-preview'])(
      'streams calls of two tools and goes on from their results (%s)',
      async (model) => {
        const { messages } = createClient();
        const first = await messages.stream(ask(model, [{ role: 'user', content: question }])).finalMessage();
        expect(first).toMatchObject({ model, stop_reason: 'tool_use' });
        expect(findCalls(first)).toMatchObject([
          { name: 'get_weather', input: { city: 'Oslo' } },
          { name: 'get_time', input: { city: 'Oslo' } },
        ]);
        expect(new Set(findCalls(first).map(({ id }) => id)).size).toBe(2);
        const last = await messages.stream(ask(model, continueWith(first))).finalMessage();
        expect(last.stop_reason).toBe('end_turn');
        expect(JSON.stringify(last.content)).toContain('Twelve by get_weather');
        expect(JSON.stringify(last.content)).toContain('Twelve by get_time');
      },
    );

    it('gets the same message whole and streamed', async () => {
      const params = ask('genfam-2.5-flash', [{ role: 'user', content: question }]);
      const { messages } = createClient();
      const whole = await messages.create(params);
      const streamed = await messages.stream(params).finalMessage();
      const withoutIds = ({ content }: typeof whole) => content.map((block) => ({ ...block, id: '' }));
      expect(withoutIds(streamed)).toEqual(withoutIds(whole));
      expect(streamed.usage).toMatchObject({ ...whole.usage });
    });

    it('streams thoughts before the text', async () => {
      const thinking = { type: 'enabled' as const, budget_tokens: 1024 };
      const stream = createClient().messages.stream({
        model: 'genfam-2.5-flash',
        max_tokens: 2048,
        thinking,
        messages: [{ role: 'user', content: 'Why is the sky blue?' }],
      });
      const { content } = await stream.finalMessage();
      expect(content.map(({ type }) => type)).toEqual(['thinking', 'text']);
    });

    it('runs a tool runner to its end', async () => {
      const cities: string[] = [];
      const tool = betaTool({
        name: 'get_weather',
        description: weather.description,
        inputSchema: place,
        run: ({ city }) => {
          cities.push(city);
          return `Twelve degrees in ${city}`;
        },
      });
      const last = await createClient()
        .beta.messages.toolRunner({
          model: 'gemini-3-pro-preview',
          max_tokens: 1024,
          stream: true,
          tools: [tool],
          messages: [{ role: 'user', content: 'What is the weather in Oslo and Bergen?' }],
        })
        .runUntilDone();
      expect(cities).toEqual(['Oslo', 'Bergen']);
      expect(JSON.stringify(last.content)).toContain('Twelve degrees in Bergen');
    });

    it('counts tokens', async () => {
      const messages = [{ role: 'user' as const, content: 'Hello' }];
      const count = await createClient().messages.countTokens({ model: 'genfam-2.5-flash', messages });
      expect(count.input_tokens).toBeGreaterThan(0);
    });
  });

  describe('of a scripted upstream', () => {
    let bench: VendorGateway;

    beforeEach(async () => {
      bench = await createVendorGateway();
    });

    afterEach(() => bench.stop());

    const play = (...chunks: readonly object[]) =>
      answerEventStream(chunks.map((chunk) => writeEvent('gemini', JSON.stringify(chunk))));
    const chunk = (parts: readonly object[], more: object = {}) => ({
      candidates: [{ content: { role: 'model', parts }, index: 0, ...more }],
      responseId: 'R1',
    });

    it('restores thoughts, ids and signatures byte for byte in the second turn', async () => {
      const thought = { text: 'Two tools.', thought: true, thoughtSignature: 'Th+o/ught=' };
      const calls = [
        {
          functionCall: { id: 'fc-1', name: 'get_weather', args: { city: 'Oslo' } },
          thoughtSignature: 'Ca+l/l==',
        },
        { functionCall: { id: 'fc-2', name: 'get_time', args: { city: 'Oslo' } } },
      ];
      const stop = { finishReason: 'STOP' };
      bench.upstream.answer(
        play(chunk([thought]), chunk(calls, stop)),
        play(chunk([{ text: 'Done.' }], stop)),
      );
      const { messages } = createAnthropicClient(version, bench.gateway);
      const model = 'genfam-3-pro-preview';
      const first = await messages.stream(ask(model, [{ role: 'user', content: question }])).finalMessage();
      const last = await messages.stream(ask(model, continueWith(first))).finalMessage();
      expect(last.content).toMatchObject([{ type: 'text', text: 'Done.' }]);
      const response = (id: string, name: string) => ({
        functionResponse: { id, name, response: { output: `Twelve by ${name}` } },
      });
      const second = bench.upstream.calls[1]?.json() as { contents: unknown };
      expect(second.contents).toEqual([
        { role: 'user', parts: [{ text: question }] },
        { role: 'model', parts: [thought, ...calls] },
        { role: 'user', parts: [response('fc-1', 'get_weather'), response('fc-2', 'get_time')] },
      ]);
    });

    it('throws in the middle of a stream that breaks off', async () => {
      bench.upstream.answer(play(chunk([{ text: 'Hel' }])));
      const { messages } = createAnthropicClient(version, bench.gateway);
      const stream = messages.stream(ask('genfam-2.5-flash', [{ role: 'user', content: 'Hi' }]));
      await expect(stream.finalMessage()).rejects.toThrow(/ended its answer/u);
    });

    it('ends the upstream call when the stream is aborted', async () => {
      bench.upstream.answer(
        answerEventStream([writeEvent('gemini', JSON.stringify(chunk([{ text: 'Hel' }]))), 60_000]),
      );
      const { messages } = createAnthropicClient(version, bench.gateway);
      const stream = messages.stream(ask('genfam-2.5-flash', [{ role: 'user', content: 'Hi' }]));
      stream.on('text', () => {
        stream.abort();
      });
      await expect(stream.done()).rejects.toThrow();
      expect(await bench.upstream.calls[0]?.outcome).toBe('left');
    });
  });
});
