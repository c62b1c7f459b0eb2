import { convertSamplesToMs, countFrameBytes, innerRate, type AudioFormat } from './audio-format.ts';
import { alaw, ulaw } from './g711.ts';
import { Resampler } from './resampler.ts';

/** Reads the audio of one stream, piece by piece; for one session, and freed with it. */
export interface AudioDecoder {
  /** What is due of 24 kHz mono; bytes that do not yet make a sample wait for the next piece. */
  readonly decode: (bytes: Uint8Array) => Int16Array;
  /** The last samples; nothing may be decoded after it. An unfinished sample is dropped. */
  readonly end: () => Int16Array;
  /** Whole milliseconds that were received, whether they are due yet or not. */
  readonly receivedMs: () => number;
}

/**
 * Reads audio of this format as 24 kHz mono, two channels mixed down. What is called takes time in proportion to the bytes,
 * about 40 µs for each 20 ms.
 */
export function createAudioDecoder(format: AudioFormat): AudioDecoder {
  const resampler = format.sampleRate === innerRate ? null : new Resampler(format.sampleRate, innerRate);
  const frameBytes = countFrameBytes(format);
  let rest: Uint8Array = new Uint8Array(0);
  let received = 0;
  return {
    decode(bytes) {
      const piece = rest.length === 0 ? bytes : Buffer.concat([rest, bytes]);
      const frames = Math.floor(piece.length / frameBytes);
      // A copy: the sender's memory may be used again.
      rest = Uint8Array.from(piece.subarray(frames * frameBytes));
      received += frames;
      const samples = mixDown(readSamples(piece, format, frames * format.channels), format.channels);
      return resampler === null ? samples : resampler.resample(samples);
    },
    end: () => resampler?.end() ?? new Int16Array(0),
    receivedMs: () => convertSamplesToMs(received, format.sampleRate),
  };
}

function readSamples(bytes: Uint8Array, { encoding }: AudioFormat, count: number): Int16Array {
  const samples = new Int16Array(count);
  if (encoding === 'pcm16') {
    for (let index = 0; index < count; index += 1)
      samples[index] = (bytes[2 * index] ?? 0) | ((bytes[2 * index + 1] ?? 0) << 8);
    return samples;
  }
  const table = encoding === 'g711_ulaw' ? ulaw.samples : alaw.samples;
  for (let index = 0; index < count; index += 1) samples[index] = table[bytes[index] ?? 0] ?? 0;
  return samples;
}

/** The mean of both channels. */
function mixDown(samples: Int16Array, channels: 1 | 2): Int16Array {
  if (channels === 1) return samples;
  const mixed = new Int16Array(samples.length / 2);
  for (let index = 0; index < mixed.length; index += 1)
    mixed[index] = Math.round(((samples[2 * index] ?? 0) + (samples[2 * index + 1] ?? 0)) / 2);
  return mixed;
}
