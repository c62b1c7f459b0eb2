import { describe, expect, it } from 'vitest';
import { handOver } from '../../../../src/providers/http/hand-over.ts';

describe('handOver', () => {
  it('gives its bytes once, and holds them no longer', () => {
    const body = handOver(Buffer.from('abc'));
    expect(body.sizeBytes).toBe(3);
    expect(Buffer.concat([...body]).toString()).toBe('abc');
    expect([...body]).toEqual([]);
  });
});
