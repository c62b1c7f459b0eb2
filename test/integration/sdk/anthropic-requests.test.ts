import type Anthropic from '@anthropic-ai/sdk';
import { jsonSchemaOutputFormat } from '@anthropic-ai/sdk/helpers/json-schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anthropicVersions, createAnthropicClient } from '../../support/sdk-clients.ts';
import { createSdkGateways, routes, type SdkGateways } from '../../support/sdk-gateways.ts';
import { pdfBase64, pngBase64 } from '../../support/sdk-media.ts';

type Params = Anthropic.MessageCreateParamsNonStreaming;

const hello: Params = {
  model: 'claude-sonnet-4-6',
  max_tokens: 2048,
  messages: [{ role: 'user', content: 'Tell me about tea.' }],
};
const ask = (content: Anthropic.MessageParam['content']): Params => ({
  ...hello,
  messages: [{ role: 'user', content }],
});

let gateways: SdkGateways;

beforeAll(async () => {
  gateways = await createSdkGateways();
});

afterAll(() => gateways.stop());

describe.each(anthropicVersions)('@anthropic-ai/sdk %s', (version) => {
  describe.each(routes)('requests of createMessage through %s', (route) => {
    const createClient = () => createAnthropicClient(version, gateways.targets[route]);
    const send = (params: Params) => createClient().messages.create(params);

    describe('system prompts', () => {
      const cached = { type: 'ephemeral' as const, ttl: '1h' as const };

      it.each<[string, Partial<Params>]>([
        ['a string', { system: 'Speak like a pirate' }],
        ['text blocks', { system: [{ type: 'text', text: 'Speak like a pirate' }] }],
        [
          'text blocks with cache_control',
          { system: [{ type: 'text', text: 'Speak like a pirate', cache_control: cached }] },
        ],
        [
          'a message of the role system',
          { messages: [{ role: 'system', content: 'Speak like a pirate' }, ...hello.messages] },
        ],
      ])('may be %s', async (_, params) => {
        expect(readText(await send({ ...hello, ...params }))).toContain('“Speak like a pirate”');
      });

      it('are counted as read from the cache where they were', async () => {
        const system = [
          { type: 'text' as const, text: 'Speak like a pirate. '.repeat(500), cache_control: cached },
        ];
        const { usage } = await send({ ...ask('[[cached]] Hello'), system });
        expect(usage.cache_read_input_tokens).toBeGreaterThan(1000);
      });
    });

    describe('media', () => {
      it('may be a base64 image', async () => {
        const source = { type: 'base64' as const, media_type: 'image/png' as const, data: pngBase64 };
        expect(readText(await send(ask([{ type: 'image', source }])))).toContain('1 × 1 pixels');
      });

      it('may be an image by URL', async () => {
        const source = { type: 'url' as const, url: 'https://example.org/picture.png' };
        expect(readText(await send(ask([{ type: 'image', source }])))).toContain('did not fetch');
      });

      it.each<[string, Anthropic.DocumentBlockParam, string]>([
        [
          'a PDF',
          {
            type: 'document',
            title: 'Page',
            source: { type: 'base64', media_type: 'application/pdf', data: pdfBase64 },
          },
          '1 page',
        ],
        [
          'a text document with citations',
          {
            type: 'document',
            citations: { enabled: true },
            source: { type: 'text', media_type: 'text/plain', data: 'The moon is cheese.' },
          },
          'The moon is cheese.',
        ],
        [
          'a document of blocks',
          {
            type: 'document',
            source: { type: 'content', content: [{ type: 'text', text: 'The sun is hot.' }] },
          },
          'The sun is hot.',
        ],
      ])('may be %s', async (_, block, expected) => {
        expect(readText(await send(ask([block, { type: 'text', text: 'What is it?' }])))).toContain(expected);
      });

      it('may be a search result, which is the vendor’s alone', async () => {
        const content = [{ type: 'text' as const, text: 'Found' }];
        const block = { type: 'search_result' as const, source: 'https://example.org', title: 'T', content };
        expect((await send(ask([block, { type: 'text', text: 'Why?' }]))).stop_reason).toBe('end_turn');
      });
    });

    describe('thinking', () => {
      it.each<[string, Anthropic.ThinkingConfigParam]>([
        ['a budget', { type: 'enabled', budget_tokens: 1024 }],
        ['adaptive', { type: 'adaptive' }],
      ])('with %s comes before the text, signed', async (_, thinking) => {
        const { content } = await send({ ...hello, thinking });
        expect(content).toMatchObject([{ type: 'thinking' }, { type: 'text' }]);
        expect(content[0]).toHaveProperty('signature', expect.stringMatching(/.{20}/));
      });

      it('is sent without its text where the display is omitted', async () => {
        const params: Params = { ...hello, thinking: { type: 'adaptive', display: 'omitted' } };
        const message = await createClient().messages.stream(params).finalMessage();
        expect(message.content[0]).toMatchObject({ type: 'thinking', thinking: '' });
      });

      it('may be sent back, redacted or not', async () => {
        const thinking = { type: 'enabled' as const, budget_tokens: 1024 };
        const first = await send({ ...ask('[[redacted_thinking]] Hello'), thinking });
        expect(first.content.map(({ type }) => type)).toEqual(['thinking', 'redacted_thinking', 'text']);
        const messages: Params['messages'] = [
          ...hello.messages,
          { role: 'assistant', content: first.content },
          { role: 'user', content: 'And then?' },
        ];
        expect((await send({ ...hello, thinking, messages })).stop_reason).toBe('end_turn');
      });

      it('may be switched off', async () => {
        const { content } = await send({ ...hello, thinking: { type: 'disabled' } });
        expect(content.map(({ type }) => type)).toEqual(['text']);
      });
    });

    describe('limits', () => {
      it('end the answer at a stop sequence and name it', async () => {
        const message = await send({
          ...ask('Say exactly: one two three'),
          stop_sequences: [' three', ' two'],
        });
        expect(message).toMatchObject({ stop_reason: 'stop_sequence', stop_sequence: ' two' });
        expect(readText(message)).toBe('one');
      });

      it('end the answer at max_tokens', async () => {
        const message = await send({ ...hello, max_tokens: 5 });
        expect(message.stop_reason).toBe('max_tokens');
        expect(message.usage.output_tokens).toBeLessThanOrEqual(5);
      });

      it('let max_tokens be 1', async () => {
        expect((await send({ ...hello, max_tokens: 1 })).stop_reason).toBe('max_tokens');
      });

      it('let max_tokens be 0, which only fills the cache', async () => {
        const empty = { content: [], stop_reason: 'max_tokens' };
        expect(await send({ ...hello, max_tokens: 0 })).toMatchObject(empty);
        const stream = createClient().messages.stream({ ...hello, max_tokens: 0 });
        expect(await stream.finalMessage()).toMatchObject(empty);
      });
    });

    it('continues a prefilled answer', async () => {
      const params: Params = { ...hello, messages: [...hello.messages, { role: 'assistant', content: '{' }] };

      expect(JSON.parse(`{${readText(await send(params))}`)).toHaveProperty('answer');
    });

    it('takes metadata and names in x-specway-ignored the field the simulator does not know', async () => {
      const params: Params = { ...hello, metadata: { user_id: 'u-1' }, service_tier: 'auto' };
      const { response } = await createClient().messages.create(params).withResponse();
      expect(response.headers.get('x-specway-ignored')).toBe('service_tier');
    });

    it('passes on reasons to stop that only the vendor has', async () => {
      expect((await send(ask('[[finish=pause_turn]] Go'))).stop_reason).toBe('pause_turn');
      expect((await send(ask('[[filtered]] Go'))).stop_reason).toBe('refusal');
    });

    describe('structured output', () => {
      const format = jsonSchemaOutputFormat({
        type: 'object',
        properties: { name: { type: 'string' }, age: { type: 'integer' } },
        required: ['name', 'age'],
        additionalProperties: false,
      });

      it('is parsed from a whole answer', async () => {
        const { parsed_output } = await createClient().messages.parse({
          ...hello,
          output_config: { format },
        });
        expect(parsed_output).toEqual({ name: expect.any(String), age: expect.any(Number) });
      });

      it('is parsed from a stream', async () => {
        const stream = createClient().messages.stream({ ...hello, output_config: { format } });
        const { parsed_output } = await stream.finalMessage();
        expect(parsed_output).toEqual({ name: expect.any(String), age: expect.any(Number) });
      });

      it('keeps to the limits that the client writes into descriptions', async () => {
        const age = { type: 'integer', description: 'In years', minimum: 41, maximum: 43 } as const;
        const limited = jsonSchemaOutputFormat({
          type: 'object',
          properties: { age },
          required: ['age'],
          additionalProperties: false,
        });
        const params: Params = { ...hello, output_config: { format: limited } };
        expect(JSON.stringify(limited.schema)).toContain('{minimum: 41, maximum: 43}');
        const whole = await createClient().messages.parse(params);
        const streamed = await createClient().messages.stream(params).finalMessage();
        for (const { content } of [whole, streamed])
          expect(['{"age":41}', '{"age":42}', '{"age":43}']).toContain(readText({ content }));
      });

      it('is parsed in the beta namespace', async () => {
        const params = { ...hello, output_format: format };
        const { parsed_output } = await createClient().beta.messages.parse(params);
        expect(parsed_output).toEqual({ name: expect.any(String), age: expect.any(Number) });
      });
    });

    describe('token counts', () => {
      it('are the input tokens of the request itself', async () => {
        const params = { ...ask('Count me'), system: 'Be brief.' };
        const { max_tokens: _, ...counted } = params;
        const { input_tokens } = await createClient().messages.countTokens(counted);
        expect(input_tokens).toBe((await send(params)).usage.input_tokens);
      });

      it('grow with tools and media', async () => {
        const source = { type: 'base64' as const, media_type: 'image/png' as const, data: pngBase64 };
        const { model } = hello;
        const count = async (params: Partial<Anthropic.MessageCountTokensParams>) =>
          (await createClient().messages.countTokens({ model, messages: hello.messages, ...params }))
            .input_tokens;
        const plain = await count({});
        const tools = [{ name: 'add', input_schema: { type: 'object' as const } }];
        expect(await count({ tools })).toBeGreaterThan(plain);
        const content = [
          { type: 'image' as const, source },
          { type: 'text' as const, text: 'Tell me about tea.' },
        ];
        expect(await count({ messages: [{ role: 'user', content }] })).toBeGreaterThan(plain);
      });

      it('come from the beta namespace too', async () => {
        const { model, messages } = hello;
        const { input_tokens } = await createClient().beta.messages.countTokens({ model, messages });
        expect(input_tokens).toBe(
          (await createClient().messages.countTokens({ model, messages })).input_tokens,
        );
      });
    });
  });
});

function readText({ content }: Pick<Anthropic.Message, 'content'>): string {
  return content.flatMap((block) => (block.type === 'text' ? [block.text] : [])).join('');
}
