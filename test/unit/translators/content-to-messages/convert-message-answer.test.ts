import { describe, expect, it } from 'vitest';
import {
  createReading,
  type AnswerReading,
} from '../../../../src/translators/content-to-messages/answer-reading.ts';
import {
  convertCountAnswer,
  convertMessageAnswer,
} from '../../../../src/translators/content-to-messages/convert-message-answer.ts';
import { openThoughts, sealThoughts } from '../../../../src/formats/messages/sealed-thoughts.ts';
import { createUpstreamCall } from '../../../support/create-upstream-call.ts';

type Json = Readonly<Record<string, unknown>>;

const call = createUpstreamCall({ url: '' });
const thinking = { type: 'thinking', thinking: 'Hm.', signature: 's1' };

function convert(message: Json, rules: Partial<Pick<AnswerReading, 'thoughts' | 'shape'>> = {}) {
  const reading = createReading(call, { thoughts: 'hidden', shape: 'plain', ...rules });
  return convertMessageAnswer({ id: 'msg_1', stop_reason: 'end_turn', ...message }, reading) as {
    readonly candidates: readonly [
      { readonly content: { readonly parts: readonly Json[] }; readonly finishReason: string },
    ];
  };
}

const readParts = (...parameters: Parameters<typeof convert>) =>
  convert(...parameters).candidates[0].content.parts;

