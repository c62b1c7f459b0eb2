import { describe, expect, it } from 'vitest';
import { joinBytes } from '../../../support/join-bytes.ts';
import { handOver } from '../../../../src/providers/http/hand-over.ts';

describe('handOver', () => {
  it('gives its bytes once, and holds them no longer', () => {
    const body = handOver(Buffer.from('abc'));
    expect(body.sizeBytes).toBe(3);
    expect(joinBytes(body).toString()).toBe('abc');
    expect([...body]).toEqual([]);
  });
});
