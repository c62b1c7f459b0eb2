import { describe, expect, it } from 'vitest';
import { alaw, ulaw, type Companding } from '../../../../src/audio/formats/g711.ts';

type Points = [code: number, sample: number][];

/** G.711, tables 1 and 2, in 16 bits: code, sample. */
const ulawPoints = [
  [0xff, 0],
  [0xfe, 8],
  [0x7e, -8],
  [0xf0, 120],
  [0xef, 132],
  [0x8f, 16_764],
  [0x80, 32_124],
  [0x00, -32_124],
] satisfies Points;
const alawPoints = [
  [0xd5, 8],
  [0x55, -8],
  [0xd4, 24],
  [0xc5, 264],
  [0xf5, 528],
  [0xaa, 32_256],
  [0x2a, -32_256],
] satisfies Points;

describe.each<[string, Companding, Points]>([
  ['µ-law', ulaw, ulawPoints],
  ['A-law', alaw, alawPoints],
])('%s', (_name, companding, points) => {
  it.each(points)('has the code %i for %i', (code, sample) => {
    expect(companding.samples[code]).toBe(sample);
    expect(companding.encode(sample)).toBe(code);
  });

  it('gives every sample a code that is one of the nearest', () => {
    const sorted = [...companding.samples].toSorted((one, other) => one - other);
    const wrong = [];
    for (let sample = -32_768, next = 0; sample <= 32_767; sample += 1) {
      while (next < sorted.length - 1 && sorted[next]! < sample) next += 1;
      const decoded = companding.samples[companding.encode(sample)];
      if (decoded !== sorted[next] && decoded !== sorted[next - 1]) wrong.push({ sample, decoded });
    }
    expect(wrong).toEqual([]);
  });

  it('gives what it decoded the code it had, but for the negative zero of µ-law', () => {
    const changed = [...companding.samples.keys()].filter(
      (code) => companding.encode(companding.samples[code] ?? NaN) !== code,
    );
    expect(changed).toEqual(companding === ulaw ? [0x7f] : []);
  });

  it('leaves a sine 33 dB above its noise', () => {
    expect(measureNoise(companding)).toBeLessThan(-33);
  });
});

/** Decibels of what is added to a sine of half the full height. */
function measureNoise({ samples, encode }: Companding): number {
  let [signal, noise] = [0, 0];
  for (let index = 0; index < 8_000; index += 1) {
    const sample = Math.round(16_000 * Math.sin(index * 0.7831));
    signal += sample ** 2;
    noise += (sample - (samples[encode(sample)] ?? NaN)) ** 2;
  }
  return 10 * Math.log10(noise / signal);
}
