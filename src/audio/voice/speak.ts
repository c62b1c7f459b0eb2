import { convertMsToSamples, innerRate } from '../formats/audio-format.ts';
import { breathMs, planSpeech } from './plan-speech.ts';
import { singWord } from './sing-word.ts';
import { findVoice } from './voices.ts';

/** Samples of 20 ms at 24 kHz. */
export const speechFrame = innerRate / 50;

/** Whose voice it is; `alloy` unless said. */
export interface SpeakOptions {
  readonly voice?: string;
}

/**
 * The simulator's voice: sounds with the rhythm of speech that a listener turns back into the words of the text. Frames of
 * 20 ms, 24 kHz mono, one after the other; the same for the same text and voice. A text without words has none. What is
 * not asked for is not computed.
 */
export function* speak(text: string, { voice = 'alloy' }: SpeakOptions = {}): Generator<Int16Array, void> {
  const traits = findVoice(voice);
  let frame = new Int16Array(speechFrame);
  let [filled, written] = [0, 0];
  for (const piece of listSounds()) {
    for (let taken = 0; taken < piece.length;) {
      const part = piece.subarray(taken, taken + speechFrame - filled);
      frame.set(part, filled);
      taken += part.length;
      filled += part.length;
      if (filled < speechFrame) continue;
      yield frame;
      [frame, filled] = [new Int16Array(speechFrame), 0];
    }
  }
  if (filled > 0) yield frame;

  function* listSounds(): Generator<Int16Array, void> {
    for (const word of planSpeech(text)) {
      const start = convertMsToSamples(word.startMs, innerRate);
      yield new Int16Array(start - written);
      const sound = singWord(word, traits);
      yield sound;
      written = start + sound.length;
    }
    if (written > 0) yield new Int16Array(convertMsToSamples(breathMs, innerRate));
  }
}
