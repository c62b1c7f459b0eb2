import type Anthropic from '@anthropic-ai/sdk';
import { betaTool } from '@anthropic-ai/sdk/helpers/beta/json-schema';
import type { BetaMessageThreadCreateParams } from '@anthropic-ai/sdk/lib/threads/BetaMessageThread';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  anthropicVersions,
  createAnthropicClient,
  type AnthropicVersion,
} from '../../support/sdk-clients.ts';
import { createSdkGateways, routes, type SdkGateways, type SdkRoute } from '../../support/sdk-gateways.ts';
import { createSdkRecorder } from '../../support/sdk-recorder.ts';

const place = {
  type: 'object',
  properties: { city: { type: 'string' } },
  required: ['city'],
  additionalProperties: false,
} as const;
const input_schema = { ...place, required: [...place.required] };
const weather = { name: 'get_weather', description: 'Tells the weather of a city.', input_schema };
const time = { name: 'get_time', description: 'Tells the time in a city.', input_schema };
const ping = { name: 'ping', description: 'Says pong.', input_schema: { type: 'object' as const } };

type CreateParams = Anthropic.MessageCreateParamsNonStreaming;

const base = { model: 'claude-sonnet-4-6', max_tokens: 1024 } satisfies Partial<CreateParams>;
const ask = (content: string): CreateParams => ({
  ...base,
  messages: [{ role: 'user', content }],
  tools: [weather, time, ping],
});

let gateways: SdkGateways;

beforeAll(async () => {
  gateways = await createSdkGateways();
});

afterAll(() => gateways.stop());

describe.each(anthropicVersions)('@anthropic-ai/sdk %s', (version) => {
  describe.each(routes)('tools of createMessage through %s', (route) => {
    const createClient = () => createAnthropicClient(version, gateways.targets[route]);

    /** Sends the calls' results back and returns the final answer, whole or accumulated from a stream. */
    async function answerCalls(
      first: Anthropic.Message,
      delivery: 'whole' | 'stream',
    ): Promise<Anthropic.Message> {
      const results = findCalls(first).map(({ id }) => ({
        type: 'tool_result' as const,
        tool_use_id: id,
        content: 'Twelve degrees',
      }));
      const params: CreateParams = {
        ...ask('What is the weather in Oslo?'),
        messages: [
          { role: 'user', content: 'What is the weather in Oslo?' },
          { role: 'assistant', content: first.content },
          { role: 'user', content: results },
        ],
      };
      const { messages } = createClient();
      return delivery === 'whole' ? messages.create(params) : messages.stream(params).finalMessage();
    }

    it('goes from a question over a call and its result to the final answer', async () => {
      const first = await createClient().messages.create(ask('What is the weather in Oslo?'));
      expect(first.stop_reason).toBe('tool_use');
      expect(findCalls(first)).toMatchObject([{ name: 'get_weather', input: { city: 'Oslo' } }]);
      const last = await answerCalls(first, 'whole');
      expect(last.stop_reason).toBe('end_turn');
      expect(JSON.stringify(last.content)).toContain('Twelve degrees');
    });

    it('goes the same way in streams', async () => {
      const first = await createClient().messages.stream(ask('What is the weather in Oslo?')).finalMessage();
      expect(first.stop_reason).toBe('tool_use');
      expect(findCalls(first)).toMatchObject([{ name: 'get_weather', input: { city: 'Oslo' } }]);
      expect(JSON.stringify((await answerCalls(first, 'stream')).content)).toContain('Twelve degrees');
    });

    it('grows the input of a call with each piece of JSON', async () => {
      const stream = createClient().messages.stream(ask('What is the weather in Oslo?'));
      let json = '';
      const snapshots: unknown[] = [];
      stream.on('inputJson', (piece, snapshot) => {
        json += piece;
        snapshots.push(snapshot);
      });
      const [call] = findCalls(await stream.finalMessage());
      expect(JSON.parse(json)).toEqual(call?.input);
      expect(snapshots.at(-1)).toEqual(call?.input);
    });

    it('streams an empty object for a call without arguments', async () => {
      const stream = createClient().messages.stream(ask('[[tool=ping]] Go'));
      expect(findCalls(await stream.finalMessage())).toMatchObject([{ name: 'ping', input: {} }]);
    });

    it('calls several tools in one answer', async () => {
      const question = ask('What are the weather and the time in Oslo?');
      const whole = await createClient().messages.create(question);
      expect(findCalls(whole).map(({ name }) => name)).toEqual(['get_weather', 'get_time']);
      expect(new Set(findCalls(whole).map(({ id }) => id)).size).toBe(2);
      const streamed = await createClient().messages.stream(question).finalMessage();
      const withoutIds = ({ content }: typeof whole) => content.map((block) => ({ ...block, id: '' }));
      expect(withoutIds(streamed)).toEqual(withoutIds(whole));
    });

    it('calls one tool only when parallel calls are switched off', async () => {
      const tool_choice = { type: 'auto' as const, disable_parallel_tool_use: true };
      const params = { ...ask('What are the weather and the time in Oslo?'), tool_choice };
      expect(findCalls(await createClient().messages.create(params))).toHaveLength(1);
    });

    it.each([
      ['any', { type: 'any' }, ['get_weather']],
      ['tool', { type: 'tool', name: 'get_time' }, ['get_time']],
      ['none', { type: 'none' }, []],
    ] as const)('obeys the tool choice %s', async (_, tool_choice, names) => {
      const params = { ...ask('Is the weather fine in Oslo?'), tool_choice };
      const message = await createClient().messages.create(params);
      expect(findCalls(message).map(({ name }) => name)).toEqual(names);
    });

    it('takes the result of a failed call, and results of text, image and document blocks', async () => {
      const first = await createClient().messages.create(ask('What is the weather in Oslo?'));
      const [call] = findCalls(first);
      const content = [{ type: 'text' as const, text: 'No such city' }];
      const result = { type: 'tool_result' as const, tool_use_id: call?.id ?? '', content, is_error: true };
      const last = await createClient().messages.create({
        ...ask(''),
        messages: [
          { role: 'user', content: 'What is the weather in Oslo?' },
          { role: 'assistant', content: first.content },
          { role: 'user', content: [result] },
        ],
      });
      expect(JSON.stringify(last.content)).toContain('failed and said');
    });
  });

  describe.each(routes)('beta.messages.toolRunner through %s', (route) => {
    it.each(['whole', 'stream'] as const)('runs the tools to the final answer (%s)', async (delivery) => {
      const { runner, cities } = createRunner({ version, route, delivery });
      const last = await runner.runUntilDone();
      expect(cities).toEqual(['Oslo', 'Bergen']);
      expect(last.stop_reason).toBe('end_turn');
      expect(JSON.stringify(last.content)).toContain('Twelve degrees in Bergen');
    });

    it('runs the tools while the answer is still coming', async () => {
      const { runner, cities } = createRunner({ version, route, delivery: 'eager stream' });
      expect(JSON.stringify((await runner.runUntilDone()).content)).toContain('Twelve degrees in Bergen');
      expect(cities).toEqual(['Oslo', 'Bergen']);
    });

    it('yields one stream per turn', async () => {
      const { runner } = createRunner({ version, route, delivery: 'stream' });
      const reasons: unknown[] = [];
      for await (const turn of runner) {
        const message = 'finalMessage' in turn ? await turn.finalMessage() : turn;
        reasons.push(message.stop_reason);
      }
      expect(reasons).toEqual(['tool_use', 'end_turn']);
    });
  });
});

