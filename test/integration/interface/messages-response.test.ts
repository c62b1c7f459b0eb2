import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asObject } from '../../../src/core/json/json-object.ts';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';
import { profiles, sendMessage, type JsonObject } from '../../support/interface-client.ts';
import { expectAccepted } from '../../support/interface-expectations.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway();
});

afterAll(async () => {
  await gateway.stop();
});

interface MessageAnswer {
  readonly content: readonly JsonObject[];
  readonly stop_reason: unknown;
  readonly stop_sequence: unknown;
  readonly usage: Readonly<Record<string, number>>;
}

async function ask(
  text: string,
  change: JsonObject = {},
  profile: 'neutral' | 'vendor' = 'neutral',
): Promise<MessageAnswer> {
  const messages = [{ role: 'user', content: text }];
  const body = { model: 'chatfam-opus-4-8', max_tokens: 2048, messages, ...change };
  return expectAccepted(await sendMessage(gateway, body, { profile })) as unknown as MessageAnswer;
}

const schema = { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] };
const weather = { tools: [{ name: 'get_weather', input_schema: schema }] };

const counter = expect.any(Number) as number;

describe('createMessage: response fields', () => {
  it.each(profiles)(
    '%s: id, type, role, model, content, stop_reason, stop_sequence and usage',
    async (profile) => {
      expect(await ask('Say exactly: ok', {}, profile)).toEqual({
        id: expect.stringMatching(/^msg_\w{10,}$/u) as string,
        type: 'message',
        role: 'assistant',
        model: 'chatfam-opus-4-8',
        content: [{ type: 'text', text: 'ok' }],
        stop_reason: 'end_turn',
        stop_sequence: null,
        usage: {
          input_tokens: counter,
          output_tokens: counter,
          cache_creation_input_tokens: counter,
          cache_read_input_tokens: counter,
        },
      });
    },
  );

  it('id differs between requests', async () => {
    expect(await ask('One.')).not.toHaveProperty('id', ((await ask('Two.')) as unknown as JsonObject).id);
  });

  it.each(['chatfam-opus-4-8', 'claude-opus-4-8', 'chatfam-haiku-4-5', 'claude-haiku-4-5'])(
    'model is %s as the client spelled it',
    async (model) => {
      for (const profile of profiles)
        expect(await ask('Hi', { model }, profile)).toHaveProperty('model', model);
    },
  );

  it('content holds tool_use blocks {type, id, name, input}', async () => {
    const { content } = await ask('What does get_weather say of Oslo?', weather);
    expect(content.filter(({ type }) => type === 'tool_use')).toEqual([
      {
        type: 'tool_use',
        id: expect.stringMatching(/^toolu_\w{10,}$/u) as string,
        name: 'get_weather',
        input: { city: expect.any(String) as string },
      },
    ]);
  });

  it('content begins with thinking blocks where thinking is enabled', async () => {
    const { content } = await ask('Why?', { thinking: { type: 'enabled', budget_tokens: 1024 } });
    expect(content[0]).toEqual({
      type: 'thinking',
      thinking: expect.any(String) as string,
      signature: expect.stringMatching(/\S/u) as string,
    });
    expect(content.at(-1)).toMatchObject({ type: 'text' });
  });

  it('content has no thinking where it is disabled', async () => {
    const { content } = await ask('Why?', { thinking: { type: 'disabled' } });
    expect(content.map(({ type }) => type)).toEqual(['text']);
  });

  it('a thinking block may be sent back', async () => {
    const thinking = { thinking: { type: 'enabled', budget_tokens: 1024 } };
    const { content } = await ask('Why?', thinking);
    const turns = [
      { role: 'user', content: 'Why?' },
      { role: 'assistant', content },
      { role: 'user', content: 'And then?' },
    ];
    for (const profile of profiles) await ask('', { ...thinking, messages: turns }, profile);
  });

  it('redacted_thinking blocks pass', async () => {
    const thinking = { thinking: { type: 'enabled', budget_tokens: 1024 } };
    const { content } = await ask('[[redacted_thinking]] Why?', thinking);
    expect(content).toContainEqual({ type: 'redacted_thinking', data: expect.any(String) as string });
  });
});

