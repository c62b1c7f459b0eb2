import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Profile } from '../../../src/core/area.ts';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';
import { profiles, sendMessage, type JsonObject } from '../../support/interface-client.ts';
import { expectAccepted, expectMessageRefusal } from '../../support/interface-expectations.ts';
import { createFacts } from '../../support/interface-facts.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway();
});

afterAll(async () => {
  await gateway.stop();
});

const base = {
  model: 'chatfam-sonnet-4-5',
  max_tokens: 4096,
  messages: [{ role: 'user', content: 'Say exactly: ok' }],
};

const { accepts, refuses, onlyVendor } = createFacts({
  base,
  send: (body, profile) => sendMessage(gateway, body, { profile }),
  expectRefusal: expectMessageRefusal,
});

const texts = (...messages: readonly (readonly [role: string, text: string])[]) => ({
  messages: messages.map(([role, content]): JsonObject => ({ role, content })),
});

/** A character outside of the basic plane: one character, two UTF-16 units. */
const wide = '𝄞';

describe('createMessage: request fields', () => {
  describe('model: string, required, 1 to 256 characters', () => {
    refuses('absent', { model: undefined }, 'model');
    refuses('null', { model: null }, 'model');
    refuses('a number', { model: 45 }, 'model');
    refuses('empty', { model: '' }, 'model');
    refuses('257 characters', { model: 'a'.repeat(257) }, 'model');
    const unknown = { status: 404, code: 'model_not_found', field: 'aaaa' };
    refuses('256 characters, but no such model', { model: 'a'.repeat(256) }, unknown);
    const unknownWide = { status: 404, code: 'model_not_found', field: wide };
    refuses('256 characters outside of the basic plane', { model: wide.repeat(256) }, unknownWide);
  });

  describe('max_tokens: integer, required, above 1', () => {
    refuses('absent', { max_tokens: undefined }, 'max_tokens');
    onlyVendor('0', { max_tokens: 0 }, 'max_tokens');
    refuses('-1', { max_tokens: -1 }, 'max_tokens');
    onlyVendor('1', { max_tokens: 1 }, 'max_tokens');
    accepts('2', { max_tokens: 2 });
    refuses('2.5', { max_tokens: 2.5 }, 'max_tokens');
    refuses('text', { max_tokens: '100' }, 'max_tokens');
    accepts('the ceiling of the model', { model: 'chatfam-haiku-4-5', max_tokens: 64_000 });
    refuses('above the ceiling', { model: 'chatfam-haiku-4-5', max_tokens: 64_001 }, 'max_tokens');
    accepts('the ceiling of another model', { model: 'chatfam-opus-4-8', max_tokens: 128_000 });
    refuses('above that ceiling', { model: 'claude-opus-4-8', max_tokens: 128_001 }, 'max_tokens');
  });

  describe('messages: array of message, required', () => {
    refuses('absent', { messages: undefined }, 'messages');
    refuses('empty', { messages: [] }, 'messages');
    refuses('text', { messages: 'hello' }, 'messages');
    refuses('an item that is text', { messages: ['hello'] }, 'messages[0]');
    refuses('no role', { messages: [{ content: 'hi' }] }, 'messages[0].role');
    refuses('no content', { messages: [{ role: 'user' }] }, 'messages[0].content');
    refuses('null content', { messages: [{ role: 'user', content: null }] }, 'messages[0].content');
    refuses('a number as content', { messages: [{ role: 'user', content: 7 }] }, 'messages[0].content');
    refuses('empty content', texts(['user', '']), 'messages[0].content');
    refuses('role tool', texts(['tool', 'hi']), 'messages[0].role');
    onlyVendor('role system', texts(['system', 'Be brief.'], ['user', 'hi']), 'messages[0].role');
    const named = { messages: [{ role: 'user', content: 'hi', name: 'Ada' }] };
    onlyVendor('an unknown field of a message', named, 'messages[0].name');
    accepts('roles user and assistant', texts(['user', 'hi'], ['assistant', 'Hello'], ['user', 'go on']));
  });

  describe('metadata: object with user_id of at most 256 characters', () => {
    accepts('empty', { metadata: {} });
    accepts('256 characters', { metadata: { user_id: 'u'.repeat(256) } });
    accepts('256 characters outside of the basic plane', { metadata: { user_id: wide.repeat(256) } });
    refuses('257 characters', { metadata: { user_id: 'u'.repeat(257) } }, 'metadata.user_id');
    refuses('a number', { metadata: { user_id: 7 } }, 'metadata.user_id');
    refuses('text', { metadata: 'ada' }, 'metadata');
    onlyVendor('an unknown field', { metadata: { team: 'blue' } }, 'metadata.team');
  });

  describe('stop_sequences: array of string', () => {
    accepts('empty', { stop_sequences: [] });
    accepts('several', { stop_sequences: ['END', '\n\n', '###', '---', '***', '+++'] });
    refuses('text', { stop_sequences: 'END' }, 'stop_sequences');
    refuses('an item that is a number', { stop_sequences: ['END', 7] }, 'stop_sequences[1]');
  });

  describe('stream: boolean', () => {
    accepts('false', { stream: false });
    refuses('text', { stream: 'true' }, 'stream');
    refuses('a number', { stream: 1 }, 'stream');
  });

  describe('system: string', () => {
    accepts('text', { system: 'Answer in verse.' });
    accepts('empty text', { system: '' });
    refuses('a number', { system: 7 }, 'system');
    refuses('an object', { system: { type: 'text', text: 'Answer in verse.' } }, 'system');
    onlyVendor('text blocks', { system: [{ type: 'text', text: 'Answer in verse.' }] }, 'system');
    const image = { type: 'image', source: { type: 'base64', media_type: 'image/png', data: 'AA==' } };
    refuses('an image block', { system: [image] }, 'system');
  });

  describe.each(['temperature', 'top_p'])('%s: number, above 0 and below 1', (field) => {
    onlyVendor('0', { [field]: 0 }, field);
    accepts('just above 0', { [field]: 1e-9 });
    accepts('just below 1', { [field]: 1 - 1e-9 });
    onlyVendor('1', { [field]: 1 }, field);
    onlyVendor('1.0', { [field]: 1.0 }, field);
    refuses('below 0', { [field]: -1e-9 }, field);
    refuses('above 1', { [field]: 1 + 1e-9 }, field);
    refuses('-0.5', { [field]: -0.5 }, field);
    refuses('below -1', { [field]: -1.5 }, field);
    refuses('text', { [field]: '0.5' }, field);
  });

  describe('-1, which some clients send for no choice', () => {
    onlyVendor('top_p', { top_p: -1 }, 'top_p');
    refuses('temperature', { temperature: -1 }, 'temperature');

    it('is no reason to say anything else of other values', async () => {
      const describe = async (top_p: unknown) =>
        (await sendMessage(gateway, { ...base, top_p }, { profile: 'vendor' })).text;
      expect(await describe(-0.5)).toContain('top_p must be >= 0.');
      expect(await describe(1.5)).toContain('top_p must be <= 1.');
      expect(await describe('1')).toContain('top_p must be a number.');
    });
  });

  describe('top_k: integer, above 0', () => {
    onlyVendor('0', { top_k: 0 }, 'top_k');
    onlyVendor('-1', { top_k: -1 }, 'top_k');
    refuses('-2', { top_k: -2 }, 'top_k');
    accepts('1', { top_k: 1 });
    accepts('a large number', { top_k: 1_000_000 });
    refuses('1.5', { top_k: 1.5 }, 'top_k');
    refuses('text', { top_k: '1' }, 'top_k');
  });

  describe('thinking: enabled with budget_tokens from 1024 and below max_tokens, or disabled', () => {
    const enabled = (budget_tokens: unknown, max_tokens = 2048): JsonObject => ({
      max_tokens,
      thinking: { type: 'enabled', budget_tokens },
    });
    refuses('1023', enabled(1023), 'thinking.budget_tokens');
    accepts('1024', enabled(1024));
    accepts('one below max_tokens', enabled(2047));
    refuses('max_tokens', enabled(2048), 'thinking.budget_tokens');
    refuses('above max_tokens', enabled(4000), 'thinking.budget_tokens');
    refuses('1024 of max_tokens 1024', enabled(1024, 1024), 'thinking.budget_tokens');
    refuses('no budget', { thinking: { type: 'enabled' } }, 'thinking.budget_tokens');
    refuses('1024.5', enabled(1024.5), 'thinking.budget_tokens');
    accepts('disabled', { thinking: { type: 'disabled' } });
    refuses('no type', { thinking: { budget_tokens: 1024 } }, { field: 'thinking.type' });
    refuses('text', { thinking: 'enabled' }, 'thinking');
    const kind = { field: 'thinking.type', code: 'unsupported_block' };
    onlyVendor('adaptive', { thinking: { type: 'adaptive' } }, kind);
    onlyVendor('between_tools', { thinking: { type: 'between_tools' } }, kind);
    const mixed = { thinking: { type: 'disabled', budget_tokens: 1024 } };
    onlyVendor('a budget beside disabled', mixed, 'thinking.budget_tokens');

    const interleaved = 'interleaved-thinking-2025-05-14';
    const send = async (profile: Profile, headers: Readonly<Record<string, string>>) =>
      await sendMessage(gateway, { ...base, ...enabled(4000) }, { profile, headers });

    it.each(['anthropic-beta', 'msg-beta'])(
      'above max_tokens is accepted with its beta in %s',
      async (name) => {
        expectAccepted(await send('vendor', { [name]: `tools-2024-04-04, ${interleaved}` }));
      },
    );

    it.each([
      ['vendor', { 'anthropic-beta': `${interleaved}-no, pdfs-2024-09-25` }],
      ['neutral', { 'msg-beta': interleaved }],
    ] as const)('above max_tokens is refused in the %s profile with %j', async (profile, headers) => {
      expectMessageRefusal(await send(profile, headers), { field: 'thinking.budget_tokens' }, profile);
    });
  });

  describe('unknown fields', () => {
    onlyVendor('at the top', { conversation_memory: true }, 'conversation_memory');
    onlyVendor('response_format', { response_format: { type: 'json' } }, 'response_format');

    it('are named in x-specway-ignored where they have no effect', async () => {
      const answer = await sendMessage(gateway, { ...base, service_tier: 'auto' }, { profile: 'vendor' });
      expectAccepted(answer);
      expect(answer.headers.get('x-specway-ignored')).toBe('service_tier');
    });

    it.each(['thread', 'conversation', 'previous_response_id'])(
      '%s is refused in both profiles with details for SDKs',
      async (field) => {
        for (const profile of profiles) {
          const answer = await sendMessage(gateway, { ...base, [field]: { type: 'create' } }, { profile });
          const code = 'thread_unsupported_request';
          expectMessageRefusal(answer, { field, code }, profile);
          expect(answer.json()).toMatchObject({
            error: { details: { error_code: code, unsupported: [field] } },
          });
        }
      },
    );
  });

  describe('null in an optional field counts as absent', () => {
    const optional = ['metadata', 'stop_sequences', 'stream', 'system', 'temperature', 'top_k', 'top_p'];
    for (const field of [...optional, 'thinking', 'tool_choice', 'tools']) accepts(field, { [field]: null });
    accepts('metadata.user_id', { metadata: { user_id: null } });
    const block = { type: 'text', text: 'hi', cache_control: null };
    accepts('cache_control of a block', { messages: [{ role: 'user', content: [block] }] });
  });
});

