import { describe, expect, it } from 'vitest';
import {
  FrameReader,
  opcodes,
  readFrameText,
  renderFrame,
} from '../../../../../scripts/bench/realtime/frames.ts';

function readAll(pieces: readonly Buffer[]): readonly (readonly [opcode: number, text: string])[] {
  const frames: (readonly [number, string])[] = [];
  const reader = new FrameReader((frame) => frames.push([frame.opcode, readFrameText(frame)]));
  for (const piece of pieces) reader.read(piece);
  return frames;
}

describe('renderFrame', () => {
  it('renders what a server sends as RFC 6455 shows it', () => {
    expect(renderFrame('server', Buffer.from('Hello'))).toEqual(Buffer.from('810548656c6c6f', 'hex'));
  });

  it('masks what a client sends', () => {
    const frame = renderFrame('client', Buffer.from('Hello'));
    expect(frame[1]).toBe(0x80 | 5);
    expect(frame.includes('Hello')).toBe(false);
  });
});

describe('FrameReader', () => {
  const long = 'é'.repeat(700);
  const frames = [
    renderFrame('client', Buffer.from(long)),
    renderFrame('server', Buffer.from('{}')),
    renderFrame('client', Buffer.alloc(0), opcodes.ping),
  ];
  const expected = [
    [opcodes.text, long],
    [opcodes.text, '{}'],
    [opcodes.ping, ''],
  ];

  it('reads frames that come together', () => {
    expect(readAll([Buffer.concat(frames)])).toEqual(expected);
  });

  it('reads frames that are split anywhere', () => {
    const bytes = Buffer.concat(frames);
    for (const size of [1, 3, 1000])
      expect(
        readAll(
          Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
            bytes.subarray(index * size, (index + 1) * size),
          ),
        ),
      ).toEqual(expected);
  });

  it('does not know frames that need eight bytes for their length', () => {
    expect(() => readAll([Buffer.from([0x81, 127])])).toThrow('more than 65535 bytes');
  });
});