describe('createMessage: stop_reason and stop_sequence', () => {
  it('end_turn when the model is done', async () => {
    expect(await ask('Say exactly: ok')).toMatchObject({ stop_reason: 'end_turn', stop_sequence: null });
  });

  it('max_tokens when the limit is reached', async () => {
    const answer = await ask('Tell me of the sea.', { max_tokens: 5 });
    expect(answer).toMatchObject({ stop_reason: 'max_tokens', stop_sequence: null });
  });

  it('stop_sequence with the sequence that matched, which is not in the text', async () => {
    const answer = await ask('Say exactly: one two three', { stop_sequences: ['zzz', ' two'] });
    expect(answer).toMatchObject({ stop_reason: 'stop_sequence', stop_sequence: ' two' });
    expect(answer.content).toEqual([{ type: 'text', text: 'one' }]);
  });

  it('tool_use when it waits for a tool', async () => {
    const answer = await ask('What does get_weather say of Oslo?', weather);
    expect(answer).toMatchObject({ stop_reason: 'tool_use', stop_sequence: null });
  });

  it.each([
    ['end_turn', 'end_turn', 'end_turn'],
    ['max_tokens', 'max_tokens', 'max_tokens'],
    ['tool_use', 'tool_use', 'tool_use'],
    ['stop_sequence', 'stop_sequence', 'stop_sequence'],
    ['refusal', 'end_turn', 'refusal'],
    ['pause_turn', 'end_turn', 'pause_turn'],
    ['model_context_window_exceeded', 'max_tokens', 'model_context_window_exceeded'],
  ])('%s reads %s in neutral and %s in vendor', async (reason, neutral, vendor) => {
    const change = { stop_sequences: ['END'] };
    expect((await ask(`[[finish=${reason}]]`, change)).stop_reason).toBe(neutral);
    expect((await ask(`[[finish=${reason}]]`, change, 'vendor')).stop_reason).toBe(vendor);
  });

  it('a filtered answer is a result, not an error', async () => {
    expect((await ask('[[filtered]] Go.')).stop_reason).toBe('end_turn');
    expect((await ask('[[filtered]] Go.', {}, 'vendor')).stop_reason).toBe('refusal');
  });
});

describe('createMessage: usage', () => {
  it('an empty answer still has output tokens', async () => {
    const answer = await ask('Say exactly: END', { stop_sequences: ['END'] });
    expect(answer.content).toEqual([]);
    expect(answer.usage.output_tokens).toBeGreaterThan(0);
  });

  it('input_tokens are those that count_tokens foretells', async () => {
    const body = { model: 'chatfam-opus-4-8', messages: [{ role: 'user', content: 'Say exactly: ok' }] };
    const counted = await sendMessage(gateway, body, { path: '/v1/messages/count_tokens' });
    expect(expectAccepted(counted)).toEqual({
      input_tokens: (await ask('Say exactly: ok')).usage.input_tokens,
    });
  });

  it('cache_creation_input_tokens and cache_read_input_tokens count what cache_control marks', async () => {
    const marked = (text: string) => [{ type: 'text', text, cache_control: { type: 'ephemeral' } }];
    const long = 'The sea is salty. '.repeat(500);
    const messages = (text: string) => ({ messages: [{ role: 'user', content: marked(text) }] });
    const created = await ask('', messages(long));
    expect(created.usage.cache_creation_input_tokens).toBeGreaterThan(0);
    expect(created.usage.cache_read_input_tokens).toBe(0);
    const read = await ask('', messages(`[[cached]] ${long}`));
    expect(read.usage.cache_read_input_tokens).toBeGreaterThan(0);
    expect(read.usage.cache_creation_input_tokens).toBe(0);
  });

  it.each(profiles)(
    '%s: output_tokens_details tells thinking_tokens, where there are any',
    async (profile) => {
      const thinking = { thinking: { type: 'enabled', budget_tokens: 1024 } };
      const { usage } = await ask('Why?', thinking, profile);
      const { thinking_tokens: thoughts } = asObject(usage.output_tokens_details);
      expect(thoughts).toBeGreaterThan(0);
      expect(thoughts).toBeLessThan(usage.output_tokens ?? 0);
      expect((await ask('Why?', {}, profile)).usage).not.toHaveProperty('output_tokens_details');
    },
  );

  it('cache_creation tells what is kept for an hour, which ttl asks for: 5m and 1h', async () => {
    const mark = (text: string, ttl: string) => ({
      type: 'text',
      text,
      cache_control: { type: 'ephemeral', ttl },
    });
    const long = 'The sea is salty. '.repeat(500);
    const content = [mark(long, '1h'), mark(long, '5m')];
    const { usage } = await ask('', { messages: [{ role: 'user', content }] }, 'vendor');
    const kept = asObject(usage.cache_creation);
    const [shortly, forHour] = [
      Number(kept.ephemeral_5m_input_tokens),
      Number(kept.ephemeral_1h_input_tokens),
    ];
    expect(shortly).toBeGreaterThan(0);
    expect(forHour).toBeGreaterThan(0);
    expect(shortly + forHour).toBe(usage.cache_creation_input_tokens);
  });
});

describe('createMessage: headers of an answer', () => {
  it('x-request-id and request-id are the same', async () => {
    const answer = await sendMessage(gateway, {
      model: 'chatfam-opus-4-8',
      max_tokens: 10,
      messages: [{ role: 'user', content: 'Say exactly: ok' }],
    });
    expect(answer.headers.get('x-request-id')).toMatch(/^req_[\w-]{20,}$/u);
    expect(answer.headers.get('request-id')).toBe(answer.headers.get('x-request-id'));
    expect(answer.headers.get('content-type')).toBe('application/json');
  });
});
