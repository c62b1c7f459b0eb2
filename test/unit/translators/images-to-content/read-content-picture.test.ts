import { describe, expect, it } from 'vitest';
import { readContentPicture } from '../../../../src/translators/images-to-content/read-content-picture.ts';
import { createUpstreamCall } from '../../../support/create-upstream-call.ts';

const call = createUpstreamCall({ url: 'http://127.0.0.1:1' });
const inline = (data: string, more: object = {}) => ({
  inlineData: { mimeType: 'image/png', data },
  ...more,
});
const answer = (candidate: object) => ({ candidates: [candidate] });

describe('readContentPicture', () => {
  it('takes the picture among the words and leaves drafts aside', () => {
    const parts = [
      { text: 'Thinking.', thought: true },
      inline('draft', { thought: true }),
      { text: 'Here you are.' },
      { inlineData: { mimeType: 'audio/wav', data: 'sound' } },
      inline('picture'),
    ];
    expect(readContentPicture(answer({ content: { parts }, finishReason: 'STOP' }), call)).toBe('picture');
  });

  it.each([
    { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' } },
    answer({ finishReason: 'IMAGE_SAFETY' }),
    answer({ finishReason: 'SAFETY', content: { parts: [{ text: 'No.' }] } }),
    answer({ finishReason: 'PROHIBITED_CONTENT' }),
    answer({ finishReason: 'IMAGE_PROHIBITED_CONTENT' }),
    answer({ finishReason: 'RECITATION' }),
    answer({ finishReason: 'IMAGE_RECITATION' }),
    answer({ finishReason: 'BLOCKLIST' }),
    answer({ finishReason: 'SPII' }),
  ])('takes %j for a filtered picture', (value) => {
    expect(() => readContentPicture(value, call)).toThrow(
      expect.objectContaining({ code: 'invalid_argument', reason: 'moderation_blocked', param: null }),
    );
  });

  it.each([
    answer({ finishReason: 'NO_IMAGE' }),
    answer({ finishReason: 'STOP', content: { parts: [{ text: 'A fox is an animal.' }] } }),
  ])('takes %j for an answer that only the request is to blame for', (value) => {
    expect(() => readContentPicture(value, call)).toThrow(
      expect.objectContaining({
        code: 'bad_gateway',
        upstream: expect.objectContaining({ deploymentId: 'primary', kind: 'declined' }) as unknown,
      }),
    );
  });

  it.each([{}, answer({ finishReason: 'STOP', content: { parts: [inline('')] } }), { candidates: 'none' }])(
    'takes %j for a failure of the upstream',
    (value) => {
      expect(() => readContentPicture(value, call)).toThrow(
        expect.objectContaining({
          code: 'bad_gateway',
          upstream: expect.objectContaining({ deploymentId: 'primary', kind: 'invalid_answer' }) as unknown,
        }),
      );
    },
  );
});
