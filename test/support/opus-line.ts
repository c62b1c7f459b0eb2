import { Application, createDecoder, createEncoder, type Application as Purpose } from 'libopus-wasm';
import { createRandom } from './create-random.ts';
import { joinSamples } from './sounds.ts';

const rate = 24_000;
const frameSamples = rate / 50;

export interface OpusLine {
  /** Bits per second. */
  readonly bitrate: number;
  readonly purpose?: 'speech' | 'music';
  /** The share of packets that are lost. */
  readonly loss?: number;
  /** What the receiver does about them: guesses as the codec does, or plays silence. */
  readonly repair?: 'guess' | 'silence';
}

const purposes: Readonly<Record<'speech' | 'music', Purpose>> = {
  speech: Application.Voip,
  music: Application.Audio,
};

/** What arrives of 24 kHz mono that goes through Opus in packets of 20 ms, and a silence after it. */
export async function sendThroughOpus(
  samples: Int16Array,
  { bitrate, purpose = 'speech', loss = 0, repair = 'guess' }: OpusLine,
): Promise<Int16Array> {
  using encoder = await createEncoder({
    sampleRate: rate,
    channels: 1,
    bitrate,
    application: purposes[purpose],
  });
  using decoder = await createDecoder({ sampleRate: rate, channels: 1 });
  const random = createRandom(1);
  const frames: Int16Array[] = [];
  const padded = joinSamples(samples, new Int16Array(2 * frameSamples));
  for (let start = 0; start + frameSamples <= padded.length; start += frameSamples) {
    const packet = encoder.encode(padded.slice(start, start + frameSamples));
    const isLost = random() < loss;
    if (isLost && repair === 'silence') frames.push(new Int16Array(frameSamples));
    else frames.push((isLost ? decoder.decodePacketLoss(frameSamples) : decoder.decode(packet)).slice());
  }
  return joinSamples(...frames);
}
