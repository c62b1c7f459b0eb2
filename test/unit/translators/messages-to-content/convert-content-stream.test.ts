import { describe, expect, it } from 'vitest';
import { openSignature } from '../../../../src/core/signature-envelope.ts';
import { convertContentStream } from '../../../../src/translators/messages-to-content/convert-content-stream.ts';
import { collectStream, createUpstreamCall } from '../../../support/create-upstream-call.ts';
import { meterStream } from '../../../support/metered-stream.ts';

type Json = Readonly<Record<string, unknown>>;

const call = createUpstreamCall({ url: 'http://127.0.0.1:1', provider: 'gemini' });

async function* play(batches: readonly (readonly (Json | string)[])[]) {
  for (const batch of batches) {
    yield await Promise.resolve(
      batch.map((chunk) => ({
        event: null,
        data: typeof chunk === 'string' ? chunk : JSON.stringify(chunk),
      })),
    );
  }
}

const convert = (batches: readonly (readonly (Json | string)[])[], allowedCalls = Infinity) =>
  collectStream(
    convertContentStream({ batches: play(batches) }, { call, allowedCalls, givenNames: new Map(), calls: 0 }),
  );

const chunk = (parts: readonly Json[], more: Json = {}, usageMetadata: Json = { promptTokenCount: 9 }) => ({
  candidates: [{ content: { role: 'model', parts }, ...more }],
  usageMetadata,
  modelVersion: 'gemini-2.5-flash',
  responseId: 'R1',
});

const stop = { finishReason: 'STOP' };

const readData = (events: readonly { readonly data: string }[]) =>
  events.map(({ data }) => JSON.parse(data) as Json);

