import { convertMsToBytes, type AudioFormat } from '../../../audio/index.ts';

/** Milliseconds of audio that the input buffer, or one part of an item, holds at most. */
export const maxInputMs = 15 * 60_000;

/** Milliseconds of audio that are listened to before others have their turn: about 4 ms of work. */
const sliceMs = 500;

/** The bytes in slices that are short work each. */
export function* sliceBytes(bytes: Buffer, format: AudioFormat): Generator<Buffer, void> {
  const size = convertMsToBytes(sliceMs, format);
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}