describe('createMessage: turns and defaults', () => {
  const ask = async (change: JsonObject): Promise<JsonObject> =>
    expectAccepted(await sendMessage(gateway, { ...base, ...change }));
  const readText = ({ content }: JsonObject): string => (content as { text?: string }[])[0]?.text ?? '';

  it('content as text equals one text block', async () => {
    const block = { messages: [{ role: 'user', content: [{ type: 'text', text: 'Say exactly: ok' }] }] };
    const [asText, asBlock] = [await ask({}), await ask(block)];
    expect(asBlock.content).toEqual(asText.content);
    expect(asBlock.usage).toEqual(asText.usage);
  });

  it('consecutive messages of one role merge into one turn', async () => {
    const apart = texts(['user', 'One.'], ['user', 'Two.'], ['assistant', 'Yes.'], ['user', 'Three?']);
    expect(readText(await ask(apart))).toContain(
      'This is answer number 2 in our conversation, which began with “One. Two.”',
    );
  });

  it('a last message of role assistant is continued, not answered', async () => {
    const answer = await ask(texts(['user', 'A list as JSON, please.'], ['assistant', '{"answer": [']));
    const whole = `{"answer": [${readText(answer)}`;
    expect(readText(answer)).not.toContain('answer":');
    expect(JSON.parse(`${whole}}`)).toEqual({ answer: [expect.any(String)] });
  });

  it('stream defaults to false: the answer is one JSON object', async () => {
    const answer = await sendMessage(gateway, base);
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(expectAccepted(answer).type).toBe('message');
  });

  it('temperature defaults to 1.0: leaving it out is the same as the vendor profile sending 1', async () => {
    const sent = await sendMessage(gateway, { ...base, temperature: 1 }, { profile: 'vendor' });
    expect((await ask({})).content).toEqual(expectAccepted(sent).content);
  });

  it('max_tokens 2 ends the answer after at most two tokens', async () => {
    const answer = await ask({ ...texts(['user', 'Tell me of the sea.']), max_tokens: 2 });
    expect(answer).toMatchObject({ stop_reason: 'max_tokens', usage: { output_tokens: 2 } });
  });
});

