import { createAudioDecoder, createAudioEncoder, speak, type AudioFormat } from '../../src/audio/index.ts';
import { createRandom } from './create-random.ts';

const rate = 24_000;

/** Silence of 24 kHz mono. */
export function createSilence(ms: number): Int16Array {
  return new Int16Array((rate * ms) / 1_000);
}

/** A sine with this amplitude, of 32 768. */
export function createTone(hz: number, shape: { ms: number; amplitude: number; rate?: number }): Int16Array {
  const samplesPerSecond = shape.rate ?? rate;
  return Int16Array.from({ length: (samplesPerSecond * shape.ms) / 1_000 }, (_, index) =>
    Math.round(shape.amplitude * Math.sin((2 * Math.PI * hz * index) / samplesPerSecond)),
  );
}

/** White noise with this root mean square, the same for the same seed. */
export function createNoise(ms: number, rms: number, seed = 1): Int16Array {
  return addNoise(createSilence(ms), rms, seed);
}

export function addNoise(samples: Int16Array, rms: number, seed = 1): Int16Array {
  const random = createRandom(seed);
  return samples.map((sample) => {
    const distance = Math.sqrt(-2 * Math.log(random() + 1e-12)) * Math.cos(2 * Math.PI * random());
    return clip(sample + rms * distance);
  });
}

/** As loud as it was and so many decibels more. */
export function changeGain(samples: Int16Array, decibels: number): Int16Array {
  return samples.map((sample) => clip(sample * 10 ** (decibels / 20)));
}

/** Frames of 20 ms, each silent with this probability. */
export function loseFrames(samples: Int16Array, share: number, seed = 1): Int16Array {
  const random = createRandom(seed);
  const left = samples.slice();
  for (let start = 0; start < left.length; start += 480)
    if (random() < share) left.fill(0, start, start + 480);
  return left;
}

/** Behind frames of 20 ms so much of the sound is cut out, or for more than 0 said twice, each with this probability. */
export function slipFrames(samples: Int16Array, ms: number, share: number): Int16Array {
  const random = createRandom(1);
  const pieces: Int16Array[] = [];
  for (let start = 0; start < samples.length;) {
    const end = start + 480;
    pieces.push(samples.subarray(start, end));
    start = random() < share ? end - (rate * ms) / 1_000 : end;
  }
  return joinSamples(...pieces);
}

export function joinSamples(...pieces: readonly Int16Array[]): Int16Array {
  const joined = new Int16Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let end = 0;
  for (const piece of pieces) {
    joined.set(piece, end);
    end += piece.length;
  }
  return joined;
}

/** All that the simulator's voice says of a text. */
export function sayAll(text: string, voice?: string): Int16Array {
  return joinSamples(...speak(text, voice === undefined ? {} : { voice }));
}

/** Written in this format and read again. */
export function passThrough(samples: Int16Array, format: AudioFormat): Int16Array {
  const encoder = createAudioEncoder(format);
  const decoder = createAudioDecoder(format);
  const bytes = Buffer.concat([encoder.encode(samples), encoder.end()]);
  return joinSamples(decoder.decode(bytes), decoder.end());
}

/** The pieces of these lengths, over and over; of one sample where there are none. */
export function* cutSamples(samples: Int16Array, lengths: readonly number[]): Generator<Int16Array, void> {
  for (let start = 0, index = 0; start < samples.length; index += 1) {
    const end = start + (lengths[index % lengths.length] ?? 1);
    yield samples.subarray(start, end);
    start = end;
  }
}

/** The largest sample, whatever its sign. */
export function findPeak(samples: Int16Array): number {
  return samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
}

function clip(value: number): number {
  return Math.max(-32_768, Math.min(32_767, Math.round(value)));
}

/** Base64 of PCM with these samples. */
export function writePcm(samples: Int16Array): string {
  return Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength).toString('base64');
}
