import { describe, expect, it } from 'vitest';
import { answerWithVideos } from '../../../../handlers/video/answer-with-videos.ts';
import type { ObjectReading } from '../../../../src/core/object-store.ts';

/** A file that comes in parts of the given sizes. */
function createReading(...sizes: number[]): ObjectReading {
  const parts = sizes.map((size, index) => Buffer.alloc(size, index + 1));
  const sizeBytes = sizes.reduce((sum, size) => sum + size, 0);
  return {
    object: { name: 'videos/a', sizeBytes, etag: 'a', storedAt: 0 },
    bytes: (async function* () {
      yield* parts;
    })(),
  };
}

async function readText(parts: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const part of parts) text += part;
  return text;
}

describe('answerWithVideos', () => {
  it('writes each video in the place of its empty text, whatever other texts say', async () => {
    const body = {
      said: '"data":"" and é',
      videos: [{ data: '' }, { uri: 'x' }, { data: '', type: 'video/mp4' }],
      count: 3,
    };
    const { headers, parts } = answerWithVideos(body, 'data', [createReading(1, 4, 2), createReading(5)]);
    const text = await readText(parts);
    const first = Buffer.concat([Buffer.alloc(1, 1), Buffer.alloc(4, 2), Buffer.alloc(2, 3)]);
    expect(JSON.parse(text)).toEqual({
      ...body,
      videos: [
        { data: first.toString('base64') },
        { uri: 'x' },
        { data: Buffer.alloc(5, 1).toString('base64'), type: 'video/mp4' },
      ],
    });
    expect(headers['content-length']).toBe(String(Buffer.byteLength(text)));
  });

  it('does not answer with another number of videos than the body has places for', () => {
    expect(() => answerWithVideos({ data: '' }, 'data', [])).toThrow('0 videos');
  });
});