describe('convertContentStream', () => {
  it('writes every character of a text', async () => {
    const text = 'He said "a\\b",\n\t\u0000\u2028 then left \u{1F6A2}.';
    const { events } = await convert([[chunk([{ text }], stop)]]);
    expect(readData(events)).toContainEqual({
      type: 'content_block_delta',
      index: 0,
      delta: { type: 'text_delta', text },
    });
  });

  it('takes members that are null for none', async () => {
    const none = { functionCall: null, inlineData: null, fileData: null, thoughtSignature: null };
    const { events, error } = await convert([
      [chunk([{ ...none, text: 'Hi' }], { index: null, finishReason: null })],
      [chunk([], { index: null, ...stop })],
    ]);
    expect(error).toBeNull();
    expect(readData(events).map(({ type }) => type)).toEqual([
      'message_start',
      'content_block_start',
      'content_block_delta',
      'content_block_stop',
      'message_delta',
      'message_stop',
    ]);
  });

  it('ends with the figures that came before a chunk with others', async () => {
    const usage = { promptTokenCount: 9, candidatesTokenCount: 3 };
    const { events } = await convert([
      [chunk([{ text: 'Hello' }], {}, usage)],
      [chunk([{ text: '!' }], stop, { trafficType: 'ON_DEMAND' })],
    ]);
    const end = readData(events).find(({ type }) => type === 'message_delta');
    expect(end).toMatchObject({ usage: { input_tokens: 9, output_tokens: 3 } });
  });

  it('joins text within one block and ends with the final counters', async () => {
    const usage = { promptTokenCount: 9, candidatesTokenCount: 3, cachedContentTokenCount: 2 };
    const { events, batches } = await convert([
      [chunk([{ text: 'Hel' }])],
      [chunk([{ text: 'lo' }]), chunk([{ text: '' }])],
      [chunk([{ text: '!' }], stop)],
      [{ usageMetadata: usage }],
    ]);
    const usageB = { input_tokens: 7, cache_creation_input_tokens: 0, cache_read_input_tokens: 2 };
    const delta = (text: string) => ({
      type: 'content_block_delta',
      index: 0,
      delta: { type: 'text_delta', text },
    });
    expect(readData(events)).toEqual([
      {
        type: 'message_start',
        message: {
          id: 'msg_R1',
          type: 'message',
          role: 'assistant',
          model: 'gemini-2.5-flash',
          content: [],
          stop_reason: null,
          stop_sequence: null,
          usage: {
            input_tokens: 9,
            cache_creation_input_tokens: 0,
            cache_read_input_tokens: 0,
            output_tokens: 0,
          },
        },
      },
      { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
      delta('Hel'),
      delta('lo'),
      delta('!'),
      { type: 'content_block_stop', index: 0 },
      {
        type: 'message_delta',
        delta: { stop_reason: 'end_turn', stop_sequence: null },
        usage: { ...usageB, output_tokens: 3 },
      },
      { type: 'message_stop' },
    ]);
    expect(events.map(({ event }) => event)).toEqual(readData(events).map(({ type }) => type));
    expect(batches).toHaveLength(4);
  });

  it('counts what was written at the end alone, since some clients add it to what the beginning says', async () => {
    const counted = (thoughtsTokenCount: number) => ({
      usageMetadata: { promptTokenCount: 9, candidatesTokenCount: 3, thoughtsTokenCount },
    });
    const { events } = await convert([
      [{ ...chunk([{ text: 'Hel' }]), ...counted(80) }],
      [{ ...chunk([{ text: 'lo' }], stop), ...counted(80) }],
    ]);
    const [start, end] = [readData(events)[0], readData(events).at(-2)];
    expect(start).toMatchObject({ message: { usage: { input_tokens: 9, output_tokens: 0 } } });
    expect(start).not.toHaveProperty('message.usage.output_tokens_details');
    const details = { output_tokens_details: { thinking_tokens: 80 } };
    expect(end).toMatchObject({ usage: { input_tokens: 9, output_tokens: 83, ...details } });
  });

  it.each<readonly [string, readonly Json[], number, number]>([
    ['a text', [{ text: 'w'.repeat(160) }], 43, 83],
    ['a thought', [{ text: 'w'.repeat(160), thought: true }], 43, 83],
    ['a call', [{ functionCall: { name: 'f'.repeat(41), args: { x: 'w'.repeat(111) } } }], 43, 83],
    ['a text that is longer than its count', [{ text: 'w'.repeat(400) }], 0, 100],
    ['nothing', [{ text: '' }], 83, 83],
  ])(
    'counts at the beginning what %s does not show, for another gateway, which charges for a stream that is left',
    async (_what, parts, atStart, charged) => {
      const passed = ['specway-0123456789ab', 'specway-0123456789cd'];
      const chained = { ...call, request: { ...call.request, passed } };
      const usageMetadata = { promptTokenCount: 9, candidatesTokenCount: 3, thoughtsTokenCount: 80 };
      const batches = play([[chunk(parts, {}, usageMetadata)], [chunk([{ text: '!' }], stop)]]);
      const conversion = { call: chained, allowedCalls: Infinity, givenNames: new Map(), calls: 0 };
      const { events, batches: written } = await collectStream(convertContentStream({ batches }, conversion));
      const usage = { input_tokens: 9, output_tokens: atStart };
      expect(readData(events)[0]).toMatchObject({ message: { usage } });
      const metered = await meterStream('createMessage', written, { stopAfter: 1 });
      expect(metered).toMatchObject({ outputTokens: charged, source: 'estimated' });
    },
  );

  it.each([
    ['a prompt that is blocked', { promptFeedback: { blockReason: 'SAFETY' } }],
    ['a candidate that is filtered', { candidates: [{ finishReason: 'SAFETY' }] }],
  ])('counts a token at the end of %s, and none at its beginning', async (_, answer) => {
    const { events } = await convert([[{ ...answer, usageMetadata: { promptTokenCount: 4 } }]]);
    const [start, end] = [readData(events)[0], readData(events).at(-2)];
    expect(start).toMatchObject({ message: { usage: { input_tokens: 4, output_tokens: 0 } } });
    expect(end).toMatchObject({
      delta: { stop_reason: 'refusal' },
      usage: { input_tokens: 4, output_tokens: 1 },
    });
  });

  it('writes thoughts before the text and each call as a block of its own', async () => {
    const { events } = await convert([
      [chunk([{ text: 'Hm', thought: true }])],
      [chunk([{ text: '.', thought: true, thoughtSignature: 'Th+=' }])],
      [chunk([{ text: 'Well' }])],
      [
        chunk(
          [
            { functionCall: { id: 'a', name: 'f', args: { x: 'ü' } }, thoughtSignature: 'Ca+=' },
            { functionCall: { id: 'b', name: 'g' } },
          ],
          stop,
        ),
      ],
    ]);
    const data = readData(events);
    const of = (type: string) => data.filter((event) => event.type === type);
    expect(of('content_block_start').map(({ index, content_block: block }) => [index, block])).toEqual([
      [0, { type: 'thinking', thinking: '', signature: '' }],
      [1, { type: 'text', text: '' }],
      [2, { type: 'tool_use', id: 'toolu_sw1eda5fea1_a_Q2ErPQ', name: 'f', input: {} }],
      [3, { type: 'tool_use', id: 'toolu_sw171beeff9_b', name: 'g', input: {} }],
    ]);
    const deltas = of('content_block_delta').map(({ delta }) => delta as Json);
    expect(deltas.map(({ type }) => type)).toEqual([
      'thinking_delta',
      'thinking_delta',
      'signature_delta',
      'text_delta',
      'input_json_delta',
      'input_json_delta',
    ]);
    expect(openSignature(String(deltas[2]?.signature))).toEqual({ provider: 'gemini', signature: 'Th+=' });
    expect(deltas.slice(4).map(({ partial_json: json }) => json)).toEqual(['{"x":"ü"}', '{}']);
    expect(of('content_block_stop').map(({ index }) => index)).toEqual([0, 1, 2, 3]);
    expect(of('message_delta')).toMatchObject([{ delta: { stop_reason: 'tool_use' } }]);
  });

  it('signs a thought that came without a signature with the name of its provider', async () => {
    const { events } = await convert([
      [chunk([{ text: 'Hm', thought: true }])],
      [chunk([{ text: 'Well' }, { text: 'So', thought: true }], stop)],
    ]);
    const data = readData(events);
    const signatures = data.flatMap(({ index, delta }) => {
      const { signature } = (delta ?? {}) as Json;
      return signature === undefined ? [] : [[index, openSignature(String(signature))]];
    });
    expect(signatures).toEqual([
      [0, { provider: 'gemini', signature: '' }],
      [2, { provider: 'gemini', signature: '' }],
    ]);
  });

  it.each(['', 'FINISH_REASON_UNSPECIFIED'])(
    'has no end with the finish reason "%s"',
    async (finishReason) => {
      const goesOn = { finishReason };
      const begun = await convert([[chunk([{ text: 'Hi' }], goesOn)]]);
      expect(begun.error).toMatchObject({ reason: 'stream_truncated' });
      const ended = await convert([
        [chunk([{ text: 'Hi' }], goesOn)],
        [chunk([], { finishReason: 'MAX_TOKENS' })],
      ]);
      expect(readData(ended.events).find(({ type }) => type === 'message_delta')).toMatchObject({
        delta: { stop_reason: 'max_tokens' },
      });
    },
  );

  it.each([
    [
      'calls behind the finish reason',
      [chunk([{ text: 'Hi' }], stop), chunk([{ functionCall: { name: 'f' } }])],
      'tool_use',
    ],
    [
      'a block beside a candidate',
      [{ ...chunk([], stop), promptFeedback: { blockReason: 'SAFETY' } }],
      'refusal',
    ],
    ['a block before one', [{ promptFeedback: { blockReason: 'SAFETY' } }, chunk([], stop)], 'refusal'],
  ])('ends as a whole answer does with %s', async (_what, chunks, expected) => {
    const { events } = await convert(chunks.map((each) => [each]));
    expect(readData(events).find(({ type }) => type === 'message_delta')).toMatchObject({
      delta: { stop_reason: expected },
    });
  });

  it('takes an empty signature for none: the thought goes on', async () => {
    const piece = (text: string) => ({ text, thought: true, thoughtSignature: '' });
    const { events } = await convert([
      [chunk([piece('Hm')])],
      [chunk([piece(', well'), { text: 'So' }], stop)],
    ]);
    const starts = readData(events).filter(({ type }) => type === 'content_block_start');
    expect(starts).toMatchObject([
      { content_block: { type: 'thinking' } },
      { content_block: { type: 'text' } },
    ]);
  });

  it('keeps the first call where one is allowed', async () => {
    const calls = [{ functionCall: { name: 'f' } }, { functionCall: { name: 'g' } }];
    const { events } = await convert([[chunk(calls)], [chunk(calls, stop)]], 1);
    const starts = readData(events).filter(({ type }) => type === 'content_block_start');
    expect(starts).toMatchObject([{ content_block: { name: 'f' } }]);
  });

  it('makes a blocked prompt a refusal without content', async () => {
    const { events, error } = await convert([[{ promptFeedback: { blockReason: 'SAFETY' } }]]);
    expect(error).toBeNull();
    expect(readData(events).map(({ type }) => type)).toEqual([
      'message_start',
      'message_delta',
      'message_stop',
    ]);
    expect(readData(events)[1]).toMatchObject({ delta: { stop_reason: 'refusal' } });
  });

  it.each([
    ['without a finish reason', [[chunk([{ text: 'Hel' }])]]],
    ['without anything', []],
  ])('is truncated %s', async (_, batches) => {
    const { error, events } = await convert(batches);
    expect(error).toMatchObject({
      code: 'bad_gateway',
      reason: 'stream_truncated',
      upstream: { kind: 'truncated' },
    });
    expect(events.map(({ event }) => event)).not.toContain('message_stop');
  });

  it.each([
    ['is no JSON', '{"candidates":'],
    ['has a picture', chunk([{ inlineData: { mimeType: 'image/png', data: 'iVBO' } }])],
    ['has a call that cannot be read', chunk([], { finishReason: 'MALFORMED_FUNCTION_CALL' })],
  ])('fails when an event %s', async (_, event) => {
    const { error } = await convert([[chunk([{ text: 'a' }])], [event]]);
    expect(error).toMatchObject({ code: 'bad_gateway', reason: 'upstream_error' });
  });

  it.each([
    ['is no JSON', '{"candidates":'],
    ['has a picture', chunk([{ inlineData: { mimeType: 'image/png', data: 'iVBO' } }])],
    ['has a call that cannot be read', chunk([{ text: 'c' }], { finishReason: 'MALFORMED_FUNCTION_CALL' })],
  ])('gives what came together with an event that %s', async (_, event) => {
    const { events, error } = await convert([
      [chunk([{ text: 'a' }])],
      [chunk([{ text: 'b' }]), event, chunk([{ text: 'd' }])],
    ]);
    expect(readData(events).at(-1)).toMatchObject({ delta: { type: 'text_delta', text: 'b' } });
    expect(error).toMatchObject({ code: 'bad_gateway', reason: 'upstream_error' });
  });

  it('gives nothing of a first event that cannot be used', async () => {
    const { events, error } = await convert([[chunk([], { finishReason: 'MALFORMED_FUNCTION_CALL' })]]);
    expect(events).toEqual([]);
    expect(error).toMatchObject({ code: 'bad_gateway', reason: 'upstream_error' });
  });
});
