import { readFrameText, type Frame } from '../realtime/frames.ts';

/** What is left of silence after Opus lies below this; the callers' voice does not for as long as a period of it. */
const maxQuiet = 400;
const bytesPerMs = 48;
const opening = '"audio":"';

/** The sound of an `input_audio_buffer.append`. */
export interface HeardSound {
  readonly lengthMs: number;
  /** How long it is silent at its end: all of it where nobody spoke. */
  readonly silentMs: number;
}

/** Measures how long sound is silent at its end. */
export function measureSilence(frame: Pick<Frame, 'payload' | 'mask' | 'opcode'>): HeardSound {
  const text = readFrameText(frame);
  const start = text.indexOf(opening) + opening.length;
  const sound = Buffer.from(text.slice(start, text.indexOf('"', start)), 'base64');
  let end = sound.length;
  while (end >= 2 && Math.abs(sound.readInt16LE(end - 2)) <= maxQuiet) end -= 2;
  return { lengthMs: sound.length / bytesPerMs, silentMs: (sound.length - end) / bytesPerMs };
}
