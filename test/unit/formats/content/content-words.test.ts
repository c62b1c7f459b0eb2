import { describe, expect, it } from 'vitest';
import { createMeteredRequest, meterStream, meterWhole } from '../../../support/metered-stream.ts';

const chunk = (value: object) => [{ event: null, data: JSON.stringify(value) }];
const words = (text: string) => ({
  candidates: [{ content: { role: 'model', parts: [{ text }] }, index: 0 }],
});
const request = () => createMeteredRequest({ contents: [{ parts: [{ text: 'x'.repeat(80) }] }] });

describe('the output that an upstream does not count beside the prompt', () => {
  const answerOf = (parts: readonly object[], counts: object) => ({
    candidates: [{ content: { role: 'model', parts }, finishReason: 'STOP', index: 0 }],
    usageMetadata: { promptTokenCount: 9, ...counts },
  });
  const text = { text: 'w'.repeat(40) };
  const thought = { text: 't'.repeat(40), thought: true };
  const call = { functionCall: { name: 'f', args: { a: 'x'.repeat(31) } } };
  const picture = { inlineData: { mimeType: 'image/png', data: 'AAAA' } };

  it.each([
    ['words', [text], {}, 10],
    ['words that it says 0 for', [text], { candidatesTokenCount: 0, totalTokenCount: 9 }, 10],
    ['words behind thoughts that it does count', [thought, text], { thoughtsTokenCount: 20 }, 30],
    ['the call of a function', [call], {}, 10],
    ['a picture', [picture], {}, 1_000],
  ])('is an estimate of %s', async (_what, parts, counts, outputTokens) => {
    const answer = answerOf(parts, counts);
    const estimated = { inputTokens: 9, outputTokens, source: 'estimated' };
    expect(meterWhole('generateContent', answer, request())).toMatchObject(estimated);
    expect(await meterStream('generateContent', [chunk(answer)])).toMatchObject(estimated);
  });

  it('is an estimate of all pieces of a stream', async () => {
    const stream = [chunk(words('w'.repeat(40))), chunk(answerOf([text], {}))];
    expect(await meterStream('generateContent', stream)).toMatchObject({
      inputTokens: 9,
      outputTokens: 20,
    });
  });

  it.each([
    ['nothing', [], {}, 0],
    ['an empty text', [{ text: '' }], {}, 0],
    ['thoughts alone', [thought], {}, 0],
    ['thoughts alone, which it counts', [thought], { thoughtsTokenCount: 20 }, 20],
  ])('is what it says where there is %s', async (_what, parts, counts, outputTokens) => {
    const answer = answerOf(parts, counts);
    const said = { inputTokens: 9, outputTokens, source: 'upstream' };
    expect(meterWhole('generateContent', answer, request())).toMatchObject(said);
    expect(await meterStream('generateContent', [chunk(answer)])).toMatchObject(said);
  });
});
