import { createEncoder } from 'libopus-wasm';

const sampleRate = 24_000;
export const frameMs = 20;
const frameSamples = (sampleRate / 1000) * frameMs;
const secondFrames = 1000 / frameMs;

/** What callers send, encoded before anything is measured: as Opus packets of 20 ms. */
export interface CallerVoice {
  /** A second without a pause. */
  readonly loud: readonly Buffer[];
  readonly quiet: Buffer;
}

/** A hum with the overtones of a voice and a little noise: never silent, and the same in every run. */
function hum(index: number): number {
  const turn = (2 * Math.PI * index) / sampleRate;
  const swell = 0.75 + 0.25 * Math.sin(turn * 4);
  const tones = Math.sin(turn * 140) + 0.6 * Math.sin(turn * 560) + 0.3 * Math.sin(turn * 2380);
  const noise = (((index * 7919) % 1009) / 1009 - 0.5) * 0.1;
  return Math.round(6_000 * swell * (tones + noise));
}

/** Encodes as browsers do: 32 kbit/s, with copies of lost packets. */
export async function createCallerVoice(): Promise<CallerVoice> {
  using encoder = await createEncoder({
    ...{ sampleRate, channels: 1, bitrate: 32_000, fec: true, packetLossPercent: 5 },
  });
  const loud = Array.from({ length: secondFrames }, (_, frame) =>
    Buffer.from(
      encoder.encode(Int16Array.from({ length: frameSamples }, (__, at) => hum(frame * frameSamples + at))),
    ),
  );
  const quiet = Array.from({ length: 10 }, () => Buffer.from(encoder.encode(new Int16Array(frameSamples))));
  return { loud, quiet: quiet.at(-1) ?? Buffer.alloc(0) };
}
