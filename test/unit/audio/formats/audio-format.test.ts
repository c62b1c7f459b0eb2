import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  convertBytesToMs,
  convertMsToBytes,
  convertMsToSamples,
  convertSamplesToMs,
  countFrameBytes,
  createAudioFormat,
  isSampleRate,
  sampleRates,
} from '../../../../src/audio/index.ts';

describe('createAudioFormat', () => {
  it('takes 24 kHz for pcm16, 8 kHz for G.711 and one channel where nothing is said', () => {
    expect(createAudioFormat('pcm16')).toEqual({ encoding: 'pcm16', sampleRate: 24_000, channels: 1 });
    expect(createAudioFormat('g711_ulaw')).toEqual({ encoding: 'g711_ulaw', sampleRate: 8_000, channels: 1 });
    expect(createAudioFormat('g711_alaw', { sampleRate: 16_000, channels: 2 })).toEqual({
      encoding: 'g711_alaw',
      sampleRate: 16_000,
      channels: 2,
    });
  });

  it('knows the rates of the interface and no others', () => {
    expect([8_000, 16_000, 24_000, 44_100, 48_000].every(isSampleRate)).toBe(true);
    expect([0, 11_025, 22_050, 32_000, 96_000, Number.NaN].some(isSampleRate)).toBe(false);
  });
});

describe('times', () => {
  it.each([
    [createAudioFormat('pcm16'), 2, 48_000],
    [createAudioFormat('pcm16', { channels: 2 }), 4, 96_000],
    [createAudioFormat('pcm16', { sampleRate: 44_100 }), 2, 88_200],
    [createAudioFormat('pcm16', { sampleRate: 44_100, channels: 2 }), 4, 176_400],
    [createAudioFormat('g711_ulaw'), 1, 8_000],
    [createAudioFormat('g711_alaw', { sampleRate: 48_000, channels: 2 }), 2, 96_000],
  ])('of %j: %d bytes a frame, %d a second', (format, frameBytes, secondBytes) => {
    expect(countFrameBytes(format)).toBe(frameBytes);
    expect(convertMsToBytes(1_000, format)).toBe(secondBytes);
    expect(convertBytesToMs(secondBytes, format)).toBe(1_000);
  });

  it('counts no millisecond that is not whole', () => {
    expect(convertSamplesToMs(44, 44_100)).toBe(0);
    expect(convertSamplesToMs(45, 44_100)).toBe(1);
    expect(convertMsToSamples(1, 44_100)).toBe(45);
    expect(convertBytesToMs(47, createAudioFormat('pcm16'))).toBe(0);
    expect(convertBytesToMs(48, createAudioFormat('pcm16'))).toBe(1);
  });

  it('comes back as the same milliseconds, at every rate, for days', () => {
    fc.assert(
      fc.property(fc.constantFrom(...sampleRates), fc.nat({ max: 1_000_000_000 }), (rate, ms) => {
        const samples = convertMsToSamples(ms, rate);
        expect(convertSamplesToMs(samples, rate)).toBe(ms);
        if (samples > 0) expect(convertSamplesToMs(samples - 1, rate)).toBe(ms - 1);
      }),
    );
  });
});
