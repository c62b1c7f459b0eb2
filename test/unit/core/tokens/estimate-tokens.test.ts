import { describe, expect, it } from 'vitest';
import { parseInSteps } from '../../../../src/core/json/parse-in-steps.ts';
import { estimateInput } from '../../../../src/core/tokens/estimate-tokens.ts';

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

function readLate(bytes: Buffer) {
  const steps = parseInSteps(bytes, { texts: 'late' });
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}
