/** How samples are written: signed 16-bit little-endian, or one byte each by ITU-T G.711. */
export type AudioEncoding = 'pcm16' | 'g711_ulaw' | 'g711_alaw';

/** The rates of the interface, in samples per second. */
export const sampleRates = [8_000, 16_000, 24_000, 44_100, 48_000] as const;

export type SampleRate = (typeof sampleRates)[number];

/** What audio is inside the gateway: 24 kHz, mono, 16 bits. */
export const innerRate = 24_000;

/** How audio is written outside of it; the samples of two channels take turns. */
export interface AudioFormat {
  readonly encoding: AudioEncoding;
  /** Samples per second of each channel. */
  readonly sampleRate: SampleRate;
  readonly channels: 1 | 2;
}

/** A format with what is not said of it: 24 kHz for pcm16, 8 kHz for G.711 (RFC 3551, 4.5.14), one channel. */
export function createAudioFormat(
  encoding: AudioEncoding,
  { sampleRate, channels }: Partial<Pick<AudioFormat, 'sampleRate' | 'channels'>> = {},
): AudioFormat {
  return {
    encoding,
    sampleRate: sampleRate ?? (encoding === 'pcm16' ? innerRate : 8_000),
    channels: channels ?? 1,
  };
}

/** Whether the interface knows this rate. */
export function isSampleRate(rate: number): rate is SampleRate {
  return sampleRates.some((known) => known === rate);
}

/** Bytes of one moment: a sample of every channel. */
export function countFrameBytes({ encoding, channels }: AudioFormat): number {
  return (encoding === 'pcm16' ? 2 : 1) * channels;
}

/** Whole milliseconds that so many samples of one channel last; a part of one does not count. */
export function convertSamplesToMs(samples: number, rate: number): number {
  return Math.floor((samples * 1_000) / rate);
}

/** The fewest samples of one channel that last so many whole milliseconds: turned back they are as many milliseconds. */
export function convertMsToSamples(ms: number, rate: number): number {
  return Math.ceil((ms * rate) / 1_000);
}

/** Whole milliseconds that so many bytes last; an unfinished sample does not count. */
export function convertBytesToMs(sizeBytes: number, format: AudioFormat): number {
  return convertSamplesToMs(Math.floor(sizeBytes / countFrameBytes(format)), format.sampleRate);
}

/** The fewest bytes that last so many whole milliseconds, whole samples of all channels. */
export function convertMsToBytes(ms: number, format: AudioFormat): number {
  return convertMsToSamples(ms, format.sampleRate) * countFrameBytes(format);
}
