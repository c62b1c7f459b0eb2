import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';
import {
  profiles,
  readEvents,
  sendMessage,
  type Answer,
  type JsonObject,
  type WrittenEvent,
} from '../../support/interface-client.ts';
import { expectAccepted, expectMessageRefusal } from '../../support/interface-expectations.ts';
import type { Profile } from '../../../src/core/area.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway();
});

afterAll(async () => {
  await gateway.stop();
});

const schema = { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] };
const weather = { tools: [{ name: 'get_weather', input_schema: schema }] };
const thinking = { thinking: { type: 'enabled', budget_tokens: 1024 } };

async function send(text: string, change: JsonObject = {}, profile: Profile = 'neutral'): Promise<Answer> {
  const messages = [{ role: 'user', content: text }];
  const body = { model: 'chatfam-opus-4-8', max_tokens: 2048, stream: true, messages, ...change };
  return await sendMessage(gateway, body, { profile });
}

async function stream(
  text: string,
  change: JsonObject = {},
  profile: Profile = 'neutral',
): Promise<readonly WrittenEvent[]> {
  const answer = await send(text, change, profile);
  expect(answer.status, answer.text).toBe(200);
  return readEvents(answer.text);
}

const withoutPings = (events: readonly WrittenEvent[]) => events.filter(({ event }) => event !== 'ping');
const named = (events: readonly WrittenEvent[], name: string): readonly JsonObject[] =>
  events.filter(({ event }) => event === name).map(({ data }) => data);

/** The message as a client puts it together from its events. */
function assemble(events: readonly WrittenEvent[]): JsonObject {
  const blocks: Record<string, string>[] = [];
  let message: JsonObject = {};
  for (const { data } of events) {
    const { index = 0, delta = {} } = data as { index?: number; delta?: Record<string, string> };
    const block = blocks[index];
    if (data.type === 'message_start') message = data.message as JsonObject;
    if (data.type === 'content_block_start') blocks[index] = { ...(data.content_block as object), json: '' };
    if (block !== undefined) {
      for (const field of ['text', 'thinking', 'signature']) {
        if (delta[field] !== undefined) block[field] = `${block[field] ?? ''}${delta[field]}`;
      }
      block.json += delta.partial_json ?? '';
    }
    if (data.type === 'message_delta') {
      const { stop_reason, stop_sequence } = delta;
      message = { ...message, stop_reason, stop_sequence, usage: data.usage };
    }
  }
  const content = blocks.map(({ json, ...block }) =>
    block.type === 'tool_use'
      ? { ...block, input: JSON.parse(json === '' ? '{}' : (json ?? '')) as unknown }
      : block,
  );
  return { ...message, content };
}

describe('createMessage with stream: events and their order', () => {
  it('is an event stream that nobody may buffer', async () => {
    const { headers } = await send('Hi');
    expect(headers.get('content-type')).toMatch(/^text\/event-stream\b/u);
    expect(headers.get('cache-control')).toContain('no-cache');
    expect(headers.get('request-id')).toBe(headers.get('x-request-id'));
    expect(headers.get('x-request-id')).toMatch(/^req_/u);
  });

  it('message_start, block events, message_delta, message_stop, each named as its type', async () => {
    const events = await stream('Tell me of the sea.');
    for (const { event, data } of events) expect(data.type).toBe(event);
    const names = withoutPings(events).map(({ event }) => event);
    expect(names.filter((name, index) => name !== names[index - 1])).toEqual([
      'message_start',
      'content_block_start',
      'content_block_delta',
      'content_block_stop',
      'message_delta',
      'message_stop',
    ]);
    expect(names.filter((name) => name === 'content_block_delta').length).toBeGreaterThan(3);
  });

  it('blocks come one after the other, with indexes from 0', async () => {
    const events = withoutPings(
      await stream('What does get_weather say of Oslo?', { ...weather, ...thinking }),
    );
    const indexes = events.flatMap(({ data }) => (typeof data.index === 'number' ? [data.index] : []));
    expect(indexes).toEqual([...indexes].sort((a, b) => a - b));
    expect(indexes[0]).toBe(0);
    const starts = named(events, 'content_block_start').map(({ index }) => index);
    expect(starts).toEqual(starts.map((_, place) => place));
    expect(named(events, 'content_block_stop').map(({ index }) => index)).toEqual(starts);
    expect(starts.length).toBeGreaterThanOrEqual(2);
  });
});

