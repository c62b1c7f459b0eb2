import { innerRate, type AudioFormat } from './audio-format.ts';
import { alaw, ulaw } from './g711.ts';
import { Resampler } from './resampler.ts';

/** Writes the audio of one stream, piece by piece; for one session, and freed with it. */
export interface AudioEncoder {
  /** What is due in the format for these samples of 24 kHz mono. */
  readonly encode: (samples: Int16Array) => Buffer;
  /** The last bytes; nothing may be encoded after it. */
  readonly end: () => Buffer;
}

/** Writes 24 kHz mono as audio of this format, the same on both channels where there are two. */
export function createAudioEncoder(format: AudioFormat): AudioEncoder {
  const resampler = format.sampleRate === innerRate ? null : new Resampler(innerRate, format.sampleRate);
  return {
    encode: (samples) => writeSamples(resampler?.resample(samples) ?? samples, format),
    end: () => writeSamples(resampler?.end() ?? new Int16Array(0), format),
  };
}

function writeSamples(samples: Int16Array, { encoding, channels }: AudioFormat): Buffer {
  const spread = channels === 1 ? samples : doubleSamples(samples);
  if (encoding === 'pcm16') {
    const bytes = Buffer.allocUnsafe(2 * spread.length);
    for (let index = 0; index < spread.length; index += 1) bytes.writeInt16LE(spread[index] ?? 0, 2 * index);
    return bytes;
  }
  const { encode } = encoding === 'g711_ulaw' ? ulaw : alaw;
  const bytes = Buffer.allocUnsafe(spread.length);
  for (let index = 0; index < spread.length; index += 1) bytes[index] = encode(spread[index] ?? 0);
  return bytes;
}

function doubleSamples(samples: Int16Array): Int16Array {
  const doubled = new Int16Array(2 * samples.length);
  for (let index = 0; index < doubled.length; index += 1) doubled[index] = samples[index >> 1] ?? 0;
  return doubled;
}
