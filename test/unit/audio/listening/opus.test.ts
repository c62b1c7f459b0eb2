import { describe, expect, it } from 'vitest';
import { Listener, VoiceDetector, voiceNames, type HeardSound } from '../../../../src/audio/index.ts';
import { sendThroughOpus } from '../../../support/opus-line.ts';
import { addNoise, changeGain, createSilence, joinSamples, sayAll } from '../../../support/sounds.ts';

const text = 'Nobody knew how long it would take, but nobody minded: [[failed]] or “Größe”, 你好!';
const spoken = sayAll(text);

function listen(samples: Int16Array): HeardSound {
  const listener = new Listener();
  listener.hear(samples);
  return listener.report();
}

describe('Listener behind Opus', () => {
  it.each([12_000, 16_000, 24_000, 32_000, 64_000])('understands the voice at %i bit/s', async (bitrate) => {
    for (const purpose of ['speech', 'music'] as const) {
      expect(listen(await sendThroughOpus(spoken, { bitrate, purpose })).text).toBe(text);
    }
  });

  it.each(voiceNames)('understands %s at 24 kbit/s', async (voice) => {
    expect(
      listen(await sendThroughOpus(sayAll('It is me, you know.', voice), { bitrate: 24_000 })).text,
    ).toBe('It is me, you know.');
  });

  it.each(['guess', 'silence'] as const)('understands it with one of 50 packets lost: %s', async (repair) => {
    const heard = listen(await sendThroughOpus(spoken, { bitrate: 24_000, loss: 0.02, repair }));
    expect(heard).toMatchObject({ text, isComplete: true });
  });

  it('understands it 20 dB quieter', async () => {
    expect(listen(await sendThroughOpus(changeGain(spoken, -20), { bitrate: 24_000 })).text).toBe(text);
  });

  it('understands it in noise', async () => {
    expect(listen(await sendThroughOpus(addNoise(spoken, 1_500), { bitrate: 24_000 })).text).toBe(text);
  });

  it('knows when it begins and ends', async () => {
    const recording = joinSamples(createSilence(1_000), spoken, createSilence(1_500));
    const found = new VoiceDetector().detect(await sendThroughOpus(recording, { bitrate: 24_000 }));
    expect(found.map(({ kind }) => kind)).toEqual(['started', 'stopped']);
    const [started, stopped] = found;
    if (started?.kind !== 'started' || stopped?.kind !== 'stopped') throw new Error('It was not heard');
    // The codec is 6.5 ms late, and rings a little.
    expect(Math.abs(started.speechStartMs - 1_060)).toBeLessThanOrEqual(20);
    expect(Math.abs(stopped.speechEndMs - (1_000 + spoken.length / 24 - 60))).toBeLessThanOrEqual(60);
  });
});
