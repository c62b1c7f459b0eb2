import { describe, expect, it } from 'vitest';
import type { GatewayError } from '../../../../src/core/gateway-error.ts';
import { openSignature } from '../../../../src/core/signature-envelope.ts';
import { parseToolUseId } from '../../../../src/formats/messages/tool-ids.ts';
import { convertMessageAnswer } from '../../../../src/translators/messages-to-content/convert-message-answer.ts';
import { createUpstreamCall } from '../../../support/create-upstream-call.ts';

type Json = Readonly<Record<string, unknown>>;

const call = createUpstreamCall({ url: 'http://127.0.0.1:1', provider: 'gemini' });

const convert = (answer: Json, allowedCalls = Infinity) =>
  convertMessageAnswer(answer, { call, allowedCalls, givenNames: new Map(), calls: 0 });

const answerOf = (parts: readonly Json[], more: Json = { finishReason: 'STOP' }) => ({
  candidates: [{ content: { role: 'model', parts }, ...more }],
  modelVersion: 'gemini-2.5-flash',
  responseId: 'R_1',
});

const catchFailure = (task: () => unknown) => {
  try {
    task();
  } catch (error) {
    return error as GatewayError;
  }
  throw new Error('Nothing was thrown.');
};

describe('convertMessageAnswer', () => {
  it('writes an answer in words', () => {
    const answer = {
      ...answerOf([{ text: 'Hello ' }, { text: '' }, { text: 'world' }]),
      usageMetadata: {
        promptTokenCount: 100,
        cachedContentTokenCount: 30,
        toolUsePromptTokenCount: 5,
        candidatesTokenCount: 7,
        thoughtsTokenCount: 11,
        totalTokenCount: 123,
      },
    };
    expect(convert(answer)).toEqual({
      id: 'msg_R_1',
      type: 'message',
      role: 'assistant',
      model: 'gemini-2.5-flash',
      content: [{ type: 'text', text: 'Hello world' }],
      stop_reason: 'end_turn',
      stop_sequence: null,
      usage: {
        input_tokens: 75,
        cache_creation_input_tokens: 0,
        cache_read_input_tokens: 30,
        output_tokens: 18,
        output_tokens_details: { thinking_tokens: 11 },
      },
    });
  });

  it('takes members that are null for none', () => {
    const none = {
      ...{
        functionCall: null,
        executableCode: null,
        codeExecutionResult: null,
        inlineData: null,
        fileData: null,
      },
      ...{ thought: null, thoughtSignature: null },
    };
    const answer = answerOf(
      [
        { ...none, text: 'Hi' },
        { ...none, text: null, functionCall: { name: 'f' } },
      ],
      {
        index: null,
        finishReason: 'STOP',
      },
    );
    expect(convert({ ...answer, promptFeedback: null })).toMatchObject({
      content: [
        { type: 'text', text: 'Hi' },
        { type: 'tool_use', name: 'f', input: {} },
      ],
      stop_reason: 'tool_use',
    });
    const empty = { candidates: [{ content: null, finishReason: null }] };
    expect(catchFailure(() => convert(empty))).toMatchObject({ code: 'bad_gateway' });
  });

  it.each([undefined, null, '', 'FINISH_REASON_UNSPECIFIED'])(
    'takes the finish reason %j for the usual end',
    (finishReason) => {
      expect(convert(answerOf([{ text: 'Hi' }], { finishReason }))).toMatchObject({
        stop_reason: 'end_turn',
      });
    },
  );

  it.each(['', 'BLOCK_REASON_UNSPECIFIED', 'BLOCKED_REASON_UNSPECIFIED'])(
    'takes an answer with the block reason "%s" for one',
    (blockReason) => {
      const answer = { ...answerOf([{ text: 'Hi' }]), promptFeedback: { blockReason } };
      expect(convert(answer)).toMatchObject({ stop_reason: 'end_turn', content: [{ text: 'Hi' }] });
    },
  );

  it('writes thoughts, text and calls as blocks in order', () => {
    const { content, stop_reason: stopReason } = convert(
      answerOf([
        { text: 'First ', thought: true },
        { text: 'second', thought: true, thoughtSignature: 'Th+1=' },
        { text: 'third', thought: true },
        { text: 'I look.' },
        { functionCall: { id: 'c-1', name: 'f', args: { a: 1 } }, thoughtSignature: 'Ca+1=' },
        { functionCall: { name: 'g' } },
      ]),
    ) as { content: readonly Json[]; stop_reason: string };
    expect(stopReason).toBe('tool_use');
    expect(content.map(({ type }) => type)).toEqual(['thinking', 'thinking', 'text', 'tool_use', 'tool_use']);
    expect(content[0]?.thinking).toBe('First second');
    expect(openSignature(String(content[0]?.signature))).toEqual({ provider: 'gemini', signature: 'Th+1=' });
    expect(content[1]).toMatchObject({ type: 'thinking', thinking: 'third' });
    expect(openSignature(String(content[1]?.signature))).toEqual({ provider: 'gemini', signature: '' });
    expect(parseToolUseId(String(content[3]?.id))).toEqual({ callId: 'c-1', signature: 'Ca+1=' });
    expect(content[3]).toMatchObject({ name: 'f', input: { a: 1 } });
    expect(content[4]).toMatchObject({ name: 'g', input: {} });
    expect(parseToolUseId(String(content[4]?.id))).toEqual({ callId: 'R_1x2', signature: null });
  });

  it('keeps the first call where one is allowed', () => {
    const parts = [{ functionCall: { name: 'f' } }, { functionCall: { name: 'g' } }];
    expect(convert(answerOf(parts), 1).content).toMatchObject([{ name: 'f' }]);
  });

  it('writes code that the upstream ran, and what it printed, as text', () => {
    const parts = [
      { executableCode: { language: 'PYTHON', code: 'print(1)' } },
      { codeExecutionResult: { outcome: 'OUTCOME_OK', output: '1' } },
    ];
    expect(convert(answerOf(parts)).content).toEqual([
      { type: 'text', text: '\n```\nprint(1)\n```\n\n```\n1\n```\n' },
    ]);
  });

  it.each([
    ['STOP', 'end_turn'],
    ['MAX_TOKENS', 'max_tokens'],
    ['SAFETY', 'refusal'],
    ['RECITATION', 'refusal'],
    ['BLOCKLIST', 'refusal'],
    ['PROHIBITED_CONTENT', 'refusal'],
    ['SPII', 'refusal'],
    ['LANGUAGE', 'end_turn'],
    ['OTHER', 'end_turn'],
    ['SOMETHING_NEW', 'end_turn'],
  ])('maps the finish reason %s to %s', (finishReason, stopReason) => {
    const answer = answerOf([{ text: 'x' }], { finishReason });
    expect(convert(answer)).toMatchObject({ stop_reason: stopReason, stop_sequence: null });
  });

  it('says tool_use even where the limit was reached behind a call, but not where a filter stepped in', () => {
    const parts = [{ functionCall: { name: 'f' } }];
    expect(convert(answerOf(parts, { finishReason: 'MAX_TOKENS' })).stop_reason).toBe('tool_use');
    expect(convert(answerOf(parts, { finishReason: 'SAFETY' })).stop_reason).toBe('refusal');
  });

  it('makes a blocked prompt a refusal without content', () => {
    const blocked = { promptFeedback: { blockReason: 'SAFETY' }, usageMetadata: { promptTokenCount: 4 } };
    expect(convert(blocked)).toMatchObject({
      id: 'msg_req_test_0001',
      content: [],
      stop_reason: 'refusal',
      usage: { input_tokens: 4, output_tokens: 1 },
    });
  });

  it('names the finish reason of an answer that cannot be read', () => {
    const { message } = catchFailure(() =>
      convert(answerOf([], { finishReason: 'MISSING_THOUGHT_SIGNATURE' })),
    );
    expect(message).toContain('MISSING_THOUGHT_SIGNATURE');
  });

  it('counts a token of an answer without any', () => {
    const filtered = answerOf([], { finishReason: 'SAFETY' });
    expect(convert({ ...filtered, usageMetadata: { promptTokenCount: 4 } })).toMatchObject({
      content: [],
      usage: { input_tokens: 4, output_tokens: 1 },
    });
  });

  it.each([[''], [' '], [[]], [null]])('takes the arguments %j of a call for none', (args) => {
    expect(convert(answerOf([{ functionCall: { name: 'f', args } }]))).toMatchObject({
      content: [{ type: 'tool_use', name: 'f', input: {} }],
    });
  });

  it.each([
    ['nothing', {}, 'invalid_answer'],
    ['no candidate', { candidates: [] }, 'invalid_answer'],
    ['a call that cannot be read', answerOf([], { finishReason: 'MALFORMED_FUNCTION_CALL' }), 'declined'],
    ['arguments in a text', answerOf([{ functionCall: { name: 'f', args: '{"a":1}' } }]), 'invalid_answer'],
    ['arguments in a list', answerOf([{ functionCall: { name: 'f', args: [1] } }]), 'invalid_answer'],
    ['a picture', answerOf([{ inlineData: { mimeType: 'image/png', data: 'iVBO' } }]), 'invalid_answer'],
  ])('fails for an answer of %s', (_, answer, kind) => {
    const { code, reason, upstream } = catchFailure(() => convert(answer));
    expect({ code, reason, kind: upstream?.kind }).toEqual({
      code: 'bad_gateway',
      reason: 'upstream_error',
      kind,
    });
  });
});