describe.each(routes)('message threads of @anthropic-ai/sdk 1.x through %s', (route) => {
  const createThread = (params: Pick<BetaMessageThreadCreateParams, 'unsupportedRequestBehavior'> = {}) =>
    createAnthropicClient('1.x', gateways.targets[route]).beta.messages.thread({ ...base, ...params });

  it.each(['whole', 'stream'] as const)(
    'are tried by a tool runner, which reads in the 400 that there are none and sends whole conversations (%s)',
    async (delivery) => {
      const { runner, recorder } = createRunner({ version: '1.x', route, delivery });
      await runner.runUntilDone();
      const { exchanges } = recorder;
      expect(exchanges.map(({ status }) => status)).toEqual([400, 200, 200]);
      expect(exchanges.map(({ body }) => body?.thread !== undefined)).toEqual([true, false, false]);
      expect(exchanges.map(({ body }) => (body?.messages as unknown[]).length)).toEqual([1, 1, 3]);
    },
  );

  it('go on as whole conversations where the caller allows it', async () => {
    const thread = createThread({ unsupportedRequestBehavior: 'continue_unthreaded' });
    await thread.send({ role: 'user', content: 'My name is Kari.' });
    const second = await thread.send({ role: 'user', content: 'What is my name?' });
    expect(JSON.stringify(second.content)).toContain('answer number 2');
  });

  it('throw an error that names the unsupported field otherwise', async () => {
    await expect(createThread().send({ role: 'user', content: 'Hello' })).rejects.toMatchObject({
      status: 400,
      errorCode: 'thread_unsupported_request',
      details: { unsupported: ['thread'] },
    });
  });
});

interface RunnerOptions {
  readonly version: AnthropicVersion;
  readonly route: SdkRoute;
  readonly delivery: 'whole' | 'stream' | 'eager stream';
}

/** A tool runner that asks about two cities, with a record of what it called. */
function createRunner({ version, route, delivery }: RunnerOptions) {
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
  const recorder = createSdkRecorder();
  const client = createAnthropicClient(version, gateways.targets[route], { fetch: recorder.fetch });
  const messages = [{ role: 'user' as const, content: 'What is the weather in Oslo and Bergen?' }];
  const params = { ...base, messages, tools: [tool] };
  const runner = client.beta.messages.toolRunner({
    ...params,
    stream: delivery !== 'whole',
    ...(delivery === 'eager stream' ? { runToolsEagerly: true } : {}),
  });
  return { runner, cities, recorder };
}

function findCalls({ content }: Pick<Anthropic.Message, 'content'>): Anthropic.ToolUseBlock[] {
  return content.filter((block): block is Anthropic.ToolUseBlock => block.type === 'tool_use');
}
