import { describe, expect, it } from 'vitest';
import { contentFormat } from '../../../../src/formats/content/index.ts';

/** Whether a stream is whole after each of these chunks. */
function follow(...chunks: readonly object[]): readonly boolean[] {
  const progress = contentFormat.createProgress();
  return chunks.map((chunk) => {
    progress.add(contentFormat.classifyEvent({ event: null, data: JSON.stringify(chunk) }));
    return progress.isWhole;
  });
}

const begins = (...indices: readonly number[]) => ({ candidates: indices.map((index) => ({ index })) });
const ends = (index: number) => ({ candidates: [{ index, finishReason: 'STOP' }] });

describe('the progress of format C', () => {
  it('is not whole before it begins', () => {
    expect(contentFormat.createProgress().isWhole).toBe(false);
    expect(follow({ usageMetadata: { promptTokenCount: 1 } })).toEqual([false]);
  });

  it('is whole with a finish reason, and with a blocked prompt', () => {
    expect(follow({ candidates: [{}] }, { candidates: [{ finishReason: 'STOP' }] })).toEqual([false, true]);
    expect(follow({ promptFeedback: { blockReason: 'SAFETY' } })).toEqual([true]);
  });

  it.each(['', 'FINISH_REASON_UNSPECIFIED', null])('goes on with the finish reason %j', (finishReason) => {
    const chunk = { candidates: [{ finishReason }], promptFeedback: { blockReason: '' } };
    expect(follow(chunk, ends(0))).toEqual([false, true]);
  });

  it.each(['BLOCK_REASON_UNSPECIFIED', 'BLOCKED_REASON_UNSPECIFIED'])(
    'is whole with the block reason %s only where no candidate has begun',
    (blockReason) => {
      const promptFeedback = { blockReason };
      expect(follow({ promptFeedback })).toEqual([true]);
      expect(follow({ promptFeedback, ...begins(0) }, { promptFeedback, ...ends(0) })).toEqual([false, true]);
    },
  );

  it('goes by its keys, not by what the model writes', () => {
    expect(follow({ candidates: [{ content: { parts: [{ text: '"finishReason":' }] } }] })).toEqual([false]);
  });

  it('waits for every candidate that began', () => {
    expect(follow(begins(0, 1), ends(0), ends(1))).toEqual([false, false, true]);
    expect(follow(ends(0), begins(1), ends(1))).toEqual([true, false, true]);
  });

  it('waits for the first candidate, which every answer has', () => {
    expect(follow(ends(1), begins(0), ends(0))).toEqual([false, false, true]);
  });

  it('stays whole when counters follow', () => {
    expect(follow(ends(0), { usageMetadata: { promptTokenCount: 1 } })).toEqual([true, true]);
  });
});
