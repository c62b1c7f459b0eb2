import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ChunkList } from '../../../src/core/chunk-list.ts';

describe('ChunkList', () => {
  it('gives back what was put in, whatever its pieces', () => {
    const chunk = fc.oneof(
      fc.uint8Array({ maxLength: 3 }),
      fc.uint8Array({ maxLength: 2_000 }),
      fc.constant(new Uint8Array(9_000).fill(7)),
    );
    fc.assert(
      fc.property(fc.array(chunk, { maxLength: 60 }), fc.boolean(), (pieces, isJoined) => {
        const list = new ChunkList();
        for (const piece of pieces) list.push(Buffer.from(piece));
        const whole = Buffer.concat(pieces);
        expect(list.sizeBytes).toBe(whole.length);
        const taken = isJoined ? list.takeJoined() : Buffer.concat(list.takeChunks());
        expect(taken.equals(whole)).toBe(true);
        expect(list.sizeBytes).toBe(0);
        expect(list.takeChunks()).toEqual([]);
      }),
    );
  });

  it('keeps a chunk that comes alone as it is', () => {
    const list = new ChunkList();
    const only = Buffer.from('x');
    list.push(only);
    expect(list.takeJoined()).toBe(only);
  });

  it('makes no object of each of a million single bytes', () => {
    const list = new ChunkList();
    const byte = Buffer.from('x');
    for (let count = 0; count < 1_000_000; count += 1) list.push(byte);
    expect(list.takeChunks().length).toBeLessThan(100);
  });
});
