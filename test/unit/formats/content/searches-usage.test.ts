import { describe, expect, it } from 'vitest';
import { meterStream, meterWhole } from '../../../support/metered-stream.ts';

const chunk = (value: object) => [{ event: null, data: JSON.stringify(value) }];
const grounded = (groundingMetadata: object, more: object = {}) => ({
  candidates: [{ content: { parts: [{ text: 'Tea.' }] }, groundingMetadata, ...more }],
  usageMetadata: { promptTokenCount: 5, candidatesTokenCount: 2, totalTokenCount: 7 },
});

describe('the usage of format C, of searches', () => {
  it.each([
    ['each query once, and none that is empty', { webSearchQueries: ['', 'tea', 'milk', 'tea'] }, 2],
    ['queries for pictures, too', { webSearchQueries: ['tea'], imageSearchQueries: ['cup'] }, 2],
    [
      'one where there are sources of the web and no query',
      { groundingChunks: [{ web: { uri: 'https://a.b' } }] },
      1,
    ],
  ])('counts searches: %s', (_name, metadata, searches) => {
    const metered = meterWhole('generateContent', grounded(metadata));
    expect(metered).toMatchObject({ extras: { searches, speed: 'standard', hourWriteTokens: 0 } });
  });

  it.each([{}, { webSearchQueries: [''] }, { groundingChunks: [{ retrievedContext: { uri: 'files/1' } }] }])(
    'counts no search in %j',
    (metadata) => {
      expect(meterWhole('generateContent', grounded(metadata))).not.toHaveProperty('extras');
    },
  );

  it('counts searches of a stream that says them again, and of one that is left', async () => {
    const first = grounded({ webSearchQueries: ['tea'] });
    const last = grounded({ webSearchQueries: ['tea', 'milk'] }, { finishReason: 'STOP' });
    const metered = await meterStream('generateContent', [chunk(first), chunk(last)]);
    expect(metered).toMatchObject({ source: 'upstream', extras: { searches: 2 } });
    const left = await meterStream('generateContent', [chunk(first), chunk(last)], { stopAfter: 1 });
    expect(left).toMatchObject({ source: 'estimated', extras: { searches: 1 } });
  });
});