describe('createMessage: anthropic-version 2026-10-21', () => {
  const send = (change: JsonObject) =>
    sendMessage(
      gateway,
      { ...base, ...change },
      { profile: 'vendor', headers: { 'anthropic-version': '2026-10-21' } },
    );

  it('accepts a request without sampling parameters', async () => {
    expectAccepted(await send({}));
  });

  it.each([
    ['temperature', 0.5],
    ['top_p', 0.5],
    ['top_k', 5],
  ])('refuses %s', async (field, value) => {
    expectMessageRefusal(await send({ [field]: value }), { field }, 'vendor');
  });

  it('refuses a document in an assistant turn and takes it in a user turn', async () => {
    const document = { type: 'document', source: { type: 'text', media_type: 'text/plain', data: 'Facts.' } };
    const turns = (role: string) => ({
      messages: [
        { role, content: [document] },
        { role: 'user', content: 'Sum up.' },
      ],
    });
    expectMessageRefusal(await send(turns('assistant')), { field: 'messages[0].content[0]' }, 'vendor');
    expectAccepted(await send(turns('user')));
  });
});

describe('countMessageTokens: request fields', () => {
  const { model, messages } = base;
  const counted = createFacts({
    base: { model, messages },
    send: (body, profile) => sendMessage(gateway, body, { profile, path: '/v1/messages/count_tokens' }),
    expectRefusal: expectMessageRefusal,
  });
  counted.accepts('model and messages', {});
  counted.refuses('no model', { model: undefined }, 'model');
  counted.refuses('no messages', { messages: undefined }, 'messages');
  counted.accepts('system', { system: 'Be brief.' });
  counted.accepts('tools', { tools: [{ name: 'add', input_schema: { type: 'object' } }] });
  counted.accepts('thinking', { thinking: { type: 'enabled', budget_tokens: 1024 } });
  counted.onlyVendor('max_tokens, which does not change the count', { max_tokens: 5 }, 'max_tokens');
  counted.refuses('thread', { thread: 'x' }, { field: 'thread', code: 'thread_unsupported_request' });
});
