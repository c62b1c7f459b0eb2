import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  describeSound,
  Listener,
  missedMark,
  planSpeech,
  sampleRates,
  voiceNames,
  type HeardSound,
  type HeardWord,
} from '../../../../src/audio/index.ts';
import { createRandom } from '../../../support/create-random.ts';
import {
  addNoise,
  changeGain,
  createNoise,
  createSilence,
  createTone,
  cutSamples,
  joinSamples,
  loseFrames,
  passThrough,
  sayAll,
  slipFrames,
} from '../../../support/sounds.ts';

const text =
  'Good morning! Is the train at 9:45 late? [[failed]] or [[status=429]], they said: “Größe”, 你好, 😀. ' +
  'Nobody knew how long it would take, but nobody seemed to mind either.';
const spoken = sayAll(text);

const short = 'At 9:45, “Größe” 你好 [[failed]]?';

function listen(samples: Int16Array): HeardSound {
  const listener = new Listener();
  for (const piece of cutSamples(samples, [480])) listener.hear(piece);
  return listener.report();
}

function listWords(samples: Int16Array, cuts = [480]): readonly HeardWord[] {
  const listener = new Listener();
  return [...cutSamples(samples, cuts)].flatMap((piece) => [...listener.hear(piece)]);
}

/** Words that were understood, in the order of those that were said, and a mark wherever some are not among them. */
function expectHonest(heard: string, said: string): void {
  const saidWords = said.split(' ');
  let [place, isMarked] = [0, false];
  for (const word of heard.split(' ')) {
    if (word === missedMark) isMarked = true;
    else {
      const found = saidWords.indexOf(word, place);
      expect(found, `${word} in ${heard}`).toBeGreaterThanOrEqual(place);
      if (found > place) expect(isMarked, `a mark before ${word} in ${heard}`).toBe(true);
      [place, isMarked] = [found + 1, false];
    }
  }
  if (place < saidWords.length) expect(isMarked, `a mark at the end of ${heard}`).toBe(true);
}

