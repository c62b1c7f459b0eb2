import { describe, expect, it } from 'vitest';
import { openBodyMemory } from '../../../../src/core/body-memory.ts';
import { createPieces } from '../../../../src/core/byte-pieces.ts';
import { joinBytes } from '../../../support/join-bytes.ts';
import { handOver } from '../../../../src/providers/http/hand-over.ts';

describe('handOver', () => {
  it('gives its bytes once, and holds them no longer', () => {
    const body = handOver(Buffer.from('abc'));
    expect(body.sizeBytes).toBe(3);
    expect(joinBytes(body).toString()).toBe('abc');
    expect([...body]).toEqual([]);
  });

  it('holds the memory of its pieces until they have been read, or are given up', () => {
    for (const end of ['read', 'given up'] as const) {
      const bytes = Buffer.alloc(256 * 1024, 'x');
      const memory = openBodyMemory(bytes);
      const body = handOver(createPieces([bytes.subarray(0, 10), 'name', bytes.subarray(10)]));
      memory?.drop();
      const reading = body[Symbol.iterator]();
      expect(String(reading.next().value)).toBe('x'.repeat(10));
      expect(bytes).toHaveLength(256 * 1024);
      if (end === 'given up') reading.return?.();
      else while (reading.next().done !== true);
      expect(bytes).toHaveLength(0);
    }
  });
});
