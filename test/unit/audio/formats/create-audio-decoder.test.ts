import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createAudioDecoder,
  createAudioEncoder,
  createAudioFormat,
  sampleRates,
  type AudioFormat,
} from '../../../../src/audio/index.ts';
import { createTone, joinSamples, passThrough } from '../../../support/sounds.ts';

const formats: readonly AudioFormat[] = (['pcm16', 'g711_ulaw', 'g711_alaw'] as const).flatMap((encoding) =>
  sampleRates.flatMap((sampleRate) =>
    ([1, 2] as const).map((channels) => ({ encoding, sampleRate, channels })),
  ),
);

function decodeInPieces(bytes: Buffer, format: AudioFormat, sizes: readonly number[]): Int16Array {
  const decoder = createAudioDecoder(format);
  const pieces: Int16Array[] = [];
  for (let start = 0, index = 0; start < bytes.length; index += 1) {
    // The sender's memory is used again.
    const piece = Buffer.from(bytes.subarray(start, (start += sizes[index % sizes.length] ?? 1)));
    pieces.push(decoder.decode(piece));
    piece.fill(0x7f);
  }
  return joinSamples(...pieces, decoder.end());
}

describe('createAudioDecoder', () => {
  it('reads signed little-endian samples', () => {
    const decoder = createAudioDecoder(createAudioFormat('pcm16'));
    expect([...decoder.decode(Buffer.from('0000ff7f0080ffff0100', 'hex'))]).toEqual([
      0, 32_767, -32_768, -1, 1,
    ]);
  });

  it('mixes two channels down to their mean', () => {
    const decoder = createAudioDecoder(createAudioFormat('pcm16', { channels: 2 }));
    const bytes = Buffer.from(Int16Array.of(100, 300, 32_767, 32_767, -32_768, -32_768, 500, -500).buffer);
    expect([...decoder.decode(bytes)]).toEqual([200, 32_767, -32_768, 0]);
  });

  it('joins what is left of a sample with the next piece', () => {
    const decoder = createAudioDecoder(createAudioFormat('pcm16', { channels: 2 }));
    expect(decoder.decode(Buffer.from([0x10]))).toHaveLength(0);
    expect(decoder.decode(Buffer.from([0x00, 0x10]))).toHaveLength(0);
    expect(decoder.receivedMs()).toBe(0);
    expect([...decoder.decode(Buffer.from([0x00, 0x20]))]).toEqual([16]);
    expect([...decoder.decode(Buffer.from([0x00, 0x20, 0x00]))]).toEqual([32]);
  });

  it('knows how much was received, due or not', () => {
    const decoder = createAudioDecoder(createAudioFormat('pcm16', { sampleRate: 44_100 }));
    decoder.decode(Buffer.alloc(2 * 44));
    expect(decoder.receivedMs()).toBe(0);
    decoder.decode(Buffer.alloc(3));
    expect(decoder.receivedMs()).toBe(1);
  });

  it.each(formats)('reads the same in whatever pieces it comes: %j', (format) => {
    const tone = createTone(700, { ms: 30, amplitude: 9_000 });
    const encoder = createAudioEncoder(format);
    const bytes = Buffer.concat([encoder.encode(tone), encoder.end()]);
    const whole = decodeInPieces(bytes, format, [bytes.length]);
    const sizes = fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(sizes, (cuts) => {
        expect(decodeInPieces(bytes, format, cuts)).toEqual(whole);
      }),
      { numRuns: 10 },
    );
    expect(decodeInPieces(bytes, format, [1])).toEqual(whole);
  });
});

describe('createAudioEncoder', () => {
  it('writes the same on both channels', () => {
    const encoder = createAudioEncoder(createAudioFormat('pcm16', { channels: 2 }));
    expect(encoder.encode(Int16Array.of(1, -2)).toString('hex')).toBe('01000100feffFEFF'.toLowerCase());
  });

  it.each(formats)('writes what is read as it was: %j', (format) => {
    const tone = createTone(700, { ms: 200, amplitude: 9_000 });
    const back = passThrough(tone, format);
    expect(back).toHaveLength(tone.length);
    const [from, to] = [480, tone.length - 480];
    const signal = tone.subarray(from, to).reduce((sum, sample) => sum + sample ** 2, 0);
    const noise = tone
      .subarray(from, to)
      .reduce((sum, sample, index) => sum + (sample - (back[from + index] ?? NaN)) ** 2, 0);
    expect(10 * Math.log10(noise / signal)).toBeLessThan(format.encoding === 'pcm16' ? -70 : -33);
  });
});
