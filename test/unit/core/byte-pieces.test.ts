import { describe, expect, it } from 'vitest';
import { countBytes, createPieces } from '../../../src/core/byte-pieces.ts';
import { joinBytes } from '../../support/join-bytes.ts';

const long = 'AZ+/'.repeat(300_000);

describe('createPieces', () => {
  it('gives bytes and texts one after the other, as often as they are read', () => {
    const pieces = createPieces([Buffer.from('é{"'), long, Buffer.from('"}')]);
    const whole = Buffer.from(`é{"${long}"}`);
    expect(pieces.sizeBytes).toBe(whole.length);
    expect(joinBytes(pieces).equals(whole)).toBe(true);
    expect(joinBytes(pieces).equals(whole)).toBe(true);
  });

  it('copies no bytes, and makes no large piece of a text', () => {
    const given = Buffer.alloc(2_000_000);
    const [first, ...others] = createPieces([given, long]);
    expect(first).toBe(given);
    expect(others.length).toBeGreaterThan(4);
  });
});

describe('countBytes', () => {
  it('counts those of a buffer and of pieces', () => {
    expect(countBytes(Buffer.from('abc'))).toBe(3);
    expect(countBytes(createPieces([Buffer.from('abc'), 'de']))).toBe(5);
  });
});