describe('createMessage with stream: fields of each event', () => {
  it.each(profiles)(
    '%s: message_start has the message with empty content and a null stop_reason',
    async (profile) => {
      const [first] = await stream('Hi', { model: 'claude-opus-4-8' }, profile);
      expect(first).toEqual({
        event: 'message_start',
        data: {
          type: 'message_start',
          message: {
            id: expect.stringMatching(/^msg_/u) as string,
            type: 'message',
            role: 'assistant',
            model: 'claude-opus-4-8',
            content: [],
            stop_reason: null,
            stop_sequence: null,
            usage: {
              input_tokens: expect.any(Number) as number,
              output_tokens: expect.any(Number) as number,
              cache_creation_input_tokens: 0,
              cache_read_input_tokens: 0,
            },
          },
        },
      });
    },
  );

  it('text: content_block_start {index, content_block}, deltas {text}, content_block_stop {index}', async () => {
    const events = withoutPings(await stream('Say exactly: ok'));
    expect(events.slice(1, -2).map(({ data }) => data)).toEqual([
      { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
      { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: 'ok' } },
      { type: 'content_block_stop', index: 0 },
    ]);
  });

  it('tool_use: id and name at the start, the input as pieces of JSON', async () => {
    const events = await stream('What does get_weather say of Oslo?', weather);
    const { content_block, index } =
      named(events, 'content_block_start').find(
        (data) => (data.content_block as JsonObject).type === 'tool_use',
      ) ?? {};
    expect(content_block).toEqual({
      type: 'tool_use',
      id: expect.stringMatching(/^toolu_/u) as string,
      name: 'get_weather',
      input: {},
    });
    const pieces = named(events, 'content_block_delta').filter((data) => data.index === index);
    for (const { delta } of pieces) expect(delta).toMatchObject({ type: 'input_json_delta' });
    const json = pieces.map(({ delta }) => (delta as { partial_json: string }).partial_json).join('');
    expect(JSON.parse(json)).toEqual({ city: expect.any(String) as string });
  });

  it('thinking: thinking_delta, then one signature_delta', async () => {
    const events = await stream('Why?', thinking);
    const kinds = named(events, 'content_block_delta')
      .filter(({ index }) => index === 0)
      .map(({ delta }) => (delta as JsonObject).type);
    expect(new Set(kinds.slice(0, -1))).toEqual(new Set(['thinking_delta']));
    expect(kinds.at(-1)).toBe('signature_delta');
  });

  it.each(profiles)(
    '%s: message_delta has stop_reason, and usage both inside delta and beside it',
    async (profile) => {
      const [delta] = named(await stream('Say exactly: ok', {}, profile), 'message_delta');
      const { input_tokens, output_tokens } = delta?.usage as JsonObject;
      expect(delta).toEqual({
        type: 'message_delta',
        delta: { stop_reason: 'end_turn', stop_sequence: null, usage: { input_tokens, output_tokens } },
        usage: { input_tokens, output_tokens, cache_creation_input_tokens: 0, cache_read_input_tokens: 0 },
      });
      expect([input_tokens, output_tokens]).toEqual([expect.any(Number), expect.any(Number)]);
    },
  );

  it.each(profiles)(
    '%s: message_delta tells thinking_tokens in usage, message_start does not',
    async (profile) => {
      const events = await stream('Why?', thinking, profile);
      const [start, end] = [named(events, 'message_start')[0], named(events, 'message_delta')[0]];
      expect(start).not.toHaveProperty('message.usage.output_tokens_details');
      const details = { thinking_tokens: expect.any(Number) as number };
      expect(end).toHaveProperty('usage.output_tokens_details', details);
    },
  );

  it('message_stop has its type only', async () => {
    expect((await stream('Hi')).at(-1)).toEqual({ event: 'message_stop', data: { type: 'message_stop' } });
  });
});

