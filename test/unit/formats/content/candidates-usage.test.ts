import { describe, expect, it } from 'vitest';
import { meterStream } from '../../../support/metered-stream.ts';

const chunk = (value: object) => [{ event: null, data: JSON.stringify(value) }];
const words = (text: string, more: object) => ({
  candidates: [{ content: { role: 'model', parts: [{ text }] }, ...more }],
});

describe('the usage of format C, of several candidates', () => {
  it('is that of the upstream when all candidates have ended, and an estimate before', async () => {
    const say = (index: number, more: object = {}) => words('w'.repeat(400), { index, ...more });
    const ended = { finishReason: 'STOP' };
    const so = (count: number) => ({
      usageMetadata: { promptTokenCount: 9, candidatesTokenCount: count, totalTokenCount: 9 + count },
    });
    const stream = [
      chunk(say(0)),
      chunk(say(1)),
      chunk({ ...say(0, ended), ...so(150) }),
      chunk(say(1)),
      chunk({ ...say(1, ended), ...so(250) }),
    ];
    const outputs = await Promise.all(
      [2, 3, 4, 5].map(async (stopAfter) => {
        const metered = await meterStream('generateContent', stream, { stopAfter });
        return [metered?.outputTokens, metered?.source];
      }),
    );
    expect(outputs).toEqual([
      [200, 'estimated'],
      [150, 'estimated'],
      [250, 'estimated'],
      [250, 'upstream'],
    ]);
  });
});
