import { planSpeech, speak, speechFrame, type PlannedWord } from '../../../audio/index.ts';
import type { RealtimeStep } from '../../../core/realtime/realtime-model.ts';

/** Frames of 20 ms in a step: a client is sent 100 ms at a time. */
const framesPerStep = 5;

/** Samples a millisecond. */
const samplesPerMs = 24;

type SoundStep = Extract<RealtimeStep, { readonly kind: 'sound' }>;

/** A text as it is spoken: its sound, and with it the words that end in it, which together are the text. */
export function* speakSteps(text: string, voice: string): Generator<SoundStep, void> {
  const takeWords = createWordTaker(text);
  let frames: Int16Array[] = [];
  let samples = 0;
  for (const frame of speak(text, { voice })) {
    frames.push(frame);
    samples += frame.length;
    if (frames.length < framesPerStep) continue;
    yield { kind: 'sound', samples: joinFrames(frames), transcript: takeWords(samples / samplesPerMs) };
    frames = [];
  }
  const rest = takeWords(Infinity);
  if (frames.length > 0 || rest !== '')
    yield { kind: 'sound', samples: joinFrames(frames), transcript: rest };
}

/** The text up to the last word that has ended; all of it in the end. */
function createWordTaker(text: string): (untilMs: number) => string {
  const words = planSpeech(text);
  let word = words.next();
  let [found, taken] = [0, 0];
  return (untilMs) => {
    while (word.done !== true && word.value.endMs <= untilMs) {
      found = findEnd(text, word.value, found);
      word = words.next();
    }
    const end = untilMs === Infinity ? text.length : found;
    const piece = text.slice(taken, end);
    taken = end;
    return piece;
  };
}

/** Where a word ends in the text; where it is spoken in another spelling, it is told with the next one. */
function findEnd(text: string, word: PlannedWord, from: number): number {
  const start = text.indexOf(word.text, from);
  return start < 0 ? from : start + word.text.length;
}

function joinFrames(frames: readonly Int16Array[]): Int16Array {
  const joined = new Int16Array(frames.length * speechFrame);
  for (const [index, frame] of frames.entries()) joined.set(frame, index * speechFrame);
  return joined;
}
