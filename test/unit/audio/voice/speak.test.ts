import { describe, expect, it } from 'vitest';
import { measureSpeech, planSpeech, speak, speechFrame, voiceNames } from '../../../../src/audio/index.ts';
import { attackTones, highTones, lowTones, pauses } from '../../../../src/audio/code/tones.ts';
import { findVoice } from '../../../../src/audio/voice/voices.ts';
import { createTone, findPeak, joinSamples, sayAll } from '../../../support/sounds.ts';

const paragraph =
  'The harbour was quiet that morning. Two boats had left before sunrise, and the others waited for the fog to lift. ' +
  'Nobody knew how long it would take, but nobody seemed to mind either.';

/** How much of the sound is at this frequency. */
function measureAt(samples: Int16Array, hz: number): number {
  let [real, imaginary] = [0, 0];
  samples.forEach((sample, index) => {
    real += sample * Math.cos((2 * Math.PI * hz * index) / 24_000);
    imaginary += sample * Math.sin((2 * Math.PI * hz * index) / 24_000);
  });
  return Math.hypot(real, imaginary);
}

describe('speak', () => {
  it('speaks in frames of 20 ms, as many as it says beforehand', () => {
    const frames = [...speak(paragraph)];
    expect(frames.every((frame) => frame.length === speechFrame)).toBe(true);
    expect(speechFrame).toBe(480);
    expect(frames.length * speechFrame).toBe(measureSpeech(paragraph));
  });

  it('has nothing to say where there are no words', () => {
    expect([...speak('')]).toEqual([]);
    expect([...speak(' \n ')]).toEqual([]);
    expect(measureSpeech(' ')).toBe(0);
  });

  it('says the same in the same way, another voice in another', () => {
    expect(sayAll(paragraph)).toEqual(sayAll(paragraph, 'alloy'));
    const voices = [...voiceNames, 'voice_1234', 'somebody'];
    expect(new Set(voiceNames.map((name) => findVoice(name).pitch)).size).toBe(voiceNames.length);
    for (const name of voices) {
      const { pitch } = findVoice(name);
      expect(pitch).toBeGreaterThan(90);
      expect(pitch).toBeLessThan(230);
    }
    expect(sayAll('Hello', 'somebody')).toEqual(sayAll('Hello', 'somebody'));
  });

  it.each(['cedar', 'shimmer'])('has the pitch of %s', (voice) => {
    const { pitch } = findVoice(voice);
    const sound = sayAll('immeasurably', voice);
    const loudest = [98, 120, 140, 165, 190, 222, 250].toSorted(
      (one, other) => measureBand(sound, other) - measureBand(sound, one),
    )[0];
    expect(Math.abs((loudest ?? 0) - pitch * 1.15)).toBeLessThan(20);
  });

  it('speaks as fast as people do: 12 to 20 characters a second', () => {
    const perSecond = paragraph.length / (measureSpeech(paragraph) / 24_000);
    expect(perSecond).toBeGreaterThan(12);
    expect(perSecond).toBeLessThan(20);
  });

  it('stays within the band of a telephone with what it says, and within its level', () => {
    const tones = [...lowTones, ...highTones, ...Object.values(attackTones)];
    expect(Math.min(...tones)).toBeGreaterThanOrEqual(400);
    expect(Math.max(...tones)).toBeLessThanOrEqual(3_200);
    for (const voice of voiceNames) {
      const sound = sayAll(paragraph, voice);
      const rms = Math.sqrt(sound.reduce((sum, sample) => sum + sample ** 2, 0) / sound.length);
      expect(20 * Math.log10(rms / 32_768)).toBeGreaterThan(-20);
      expect(findPeak(sound)).toBeLessThan(20_000);
    }
  });

  it('never leaps: neighbouring samples are as near as those of its highest tone', () => {
    const sound = sayAll(paragraph, 'shimmer');
    const highest = createTone(3_200, { ms: 10, amplitude: 16_000 });
    const leap = (samples: Int16Array) =>
      findPeak(samples.map((sample, index) => sample - (samples[index - 1] ?? 0)));
    expect(leap(sound)).toBeLessThan(leap(highest));
  });

  it('computes what is asked for only', () => {
    const [first] = speak('word '.repeat(200_000));
    expect(first).toHaveLength(speechFrame);
  });
});

describe('planSpeech', () => {
  it('says when each word begins and ends', () => {
    const plan = [...planSpeech('No, never. Why?')];
    expect(plan.map(({ text, startMs, endMs }) => ({ text, startMs, endMs }))).toEqual([
      { text: 'No,', startMs: 60, endMs: 390 },
      { text: 'never.', startMs: 450, endMs: 840 },
      { text: 'Why?', startMs: 930, endMs: 1_290 },
    ]);
    expect(measureSpeech('No, never. Why?')).toBe(24 * 1_360);
  });

  it('is silent between words, and only there', () => {
    const sound = sayAll('No, never. Why?');
    const level = (fromMs: number, toMs: number) => findPeak(sound.subarray(fromMs * 24, toMs * 24));
    let silentFromMs = 0;
    for (const { startMs, endMs } of planSpeech('No, never. Why?')) {
      expect(level(silentFromMs, startMs)).toBe(0);
      for (let at = startMs; at < endMs; at += 30) expect(level(at, at + 30)).toBeGreaterThan(2_000);
      silentFromMs = endMs;
    }
    expect(level(silentFromMs, 2_000)).toBe(0);
  });

  it('has no pause as long as the shortest silence that ends a turn', () => {
    expect(Math.max(...Object.values(pauses))).toBeLessThan(100);
    expect(pauses).toEqual({ word: 30, comma: 60, sentence: 90 });
  });

  it('makes no pause within a long word', () => {
    const plan = [...planSpeech('e'.repeat(70))];
    expect(plan.map(({ isJoined }) => isJoined)).toEqual([false, true, true]);
    expect(joinSamples(...speak('e'.repeat(70))).length).toBe(measureSpeech('e'.repeat(70)));
  });
});

function measureBand(samples: Int16Array, hz: number): number {
  return [-6, -3, 0, 3, 6].reduce((sum, distance) => sum + measureAt(samples, hz + distance), 0);
}
