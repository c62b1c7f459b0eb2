import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  defaultDetection,
  VoiceDetector,
  type DetectedSpeech,
  type DetectionSettings,
} from '../../../../src/audio/index.ts';
import {
  addNoise,
  changeGain,
  createNoise,
  createSilence,
  createTone,
  cutSamples,
  joinSamples,
  sayAll,
} from '../../../support/sounds.ts';

function detect(
  samples: Int16Array,
  settings: Partial<DetectionSettings> = {},
  cuts = [480],
): DetectedSpeech[] {
  const detector = new VoiceDetector({ ...defaultDetection, ...settings });
  return [...cutSamples(samples, cuts)].flatMap((piece) => [...detector.detect(piece)]);
}

/** A voice after a second of silence, followed by two more; what is said of it. */
const spoken = sayAll('It is a rainy day, and nobody goes out.');
/** Where the sound itself begins and ends: the voice is silent at first and at last. */
const trueStartMs = 1_000 + 60;
const trueEndMs = 1_000 + spoken.length / 24 - 60;
const recording = joinSamples(createSilence(1_000), spoken, createSilence(2_000));

describe('VoiceDetector', () => {
  it('has the defaults of the interface', () => {
    expect(defaultDetection).toEqual({ threshold: 0.5, prefixPaddingMs: 500, silenceDurationMs: 1_000 });
    const found = new VoiceDetector().detect(recording);
    expect(found).toEqual(detect(recording));
  });

  it.each([0, 30, 200, 400])('finds speech in noise with a root mean square of %i', (rms) => {
    const found = detect(addNoise(recording, rms));
    expect(found.map(({ kind }) => kind)).toEqual(['started', 'stopped']);
    const [started, stopped] = found as [
      DetectedSpeech & { kind: 'started' },
      DetectedSpeech & { kind: 'stopped' },
    ];
    expect(Math.abs(started.speechStartMs - trueStartMs)).toBeLessThanOrEqual(10);
    expect(Math.abs(stopped.speechEndMs - trueEndMs)).toBeLessThanOrEqual(20);
  });

  it('says where the audio of a turn begins and ends', () => {
    const settings = { prefixPaddingMs: 300, silenceDurationMs: 605 };
    const [started, stopped] = detect(recording, settings);
    expect(started).toEqual({ kind: 'started', speechStartMs: 1_060, audioStartMs: 760 });
    expect(stopped).toMatchObject({ kind: 'stopped', audioStartMs: 760 });
    if (stopped?.kind === 'stopped') expect(stopped.audioEndMs).toBe(stopped.speechEndMs + 605);
  });

  it('begins no turn before the first sample', () => {
    expect(detect(recording, { prefixPaddingMs: 5_000 })[0]).toMatchObject({ audioStartMs: 0 });
  });

  it.each([
    [300, 2],
    [500, 1],
  ])('with %i ms of silence hears %i turns around a pause of 400', (silenceDurationMs, turns) => {
    const tone = createTone(600, { ms: 500, amplitude: 6_000 });
    const two = joinSamples(createSilence(500), tone, createSilence(400), tone, createSilence(1_000));
    expect(detect(two, { silenceDurationMs })).toHaveLength(2 * turns);
  });

  it('waits for speech to end as long as there is no silence', () => {
    expect(detect(recording.subarray(0, 24 * 2_000)).map(({ kind }) => kind)).toEqual(['started']);
  });

  it.each([
    [0, 6, true],
    [0, 2, false],
    [0.5, 11, true],
    [0.5, 7, false],
    [1, 16, true],
    [1, 12, false],
  ])(
    'with the threshold %f takes what is %i dB above the noise for speech: %s',
    (threshold, decibels, isFound) => {
      const quiet = createNoise(1_000, 200);
      const loud = createNoise(500, 200 * 10 ** (decibels / 20), 2);
      expect(detect(joinSamples(quiet, loud, quiet, quiet), { threshold })).toHaveLength(isFound ? 2 : 0);
    },
  );

  it.each([1, 10, 100, 800, 1_500])('hears no speech in noise with a root mean square of %i', (rms) => {
    expect(detect(createNoise(20_000, rms))).toEqual([]);
    expect(detect(createNoise(20_000, rms), { threshold: 0 })).toEqual([]);
  });

  it('hears no speech in silence, in a steady offset or in a click', () => {
    expect(detect(createSilence(3_000))).toEqual([]);
    expect(detect(createSilence(3_000).fill(4_000))).toEqual([]);
    const click = createTone(600, { ms: 20, amplitude: 9_000 });
    expect(detect(joinSamples(createSilence(500), click, createSilence(2_000)))).toEqual([]);
  });

  it('hears whoever speaks at once', () => {
    const found = detect(joinSamples(spoken, createSilence(2_000)));
    expect(found[0]).toEqual({ kind: 'started', speechStartMs: 60, audioStartMs: 0 });
    const shout = joinSamples(createTone(300, { ms: 900, amplitude: 12_000 }), createSilence(2_000));
    expect(detect(shout)[0]).toMatchObject({ speechStartMs: 0 });
  });

  it('hears a voice that is 20 dB quieter', () => {
    expect(detect(changeGain(recording, -20))).toEqual([
      { kind: 'started', speechStartMs: 1_060, audioStartMs: 560 },
      expect.objectContaining({ kind: 'stopped' }),
    ]);
  });

  it('takes noise that is switched on for speech for a few seconds only, and then for noise', () => {
    const fan = createNoise(15_000, 1_500);
    const found = detect(joinSamples(createNoise(1_000, 20), fan, addNoise(recording, 1_500)));
    expect(found.map(({ kind }) => kind)).toEqual(['started', 'stopped', 'started', 'stopped']);
    expect(found[1]).toMatchObject({ speechEndMs: expect.closeTo(5_000, -2) as number });
    expect(found[2]).toMatchObject({ speechStartMs: expect.closeTo(16_000 + trueStartMs, -2) as number });
  });

  it('hears one turn in what the simulator says, even with the shortest silence', () => {
    const text = sayAll('One, two: three! Is it four? It is. (And "five".) The end.');
    expect(detect(joinSamples(text, createSilence(500)), { silenceDurationMs: 100 })).toHaveLength(2);
  });

  it('forgets speech in progress when it is reset, and begins anew on the same clock', () => {
    const detector = new VoiceDetector();
    const cut = 24 * 2_000;
    expect(detector.detect(recording.subarray(0, cut))).toHaveLength(1);
    expect(detector.isSpeaking).toBe(true);
    detector.reset();
    expect(detector.isSpeaking).toBe(false);
    const rest = detector.detect(recording.subarray(cut));
    expect(rest.map(({ kind }) => kind)).toEqual(['started', 'stopped']);
    expect(rest[0]).toMatchObject({ speechStartMs: expect.closeTo(2_000, -2) as number });
  });

  it('takes other settings in the middle of speech', () => {
    const detector = new VoiceDetector();
    detector.detect(recording.subarray(0, 24 * 2_000));
    detector.configure({ ...defaultDetection, silenceDurationMs: 200 });
    const [stopped] = detector.detect(recording.subarray(24 * 2_000));
    if (stopped?.kind !== 'stopped') throw new Error('Speech goes on');
    expect(stopped.audioEndMs - stopped.speechEndMs).toBe(200);
  });

  it('finds the same in whatever pieces the audio comes', () => {
    const noisy = addNoise(recording, 100);
    const whole = detect(noisy, {}, [noisy.length]);
    expect(whole).toHaveLength(2);
    expect(detect(noisy, {}, [1])).toEqual(whole);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 3_000 }), { minLength: 1, maxLength: 9 }), (cuts) => {
        expect(detect(noisy, {}, cuts)).toEqual(whole);
      }),
      { numRuns: 40 },
    );
  });
});
