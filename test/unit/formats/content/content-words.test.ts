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
  const sound = { inlineData: { mimeType: 'audio/mpeg', data: 'A'.repeat(53_332) } };
  const picture = { inlineData: { mimeType: 'image/png', data: 'AAAA' } };

  it.each([
    ['words', [text], {}, 10],
    ['words that it says 0 for', [text], { candidatesTokenCount: 0, totalTokenCount: 9 }, 10],
    ['words behind thoughts that it does count', [thought, text], { thoughtsTokenCount: 20 }, 30],
    ['the call of a function', [call], {}, 10],
    ['a picture', [picture], {}, 1_290],
    ['a picture beside members that are null', [{ text: null, functionCall: null, ...picture }], {}, 1_290],
    ['a sound, whatever the total is', [sound], { totalTokenCount: 200 }, 40],
    ['words that a total leaves out', [text], { totalTokenCount: 5 }, 10],
    [
      'words beside a total that is the thoughts',
      [thought, text],
      { thoughtsTokenCount: 20, totalTokenCount: 29 },
      30,
    ],
  ])('is an estimate of %s', async (_what, parts, counts, outputTokens) => {
    const answer = answerOf(parts, counts);
    const estimated = { inputTokens: 9, outputTokens, source: 'estimated' };
    expect(meterWhole('generateContent', answer, request())).toMatchObject(estimated);
    expect(await meterStream('generateContent', [chunk(answer)])).toMatchObject(estimated);
  });

  it.each([
    ['1K', 1_290],
    ['2K', 1_680],
    ['4K', 2_520],
    ['9K', 1_290],
    [4, 1_290],
  ])('is of a picture by the size %s that was asked for', async (imageSize, tokens) => {
    const ask = () => createMeteredRequest({ generationConfig: { imageConfig: { imageSize } } });
    const drawn = { outputTokens: tokens, outputMediaTokens: { image: tokens } };
    expect(meterWhole('generateContent', answerOf([picture], {}), ask())).toMatchObject(drawn);
    const cut = chunk({ candidates: [{ content: { role: 'model', parts: [picture] }, index: 0 }] });
    expect(await meterStream('generateContent', [cut], { request: ask() })).toMatchObject(drawn);
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
    ['no medium, which is null', [{ inlineData: null }], {}, 0],
    ['no medium, of which there is the kind alone', [{ inlineData: { mimeType: 'image/png' } }], {}, 0],
    ['a medium without data', [{ inlineData: { mimeType: 'image/png', data: '' } }], {}, 0],
    ['nothing, but a total', [], { totalTokenCount: 50 }, 0],
    ['thoughts alone', [thought], {}, 0],
    ['thoughts alone, which it counts', [thought], { thoughtsTokenCount: 20 }, 20],
  ])('is what it says where there is %s', async (_what, parts, counts, outputTokens) => {
    const answer = answerOf(parts, counts);
    const said = { inputTokens: 9, outputTokens, source: 'upstream' };
    expect(meterWhole('generateContent', answer, request())).toMatchObject(said);
    expect(await meterStream('generateContent', [chunk(answer)])).toMatchObject(said);
  });

  it.each([
    ['words', [text], { totalTokenCount: 50 }, 41],
    ['words that it says 0 for', [text], { candidatesTokenCount: 0, totalTokenCount: 50 }, 41],
    ['words behind thoughts', [thought, text], { thoughtsTokenCount: 20, totalTokenCount: 50 }, 41],
    ['words behind a search', [text], { toolUsePromptTokenCount: 11, totalTokenCount: 50 }, 30],
    [
      'a call, all of the prompt being cached',
      [call],
      { cachedContentTokenCount: 9, totalTokenCount: 50 },
      41,
    ],
  ])('is what a total has beyond all else, of %s', async (_what, parts, counts, outputTokens) => {
    const answer = answerOf(parts, counts);
    const said = { outputTokens, source: 'upstream' };
    expect(meterWhole('generateContent', answer, request())).toMatchObject(said);
    expect(await meterStream('generateContent', [chunk(answer)])).toMatchObject(said);
  });

  it.each([
    ['the total says so', { candidatesTokenCount: 7, totalTokenCount: 116 }, 7],
    ['there are more of them, and no total', { candidatesTokenCount: 7 }, 7],
    ['there are more of them, and the answer is not counted', { totalTokenCount: 150 }, 41],
  ])(
    'has cached tokens beside a prompt that leaves them out where %s',
    async (_what, counts, outputTokens) => {
      const answer = answerOf([text], { cachedContentTokenCount: 100, ...counts });
      const said = { inputTokens: 9, cacheReadTokens: 100, outputTokens, source: 'upstream' };
      expect(meterWhole('generateContent', answer, request())).toMatchObject(said);
      expect(await meterStream('generateContent', [chunk(answer)])).toMatchObject(said);
    },
  );

  it.each([
    [
      'a total without them',
      { cachedContentTokenCount: 100, candidatesTokenCount: 7, totalTokenCount: 16 },
      0,
      9,
    ],
    ['fewer of them than there are', { cachedContentTokenCount: 5, candidatesTokenCount: 7 }, 4, 5],
  ])('has cached tokens among the prompt beside %s', async (_what, counts, inputTokens, cacheReadTokens) => {
    const answer = answerOf([text], counts);
    const said = { inputTokens, cacheReadTokens, outputTokens: 7, source: 'upstream' };
    expect(meterWhole('generateContent', answer, request())).toMatchObject(said);
    expect(await meterStream('generateContent', [chunk(answer)])).toMatchObject(said);
  });

  it('is of pictures what a total has beyond all else', async () => {
    const answer = answerOf([{ text: 'so' }, picture], { totalTokenCount: 1_300 });
    const said = { outputTokens: 1_291, outputMediaTokens: { image: 1_291 }, source: 'upstream' };
    expect(meterWhole('generateContent', answer, request())).toMatchObject(said);
    expect(await meterStream('generateContent', [chunk(answer)])).toMatchObject(said);
  });

  it('is an estimate in a stream that is left, whatever the total is', async () => {
    const begun = { ...words('w'.repeat(40)), usageMetadata: { promptTokenCount: 9, totalTokenCount: 300 } };
    expect(await meterStream('generateContent', [chunk(begun)])).toMatchObject({
      outputTokens: 10,
      source: 'estimated',
    });
  });
});
