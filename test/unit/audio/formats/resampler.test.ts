import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleRates } from '../../../../src/audio/index.ts';
import { Resampler } from '../../../../src/audio/formats/resampler.ts';
import { createNoise, createTone, cutSamples, joinSamples } from '../../../support/sounds.ts';

const others = sampleRates.filter((rate) => rate !== 24_000);
const ways = others.flatMap((rate) => [
  [rate, 24_000],
  [24_000, rate],
]) as readonly (readonly [number, number])[];

function resample(
  samples: Int16Array,
  way: readonly [number, number],
  lengths = [samples.length],
): Int16Array {
  const resampler = new Resampler(...way);
  const pieces = [...cutSamples(samples, lengths)].map((piece) => resampler.resample(piece));
  return joinSamples(...pieces, resampler.end());
}

/** How loud a sine is, and what is left beside it, in decibels of full scale; beginning and end are left out. */
function measureTone(samples: Int16Array, hz: number, rate: number) {
  const inner = samples.subarray(rate / 50, samples.length - rate / 50);
  let [real, imaginary] = [0, 0];
  inner.forEach((sample, index) => {
    real += sample * Math.cos((2 * Math.PI * hz * index) / rate);
    imaginary += sample * Math.sin((2 * Math.PI * hz * index) / rate);
  });
  const [cosine, sine] = [(2 * real) / inner.length, (2 * imaginary) / inner.length];
  const rest = inner.reduce((sum, sample, index) => {
    const angle = (2 * Math.PI * hz * index) / rate;
    return sum + (sample - cosine * Math.cos(angle) - sine * Math.sin(angle)) ** 2;
  }, 0);
  return {
    amplitude: Math.hypot(cosine, sine),
    noiseDb: 10 * Math.log10(rest / inner.length / ((cosine ** 2 + sine ** 2) / 2)),
  };
}

describe('Resampler', () => {
  it.each(ways)('leaves a sine as it is from %i to %i Hz', (from, to) => {
    const tone = createTone(1_000, { ms: 1_000, amplitude: 30_000, rate: from });
    const { amplitude, noiseDb } = measureTone(resample(tone, [from, to]), 1_000, to);
    expect(amplitude).toBeGreaterThan(29_990);
    expect(amplitude).toBeLessThan(30_010);
    expect(noiseDb).toBeLessThan(-90);
  });

  it.each(ways)('moves nothing in time from %i to %i Hz', (from, to) => {
    const step = new Int16Array(from / 10).fill(10_000, from / 20);
    const turned = resample(step, [from, to]);
    const rise = turned.findIndex((sample) => sample >= 5_000);
    expect(Math.abs(rise - to / 20)).toBeLessThanOrEqual(Math.ceil(to / from));
  });

  it.each(ways)('has as many samples as the time takes, from %i to %i Hz', (from, to) => {
    for (const length of [0, 1, 2, 147, 441, 1_000])
      expect(resample(new Int16Array(length), [from, to])).toHaveLength(Math.ceil((length * to) / from));
  });

  it.each([
    [44_100, 24_000, 14_983],
    [48_000, 24_000, 14_983],
    [24_000, 8_000, 5_003],
    [24_000, 16_000, 9_007],
  ])('lets nothing through from %i to %i Hz that would be folded back: %i Hz', (from, to, hz) => {
    const tone = createTone(hz, { ms: 500, amplitude: 30_000, rate: from });
    const left = resample(tone, [from, to]).subarray(to / 50, -to / 50);
    expect(Math.max(...left.map(Math.abs))).toBeLessThanOrEqual(1);
  });

  it('keeps what is loudest within the samples', () => {
    const square = Int16Array.from({ length: 800 }, (_, index) => (index % 20 < 10 ? 32_767 : -32_768));
    const turned = resample(square, [8_000, 24_000]);
    expect(Math.max(...turned)).toBe(32_767);
    expect(Math.min(...turned)).toBe(-32_768);
  });

  it('gives the same samples in whatever pieces they come', () => {
    const noise = createNoise(40, 5_000);
    const lengths = fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(fc.constantFrom(...ways), lengths, (way, cuts) => {
        expect(resample(noise, way, cuts)).toEqual(resample(noise, way));
      }),
      { numRuns: 60 },
    );
    for (const way of ways) expect(resample(noise, way, [1])).toEqual(resample(noise, way));
  });
});