describe('Listener', () => {
  it('understands what is said, word by word as they end', () => {
    const words = listWords(spoken);
    const said = [...planSpeech(text)];
    expect(words.map((word) => word.text)).toEqual(said.map((word) => word.text));
    words.forEach((word, index) => {
      expect(Math.abs(word.startMs - (said[index]?.startMs ?? NaN))).toBeLessThanOrEqual(5);
      expect(Math.abs(word.endMs - (said[index]?.endMs ?? NaN))).toBeLessThanOrEqual(5);
      expect(word).toMatchObject({ isJoined: false, isAfterGap: false });
    });
    expect(listen(spoken)).toMatchObject({ kind: 'speech', text, isComplete: true });
  });

  it('understands a word no later than it ends', () => {
    const [word] = planSpeech('Hello there');
    const cut = sayAll('Hello there').subarray(0, 24 * (word?.endMs ?? 0));
    expect(listWords(cut).map((heard) => heard.text)).toEqual(['Hello']);
  });

  it.each(
    (['pcm16', 'g711_ulaw', 'g711_alaw'] as const).flatMap((encoding) =>
      sampleRates.flatMap((sampleRate) =>
        ([1, 2] as const).map((channels) => ({ encoding, sampleRate, channels })),
      ),
    ),
  )('understands it through %j, as loud as it was and 20 dB quieter', (format) => {
    const samples = sayAll(short);
    expect(listen(passThrough(samples, format)).text).toBe(short);
    expect(listen(passThrough(changeGain(samples, -20), format)).text).toBe(short);
  });

  it.each([...voiceNames, 'voice_1234'])('understands %s', (voice) => {
    expect(listen(sayAll('Whose voice is it?', voice)).text).toBe('Whose voice is it?');
  });

  it.each([1, 7, 31, 59, 61, 90, 119])(
    'understands it from wherever it begins: %i samples later',
    (samples) => {
      expect(listen(joinSamples(new Int16Array(samples), spoken)).text).toBe(text);
    },
  );

  it.each([
    ['noise 6 dB below it', (samples: Int16Array) => addNoise(samples, 2_300)],
    ['noise as loud as it', (samples: Int16Array) => addNoise(samples, 4_600)],
    ['20 dB less and noise', (samples: Int16Array) => addNoise(changeGain(samples, -20), 300)],
    ['one of 50 frames missing', (samples: Int16Array) => loseFrames(samples, 0.02)],
    ['one of 20 frames missing', (samples: Int16Array) => loseFrames(samples, 0.05, 3)],
    ['6 dB too much', (samples: Int16Array) => changeGain(samples, 12)],
  ])('understands it with %s', (_name, change) => {
    expect(listen(change(spoken))).toMatchObject({ text, isComplete: true });
  });

  it.each([
    [-20, 0.01],
    [-15, 0.01],
    [-10, 0.01],
    [10, 0.01],
    [20, 0.01],
  ])('understands it where %i ms are cut out, or put in, now and then', (ms, share) => {
    expect(listen(slipFrames(spoken, ms, share))).toMatchObject({ text, isComplete: true });
  });

  it('understands it between silence, noise, tones and other voices', () => {
    const music = createTone(523, { ms: 700, amplitude: 8_000 });
    const attack = joinSamples(createTone(1_250, { ms: 90, amplitude: 5_000 }), createNoise(400, 2_000));
    const all = joinSamples(
      createSilence(333),
      music,
      spoken,
      attack,
      createNoise(301, 3_000),
      spoken,
      music,
    );
    expect(listen(all)).toMatchObject({ kind: 'speech', text: `${text} ${text}`, isComplete: true });
  });

  it('understands any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (words) => {
        const said = words.split(/\s+/u).filter(Boolean).join(' ');
        expect(listen(sayAll(words)).text).toBe(said);
      }),
      { numRuns: 40 },
    );
    const long = `x${'abcdefghij'.repeat(9)} end`;
    expect(listen(sayAll(long)).text).toBe(long);
  });

  it('understands the same in whatever pieces it comes', () => {
    const noisy = loseFrames(addNoise(sayAll('Tell me, is it so?'), 1_000), 0.04);
    const whole = listWords(noisy, [noisy.length]);
    expect(whole.length).toBeGreaterThan(3);
    expect(listWords(noisy, [1])).toEqual(whole);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 2_000 }), { minLength: 1, maxLength: 9 }), (cuts) => {
        expect(listWords(noisy, cuts)).toEqual(whole);
      }),
      { numRuns: 20 },
    );
  });

  it('says that words were missed, and never shows others', () => {
    for (let seed = 1; seed <= 6; seed += 1) {
      const random = createRandom(seed);
      const damaged = addNoise(loseFrames(spoken, 0.1 + 0.4 * random(), seed), 12_000 * random(), seed);
      const { text: heard, isComplete, kind } = listen(damaged);
      if (kind !== 'speech') continue;
      expectHonest(heard, text);
      expect(isComplete).toBe(heard === text);
    }
  });

  it('says that a word in the middle was missed', () => {
    const words = [...planSpeech('one two three four')];
    const damaged = sayAll('one two three four').fill(0, 24 * words[1]!.startMs, 24 * words[1]!.endMs);
    expect(listen(damaged)).toMatchObject({ text: 'one … three four', isComplete: false });
    expect(listWords(damaged).map(({ isAfterGap }) => isAfterGap)).toEqual([false, true, false]);
  });

  it.each([14, 15, 16, 30])('says that %i words were missed, however they are numbered', (count) => {
    const said = Array.from({ length: 40 }, (_, index) => `no${String(index)}`);
    const plan = [...planSpeech(said.join(' '))];
    const damaged = sayAll(said.join(' ')).fill(0, 24 * plan[3]!.startMs, 24 * plan[2 + count]!.endMs);
    const heard = [...said.slice(0, 3), missedMark, ...said.slice(3 + count)];
    expect(listen(damaged)).toMatchObject({ text: heard.join(' '), isComplete: false });
  });

  it('says that it was cut off, and hears what comes next as something new', () => {
    const [first, second] = planSpeech('one two three');
    const cut = sayAll('one two three').subarray(0, 24 * (second!.endMs - 150));
    expect(first?.text).toBe('one');
    expect(listen(cut)).toMatchObject({ text: 'one …', isComplete: false });
    const next = joinSamples(cut, createSilence(500), sayAll('Stop now.'));
    expect(listen(next)).toMatchObject({ text: 'one … Stop now.', isComplete: false });
  });

  it('hears no words where there are none', () => {
    for (let seed = 1; seed <= 3; seed += 1) expect(listWords(createNoise(10_000, 6_000, seed))).toEqual([]);
    expect(listWords(createSilence(5_000))).toEqual([]);
    expect(listWords(createTone(1_250, { ms: 5_000, amplitude: 8_000 }))).toEqual([]);
  });

  it.each([
    ['nothing', new Int16Array(0), 'silence', ''],
    ['silence', createSilence(1_000), 'silence', ''],
    ['the last bit', createNoise(1_000, 1), 'silence', ''],
    [
      'a click',
      joinSamples(createSilence(500), createTone(900, { ms: 40, amplitude: 9_000 }), createSilence(500)),
      'silence',
      '',
    ],
    ['a fan', createNoise(2_000, 400), 'noise', '(steady noise for 2.0 s, -38 dB)'],
    ['a hum', createTone(440, { ms: 2_000, amplitude: 3_000 }), 'noise', '(steady noise for 2.0 s, -24 dB)'],
    [
      'a whistle',
      joinSamples(createSilence(700), createTone(900, { ms: 1_200, amplitude: 4_634 }), createSilence(500)),
      'sound',
      '(a sound of 1.2 s, -20 dB)',
    ],
    [
      'a whistle in noise',
      addNoise(joinSamples(createSilence(4_000), createTone(900, { ms: 300, amplitude: 9_000 })), 300),
      'sound',
      '(a sound of 0.3 s, -14 dB)',
    ],
  ])('tells what %s is', (_name, samples, kind, description) => {
    const heard = listen(samples);
    expect(heard).toMatchObject({ kind, text: '', isComplete: true, durationMs: samples.length / 24 });
    expect(describeSound(heard)).toBe(description);
  });

  it('describes speech by its words', () => {
    expect(describeSound(listen(sayAll('So it is.')))).toBe('So it is.');
  });
});
