import type Anthropic from '@anthropic-ai/sdk';
import { MessageStream } from '@anthropic-ai/sdk/lib/MessageStream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anthropicVersions, createAnthropicClient } from '../../support/sdk-clients.ts';
import { createSdkGateways, routes, type SdkGateways } from '../../support/sdk-gateways.ts';

type Events = Anthropic.MessageStreamEvent[];

const model = 'claude-sonnet-4-6';
const hello = {
  model,
  max_tokens: 500,
  messages: [{ role: 'user' as const, content: 'Tell me about tea.' }],
};
const thinking = { ...hello, max_tokens: 4096, thinking: { type: 'enabled' as const, budget_tokens: 1024 } };

let gateways: SdkGateways;

beforeAll(async () => {
  gateways = await createSdkGateways();
});

afterAll(() => gateways.stop());

describe.each(anthropicVersions)('@anthropic-ai/sdk %s', (version) => {
  describe.each(routes)('createMessage through %s', (route) => {
    const createClient = () => createAnthropicClient(version, gateways.targets[route]);

    it('returns a whole message under the name of the model the client asked for', async () => {
      const message = await createClient().messages.create(hello);
      expect(message).toMatchObject({ type: 'message', role: 'assistant', model, stop_reason: 'end_turn' });
      expect(message.id).toMatch(/^msg_/);
      expect(readText(message)).toContain('tea');
      expect(message.usage.output_tokens).toBeGreaterThan(10);
    });

    it('tells the request id as _request_id and in the headers', async () => {
      const message = await createClient().messages.create(hello);
      expect(message._request_id).toMatch(/^req_/);
      const { data, response, request_id } = await createClient().messages.create(hello).withResponse();
      expect(data).toHaveProperty('_request_id', request_id);
      expect(response.headers.get('x-request-id')).toBe(request_id);
    });

    it('streams events from message_start to message_stop', async () => {
      const stream = await createClient().messages.create({ ...hello, stream: true });
      const types = (await collect(stream)).map(({ type }) => type);
      expect(types[0]).toBe('message_start');
      expect(types[1]).toBe('content_block_start');
      expect(types.slice(-3)).toEqual(['content_block_stop', 'message_delta', 'message_stop']);
      expect(types.filter((type) => type === 'content_block_delta').length).toBeGreaterThan(3);
    });

    it('accumulates the same message from a stream as in a whole answer', async () => {
      const whole = await createClient().messages.create(thinking);
      const { parsed_output: _, ...streamed } = await createClient().messages.stream(thinking).finalMessage();
      expect(streamed).toEqual({ ...whole, id: streamed.id });
      expect(streamed.content.map(({ type }) => type)).toEqual(['thinking', 'text']);
    });

    it('gives the text of a stream at once with finalText', async () => {
      const text = await createClient().messages.stream(hello).finalText();
      expect(text).toBe(readText(await createClient().messages.create(hello)));
    });

    it('raises every kind of stream event, with deltas that add up', async () => {
      const stream = createClient().messages.stream(thinking);
      const heard: string[] = [];
      let text = '';
      let thought = '';
      let signature = '';
      stream
        .on('connect', () => heard.push('connect'))
        .on('text', (delta) => (text += delta))
        .on('thinking', (delta) => (thought += delta))
        .on('signature', (given) => (signature = given))
        .on('contentBlock', ({ type }) => heard.push(type))
        .on('message', () => heard.push('message'))
        .on('finalMessage', () => heard.push('finalMessage'))
        .on('end', () => heard.push('end'));
      const { content } = await stream.finalMessage();
      await stream.done();
      expect(heard).toEqual(['connect', 'thinking', 'text', 'message', 'finalMessage', 'end']);
      expect(content).toMatchObject([{ thinking: thought, signature }, { text }]);
    });

    it('keeps the snapshot of a stream current while it is read', async () => {
      const stream = createClient().messages.stream(hello);
      let longest = '';
      for await (const event of stream) {
        const snapshot = stream.currentMessage ? readText(stream.currentMessage) : longest;
        if (event.type === 'content_block_delta') expect(snapshot.startsWith(longest)).toBe(true);
        longest = snapshot;
      }
      expect(readText(await stream.finalMessage())).toBe(longest);
    });

    it('tells the request id of a stream', async () => {
      const { data, request_id } = await createClient().messages.stream(hello).withResponse();
      expect(request_id).toMatch(/^req_/);
      await data.done();
    });

    it('can be split and handed on as a readable stream', async () => {
      const stream = await createClient().messages.create({ ...hello, stream: true });
      const [left, right] = stream.tee();
      const forwarded = MessageStream.fromReadableStream(left.toReadableStream());
      const events = await collect(right);
      expect(await forwarded.finalText()).toBe(joinDeltas(events));
    });

    it('serves the beta namespace whole and streamed', async () => {
      const betas = ['context-management-2025-06-27'];
      const whole = await createClient().beta.messages.create({ ...hello, betas });
      const streamed = await createClient()
        .beta.messages.stream({ ...hello, betas })
        .finalMessage();
      expect(streamed.content).toMatchObject(whole.content);
      expect(whole.stop_reason).toBe('end_turn');
    });

    it('answers neutral and vendor spellings of a model alike, and repeats the one it was sent', async () => {
      const neutral = 'chatfam-sonnet-4-6';
      const vendor = await createClient().messages.create(hello);
      const message = await createClient().messages.create({ ...hello, model: neutral });
      expect(message).toEqual({ ...vendor, id: message.id, model: neutral });
    });
  });
});

function readText({ content }: Pick<Anthropic.Message, 'content'>): string {
  return content.flatMap((block) => (block.type === 'text' ? [block.text] : [])).join('');
}

async function collect(stream: AsyncIterable<Anthropic.MessageStreamEvent>): Promise<Events> {
  const events: Events = [];
  for await (const event of stream) events.push(event);
  return events;
}

function joinDeltas(events: Events): string {
  return events
    .map((event) =>
      event.type === 'content_block_delta' && event.delta.type === 'text_delta' ? event.delta.text : '',
    )
    .join('');
}