describe('createMessage with stream: the same message as without', () => {
  const requests: readonly (readonly [kind: string, text: string, change: JsonObject])[] = [
    ['text', 'Tell me of the sea.', {}],
    ['a tool call', 'What does get_weather say of Oslo?', weather],
    ['thinking', 'Why?', thinking],
    ['a stop sequence', 'Say exactly: one two', { stop_sequences: [' two'] }],
    ['the token limit', 'Tell me of the sea.', { max_tokens: 7 }],
    ['an empty answer', 'Say exactly: END', { stop_sequences: ['END'] }],
    ['wide characters', 'Say exactly: 改善 𝄞 é — ok', {}],
  ];

  /** Every answer and every call has an id of its own. */
  const hideIds = (answer: unknown): string =>
    JSON.stringify(answer, (key, value: unknown) => (key === 'id' ? 'id' : value));

  it.each(requests)('%s', async (_kind, text, change) => {
    for (const profile of profiles) {
      const streamed = assemble(await stream(text, change, profile));
      const whole = expectAccepted(await send(text, { ...change, stream: false }, profile));
      expect(JSON.parse(hideIds(streamed))).toEqual(JSON.parse(hideIds(whole)));
    }
  });

  it.each([
    ['refusal', 'end_turn'],
    ['pause_turn', 'end_turn'],
    ['model_context_window_exceeded', 'max_tokens'],
  ])('%s reads %s in neutral and stays in vendor', async (reason, neutral) => {
    expect(assemble(await stream(`[[finish=${reason}]]`)).stop_reason).toBe(neutral);
    expect(assemble(await stream(`[[finish=${reason}]]`, {}, 'vendor')).stop_reason).toBe(reason);
  });
});

describe('createMessage with stream: failures', () => {
  it('before the first event it is an ordinary answer', async () => {
    const refused = await send('[[status=429]]');
    expectMessageRefusal(refused, { status: 429, code: 'rate_limit_exceeded' }, 'neutral');
    const invalid = await send('Hi', { max_tokens: 0 });
    expectMessageRefusal(invalid, { field: 'max_tokens' }, 'neutral');
  });

  it.each([
    [529, 'overloaded', 'server_error', 'overloaded_error'],
    [503, 'upstream_error', 'server_error', 'api_error'],
    [500, 'upstream_error', 'server_error', 'api_error'],
    [429, 'rate_limit_exceeded', 'rate_limit_error', 'rate_limit_error'],
    [504, 'timeout', 'server_error', 'timeout_error'],
  ])('%i in mid-stream ends it with an error event (%s)', async (status, code, neutral, vendor) => {
    for (const [profile, type] of [
      ['neutral', neutral],
      ['vendor', vendor],
    ] as const) {
      const answer = await send(`[[error=${String(status)}@4]]`, {}, profile);
      expect(answer.status).toBe(200);
      const events = readEvents(answer.text);
      expect(events).toHaveLength(5);
      expect(named(events, 'message_stop')).toEqual([]);
      expect(events.at(-1)).toEqual({
        event: 'error',
        data: {
          type: 'error',
          error: { type, code, message: expect.stringMatching(/\S/u) as string },
          request_id: answer.headers.get('request-id'),
        },
      });
    }
  });

  it('a connection that breaks in the middle is an error event, never the end of a message', async () => {
    const events = await stream('[[cut]] Tell me of the sea.');
    expect(events.at(-1)?.data).toMatchObject({
      type: 'error',
      error: { type: 'server_error', code: 'stream_truncated' },
    });
    expect(named(events, 'message_stop')).toEqual([]);
    expect(named(events, 'content_block_delta').length).toBeGreaterThan(0);
  });
});

describe('createMessage with stream: pace', () => {
  it('passes events on as they come, and writes a ping at the beginning', async () => {
    const body = { model: 'chatfam-opus-4-8', max_tokens: 20, stream: true };
    const messages = [{ role: 'user', content: '[[pace=40ms]] Tell me of the sea.' }];
    const response = await fetch(`${gateway.url}/v1/messages`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-api-key': gateway.apiKey,
        'msg-version': '2023-06-01',
      },
      body: JSON.stringify({ ...body, messages }),
    });
    const arrivals: number[] = [];
    let text = '';
    for await (const chunk of response.body ?? []) {
      arrivals.push(performance.now());
      text += Buffer.from(chunk as Uint8Array).toString();
    }
    expect((arrivals.at(-1) ?? 0) - (arrivals[0] ?? 0)).toBeGreaterThan(150);
    expect(named(readEvents(text), 'ping').length).toBeGreaterThan(0);
  });
});
