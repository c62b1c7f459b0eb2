import { describe, expect, it } from 'vitest';
import { BodyCollector } from '../../../src/core/body-collector.ts';

const mebibyte = 1024 * 1024;

function collect(sizeBytes: number, announcedBytes: number, chunkBytes: number): boolean {
  const body = Buffer.alloc(sizeBytes);
  for (let index = 0; index < sizeBytes; index += 1) body[index] = index % 251;
  const collector = new BodyCollector(announcedBytes);
  for (let position = 0; position < sizeBytes; position += chunkBytes) {
    collector.push(body.subarray(position, position + chunkBytes));
    expect(collector.sizeBytes).toBe(Math.min(position + chunkBytes, sizeBytes));
  }
  return collector.take().equals(body);
}

describe('BodyCollector', () => {
  it.each([
    ['one small chunk', 10, 10, 10],
    ['small chunks', 1_000, 1_000, 7],
    ['a large body of known length', 5 * mebibyte, 5 * mebibyte, 65_536],
    ['a large body of unknown length', 5 * mebibyte, 0, 65_536],
    ['a body that ends before it should', 3 * mebibyte, 4 * mebibyte, 100_000],
    ['nothing', 0, 0, 1],
  ])('puts %s together', (_what, sizeBytes, announcedBytes, chunkBytes) => {
    expect(collect(sizeBytes, announcedBytes, chunkBytes)).toBe(true);
  });

  it('takes no more memory for a body of a few megabytes than it has bytes', () => {
    const collector = new BodyCollector(3 * mebibyte);
    for (let count = 0; count < 48; count += 1) collector.push(Buffer.alloc(65_536));
    expect(collector.take().buffer.byteLength).toBe(3 * mebibyte);
  });

  it.each(['own', 'shared'] as const)('gives the memory of chunks back that are its own: %s', (chunks) => {
    const collector = new BodyCollector(mebibyte, chunks);
    const pushed = Array.from({ length: 16 }, () => Buffer.from(new ArrayBuffer(65_536)));
    for (const chunk of pushed) collector.push(chunk);
    expect(collector.take()).toHaveLength(mebibyte);
    expect(pushed.map(({ length }) => length)).toEqual(pushed.map(() => (chunks === 'own' ? 0 : 65_536)));
  });
});
