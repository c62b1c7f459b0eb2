import { describe, expect, it } from 'vitest';
import { fitContentResults } from '../../../../src/formats/content/fit-results.ts';

const image = { inlineData: { mimeType: 'image/png', data: 'AAAA' } };
const result = { name: 'f', response: { output: 'see' } };
const question = { role: 'user', parts: [{ text: 'Hi' }] };
const fit = (contents: readonly object[], model: string, sent = contents) => {
  const body = { value: { contents }, ignoredFields: ['topK'] };
  return { body, fitted: fitContentResults(body, model, { contents: sent }) };
};

describe('fitContentResults', () => {
  it('has media of results follow them for models that know none within', () => {
    const other = { functionResponse: { ...result, name: 'g' } };
    const answered = {
      role: 'user',
      parts: [{ functionResponse: { ...result, parts: [image, image] } }, other],
    };
    const { fitted } = fit([question, answered, question], 'gemini-2.5-pro');
    expect(fitted).toEqual({
      value: {
        contents: [
          question,
          {
            role: 'user',
            parts: [
              {
                functionResponse: {
                  ...result,
                  response: { output: 'see\n[Media 1]\n[Media 2]' },
                },
              },
              other,
            ],
          },
          {
            role: 'user',
            parts: [
              { text: 'Media 1, of the result of f:' },
              image,
              { text: 'Media 2, of the result of f:' },
              image,
            ],
          },
          question,
        ],
      },
      ignoredFields: ['topK', 'contents[1].parts[0].functionResponse.parts'],
    });
  });

  it('numbers contents as the client did, whatever was left out before', () => {
    const answered = { role: 'user', parts: [{ functionResponse: { ...result, parts: [image] } }] };
    const { fitted } = fit([answered], 'gemini-2.5-pro', [question, { role: 'model', parts: [] }, answered]);
    expect(fitted.ignoredFields).toEqual(['topK', 'contents[2].parts[0].functionResponse.parts']);
  });

  it('numbers media through the conversation, and names them as their results do', () => {
    const named = { inlineData: { ...image.inlineData, displayName: 'map.png' } };
    const answer = (name: string, ...parts: object[]) => ({
      role: 'user',
      parts: [{ functionResponse: { name, response: { media_below: 'mine' }, parts } }],
    });
    const { fitted } = fit([answer('f', image), answer('g', named)], 'gemini-2.5-pro');
    const [, first, second, last] = fitted.value.contents as readonly object[];
    expect(first).toEqual({ role: 'user', parts: [{ text: 'Media 1, of the result of f:' }, image] });
    expect(second).toEqual({
      role: 'user',
      parts: [{ functionResponse: { name: 'g', response: { media_below: 'mine' } } }],
    });
    expect(last).toEqual({
      role: 'user',
      parts: [{ text: 'Media 2, map.png, of the result of g:' }, image],
    });
  });

  it('names media of a response without a text of its own in a member', () => {
    const functionResponse = { name: 'f', response: { found: 1 }, parts: [image] };
    const { fitted } = fit([{ role: 'user', parts: [{ functionResponse }] }], 'gemini-2.5-pro');
    expect(fitted.value.contents).toMatchObject([
      { parts: [{ functionResponse: { response: { found: 1, media_below: ['Media 1'] } } }] },
      {},
    ]);
  });

  it.each([
    ['within the output', { output: { found: 1 } }, { output: { found: 1, media_below: ['Media 1'] } }],
    ['within the error', { error: { code: 5 } }, { error: { code: 5, media_below: ['Media 1'] } }],
    ['beside what has no members', { output: [1] }, { output: [1], media_below: ['Media 1'] }],
  ])('names media %s, which is all of a response for the model', (_, response, named) => {
    const functionResponse = { name: 'f', response, parts: [image] };
    const { fitted } = fit([{ role: 'user', parts: [{ functionResponse }] }], 'gemini-2.5-pro');
    expect(fitted.value.contents).toMatchObject([{ parts: [{ functionResponse: { response: named } }] }, {}]);
  });

  it.each([
    ['a model that knows them', { ...result, parts: [image] }, 'gemini-3-pro-preview'],
    ['results without', result, 'gemini-2.5-pro'],
    ['results with none', { ...result, parts: [] }, 'gemini-2.5-pro'],
  ])('gives back the same body for %s', (_, functionResponse, model) => {
    const { body, fitted } = fit([question, { role: 'user', parts: [{ functionResponse }] }], model);
    expect(fitted).toBe(body);
  });
});
