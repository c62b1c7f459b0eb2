import { describe, expect, it } from 'vitest';
import { StampReader } from '../../../../../scripts/bench/event-delay/stamp-reader.ts';

function readAll(parts: readonly string[]): readonly number[] {
  const stamps: number[] = [];
  const reader = new StampReader((stamp) => stamps.push(stamp));
  for (const part of parts) reader.read(Buffer.from(part));
  return stamps;
}

const text = 'data: {"id":"msg_@000000000000000007"}\n\ndata: {"text":"@000001234567890123"}\n\n';

describe('StampReader', () => {
  it('finds every stamp', () => {
    expect(readAll([text])).toEqual([7, 1_234_567_890_123]);
  });

  it('finds the same stamps wherever the bytes are split', () => {
    for (let at = 0; at <= text.length; at += 1) {
      expect(readAll([text.slice(0, at), text.slice(at)])).toEqual([7, 1_234_567_890_123]);
    }
    expect(readAll([...text])).toHaveLength(2);
  });
});
