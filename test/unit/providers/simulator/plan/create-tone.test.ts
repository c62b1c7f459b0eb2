import { describe, expect, it } from 'vitest';
import { createTone } from '../../../../../src/providers/simulator/plan/create-tone.ts';

describe('createTone', () => {
  const file = createTone({ seconds: 0.5, frequencyHz: 440 });

  it('is a WAV file of one channel, 24 kHz and 16 bits', () => {
    expect(file.toString('latin1', 0, 4)).toBe('RIFF');
    expect(file.readUInt32LE(4)).toBe(file.length - 8);
    expect(file.toString('latin1', 8, 16)).toBe('WAVEfmt ');
    expect([
      file.readUInt16LE(20),
      file.readUInt16LE(22),
      file.readUInt32LE(24),
      file.readUInt16LE(34),
    ]).toEqual([1, 1, 24_000, 16]);
    expect(file.readUInt32LE(40)).toBe(24_000);
  });

  it('can be heard, and swings as often as its pitch says', () => {
    const samples = Array.from({ length: 12_000 }, (_, index) => file.readInt16LE(44 + index * 2));
    expect(Math.max(...samples)).toBeGreaterThan(5_000);
    const crossings = samples.filter(
      (sample, index) => index > 0 && sample >= 0 && (samples[index - 1] ?? 0) < 0,
    ).length;
    expect(Math.abs(crossings - 220)).toBeLessThanOrEqual(2);
  });
});
