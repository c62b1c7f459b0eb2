import { describe, expect, it } from 'vitest';
import { isPlainDelta } from '../../../../src/formats/messages/is-plain-delta.ts';

const delta = (kind: string, member: string, text: string): string =>
  `{"type":"content_block_delta","index":12,"delta":{"type":"${kind}","${member}":${JSON.stringify(text)}}}`;

/** `text` as it stands in the JSON. */
const write = (text: string): string => delta('text_delta', 'text', '').replace('""', () => `"${text}"`);

describe('isPlainDelta', () => {
  it.each([
    delta('text_delta', 'text', ''),
    delta('text_delta', 'text', 'Hello, world.'),
    delta('text_delta', 'text', 'He said "error": {\\"\n and left \\'),
    delta('input_json_delta', 'partial_json', '{"error":"}}'),
    delta('thinking_delta', 'thinking', 'Hmm\u2028 "}}'),
    '{"type": "content_block_delta", "index": 0, "delta": {"type": "text_delta", "text": "a \\"b\\""}}',
    write(String.raw`\" \\ \/ \b \f \n \r \t \u00e9 \uD83D\ude00`),
    write(String.raw`\/ \n \u00e9`),
    write('\u007f\u0085 ÿ😀 []^'),
  ])('takes %s', (data) => {
    expect(isPlainDelta(data)).toBe(true);
  });

  it.each([
    delta('signature_delta', 'signature', 'x'),
    delta('of_tomorrow', 'text', 'x'),
    delta('text_delta', 'thinking', 'x'),
    '{"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":"x"},"error":{}}',
    '{"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":"x"},"error":"}}"}}',
    '{"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":"x","text":"}}',
    '{"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":"x\\"}}',
    '{"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":"x\\\\"},"type":"error"}}',
    '{"type":"content_block_delta","error":{},"index":0,"delta":{"type":"text_delta","text":"x"}}',
    '{"type":"content_block_delta","index":-1,"delta":{"type":"text_delta","text":"x"}}',
    '{"type":"error","index":0,"delta":{"type":"text_delta","text":"x"}}',
    '{"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":null}}',
    write(String.raw`\x`),
    write(String.raw`say \"\x\"`),
    write(String.raw`\\\x`),
    write(String.raw`\u00g0`),
    write(String.raw`\u00e`),
    write(String.raw`\U00e9`),
    write(String.raw`\N`),
    write('a\tb'),
    write('a\nb'),
    write('\u0000'),
    write(String.raw`\"` + '\u001f'),
    '{"type":"content_block_delta","index":01,"delta":{"type":"text_delta","text":"x"}}',
    '{}',
    '',
  ])('leaves %s to be parsed', (data) => {
    expect(isPlainDelta(data)).toBe(false);
  });

  it('leaves what is long to be parsed', () => {
    expect(isPlainDelta(delta('text_delta', 'text', '\n'.repeat(100_000)))).toBe(false);
  });
});