describe('convertMessageAnswer', () => {
  it('converts text, calls and counters', () => {
    const content = [
      { type: 'text', text: 'Let me see.' },
      { type: 'tool_use', id: 'toolu_1', name: 'f', input: { city: 'Oslo' } },
      { type: 'server_tool_use', id: 'x', name: 'web_search', input: {} },
    ];
    const usage = {
      input_tokens: 10,
      output_tokens: 5,
      cache_creation_input_tokens: 3,
      cache_read_input_tokens: 4,
    };
    expect(convert({ content, usage, stop_reason: 'tool_use' })).toEqual({
      candidates: [
        {
          content: {
            role: 'model',
            parts: [
              { text: 'Let me see.' },
              {
                functionCall: { id: 'toolu_1', name: 'f', args: { city: 'Oslo' } },
                thoughtSignature: sealThoughts('anthropic', []),
              },
            ],
          },
          finishReason: 'STOP',
          index: 0,
        },
      ],
      usageMetadata: {
        promptTokenCount: 17,
        cachedContentTokenCount: 4,
        candidatesTokenCount: 5,
        totalTokenCount: 22,
      },
      responseId: 'msg_1',
    });
  });

  it('tells the tokens of thoughts apart where the upstream does', () => {
    const usage = { input_tokens: 10, output_tokens: 5, output_tokens_details: { thinking_tokens: 3 } };
    expect(convert({ content: [], usage })).toMatchObject({
      usageMetadata: { candidatesTokenCount: 2, thoughtsTokenCount: 3, totalTokenCount: 15 },
    });
  });

  it('says nothing where nothing was said', () => {
    expect(convert({ content: [], stop_reason: 'refusal' })).toEqual({
      candidates: [{ finishReason: 'SAFETY', index: 0 }],
      responseId: 'msg_1',
    });
  });

  it('shows thoughts where they are asked for', () => {
    const content = [thinking, { type: 'text', text: 'Fine.' }];
    expect(readParts({ content })).toEqual([{ text: 'Fine.' }]);
    const [first, last] = readParts({ content }, { thoughts: 'shown' });
    expect(first).toMatchObject({ text: 'Hm.', thought: true });
    expect(openThoughts('anthropic', String(first?.thoughtSignature))).toEqual([
      { type: 'thinking', signature: 's1' },
    ]);
    expect(last).toEqual({ text: 'Fine.' });
  });

  it('gives thoughts without words to the next call alone: clients drop an answer that begins with an empty text', () => {
    const wordless = [
      { type: 'redacted_thinking', data: 'xyz' },
      { ...thinking, thinking: '' },
    ];
    const content = [...wordless, { type: 'tool_use', id: 'toolu_1', name: 'f', input: {} }];
    const [part, ...others] = readParts({ content }, { thoughts: 'shown' });
    expect(others).toEqual([]);
    expect(openThoughts('anthropic', String(part?.thoughtSignature))).toEqual(wordless);
  });

  it('gives a call the thoughts before it, in an envelope for their provider only', () => {
    const content = [thinking, { type: 'tool_use', id: 'toolu_1', name: 'f', input: {} }];
    const signature = String(readParts({ content })[0]?.thoughtSignature);
    expect(openThoughts('anthropic', signature)).toEqual([thinking]);
    expect(openThoughts('simulator', signature)).toBeNull();
    expect(signature).toMatch(/^[A-Za-z0-9+/]+=*$/);
  });

  it('leaves out a call whose input is no object', () => {
    const content = [{ type: 'tool_use', id: 'toolu_1', name: 'f', input: [] }];
    expect(convert({ content }).candidates).toEqual([{ finishReason: 'MALFORMED_FUNCTION_CALL', index: 0 }]);
  });

  it.each([null, undefined])('takes the input %s for none', (input) => {
    const content = [{ type: 'tool_use', id: 'toolu_1', name: 'f', input }];
    expect(convert({ content, stop_reason: 'tool_use' }).candidates).toMatchObject([
      { content: { parts: [{ functionCall: { name: 'f', args: {} } }] }, finishReason: 'STOP' },
    ]);
  });

  it.each([
    ['max_tokens', 'MAX_TOKENS'],
    ['model_context_window_exceeded', 'MAX_TOKENS'],
    ['refusal', 'SAFETY'],
  ])('leaves out the last call where the model was cut off in it: %s', (reason, finishReason) => {
    const use = (city: string) => ({ type: 'tool_use', id: city, name: 'f', input: { city } });
    const { candidates } = convert({ content: [use('Oslo'), use('Ber')], stop_reason: reason });
    expect(candidates[0].content.parts).toMatchObject([{ functionCall: { args: { city: 'Oslo' } } }]);
    expect(candidates[0].content.parts).toHaveLength(1);
    expect(candidates[0].finishReason).toBe(finishReason);
    const words = { type: 'text', text: 'So' };
    expect(readParts({ content: [use('Oslo'), words], stop_reason: reason })).toHaveLength(2);
  });

  it.each([
    ['wrapped-text', 'red', 'red'],
    ['wrapped-written', '{"n": 1.0,\n "a": []}', '{"n": 1.0,\n "a": []}'],
    ['wrapped-written', 'null', 'null'],
    ['wrapped-written', 'I cannot say.', '"I cannot say."'],
  ] as const)('unwraps a %s: %s', (shape, answer, text) => {
    const content = [{ type: 'text', text: JSON.stringify({ answer }) }];
    expect(readParts({ content }, { shape })).toEqual([{ text }]);
  });

  it.each([
    ['wrapped-json', '{"answer":["a",', '["a",'],
    ['wrapped-json', ' { "answer" : {"n": "x', '{"n": "x'],
    ['wrapped-text', '{"answer":"re', 're'],
    ['wrapped-text', '{"answer":"red"', 'red'],
    ['wrapped-text', String.raw`{"answer":"caf\u00e9 \"q\u00`, 'café "q'],
    ['wrapped-text', String.raw`{"answer":"caf\ud83d"}`, 'caf\ufffd'],
    ['wrapped-text', String.raw`{"answer":"caf\ud83d`, 'caf\ufffd'],
    ['wrapped-text', '{"ans', '{"ans'],
    ['wrapped-written', String.raw`{"answer":"{\"n\": 1, `, '{"n": 1, '],
    ['wrapped-json', 'I cannot say {"answer":', 'I cannot say {"answer":'],
  ] as const)('shows nothing of the wrapping of a %s that was cut off: %s', (shape, text, expected) => {
    const answer = { content: [{ type: 'text', text }], stop_reason: 'max_tokens' };
    expect(readParts(answer, { shape })).toEqual([{ text: expected }]);
  });

  it('has no part where nothing but the wrapping was written', () => {
    const answer = { content: [{ type: 'text', text: '{"answer":' }], stop_reason: 'max_tokens' };
    expect(convert(answer, { shape: 'wrapped-json' }).candidates).toEqual([
      { finishReason: 'MAX_TOKENS', index: 0 },
    ]);
  });
});

describe('convertCountAnswer', () => {
  it('tells the total', () => {
    expect(convertCountAnswer({ input_tokens: 12 })).toEqual({ totalTokens: 12 });
  });
});
