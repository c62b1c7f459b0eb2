import { describe, expect, it } from 'vitest';
import { GatewayError } from '../../../../src/core/gateway-error.ts';
import type { UpstreamEvent } from '../../../../src/core/provider.ts';
import { createReading } from '../../../../src/translators/content-to-messages/answer-reading.ts';
import { convertMessageStream } from '../../../../src/translators/content-to-messages/convert-message-stream.ts';
import { openThoughts, sealThoughts } from '../../../../src/formats/messages/sealed-thoughts.ts';
import { collectStream } from '../../../support/create-upstream-call.ts';
import {
  add,
  begin,
  call,
  convert,
  end,
  event,
  finish,
  lastUsage,
  ping,
  say,
  sign,
  start,
  stop,
  text,
  think,
  thinking,
  tool,
  write,
} from '../../../support/message-stream-events.ts';

describe('convertMessageStream', () => {
  it('makes one chunk of what came together and ends with the last one', async () => {
    const { chunks, batches } = await convert([
      [start, ping, text],
      [say('Good '), say('morning')],
      [say('!'), stop, finish('end_turn'), end],
    ]);
    const common = { role: 'model' };
    expect(batches).toHaveLength(2);
    expect(chunks).toEqual([
      {
        candidates: [{ content: { ...common, parts: [{ text: 'Good morning' }] }, index: 0 }],
        usageMetadata: {
          promptTokenCount: 17,
          cachedContentTokenCount: 4,
          totalTokenCount: 17,
        },
        responseId: 'msg_1',
      },
      {
        candidates: [{ content: { ...common, parts: [{ text: '!' }] }, finishReason: 'STOP', index: 0 }],
        usageMetadata: lastUsage,
        responseId: 'msg_1',
      },
    ]);
  });

  it('ends with a chunk of its own where nothing is left to say', async () => {
    const { chunks } = await convert([[start, text, say('Hi'), stop], [finish('max_tokens')], [end]]);
    expect(chunks).toHaveLength(2);
    expect(chunks[1]?.candidates[0]).toEqual({
      content: { role: 'model', parts: [{ text: '' }] },
      finishReason: 'MAX_TOKENS',
      index: 0,
    });
  });

  it('counts nothing where the upstream does not', async () => {
    const uncounted = event('message_start', { message: { id: 'msg_1' } });
    const bare = event('message_delta', { delta: { stop_reason: 'end_turn' } });
    const { chunks } = await convert([[uncounted, text, say('Hi'), stop, bare, end]]);
    expect(chunks).toHaveLength(1);
    expect(chunks[0]).not.toHaveProperty('usageMetadata');
  });

  it('hands calls on whole, several of them too', async () => {
    const { parts, finishReason } = await convert([
      [start, tool, write(''), write('{"city":')],
      [write('"Os'), write('lo"}'), stop],
      [begin({ type: 'tool_use', id: 'toolu_2', name: 'g', input: {} }, 1), stop, finish('tool_use'), end],
    ]);
    expect(parts).toEqual([
      {
        functionCall: { id: 'toolu_1', name: 'f', args: { city: 'Oslo' } },
        // Only who made the calls.
        thoughtSignature: sealThoughts('anthropic', []),
      },
      { functionCall: { id: 'toolu_2', name: 'g', args: {} } },
    ]);
    expect(finishReason).toBe('STOP');
  });

  it.each([
    ['tool_use', 'MALFORMED_FUNCTION_CALL'],
    ['max_tokens', 'MAX_TOKENS'],
  ])('leaves a call with broken arguments out: %s is %s', async (reason, expected) => {
    const { parts, finishReason } = await convert([
      [start, tool, write('{"city":'), stop, finish(reason), end],
    ]);
    expect(parts).toEqual([{ text: '' }]);
    expect(finishReason).toBe(expected);
  });

  it.each([null, undefined])('takes the input %s of a call that has no pieces for none', async (input) => {
    const call = begin({ type: 'tool_use', id: 'toolu_1', name: 'f', input });
    const { parts, finishReason } = await convert([[start, call, stop, finish('tool_use'), end]]);
    expect(parts).toMatchObject([{ functionCall: { name: 'f', args: {} } }]);
    expect(finishReason).toBe('STOP');
  });

  it('replaces halves of characters that the model wrote as escapes, and joins those that belong together', async () => {
    const pieces = [String.raw`{"city":"\ud83d`, String.raw`\ude00 \ud83d","\ude00":1}`];
    const { parts } = await convert([
      [start, tool, ...pieces.map((json) => write(json)), stop, finish('tool_use'), end],
    ]);
    expect(parts).toMatchObject([{ functionCall: { args: { city: '😀 \ufffd', '\ufffd': 1 } } }]);
  });

  it.each([
    ['max_tokens', 'MAX_TOKENS'],
    ['model_context_window_exceeded', 'MAX_TOKENS'],
    ['refusal', 'SAFETY'],
  ])('leaves out the last call where the model was cut off in it: %s', async (reason, expected) => {
    const first = [tool, write('{"city":"Oslo"}'), stop];
    const { parts, finishReason } = await convert([
      [start, ...first],
      [tool, stop],
      [ping, finish(reason), end],
    ]);
    expect(parts.map(({ functionCall }) => functionCall)).toEqual([
      { id: 'toolu_1', name: 'f', args: { city: 'Oslo' } },
      undefined,
    ]);
    expect(finishReason).toBe(expected);
  });

  it('keeps a call that words follow, where they are cut off', async () => {
    const { parts } = await convert([[start, tool, stop, text, say('So'), stop, finish('max_tokens'), end]]);
    expect(parts).toMatchObject([{ functionCall: { args: {} } }, { text: 'So' }]);
  });

  it.each([
    ['end_turn', 'STOP'],
    ['stop_sequence', 'STOP'],
    ['pause_turn', 'STOP'],
    ['model_context_window_exceeded', 'MAX_TOKENS'],
    ['refusal', 'SAFETY'],
    ['something_new', 'OTHER'],
  ])('ends %s as %s', async (reason, expected) => {
    expect((await convert([[start, finish(reason), end]])).finishReason).toBe(expected);
  });

  it('shows thoughts as they come, signed at their end', async () => {
    const { parts } = await convert(
      [
        [start, thinking, think('Hm, '), think('Oslo')],
        [think('.')],
        [sign, stop, text, say('Fine.'), stop, finish('end_turn'), end],
      ],
      { thoughts: 'shown' },
    );
    expect(parts).toMatchObject([
      { text: 'Hm, Oslo', thought: true },
      { text: '.', thought: true },
      { text: '', thought: true, thoughtSignature: expect.any(String) },
      { text: 'Fine.' },
    ]);
    expect(openThoughts('anthropic', String(parts[2]?.thoughtSignature))).toEqual([
      { type: 'thinking', signature: 's1' },
    ]);
  });

  it('puts thoughts, and what follows them, into chunks of their own', async () => {
    const { batches, chunks } = await convert(
      [
        [
          ...[start, thinking, think('Hm.'), sign, stop, text, say('Fine.'), stop, tool, write('{}'), stop],
          ...[thinking, think('So.'), sign, stop, finish('tool_use'), end],
        ],
      ],
      { thoughts: 'shown' },
    );
    expect(batches).toHaveLength(1);
    expect(chunks.map(({ candidates }) => candidates[0]?.content?.parts)).toMatchObject([
      [{ text: 'Hm.', thought: true, thoughtSignature: expect.any(String) }],
      [{ text: 'Fine.' }, { functionCall: { name: 'f' } }],
      [{ text: 'So.', thought: true, thoughtSignature: expect.any(String) }],
      [{ text: '' }],
    ]);
    // The finish reason and the counters are told once, and where nobody passes over them.
    expect(chunks.map(({ candidates }) => candidates[0]?.finishReason)).toEqual([
      ...[undefined, undefined, undefined],
      'STOP',
    ]);
    expect(chunks.map(({ usageMetadata }) => usageMetadata)).toEqual([
      ...[undefined, undefined, undefined],
      lastUsage,
    ]);
  });

  it('gives the next call the thoughts before it, whether they are shown or not', async () => {
    const redacted = begin({ type: 'redacted_thinking', data: 'xyz' });
    const { parts } = await convert([
      [start, thinking, think('Hm.'), sign, stop, redacted, stop],
      [tool, stop, tool, stop, finish('tool_use'), end],
    ]);
    expect(parts).toHaveLength(2);
    expect(parts[1]).not.toHaveProperty('thoughtSignature');
    expect(openThoughts('anthropic', String(parts[0]?.thoughtSignature))).toEqual([
      { type: 'thinking', thinking: 'Hm.', signature: 's1' },
      { type: 'redacted_thinking', data: 'xyz' },
    ]);
  });

  it('shows no thoughts without words', async () => {
    const redacted = begin({ type: 'redacted_thinking', data: 'xyz' });
    const { parts } = await convert(
      [[start, redacted, stop, thinking, sign, stop, text, say('Fine.'), stop, end]],
      {
        thoughts: 'shown',
      },
    );
    expect(parts[0]).toEqual({ text: 'Fine.' });
  });

  it.each([
    ['wrapped-text', '{"answer":"red"}', 'red'],
    ['wrapped-json', '{"answer":[1,"a"]}', '[1,"a"]'],
    ['wrapped-json', '{"answer":"a"}', '"a"'],
    ['wrapped-json', '{"answer":', ''],
  ] as const)('unwraps %s %s', async (shape, written, expected) => {
    const half = Math.floor(written.length / 2);
    const { parts } = await convert(
      [
        [start, text, say(written.slice(0, half))],
        [say(written.slice(half)), stop, finish('end_turn'), end],
      ],
      { shape },
    );
    expect(parts).toEqual([{ text: expected }]);
  });

  it.each([
    ['after the stop reason', [[start, text, say('Hi'), stop, finish('end_turn')]]],
    ['in the middle', [[start, text, say('Hi')]]],
    ['before anything', []],
    ['without a beginning', [[end]]],
  ])('throws where the upstream ends %s', async (_, batches) => {
    const { error, finishReason } = await convert(batches);
    expect(error).toMatchObject({
      code: 'bad_gateway',
      reason: 'stream_truncated',
      upstream: { kind: 'truncated' },
    });
    expect(finishReason).toBeUndefined();
  });

  it('says of a rejection in mid-stream what the client called the field', async () => {
    const rejection = new GatewayError('invalid_argument', 'max_tokens: too many', {
      upstream: { deploymentId: 'primary', status: 400, kind: 'rejected_request', retryAfterMs: null },
    });
    const source = (async function* () {
      yield await Promise.resolve([start]);
      throw rejection;
    })();
    const reading = createReading(call, { thoughts: 'hidden', shape: 'plain' });
    const { error } = await collectStream(
      convertMessageStream({ kind: 'stream', batches: source, ignoredFields: [] }, reading),
    );
    expect(error?.message).toBe('generationConfig.maxOutputTokens: too many');
  });

  it('throws for events that are no JSON', async () => {
    const { error } = await convert([[start, { event: 'content_block_delta', data: '{' }]]);
    expect(error).toMatchObject({ code: 'bad_gateway', upstream: { kind: 'invalid_answer' } });
  });

  it('gives what came together with an event that cannot be read', async () => {
    const broken = { event: 'content_block_delta', data: '{' };
    const { parts, finishReason, error } = await convert([
      [start, text, say('A')],
      [say('B'), broken, say('C')],
    ]);
    expect(parts).toEqual([{ text: 'A' }, { text: 'B' }]);
    expect(finishReason).toBeUndefined();
    expect(error).toMatchObject({ code: 'bad_gateway', upstream: { kind: 'invalid_answer' } });
  });

  it('throws for arguments without end', async () => {
    const piece = write('a'.repeat(1024 * 1024));
    const { error } = await convert([[start, tool, ...Array.from({ length: 9 }, () => piece)]]);
    expect(error).toMatchObject({ code: 'bad_gateway', upstream: { kind: 'invalid_answer' } });
  });

  it('ends the upstream call when nobody reads on', async () => {
    let isEnded = false;
    const source = (async function* () {
      try {
        for (;;) yield await Promise.resolve([start, text, say('Hi')]);
      } finally {
        isEnded = true;
      }
    })();
    const reading = createReading(call, { thoughts: 'hidden', shape: 'plain' });
    for await (const _ of convertMessageStream(
      { kind: 'stream', batches: source, ignoredFields: [] },
      reading,
    ))
      break;
    expect(isEnded).toBe(true);
  });

  it.each<readonly [string, readonly UpstreamEvent[], readonly UpstreamEvent[]]>([
    ['a signature', [thinking], [add({ type: 'signature_delta', signature: 's'.repeat(100_000) })]],
    ['thoughts', [thinking], [think('t'.repeat(100_000))]],
    ['blocks of thoughts', [], [thinking, think('t'.repeat(100_000)), sign, stop]],
    ['sealed thoughts', [], [begin({ type: 'redacted_thinking', data: 'd'.repeat(100_000) }), stop]],
    ['arguments', [tool], [write('"'.repeat(100_000))]],
  ])('refuses %s without end, of which 8 Mi characters are kept', async (_what, first, again) => {
    const batches = [[start, ...first], ...Array.from({ length: 90 }, () => again)];
    const { error } = await convert(batches);
    expect(error).toMatchObject({ code: 'bad_gateway', upstream: { kind: 'invalid_answer' } });
  });

  it('counts a block of thoughts beside its characters', async () => {
    const empty = [begin({ type: 'redacted_thinking', data: '' }), stop];
    const { error } = await convert([[start], ...Array.from({ length: 40_000 }, () => empty)]);
    expect(error).toMatchObject({ code: 'bad_gateway', upstream: { kind: 'invalid_answer' } });
  });

  it('keeps thoughts no longer than until the next call takes them', async () => {
    const round = [thinking, think('t'.repeat(1_000_000)), sign, stop, tool, write('{}'), stop];
    const { error } = await convert([
      [start],
      ...Array.from({ length: 12 }, () => round),
      [finish('tool_use'), end],
    ]);
    expect(error).toBeNull();
  });
});
