import { describe, expect, it } from 'vitest';
import { parseInSteps } from '../../../../src/core/json/parse-in-steps.ts';
import { estimateInput, estimateValue } from '../../../../src/core/tokens/estimate-tokens.ts';

describe('estimateInput', () => {
  const prose = '"Is it dark?" \u2013 \u00e9\n🙂 '.repeat(600);
  const value = {
    system: prose,
    messages: [{ role: 'user', content: [{ type: 'text', text: prose }, { signature: prose }] }],
  };

  it('says the same of texts that have yet to be made, and makes none', () => {
    const bytes = Buffer.from(JSON.stringify(value));
    const { value: late, lateTexts } = readLate(bytes);
    const expected = estimateInput({ body: { value, bytes: null }, files: [] });
    expect(expected).toBe(Math.ceil((2 * prose.length) / 4));
    // Where the bytes are gone no text can be made.
    bytes.fill(0);
    expect(estimateInput({ body: { value: late as typeof value, bytes: null }, files: [], lateTexts })).toBe(
      expected,
    );
  });
});

describe('estimateValue', () => {
  const long = 'x'.repeat(40_000);

  it.each([
    ['a picture of format B', { source: { type: 'base64', media_type: 'image/png', data: long } }, 1_000],
    ['a picture of format C', { inlineData: { mimeType: 'image/png', data: long } }, 1_000],
    ['a document', { source: { type: 'base64', media_type: 'application/pdf', data: long } }, 1_000],
    [
      'a picture by its address',
      { fileData: { mimeType: 'image/png', fileUri: 'https://example.com/a' } },
      1_000,
    ],
    ['a text as a document', { source: { type: 'text', media_type: 'text/plain', data: long } }, 10_000],
    ['a text in base64', { inlineData: { mimeType: 'text/csv', data: long } }, 7_500],
    [
      'a call of format B',
      { type: 'tool_use', id: long, name: 'abcd', input: { data: long, id: 1234 } },
      10_007,
    ],
    ['a call of format C', { functionCall: { args: { type: long } } }, 10_003],
    ['a result of format C', { functionResponse: { response: { [long]: true } } }, 10_003],
    ['a schema', { input_schema: { properties: { data: { type: 'string' } } } }, 10],
    ['a signature', { signature: long }, 0],
  ])('counts %s', (_, value, expected) => {
    expect(estimateValue(value)).toBe(expected);
  });
});

function readLate(bytes: Buffer) {
  const steps = parseInSteps(bytes, { texts: 'late' });
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}
